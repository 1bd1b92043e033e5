// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the rows of UIKit's classes say of documents (Docs/runtime.md, "UIKit's own keys").

import Foundation
import Mica
@_spi(Registration) import MicaRuntime
import Synchronization
import Testing
import UIKit

extension UIView {
  /// A property that a program adds, for runtime attributes.
  fileprivate var ribbonTag: Int {
    get { layer.value(forKey: "ribbon") as? Int ?? 0 }
    set { layer.setValue(newValue, forKey: "ribbon") }
  }
}

private let isExtended = Atomic(false)

@MainActor
struct NibRowTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667))

  init() {
    guard !isExtended.exchange(true, ordering: .relaxed) else { return }
    ClassRegistry.register { file in
      file.extend(UIView.self) { $0.property("ribbonTag", \.ribbonTag, inspectable: true) }
    }
  }

  private func make<Kind>(_ element: String) throws -> (object: Kind, notes: [String]) {
    stage.run {}
    let (made, notes) = try Document.notes {
      try Document.nib(element).instantiate(withOwner: nil)
    }
    return (try #require(made.first as? Kind), notes)
  }

  @Test func enumerationsAreReadByTheirCasesInSwift() throws {
    for number in 0...12 {
      let mode = try #require(UIView.ContentMode(rawValue: number))
      let (view, notes): (UIView, [String]) = try make("<view contentMode=\"\(mode)\" id=\"a\"/>")
      #expect(view.contentMode == mode && notes == [])
    }
    for style in [UIModalPresentationStyle.pageSheet, .overFullScreen, .automatic] {
      let (controller, notes): (UIViewController, [String]) = try make(
        "<viewController modalPresentationStyle=\"\(style)\" id=\"a\"/>")
      #expect(controller.modalPresentationStyle == style && notes == [])
    }
  }

  @Test func limitsAreReadBeforeValues() throws {
    let (slider, _): (UISlider, [String]) = try make(
      "<slider value=\"250\" minValue=\"200\" maxValue=\"300\" id=\"a\"/>")
    #expect(slider.value == 250 && slider.minimumValue == 200 && slider.maximumValue == 300)
    let (stepper, _): (UIStepper, [String]) = try make(
      "<stepper value=\"-150\" minimumValue=\"-200\" maximumValue=\"-120\" id=\"a\"/>")
    #expect(stepper.value == -150)
  }

  @Test func anUnknownNameIsNotedAndChangesNothing() throws {
    let (view, notes): (UIView, [String]) = try make(
      "<view contentMode=\"sideways\" hidden=\"MAYBE\" nonesuch=\"1\" id=\"a\"/>")
    #expect(view.contentMode == .scaleToFill && !view.isHidden)
    for word in ["contentMode=\"sideways\"", "hidden=\"MAYBE\"", "the attribute nonesuch"] {
      #expect(notes.contains { $0.contains(word) }, "\(word)")
    }
  }

  @Test func rowsOfAProgramsExtensionsAreNotAttributes() throws {
    let (view, notes): (UIView, [String]) = try make("<view ribbonTag=\"4\" id=\"a\"/>")
    #expect(view.ribbonTag == 0)
    #expect(notes.contains { $0.contains("the attribute ribbonTag") })
  }

  @Test func theKeyboardsSettingsAreTheFieldsOwn() throws {
    let (field, notes): (UITextField, [String]) = try make(
      """
      <textField id="a"><textInputTraits key="textInputTraits" keyboardType="alphabet" \
      smartQuotesType="no" secureTextEntry="YES" nonesuch="1"/></textField>
      """)
    #expect(field.keyboardType == .asciiCapable && field.smartQuotesType == .no)
    #expect(field.isSecureTextEntry)
    #expect(notes.count == 1 && notes[0].contains("<textInputTraits> the attribute nonesuch"))
  }

  @Test func anAttributedTextWinsOverAPlainOne() throws {
    let (label, _): (UILabel, [String]) = try make(
      """
      <label text="plain" id="a"><attributedString key="attributedText"><fragment content="rich"/></attributedString>\
      </label>
      """)
    #expect(label.text == "rich")
  }
}
