// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How the text after `--set key=` becomes a value: one reader for each kind of property.

internal import Foundation
internal import MicaJob
@_spi(Registration) internal import MicaRuntime
internal import UIKit

/// Reads values of one kind from text, and says what it accepts.
struct ValueText: Sendable {
  /// What the text must be, such as "a number", for the list and for errors.
  let kind: String
  /// The value, or nil for text of another kind.
  let read: @Sendable (String) -> Any?

  /// What reads the values of a property; nil for kinds that no text is.
  init?(for property: PropertyRecord) {
    guard let reader = Self.reader(for: property) else {
      if !property.isOptional { return nil }
      self.init("nil") { _ in nil }
      return
    }
    self = reader
  }

  /// What reads the values of a type by its name in a source; nil for types that no text is.
  init?(typeNamed name: String) {
    guard let known = Self.named[name] else { return nil }
    self = known
  }

  private static let named: [String: ValueText] = {
    var known: [String: ValueText] = [:]
    func add(_ value: ValueText, _ names: String) {
      for name in names.split(separator: " ") { known[String(name)] = value }
    }
    add(flag, "Bool")
    add(
      wholeNumber, "Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 NSInteger NSUInteger"
    )
    add(anyNumber, "CGFloat Double Float TimeInterval CFTimeInterval NSNumber")
    add(text, "String NSString")
    add(color, "UIColor CGColor")
    add(font, "UIFont")
    add(image, "UIImage")
    add(point, "CGPoint")
    add(size, "CGSize")
    add(rect, "CGRect")
    add(insets, "UIEdgeInsets")
    add(directionalInsets, "NSDirectionalEdgeInsets")
    add(offset, "UIOffset")
    add(vector, "CGVector")
    add(affineTransform, "CGAffineTransform")
    let enumerations: [(String, Any.Type)] = [
      ("NSTextAlignment", NSTextAlignment.self), ("NSLineBreakMode", NSLineBreakMode.self),
      ("UIView.ContentMode", UIView.ContentMode.self),
      ("NSLayoutConstraint.Axis", NSLayoutConstraint.Axis.self),
      ("UIStackView.Alignment", UIStackView.Alignment.self),
      ("UIStackView.Distribution", UIStackView.Distribution.self),
      ("UIUserInterfaceStyle", UIUserInterfaceStyle.self), ("UIBarStyle", UIBarStyle.self),
      ("UIKeyboardType", UIKeyboardType.self), ("UIReturnKeyType", UIReturnKeyType.self),
    ]
    for (name, type) in enumerations { known[name] = enumeration(EnumerationText(type)) }
    return known
  }()

  private init(_ kind: String, _ read: @escaping @Sendable (String) -> Any?) {
    (self.kind, self.read) = (kind, read)
  }

  private static func reader(for property: PropertyRecord) -> ValueText? {
    switch property.kind {
    case .flag: flag
    case .integer: wholeNumber
    case .number: anyNumber
    case .text: text
    case .color: color
    case .font: font
    case .image: image
    case .point: point
    case .size: size
    case .rect: rect
    case .insets: property.valueType == UIEdgeInsets.self ? insets : directionalInsets
    case .vector: property.valueType == UIOffset.self ? offset : vector
    case .affineTransform: affineTransform
    case .enumeration: enumeration(EnumerationText(property.valueType))
    case .object, .other: reader(of: property.valueType)
    case .transform3D, .date, .url, .data, .collection: nil
    }
  }

  private static func enumeration(_ values: EnumerationText) -> ValueText {
    ValueText(values.kind) { values.rawValue(of: $0) }
  }

  /// For types that don't say their kind.
  private static func reader(of type: Any.Type) -> ValueText? {
    if type == CGColor.self || type == CGColor?.self {
      return ValueText(color.kind) { (color.read($0) as? UIColor)?.cgColor }
    }
    return nil
  }

  private static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static let text = ValueText("text") { $0 }
  private static let wholeNumber = ValueText("a whole number") { Int($0) }
  private static let point = numbers("a point: x,y", 2) { CGPoint(x: $0[0], y: $0[1]) }
  private static let size = numbers("a size: WxH", 2, separators: "xX,") {
    CGSize(width: $0[0], height: $0[1])
  }
  private static let rect = numbers("a rectangle: x,y,width,height", 4) {
    CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
  }
  private static let offset = numbers("an offset: right,down", 2) {
    UIOffset(horizontal: $0[0], vertical: $0[1])
  }
  private static let vector = numbers("a vector: dx,dy", 2) { CGVector(dx: $0[0], dy: $0[1]) }
  private static let affineTransform = numbers("a transform: a,b,c,d,tx,ty", 6) {
    CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5])
  }

  static let anyNumber = ValueText("a number") { number($0) }

  private static let flag = ValueText("true or false") { text in
    switch text {
    case "true", "yes", "YES", "1": true
    case "false", "no", "NO", "0": false
    default: nil
    }
  }

  private static let color = ValueText(
    "a colour: \(ColorText.syntax), or UIKit's and the program's own names, such as systemRed"
  ) { UIColor(typed: $0) }

  private static let font = ValueText("a font: a size in points, or a name and a size") { text in
    let words = text.split(separator: " ")
    guard let size = words.last.flatMap({ number(String($0)) }), size > 0 else { return nil }
    let name = words.dropLast().joined(separator: " ")
    return name.isEmpty ? UIFont.systemFont(ofSize: size) : UIFont(name: name, size: size)
  }

  private static let insets = numbers("insets: top,left,bottom,right", 4) {
    UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
  }

  private static let directionalInsets = numbers("insets: top,leading,bottom,trailing", 4) {
    NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
  }

  private static let image = ValueText("an image: a name of the program's, or a file") {
    UIImage(named: $0) ?? UIImage(contentsOfFile: $0)
  }

  /// So many finite numbers, in any brackets.
  private static func numbers(
    _ kind: String, _ count: Int, separators: String = ",",
    _ make: @escaping @Sendable ([Double]) -> Any
  ) -> ValueText {
    ValueText(kind) { text in
      let bare = text.filter { !"{}() ".contains($0) }
      let parts = bare.split(omittingEmptySubsequences: false) { separators.contains($0) }
      let numbers = parts.compactMap { number(String($0)) }
      return numbers.count == count && parts.count == count ? make(numbers) : nil
    }
  }
}
