// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The views of a picture as a tree of plain values, which tells why a picture has changed (`NAME.tree.json`).

internal import CoreGraphics
internal import MicaFoundation

/// One view of a picture, and those in it.
struct ViewTree: Encodable {
  private var `class`: String
  private var id: String
  /// Left, top, width and height in points of the picture.
  private var frame: [Double]
  private var text: String?
  private var color: String?
  private var background: String?
  private var alpha: Double?
  private var children: [ViewTree]
  /// Where the view draws its own text, as `frame`; nil for none.
  private var textFrame: CGRect?

  private enum CodingKeys: String, CodingKey {
    case `class`, id, frame, text, color, background, alpha, children
  }

  /// The greatest depth of a tree.
  private static let deepest = 200

  /// A view whose bounds are the picture's.
  @MainActor init(_ view: UIView) { self.init(view, view, 0) }

  @MainActor private init(_ view: UIView, _ top: UIView, _ depth: Int) {
    `class` = String(describing: type(of: view))
    id = view.accessibilityIdentifier ?? ""
    let place = view.convert(view.bounds, to: top)
    frame = [
      place.minX - top.bounds.minX, place.minY - top.bounds.minY, place.width, place.height,
    ].map { value in
      let number = Double(value)
      return number.isFinite ? (number * 1000).rounded() / 1000 : 0
    }
    (text, color) = Self.text(of: view)
    if text?.isEmpty == false, view.alpha > 0 {
      textFrame = view.convert(Self.textBounds(of: view), to: top)
        .offsetBy(dx: -top.bounds.minX, dy: -top.bounds.minY)
    }
    background = view.backgroundColor.map { Self.hex($0, view) }
    if view.alpha != 1, view.alpha.isFinite { alpha = Double(view.alpha) }
    children =
      depth < Self.deepest
      ? view.subviews.filter { !$0.isHidden }.map { ViewTree($0, top, depth + 1) } : []
  }

  @MainActor private static func text(of view: UIView) -> (String?, String?) {
    switch view {
    case let label as UILabel: (label.text, label.textColor.map { hex($0, view) })
    case let field as UITextField:
      (
        field.text?.isEmpty == false ? field.text : field.placeholder,
        field.textColor.map { hex($0, view) }
      )
    case let text as UITextView: (text.text, text.textColor.map { hex($0, view) })
    default: (nil, nil)
    }
  }

  /// Where a view's text may stand: not on the edges of a field, which have borders.
  @MainActor private static func textBounds(of view: UIView) -> CGRect {
    switch view {
    case let field as UITextField: field.textRect(forBounds: field.bounds)
    case let text as UITextView: text.bounds.inset(by: text.textContainerInset)
    // Glyphs may reach over a label's edge.
    default: view.bounds.insetBy(dx: -1, dy: -1)
    }
  }

  /// Where texts stand, of this view and all in it, in points of the picture.
  var textFrames: [CGRect] { [textFrame].compactMap(\.self) + children.flatMap(\.textFrames) }

  /// "#RRGGBBAA" of a colour with the view's traits.
  @MainActor private static func hex(_ color: UIColor, _ view: UIView) -> String {
    hex(color.resolvedColor(with: view.traitCollection))
  }

  /// "#RRGGBBAA" of a colour.
  static func hex(_ color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let digits = [red, green, blue, alpha].map { part in
      let level = Int((min(max(part.isFinite ? part : 0, 0), 1) * 255).rounded())
      return (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }

  /// The tree as JSON.
  var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data()
  }
}
