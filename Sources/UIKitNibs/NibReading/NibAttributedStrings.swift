// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Texts with attributes: `<attributedString>` with its `<fragment>`s.

import CoreText
import Foundation
internal import MicaNib
internal import MicaRaster

extension NibLoader {
  func attributedString(_ element: NibElement) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for fragment in element.children where fragment.name == "fragment" {
      let content =
        fragment["content"] ?? fragment.child(key: "content")?.content
        ?? fragment.child("string")?.content ?? ""
      let looks = fragment.child("attributes").map { attributes($0) } ?? [:]
      text.append(NSAttributedString(string: content, attributes: looks))
    }
    return text
  }

  private func attributes(_ element: NibElement) -> [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    for child in element.children {
      guard let key = child.key else { continue }
      let name = NSAttributedString.Key(rawValue: key)
      switch child.name {
      case "color": found[name] = color(child)
      case "font", "fontDescription": found[name] = font(child)
      case "paragraphStyle": found[name] = paragraphStyle(child)
      case "integer", "real": found[name] = NSNumber(value: Double(number(child, "value")))
      case "string": found[name] = child.content ?? ""
      case "url": found[name] = child["string"].flatMap { URL(string: $0) }
      case "nil": break
      case "shadow":
        let shadow = NSShadow()
        shadow.shadowBlurRadius = number(child, "blurRadius")
        if let part = child.child(key: "offset") { shadow.shadowOffset = size(part) }
        if let part = child.child("color") { shadow.shadowColor = color(part) }
        found[name] = shadow
      default: note(child, "\(key) in an attributed string")
      }
    }
    return found
  }

  private func paragraphStyle(_ element: NibElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    for (name, text) in element.attributes {
      let value = CGFloat(Double(text) ?? 0)
      switch name {
      case "key": break
      case "alignment":
        style.alignment = NibItem(element, self).value("alignment") ?? style.alignment
      case "lineBreakMode": style.lineBreakMode = NibCases.lineBreakMode[text] ?? .byWordWrapping
      case "lineSpacing": style.lineSpacing = value
      case "paragraphSpacing": style.paragraphSpacing = value
      case "paragraphSpacingBefore": style.paragraphSpacingBefore = value
      case "firstLineHeadIndent": style.firstLineHeadIndent = value
      case "headIndent": style.headIndent = value
      case "tailIndent": style.tailIndent = value
      case "minimumLineHeight": style.minimumLineHeight = value
      case "maximumLineHeight": style.maximumLineHeight = value
      case "lineHeightMultiple": style.lineHeightMultiple = value
      case "hyphenationFactor": style.hyphenationFactor = Float(value)
      case "baseWritingDirection":
        style.baseWritingDirection =
          ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft][text] ?? .natural
      case "tighteningFactorForTruncation", "allowsDefaultTighteningForTruncation",
        "defaultTabInterval", "usesDefaultHyphenation":
        break
      default: note(element, "\(name) of a paragraph style")
      }
    }
    return style
  }
}
