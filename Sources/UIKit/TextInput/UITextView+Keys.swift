// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of a text view by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UITextView {
  static func keys(_ table: ClassTable<UITextView>) {
    table.initializers("init(frame:textContainer:)", inheritsOthers: true)
    table.property("text", \.text, inspectable: true, dynamic: true, default: "")
    table.property("attributedText", \.attributedText, dynamic: true)
    table.property("font", \.font, inspectable: true, dynamic: true)
    table.property("textColor", \.textColor, inspectable: true, dynamic: true)
    table.property("textAlignment", \.textAlignment, inspectable: true, default: .natural)
    table.property(
      "textContainerInset", \.textContainerInset, inspectable: true,
      default: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    table.property("contentSize", \.contentSize)
    table.property("isScrollEnabled", \.isScrollEnabled, inspectable: true, default: true)
    table.property("isEditable", \.isEditable, inspectable: true, default: true)
    table.property("isSelectable", \.isSelectable, inspectable: true, default: true)
    table.property("dataDetectorTypes", \.dataDetectorTypes, inspectable: true, default: [])
    table.property(
      "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, inspectable: true,
      default: false)
    table.property("linkTextAttributes", \.linkTextAttributes)
    table.property("typingAttributes", \.typingAttributes)
    table.property("textStorage", \.textStorage)
    table.property("textContainer", \.textContainer)
    table.property("layoutManager", \.layoutManager)
    table.property("isOpaque", \.isOpaque, inspectable: true, default: false)
    table.property("clipsToBounds", \.clipsToBounds, inspectable: true, default: true)
  }
}
