// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A property's value as `--set` would take it: the other way of ValueText.

internal import Foundation
internal import MicaJob
@_spi(Registration) internal import MicaRuntime
internal import UIKit

/// Texts of values.
enum ValueWriting {
  /// The text of a value; nil for what no text is.
  static func text(_ value: Any, of row: PropertyRecord) -> String? {
    switch row.kind {
    case .flag: (value as? NSNumber).map { "\($0.boolValue)" }
    case .integer: (value as? NSNumber).map { "\($0.int64Value)" }
    case .number: (value as? NSNumber).map { number($0.doubleValue) }
    case .text: value as? String
    case .color: (value as? UIColor).flatMap { text($0.cgColor) }
    case .font: (value as? UIFont).map { "\($0.fontName) \(number(Double($0.pointSize)))" }
    case .point, .size, .rect, .insets, .vector, .affineTransform: structure(value, row)
    case .enumeration: enumeration(value, row.valueType)
    case .object, .other: colorText(value)
    case .image, .transform3D, .date, .url, .data, .collection: nil
    }
  }

  /// At most six digits after the point.
  private static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    return PlainNumber.text((value * 1e6).rounded() / 1e6)
  }

  private static func list(_ numbers: [CGFloat], _ separator: String = ",") -> String {
    numbers.map { number(Double($0)) }.joined(separator: separator)
  }

  private static func colorText(_ value: Any) -> String? {
    (value as? CGColor).flatMap { text($0) }
  }

  static func text(_ color: CGColor) -> String? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
      return nil
    }
    let digits = [red, green, blue, alpha].map { component in
      let level = Int((min(1, max(0, component.isFinite ? component : 0)) * 255).rounded())
      return (level < 16 ? "0" : "") + String(level, radix: 16)
    }
    return "#" + digits.joined()
  }

  private static func structure(_ value: Any, _ row: PropertyRecord) -> String? {
    guard let value = value as? NSValue else { return nil }
    switch row.kind {
    case .point: return list([value.cgPointValue.x, value.cgPointValue.y])
    case .size: return list([value.cgSizeValue.width, value.cgSizeValue.height], "x")
    case .rect:
      let rect = value.cgRectValue
      return list([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case .insets:
      if row.valueType == UIEdgeInsets.self {
        let insets = value.uiEdgeInsetsValue
        return list([insets.top, insets.left, insets.bottom, insets.right])
      }
      let insets = value.directionalEdgeInsetsValue
      return list([insets.top, insets.leading, insets.bottom, insets.trailing])
    case .vector:
      if row.valueType == UIOffset.self {
        return list([value.uiOffsetValue.horizontal, value.uiOffsetValue.vertical])
      }
      return list([value.cgVectorValue.dx, value.cgVectorValue.dy])
    case .affineTransform:
      let map = value.cgAffineTransformValue
      return list([map.a, map.b, map.c, map.d, map.tx, map.ty])
    default: return nil
    }
  }

  private static func enumeration(_ value: Any, _ type: Any.Type) -> String? {
    let names = EnumerationText(type)
    if let text = value as? String {
      return names.cases.first { $0.raw.text == text }?.name ?? text
    }
    guard let number = (value as? NSNumber)?.intValue else { return nil }
    return names.cases.first { $0.raw.number == number }?.name ?? "\(number)"
  }
}

extension EnumerationText.Raw {
  fileprivate var number: Int? {
    if case .number(let number) = self { return number }
    return nil
  }
  fileprivate var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }
}
