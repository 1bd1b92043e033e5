// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Controls, buttons and image views.

import QuartzCore
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct UIControlTests {
  @Test func actionsRunForTheirEventsInOrder() {
    let control = UIControl()
    var log: [String] = []
    let first = UIAction { log.append("first \($0.sender as? UIControl === control)") }
    control.addAction(first, for: [.touchUpInside, .valueChanged])
    control.addAction(UIAction { _ in log.append("second") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(log == ["first true", "second", "first true"])
    control.removeAction(first, for: .touchUpInside)
    log = []
    control.sendActions(for: .allEvents)
    #expect(log == ["second", "first true"] || log == ["first true", "second"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test func anActionOfTheSameIdentifierTakesTheOthersPlace() {
    let control = UIControl()
    var last = 0
    for number in 1...2 {
      let action = UIAction(identifier: UIAction.Identifier("count")) { _ in last += number }
      control.addAction(action, for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    #expect(last == 2)
  }

  @Test func theStateIsMadeOfTheFlags() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isHighlighted = true
    control.isEnabled = false
    #expect(control.state == [.highlighted, .disabled])
    control.isSelected = true
    #expect(control.state.contains(.selected))
  }

  @Test func buttonsShowThePictureOfTheirState() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (normal, pressed) = (LetterPicture.make("rr", "rr"), LetterPicture.make("bb", "bb"))
    button.setImage(UIImage(cgImage: normal), for: .normal)
    button.setImage(UIImage(cgImage: pressed), for: .highlighted)
    button.layoutIfNeeded()
    let view = try #require(button.imageView)
    #expect(view.frame == CGRect(x: 4, y: 4, width: 2, height: 2))
    #expect(view.image?.cgImage === normal)
    button.isHighlighted = true
    #expect(view.image?.cgImage === pressed)
    button.isHighlighted = false
    button.isSelected = true
    #expect(view.image?.cgImage === normal)
  }

  @Test func systemButtonsTintTheirPictures() throws {
    let button = UIButton(type: .system)
    button.tintColor = .green
    button.setImage(UIImage(cgImage: LetterPicture.make("r.")), for: .normal)
    let contents = try #require(button.imageView).layer.contents
    #expect(LetterPicture.rows(try #require(contents as? CGImage)) == ["g."])
  }
}

@Suite(.ownProgram) @MainActor
struct UIImageViewTests {
  private let picture = LetterPicture.make("rg", "bw")

  @Test func theLayerShowsThePicture() throws {
    let view = UIImageView(image: UIImage(cgImage: picture, scale: 2, orientation: .up))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(view.intrinsicContentSize == CGSize(width: 1, height: 1))
    #expect(view.layer.contentsScale == 2)
    #expect(!view.isUserInteractionEnabled)
    updateLayerTree(view.layer)
    #expect(LetterPicture.rows(try #require(view.layer.contents as? CGImage)) == ["rg", "bw"])
    view.image = nil
    #expect(view.layer.contents == nil)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func thePicturesScaleSurvivesTheWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let view = UIImageView(image: UIImage(cgImage: picture, scale: 3, orientation: .up))
    window.addSubview(view)
    #expect(view.layer.contentsScale == 3)
  }

  @Test func turnedPicturesAreShownUpright() throws {
    let view = UIImageView(image: UIImage(cgImage: picture, scale: 1, orientation: .right))
    #expect(LetterPicture.rows(try #require(view.layer.contents as? CGImage)) == ["br", "wg"])
  }

  @Test func templatesTakeTheTintColorOfTheirPlace() throws {
    let outer = UIView()
    let image = UIImage(cgImage: LetterPicture.make("r.")).withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: image)
    outer.addSubview(view)
    outer.tintColor = .blue
    #expect(LetterPicture.rows(try #require(view.layer.contents as? CGImage)) == ["b."])
  }

  @Test func highlightedViewsShowTheOtherPicture() {
    let other = LetterPicture.make("k")
    let view = UIImageView(
      image: UIImage(cgImage: picture), highlightedImage: UIImage(cgImage: other))
    view.isHighlighted = true
    #expect(LetterPicture.rows(view.layer.contents as? CGImage) == ["k"])
  }

  @Test func contentModesPlaceThePicture() {
    let view = UIImageView(image: UIImage(cgImage: picture))
    view.frame = CGRect(x: 0, y: 0, width: 4, height: 6)
    func shown() -> [String] {
      updateLayerTree(view.layer)
      return LetterPicture.drawn(4, 6) {
        if let context = UIGraphicsGetCurrentContext() { view.layer.render(in: context) }
      }
    }
    view.contentMode = .center
    #expect(shown() == ["....", "....", ".rg.", ".bw.", "....", "...."])
    view.contentMode = .topLeft
    #expect(shown() == ["rg..", "bw..", "....", "....", "....", "...."])
    view.contentMode = .bottomRight
    #expect(shown() == ["....", "....", "....", "....", "..rg", "..bw"])
  }

  @Test func resizablePicturesAreDrawnAtTheirSize() {
    let image = UIImage(cgImage: LetterPicture.make("rgb"), scale: 2, orientation: .up)
      .resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 0.5, bottom: 0, right: 0.5),
        resizingMode: .stretch)
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 3, height: 1)
    view.contentScaleFactor = 2
    updateLayerTree(view.layer)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let result = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    #expect(LetterPicture.rows(result.cgImage) == ["rggggb", "rggggb"])
  }
}
