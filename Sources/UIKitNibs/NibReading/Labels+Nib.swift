// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Labels, text fields and text views.

import CoreText
import Foundation
internal import MicaNib

extension UILabel {
  func readLabel(_ item: NibItem) {
    item.set("adjustsFontForContentSizeCategory", self, \.adjustsFontForContentSizeCategory)
    item.font("fontDescription", self, \.font)
    item.set("numberOfLines", self, \.numberOfLines)
    item.choice("textAlignment", self, \.textAlignment, of: NibCases.textAlignment)
    item.choice("lineBreakMode", self, \.lineBreakMode, named: NibCases.lineBreakMode)
    item.choice(
      "baselineAdjustment", self, \.baselineAdjustment, of: [.alignBaselines, .alignCenters, .none])
    item.set("adjustsFontSizeToFit", self, \.adjustsFontSizeToFitWidth)
    item.set("adjustsFontSizeToFitWidth", self, \.adjustsFontSizeToFitWidth)
    item.set("minimumScaleFactor", self, \.minimumScaleFactor)
    if let size = item.number("minimumFontSize"), adjustsFontSizeToFitWidth, font.pointSize > 0 {
      minimumScaleFactor = CGFloat(size) / font.pointSize
    }
    item.set("preferredMaxLayoutWidth", self, \.preferredMaxLayoutWidth)
    item.set("enabled", self, \.isEnabled)
    item.set("highlighted", self, \.isHighlighted)
    if let color = item.color("textColor") { textColor = color }
    item.set("highlightedColor", self, \.highlightedTextColor)
    item.set("shadowColor", self, \.shadowColor)
    item.set("shadowOffset", self, \.shadowOffset)
    item.set("allowsDefaultTighteningForTruncation", self, \.allowsDefaultTighteningForTruncation)
    item.ignore("useAutomaticPreferredMaxLayoutWidth", "showsExpansionTextWhenTruncated")
    if let text = item.attributedText("attributedText") {
      attributedText = text
    } else {
      item.set("text", self, \.text)
    }
  }
}

/// What is typed into, with the keyboard's settings.
@MainActor
protocol NibTextInput: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
}

extension UITextField: NibTextInput {}
extension UITextView: NibTextInput {}
extension UISearchBar: NibTextInput {}

extension NibItem {
  /// How the keyboard is, for fields, text views and search bars.
  func readTextTraits(_ text: any NibTextInput) {
    guard let part = child(key: "textInputTraits") else { return }
    let item = NibItem(part, loader)
    if let value = item.choice(
      "autocapitalizationType",
      of: [.none, .words, .sentences, .allCharacters] as [UITextAutocapitalizationType])
    {
      text.autocapitalizationType = value
    }
    if let value = item.choice(
      "autocorrectionType", of: [.default, .no, .yes] as [UITextAutocorrectionType])
    {
      text.autocorrectionType = value
    }
    if let value = item.choice(
      "spellCheckingType", of: [.default, .no, .yes] as [UITextSpellCheckingType])
    {
      text.spellCheckingType = value
    }
    let keyboards: [String: UIKeyboardType] = [
      "default": .default, "alphabet": .asciiCapable, "asciiCapable": .asciiCapable,
      "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
      "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
      "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
      "asciiCapableNumberPad": .asciiCapableNumberPad,
      "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
    if let value = item.choice("keyboardType", named: keyboards) { text.keyboardType = value }
    if let value = item.choice(
      "keyboardAppearance",
      named: ["default": .default, "light": .light, "dark": .dark, "alert": .dark]
        as [String: UIKeyboardAppearance])
    {
      text.keyboardAppearance = value
    }
    let returns: [String: UIReturnKeyType] = [
      "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
      "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
      "emergencyCall": .emergencyCall, "continue": .continue,
    ]
    if let value = item.choice("returnKeyType", named: returns) { text.returnKeyType = value }
    if let value = item.bool("enablesReturnKeyAutomatically") {
      text.enablesReturnKeyAutomatically = value
    }
    if let value = item.bool("secureTextEntry") {
      (text as? UITextField)?.isSecureTextEntry = value
      (text as? UITextView)?.isSecureTextEntry = value
    }
    item.ignore(
      "textContentType", "smartDashesType", "smartInsertDeleteType", "smartQuotesType",
      "inlinePredictionType")
    item.finish()
  }
}

extension UITextField {
  func readTextField(_ item: NibItem) {
    item.set("adjustsFontForContentSizeCategory", self, \.adjustsFontForContentSizeCategory)
    item.font("fontDescription", self, \.font)
    item.set("textColor", self, \.textColor)
    item.choice("textAlignment", self, \.textAlignment, of: NibCases.textAlignment)
    item.choice(
      "borderStyle", self, \.borderStyle, of: [.none, .line, .bezel, .roundedRect])
    if let part = item.child(key: "attributedPlaceholder") {
      attributedPlaceholder = item.loader.attributedString(part)
    } else {
      item.set("placeholder", self, \.placeholder)
    }
    if let text = item.attributedText("attributedText") {
      attributedText = text
    } else {
      item.set("text", self, \.text)
    }
    item.set("background", self, \.background)
    item.set("disabledBackground", self, \.disabledBackground)
    item.choice("clearButtonMode", self, \.clearButtonMode, of: Self.modes)
    item.choice("leftViewMode", self, \.leftViewMode, of: Self.modes)
    item.choice("rightViewMode", self, \.rightViewMode, of: Self.modes)
    item.set("clearsOnBeginEditing", self, \.clearsOnBeginEditing)
    item.set("adjustsFontSizeToFit", self, \.adjustsFontSizeToFitWidth)
    item.set("minimumFontSize", self, \.minimumFontSize)
    item.set("allowsEditingTextAttributes", self, \.allowsEditingTextAttributes)
    item.readTextTraits(self)
    item.ignore("textInputContextIdentifier")
  }

  private static let modes: [ViewMode] = [.never, .whileEditing, .unlessEditing, .always]
}

extension UITextView {
  func readTextView(_ item: NibItem) {
    item.set("adjustsFontForContentSizeCategory", self, \.adjustsFontForContentSizeCategory)
    item.font("fontDescription", self, \.font)
    item.set("textColor", self, \.textColor)
    item.choice("textAlignment", self, \.textAlignment, of: NibCases.textAlignment)
    item.set("editable", self, \.isEditable)
    item.set("selectable", self, \.isSelectable)
    item.set("allowsEditingTextAttributes", self, \.allowsEditingTextAttributes)
    if let text = item.attributedText("attributedText") {
      attributedText = text
    } else if let text = item.text("text") {
      self.text = text
    }
    if let part = item.child("dataDetectorType") {
      var kinds: UIDataDetectorTypes = []
      if part["link"] == "YES" { kinds.insert(.link) }
      if part["phoneNumber"] == "YES" { kinds.insert(.phoneNumber) }
      if part["address"] == "YES" { kinds.insert(.address) }
      if part["calendarEvent"] == "YES" { kinds.insert(.calendarEvent) }
      dataDetectorTypes = kinds
    }
    item.readTextTraits(self)
    item.ignore("findInteractionEnabled")
  }
}
