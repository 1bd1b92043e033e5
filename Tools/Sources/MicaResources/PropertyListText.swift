// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Writes property lists as XML. Foundation's own writer refuses every list where it is linked as a part of a
// program, as it is in the command.

internal import Foundation

/// A property list as text.
enum PropertyListText {
  /// The bytes of an XML file; what is no property list is left out.
  static func xml(_ values: [String: Any]) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    write(values, to: &text)
    text += "</plist>\n"
    return Array(text.utf8)
  }

  private static func write(_ value: Any, to text: inout String) {
    switch value {
    case let value as String: text += "<string>\(escaped(value))</string>\n"
    case let value as Bool: text += value ? "<true/>\n" : "<false/>\n"
    case let value as Int: text += "<integer>\(value)</integer>\n"
    case let value as any BinaryInteger: text += "<integer>\(value)</integer>\n"
    case let value as Double: text += "<real>\(value)</real>\n"
    case let value as Float: text += "<real>\(value)</real>\n"
    case let value as Date: text += "<date>\(value.formatted(.iso8601))</date>\n"
    case let value as Data: text += "<data>\(value.base64EncodedString())</data>\n"
    case let value as [Any]:
      text += "<array>\n"
      for element in value { write(element, to: &text) }
      text += "</array>\n"
    case let value as [String: Any]:
      text += "<dict>\n"
      for (key, element) in value.sorted(by: { $0.key < $1.key }) {
        text += "<key>\(escaped(key))</key>\n"
        write(element, to: &text)
      }
      text += "</dict>\n"
    default: text += "<string>\(escaped("\(value)"))</string>\n"
    }
  }

  /// What XML can't hold is left out.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      default:
        if scalar.value >= 32, scalar.value != 0xFFFE, scalar.value != 0xFFFF {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
