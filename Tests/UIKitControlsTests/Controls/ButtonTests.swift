// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Buttons without a configuration: sizes, places and looks of each state (FACTS_UIKIT d.3).

import Mica
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct ButtonTests {
  private func laidOut(_ button: UIButton, _ width: CGFloat = 200, _ height: CGFloat = 60)
    -> UIButton
  {
    button.frame = CGRect(x: 0, y: 0, width: width, height: height)
    button.layoutIfNeeded()
    return button
  }

  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(context.format.bounds)
    }
  }

  @Test(
    "d.3: the height is that of the line, rounded up, and 12",
    arguments: [
      (11, 26), (12, 27), (14, 29), (15, 30),
    ] as [(CGFloat, CGFloat)])
  func heightsAreThoseOfInterfaceBuilder(_ size: CGFloat, _ height: CGFloat) {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size)
    #expect(button.intrinsicContentSize.height == height)
  }

  @Test func fontsAndColoursFollowTheType() {
    let system = UIButton(type: .system)
    #expect(system.titleLabel?.font.pointSize == 15)
    #expect(system.currentTitleColor == system.tintColor)
    #expect(system.titleColor(for: .disabled) == .tertiaryLabel)
    system.tintColor = .purple
    system.setTitle("a", for: .normal)
    #expect(system.titleLabel?.textColor == .purple)
    let custom = UIButton()
    #expect(custom.titleLabel?.font.pointSize == 18 && custom.currentTitleColor == .white)
    #expect(custom.buttonType == .custom && UIButton(type: .roundedRect).buttonType == .system)
    // An empty button has the height of a line, and is at least 30 wide.
    #expect(custom.intrinsicContentSize == CGSize(width: 30, height: 34))
  }

  @Test func titlesAreThoseOfTheState() {
    let button = UIButton(type: .custom)
    button.setTitle("off", for: .normal)
    button.setTitle("on", for: .selected)
    button.setTitleColor(.red, for: .highlighted)
    #expect(button.titleLabel?.text == "off" && button.title(for: .disabled) == "off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "on" && button.currentTitle == "on")
    button.isSelected = false
    button.isHighlighted = true
    #expect(button.titleLabel?.text == "off" && button.titleLabel?.textColor == .red)
    button.isHighlighted = false
    button.setAttributedTitle(
      NSAttributedString(string: "bold", attributes: [.foregroundColor: UIColor.green]),
      for: .normal)
    #expect(button.titleLabel?.text == "bold" && button.titleLabel?.textColor == .green)
    button.isSelected = true
    #expect(button.titleLabel?.text == "on" && button.titleLabel?.textColor == .white)
  }

  @Test func pictureAndTitleFormABlock() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(picture(20, 20), for: .normal)
    let title = try #require(button.titleLabel).sizeThatFits(.zero)
    #expect(button.intrinsicContentSize.width == 20 + title.width)
    _ = laidOut(button)
    let (image, text) = (
      try #require(button.imageView).frame, try #require(button.titleLabel).frame
    )
    #expect(image.size == CGSize(width: 20, height: 20) && image.minY == 20)
    #expect(isNear(image.maxX, text.minX, 0.5) && text.size == title)
    #expect(isNear((image.minX + text.maxX) / 2, 100, 0.5))
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 0 && button.titleLabel?.frame.minX == 20)
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxX == 200 && button.titleLabel?.frame.maxY == 60)
    // From right to left the picture stands behind the title.
    button.semanticContentAttribute = .forceRightToLeft
    button.contentHorizontalAlignment = .right
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.maxX == 200 && button.titleLabel?.frame.maxX == 180)
  }

  @Test func insetsMovePartsByHalfWhereTheyAreCentred() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    _ = laidOut(button)
    let label = try #require(button.titleLabel)
    let (before, size) = (label.frame, button.intrinsicContentSize)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 6, right: 0)
    button.layoutIfNeeded()
    #expect(label.frame.minX == before.minX + 5 && label.frame.minY == before.minY - 3)
    #expect(button.intrinsicContentSize == size)
    // Insets of the content take the place of the 6 points above and below.
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let text = label.sizeThatFits(.zero)
    #expect(button.intrinsicContentSize.width == text.width + 6)
    #expect(button.intrinsicContentSize.height == text.height.rounded(.up) + 4)
    #expect(
      button.contentRect(forBounds: button.bounds) == CGRect(x: 2, y: 1, width: 194, height: 56))
  }

  @Test func aLongTitleIsShortenedInTheMiddleAndThePictureKeepsItsSize() throws {
    let button = UIButton(type: .system)
    button.setTitle("A title that is much too long for it", for: .normal)
    button.setImage(picture(20, 20), for: .normal)
    _ = laidOut(button, 80, 30)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    #expect(button.imageView?.frame == CGRect(x: 0, y: 5, width: 20, height: 20))
    #expect(button.titleLabel?.frame.minX == 20 && button.titleLabel?.frame.width == 60)
  }

  @Test func subclassesMayPlaceTheParts() {
    final class Upright: UIButton {
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 1, y: 2, width: 3, height: 4)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 5, y: 6, width: 7, height: 8)
      }
      override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 9, y: 9, width: 9, height: 9)
      }
    }
    let button = Upright(type: .custom)
    button.setTitle("a", for: .normal)
    button.setImage(picture(9, 9), for: .normal)
    button.setBackgroundImage(picture(9, 9), for: .normal)
    _ = laidOut(button)
    #expect(button.imageView?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(button.titleLabel?.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(button.subviews.first?.frame == CGRect(x: 9, y: 9, width: 9, height: 9))
    #expect(
      Upright.systemButton(with: picture(9, 9), target: nil, action: nil).buttonType == .system)
  }

  @Test func systemTitlesFadeWhilePressed() throws {
    let bench = ControlBench { () -> UIButton in
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      button.sizeToFit()
      return button
    }
    let label = try #require(bench.control.titleLabel)
    try bench.play("0 down 110,110")
    #expect(isNear(label.alpha, 0.2))
    try bench.play("0.1 up; 0.2")
    #expect(label.alpha == 1)
    // It comes back slowly.
    let shown = try #require(label.layer.presentation()).opacity
    #expect(shown > 0.2 && shown < 1)
    try bench.play("1")
    #expect(label.layer.presentation()?.opacity == 1)
  }

  @Test func customPicturesAreDarkenedWhilePressedAndDimmedWhileDisabled() throws {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(cgImage: LetterPicture.make("w.")), for: .normal)
    button.isHighlighted = true
    let view = try #require(button.imageView)
    let pixels = try #require(view.image?.cgImage?.dataProvider?.data as Data?)
    #expect(abs(Int(pixels[0]) - 128) <= 1 && pixels[3] == 255 && pixels[7] == 0)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(view.alpha == 0.5)
    button.adjustsImageWhenDisabled = false
    #expect(view.alpha == 1)
    button.adjustsImageWhenHighlighted = false
    button.isEnabled = true
    button.isHighlighted = true
    #expect(LetterPicture.rows(view.image?.cgImage) == ["w."])
  }

  @Test func actionsGiveTheTitleAndRun() throws {
    var count = 0
    let action = UIAction(title: "Vote", image: picture(5, 5)) { _ in count += 1 }
    let bench = ControlBench(logging: []) { () -> UIButton in
      let button = UIButton(type: .system, primaryAction: action)
      button.sizeToFit()
      return button
    }
    #expect(bench.control.currentTitle == "Vote" && bench.control.currentImage != nil)
    try bench.play("0 down 105,105; 0.1 up")
    #expect(count == 1)
    bench.stage.run { bench.control.performPrimaryAction() }
    #expect(count == 2)
  }

  @Test func aTapTurnsSelectionOverIfWanted() throws {
    let bench = ControlBench { UIButton(frame: CGRect(x: 100, y: 100, width: 50, height: 40)) }
    bench.control.changesSelectionAsPrimaryAction = true
    try bench.play("0 down 110,110; 0.1 up")
    #expect(bench.control.isSelected)
    try bench.play("1 down 110,110; 1.1 up")
    #expect(!bench.control.isSelected)
  }

  @Test(arguments: [
    UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
  ])
  func typesWithAPictureShowIt(_ type: UIButton.ButtonType) throws {
    let button = UIButton(type: type)
    let size = try #require(button.imageView?.image).size
    #expect(size.width > 20 && button.intrinsicContentSize == size)
  }

  @Test func hardSizesStopNothing() {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(picture(20, 20), for: .normal)
    for width in [CGFloat.nan, .infinity, -5, 0, 1e300] {
      button.contentEdgeInsets = UIEdgeInsets(top: width, left: width, bottom: 0, right: 0)
      button.bounds = CGRect(x: 0, y: 0, width: width, height: width)
      button.setNeedsLayout()
      button.layoutIfNeeded()
      _ = button.intrinsicContentSize
      button.contentEdgeInsets = .zero
      button.layoutIfNeeded()
    }
  }
}
