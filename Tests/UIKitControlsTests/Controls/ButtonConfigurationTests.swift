// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Buttons with a configuration (FACTS_UIKIT d.3, measured in pictures of iOS 17).

import Mica
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct ButtonConfigurationTests {
  private func make(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.contentScaleFactor = 3
    button.sizeToFit()
    button.layoutIfNeeded()
    return button
  }

  private func titled(
    _ configuration: UIButton.Configuration,
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = "Rounded"
    change(&configuration)
    return make(configuration)
  }

  private func background(_ button: UIButton) -> UIView? {
    button.subviews.first { $0.layer.cornerRadius > 0 }
  }

  @Test func sizesAreTextAndInsets() throws {
    let button = titled(.filled())
    let label = try #require(button.titleLabel)
    #expect(label.font.pointSize == 17)
    #expect(button.bounds.size.width == label.bounds.width + 24)
    #expect(button.bounds.size.height == label.bounds.height + 14)
    #expect(label.frame.origin == CGPoint(x: 12, y: 7))
    let large = titled(.filled()) { $0.buttonSize = .large }
    #expect(large.bounds.height == label.bounds.height + 30)
    #expect(large.bounds.width == label.bounds.width + 40)
    let own = titled(.plain()) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    #expect(own.titleLabel?.frame.origin == CGPoint(x: 2, y: 1))
  }

  @Test(
    "corners grow with the line",
    arguments: [
      (UIButton.Configuration.Size.medium, 5.95), (.large, 8.8),
    ] as [(UIButton.Configuration.Size, CGFloat)])
  func corners(_ size: UIButton.Configuration.Size, _ radius: CGFloat) throws {
    let button = titled(.filled()) { $0.buttonSize = size }
    let view = try #require(background(button))
    #expect(isNear(view.layer.cornerRadius, radius, 0.1))
    #expect(view.layer.cornerCurve == .continuous && view.frame == button.bounds)
    // With text of 23 points in place of 17, measured at XXXL.
    for (style, radius) in [(UIButton.Configuration.CornerStyle.dynamic, 8.05), (.medium, 7.3)] {
      let stage = Stage(
        size: CGSize(width: 320, height: 480), scale: 3,
        contentSizeCategory: .extraExtraExtraLarge)
      let found = stage.run {
        let button = titled(.filled()) { $0.cornerStyle = style }
        return background(button)?.layer.cornerRadius ?? 0
      }
      #expect(isNear(found, radius, 0.15), "\(style)")
    }
    let capsule = titled(.filled()) { $0.cornerStyle = .capsule }
    #expect(background(capsule)?.layer.cornerRadius == capsule.bounds.height / 2)
    let fixed = titled(.filled()) {
      $0.cornerStyle = .fixed
      $0.background.cornerRadius = 3
    }
    #expect(background(fixed)?.layer.cornerRadius == 3)
  }

  @Test func coloursFollowTheStyle() throws {
    let filled = titled(.filled())
    #expect(filled.titleLabel?.textColor == .white)
    #expect(background(filled)?.backgroundColor == filled.tintColor)
    let gray = titled(.gray())
    #expect(background(gray)?.backgroundColor == .secondarySystemFill)
    #expect(gray.titleLabel?.textColor == gray.tintColor)
    let tinted = try #require(background(titled(.tinted()))?.backgroundColor)
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    #expect(isNear(tinted.resolvedColor(with: light).cgColor.alpha * 255, 46))
    #expect(isNear(tinted.resolvedColor(with: dark).cgColor.alpha * 255, 64))
    #expect(background(titled(.plain())) == nil)
    let own = titled(.filled()) {
      $0.baseBackgroundColor = .systemPink
      $0.baseForegroundColor = .black
    }
    #expect(background(own)?.backgroundColor == .systemPink)
    #expect(own.titleLabel?.textColor == .black)
    let danger = UIButton(configuration: titled(.filled()).configuration!)
    danger.role = .destructive
    danger.layoutIfNeeded()
    #expect(background(danger)?.backgroundColor == .systemRed)
  }

  @Test func statesChangeTheColours() throws {
    let button = titled(.filled())
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(background(button)?.backgroundColor == .tertiarySystemFill)
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    button.isEnabled = true
    button.isHighlighted = true
    button.layoutIfNeeded()
    var blue: CGFloat = 0
    background(button)?.backgroundColor?.getRed(nil, green: nil, blue: &blue, alpha: nil)
    #expect(isNear(blue, 0.75))
    button.isHighlighted = false
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(background(button)?.backgroundColor == button.tintColor)
  }

  @Test func theHandlerRunsOnceForAChangeAndMayChangeEverything() {
    let button = titled(.gray())
    var count = 0
    button.configurationUpdateHandler = { button in
      count += 1
      button.configuration?.title = button.isSelected ? "On" : "Off"
      button.configuration?.baseForegroundColor = button.isHighlighted ? .red : .green
    }
    button.layoutIfNeeded()
    #expect(count == 1 && button.titleLabel?.text == "Off")
    button.isSelected = true
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(count == 2 && button.titleLabel?.text == "On")
    button.layoutIfNeeded()
    #expect(count == 2)
    // The size asked for is that of the new title.
    button.isSelected = false
    let off = button.intrinsicContentSize
    #expect(count == 3 && button.titleLabel?.text == "Off" && off == button.intrinsicContentSize)
  }

  @Test func picturesStandOnTheirSide() throws {
    func frames(_ edge: NSDirectionalRectEdge) throws -> (CGRect, CGRect, CGSize) {
      let button = titled(.tinted()) {
        $0.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        $0.imagePlacement = edge
        $0.imagePadding = 6
      }
      let label = try #require(button.titleLabel)
      return (try #require(button.imageView).frame, label.frame, button.bounds.size)
    }
    var (image, title, size) = try frames(.leading)
    #expect(image.minX == 12 && isNear(title.minX, 28) && isNear(size.width, title.width + 40))
    (image, title, size) = try frames(.trailing)
    #expect(title.minX == 12 && isNear(image.minX, title.maxX + 6))
    (image, title, size) = try frames(.top)
    #expect(image.minY == 7 && title.minY == 23 && isNear(size.height, title.height + 30))
    #expect(isNear(image.midX, size.width / 2, 0.5))
    (image, title, size) = try frames(.bottom)
    #expect(title.minY == 7 && isNear(image.minY, title.maxY + 6))
  }

  @Test func titlesStandAboveEachOther() throws {
    let button = titled(.plain()) {
      $0.subtitle = "More about it"
      $0.titlePadding = 4
      $0.titleAlignment = .center
    }
    let (title, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
    #expect(isNear(subtitle.frame.minY, title.frame.maxY + 4))
    #expect(isNear(subtitle.frame.midX, title.frame.midX, 0.5))
    #expect(subtitle.font.pointSize == 13)
  }

  @Test func attributesMayBeChangedOnTheWay() {
    let button = titled(.filled()) {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = UIFont.boldSystemFont(ofSize: 30)
        return outgoing
      }
    }
    #expect(button.titleLabel?.font.pointSize == 30)
    let attributed = titled(.filled()) {
      var title = AttributedString("Red")
      title.foregroundColor = UIColor.red
      $0.attributedTitle = title
    }
    #expect(attributed.titleLabel?.textColor == .red && attributed.titleLabel?.text == "Red")
  }

  @Test func longTitlesBreakInTheWidth() {
    let button = titled(.filled()) { $0.title = "Several words that need a second line" }
    let line = button.bounds.height
    let size = button.sizeThatFits(CGSize(width: 150, height: 0))
    #expect(size.width <= 150 && size.height > line + 15)
  }

  @Test func takingTheConfigurationAwayShowsTheContentOfTheState() {
    let button = titled(.filled())
    button.setTitle("Plain", for: .normal)
    button.configuration = nil
    button.layoutIfNeeded()
    #expect(background(button) == nil)
    #expect(button.titleLabel?.text == "Plain" && button.titleLabel?.font.pointSize == 15)
  }

  @Test func theTitleOfTheStateIsShownWhereTheConfigurationHasNone() {
    let button = UIButton(configuration: .filled())
    button.setTitle("By state", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "By state")
  }
}
