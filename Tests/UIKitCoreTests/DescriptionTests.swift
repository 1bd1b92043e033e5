// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views and controllers in words, as iOS prints them.

import Foundation
import Mica
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct DescriptionTests {
  /// A text without addresses.
  private func plain(_ text: String) -> String {
    text.replacing(#/:?\s*0x[0-9a-f]+/#, with: "")
  }

  @Test func aPlainViewTellsItsFrameAndItsLayer() {
    let view = UIView(frame: CGRect(x: 0, y: 0.5, width: 100, height: 57 + 1.0 / 3))
    #expect(plain(view.description) == "<UIView; frame = (0 0.5; 100 57.3333); layer = <CALayer>>")
    #expect("\(view)" == view.description)
  }

  @Test func whatDiffersFromAPlainViewIsTold() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 2))
    view.alpha = 0.5
    view.isHidden = true
    view.isUserInteractionEnabled = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
    view.tag = 7
    view.clipsToBounds = true
    view.backgroundColor = .white
    view.addGestureRecognizer(UITapGestureRecognizer())
    #expect(
      plain(view.description)
        == "<UIView; frame = (0 0; 1 2); clipsToBounds = YES; alpha = 0.5; hidden = YES; "
        + "autoresize = LM+W+H; userInteractionEnabled = NO; tag = 7; "
        + "gestureRecognizers = <NSArray>; backgroundColor = UIExtendedGrayColorSpace 1 1; "
        + "layer = <CALayer>>")
  }

  @Test func coloursAreToldByTheirSpace() {
    #expect(
      UIColor(red: 0.2, green: 0.5, blue: 1, alpha: 1).description
        == "UIExtendedSRGBColorSpace 0.2 0.5 1 1")
    #expect(
      plain(UIColor.systemBackground.description)
        == "<UIDynamicSystemColor; name = systemBackgroundColor>")
  }

  @Test func hierarchiesAreLines() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let label = UILabel(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
    label.text = "Hi"
    let inner = UIView(frame: .zero)
    inner.addSubview(UIView(frame: .zero))
    view.addSubview(label)
    view.addSubview(inner)
    let expected = """
      <UIView; frame = (0 0; 10 10); layer = <CALayer>>
         | <UILabel; frame = (1 1; 5 5); text = 'Hi'; userInteractionEnabled = NO; \
      backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer>>
         | <UIView; frame = (0 0; 0 0); layer = <CALayer>>
         |    | <UIView; frame = (0 0; 0 0); layer = <CALayer>>
      """
    #expect(
      (view.value(forKey: "recursiveDescription") as? String).map(plain) == expected)
    let performed = view.perform(Selector("recursiveDescription"))?.takeUnretainedValue()
    #expect((performed as? String).map(plain) == expected)
  }

  @Test func controllersTellTheirStateAndTheirViews() {
    let parent = UIViewController()
    parent.addChild(UIViewController())
    parent.loadViewIfNeeded()
    let text = parent.perform(Selector("_printHierarchy"))?.takeUnretainedValue() as? String
    #expect(
      text.map(plain) == """
        <UIViewController>, state: disappeared, view: <UIView> not in the window
           | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
  }
}
