// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Measuring and drawing plain strings with one set of attributes. `NSString` is Foundation's class
// here, and `String` is not bridged to it by itself: both have the functions.

public import CoreText
public import Foundation

extension NSString {
  /// The size of the text where lines only break at line separators, in points, not rounded.
  /// Helvetica 12 is the font where the attributes name none. An empty text is one line high.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }

  /// Draws the text with its top left corner at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in a rectangle of the current context, in lines of its width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in a rectangle of the current context; see `NSStringDrawingOptions`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// The rectangle that the text takes in a size, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// The size of the text where lines only break at line separators, in points, not rounded.
  /// Helvetica 12 is the font where the attributes name none. An empty text is one line high.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    guard !isEmpty else { return CGSize(width: 0, height: Self.lineHeight(attrs)) }
    return NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Draws the text with its top left corner at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in a rectangle of the current context, in lines of its width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle of the current context; see `NSStringDrawingOptions`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// The rectangle that the text takes in a size, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    guard !isEmpty else {
      return CGRect(x: 0, y: 0, width: 0, height: Self.lineHeight(attributes))
    }
    return NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  private static func lineHeight(_ attributes: [NSAttributedString.Key: Any]?) -> CGFloat {
    let font = attributes?[.font] as? CTFont ?? UIFont.drawingDefault
    return UIFont.ascent(of: font) + CTFontGetDescent(font)
  }
}
