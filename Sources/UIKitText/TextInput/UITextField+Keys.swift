// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of a text field by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UITextField {
  static func keys(_ table: ClassTable<UITextField>) {
    table.initializers(inheritsOthers: true)
    table.outlet("delegate", \.delegate)
    table.property(
      "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, inspectable: true,
      default: false)
    table.property("font", \.font, inspectable: true, nib: "fontDescription", dynamic: true)
    table.property("textColor", \.textColor, inspectable: true, dynamic: true)
    table.property("textAlignment", \.textAlignment, inspectable: true, default: .natural)
    table.property(
      "borderStyle", \.borderStyle, inspectable: true, default: UITextField.BorderStyle.none)
    table.property("placeholder", \.placeholder, inspectable: true)
    table.property("attributedPlaceholder", \.attributedPlaceholder, nib: .key)
    table.property("text", \.text, inspectable: true, dynamic: true, default: "")
    table.property("attributedText", \.attributedText, nib: .key, dynamic: true)
    table.property("defaultTextAttributes", \.defaultTextAttributes)
    table.property("typingAttributes", \.typingAttributes)
    table.property("allowsEditingTextAttributes", \.allowsEditingTextAttributes, nib: .key)
    table.property(
      "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, inspectable: true,
      nib: ["adjustsFontSizeToFit", "adjustsFontSizeToFitWidth"], default: false)
    table.property("minimumFontSize", \.minimumFontSize, inspectable: true, default: 0)
    table.property("background", \.background, inspectable: true)
    table.property("disabledBackground", \.disabledBackground, inspectable: true)
    table.property("clearButtonMode", \.clearButtonMode, inspectable: true, default: .never)
    table.outlet("leftView", \.leftView)
    table.property("leftViewMode", \.leftViewMode, nib: .key, default: .never)
    table.outlet("rightView", \.rightView)
    table.property("rightViewMode", \.rightViewMode, nib: .key, default: .never)
    table.property("isEditing", \.isEditing)
    table.property(
      "clearsOnBeginEditing", \.clearsOnBeginEditing, inspectable: true, default: false)
    table.property("clearsOnInsertion", \.clearsOnInsertion)
    table.outlet("inputView", \.inputView)
    table.outlet("inputAccessoryView", \.inputAccessoryView)
    addInput(to: table)
    addWishes(to: table)
    addActions(to: table)
  }

  private static func addInput(to table: ClassTable<UITextField>) {
    table.property("hasText", \.hasText)
    table.property("selectedTextRange", \.selectedTextRange)
    table.property("markedTextRange", \.markedTextRange)
    table.property("markedTextStyle", \.markedTextStyle)
    table.property("selectionAffinity", \.selectionAffinity)
    table.property("beginningOfDocument", \.beginningOfDocument)
    table.property("endOfDocument", \.endOfDocument)
    table.property("textInputView", \.textInputView)
    table.property("inputDelegate", \.inputDelegate)
    table.property("tokenizer", \.tokenizer)
  }

  private static func addWishes(to table: ClassTable<UITextField>) {
    table.property(
      "autocapitalizationType", \.autocapitalizationType, inspectable: true, default: .sentences)
    table.property(
      "autocorrectionType", \.autocorrectionType, inspectable: true, default: .default)
    table.property("spellCheckingType", \.spellCheckingType, inspectable: true, default: .default)
    table.property("smartQuotesType", \.smartQuotesType, inspectable: true, default: .default)
    table.property("smartDashesType", \.smartDashesType, inspectable: true, default: .default)
    table.property(
      "smartInsertDeleteType", \.smartInsertDeleteType, inspectable: true, default: .default)
    table.property("inlinePredictionType", \.inlinePredictionType)
    table.property("keyboardType", \.keyboardType, inspectable: true, default: .default)
    table.property("keyboardAppearance", \.keyboardAppearance, inspectable: true, default: .default)
    table.property("returnKeyType", \.returnKeyType, inspectable: true, default: .default)
    table.property(
      "enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically, inspectable: true,
      default: false)
    table.property(
      "isSecureTextEntry", \.isSecureTextEntry, inspectable: true, default: false)
    table.property("textContentType", \.textContentType)
    table.property("passwordRules", \.passwordRules)
  }

  private static func addActions(to table: ClassTable<UITextField>) {
    table.method("cut:") { $0.cut($1) }
    table.method("copy:") { $0.copy($1) }
    table.method("paste:") { $0.paste($1) }
    table.method("delete:") { $0.delete($1) }
    table.method("select:") { $0.select($1) }
    table.method("selectAll:") { $0.selectAll($1) }
  }
}
