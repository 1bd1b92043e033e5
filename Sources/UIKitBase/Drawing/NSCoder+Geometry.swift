// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Points, sizes and rectangles in words: "{1, 2}", "{{1, 2}, {3, 4}}".

public import CoreGraphics
public import Foundation

extension NSCoder {
  /// The numbers in a text, in their order; what is no number ends the reading.
  private static func numbers(_ text: String, _ count: Int) -> [CGFloat] {
    let parts = text.split { "{}, \t\n".contains($0) }
    var numbers = parts.prefix(count).map { CGFloat(Double($0) ?? 0) }
    while numbers.count < count { numbers.append(0) }
    return numbers
  }

  /// The point that a text such as "{1, 2}" tells; zeros for what it doesn't.
  public class func cgPoint(for string: String) -> CGPoint {
    let found = numbers(string, 2)
    return CGPoint(x: found[0], y: found[1])
  }

  /// The vector that a text such as "{1, 2}" tells.
  public class func cgVector(for string: String) -> CGVector {
    let found = numbers(string, 2)
    return CGVector(dx: found[0], dy: found[1])
  }

  /// The size that a text such as "{1, 2}" tells.
  public class func cgSize(for string: String) -> CGSize {
    let found = numbers(string, 2)
    return CGSize(width: found[0], height: found[1])
  }

  /// The rectangle that a text such as "{{1, 2}, {3, 4}}" tells.
  public class func cgRect(for string: String) -> CGRect {
    let found = numbers(string, 4)
    return CGRect(x: found[0], y: found[1], width: found[2], height: found[3])
  }

  /// The transform that a text such as "[1, 0, 0, 1, 0, 0]" tells.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let found = numbers(string.replacing("[", with: "{").replacing("]", with: "}"), 6)
    return CGAffineTransform(
      a: found[0], b: found[1], c: found[2], d: found[3], tx: found[4], ty: found[5])
  }

  /// The insets that a text such as "{1, 2, 3, 4}" tells: top, left, bottom, right.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let found = numbers(string, 4)
    return UIEdgeInsets(top: found[0], left: found[1], bottom: found[2], right: found[3])
  }

  /// The offset that a text such as "{1, 2}" tells.
  public class func uiOffset(for string: String) -> UIOffset {
    let found = numbers(string, 2)
    return UIOffset(horizontal: found[0], vertical: found[1])
  }

  private static func text(_ numbers: [CGFloat]) -> String {
    "{"
      + numbers.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }
      .joined(separator: ", ") + "}"
  }

  /// A point in words.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }

  /// A vector in words.
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }

  /// A size in words.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }

  /// A rectangle in words.
  public class func string(for rect: CGRect) -> String {
    "{" + string(for: rect.origin) + ", " + string(for: rect.size) + "}"
  }

  /// A transform in words.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[" + text(numbers).dropFirst().dropLast() + "]"
  }

  /// Insets in words.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// An offset in words.
  public class func string(for offset: UIOffset) -> String {
    text([offset.horizontal, offset.vertical])
  }
}
