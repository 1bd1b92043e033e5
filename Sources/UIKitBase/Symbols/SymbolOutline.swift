// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a symbol's outline is read.

import CoreGraphics
internal import MicaRaster

/// The parts of a symbol on a square of 100 units, y downward.
struct SymbolOutline {
  /// How a part's path becomes ink.
  enum Ink {
    /// A line of the weight's width along the path.
    case stroke
    /// The inside of the path.
    case fill
    /// The inside of a font's outline, which grows and shrinks with the weight.
    case glyph
    /// These three take away what is there.
    case cutStroke, cutFill, cutGlyph

    var isCut: Bool { self == .cutStroke || self == .cutFill || self == .cutGlyph }
    var isStroke: Bool { self == .stroke || self == .cutStroke }
    var isGlyph: Bool { self == .glyph || self == .cutGlyph }

    /// The same that takes away.
    var cut: Ink {
      switch self {
      case .stroke, .cutStroke: .cutStroke
      case .fill, .cutFill: .cutFill
      case .glyph, .cutGlyph: .cutGlyph
      }
    }
  }

  /// What palettes and hierarchies colour apart.
  enum Level: Int {
    case primary, secondary, tertiary
  }

  struct Part {
    var ink: Ink
    var path: CGPath
    var level = Level.primary
    /// How much smaller than on its own square a font's outline is.
    var scale: CGFloat = 1
    /// Whether it is a sign in a filled shape: cut out of it in one colour, drawn on it in several.
    var isSign = false
  }

  var parts: [Part]

  init(parts: [Part]) { self.parts = parts }

  /// The outline moved and scaled from its square's corner.
  func placed(x: CGFloat, y: CGFloat, scaleX: CGFloat, scaleY: CGFloat) -> SymbolOutline {
    var move = CGAffineTransform(translationX: x, y: y).scaledBy(x: scaleX, y: scaleY)
    return SymbolOutline(
      parts: parts.map { part in
        var part = part
        part.path = part.path.copy(using: &move) ?? part.path
        part.scale *= abs(scaleY)
        return part
      })
  }

  /// The outline around another middle.
  func placed(middle: CGPoint, scale: CGFloat) -> SymbolOutline {
    placed(
      x: middle.x - 50 * scale, y: middle.y - 50 * scale, scaleX: scale, scaleY: scale)
  }

  /// The outline as a part of some level.
  func on(_ level: Level) -> SymbolOutline {
    SymbolOutline(
      parts: parts.map { part in
        var part = part
        part.level = level
        return part
      })
  }

  /// The outline taken away from what is below it.
  var cut: SymbolOutline {
    SymbolOutline(
      parts: parts.map { part in
        var part = part
        part.ink = part.ink.cut
        return part
      })
  }

  /// The outline as a sign that is cut out of the shape below.
  var sign: SymbolOutline {
    SymbolOutline(
      parts: cut.parts.map { part in
        var part = part
        part.isSign = true
        return part
      })
  }

  static func + (below: SymbolOutline, above: SymbolOutline) -> SymbolOutline {
    SymbolOutline(parts: below.parts + above.parts)
  }

  /// Reads parts divided by ";". A part begins with a letter for its ink:
  ///
  /// - s, f: stroked, filled; c, k: cut out by a stroke, by a fill
  /// - g: a font's outline, in tenths of units
  /// - u, x: another symbol, or that symbol cut out: its name, then x, y, horizontal and vertical scale (0 0 1 1)
  ///
  /// The path has M, L, Q, C and Z as in drawings on the web, O for a disc (middle, radius), E for an ellipse (corner,
  /// size), R for a rounded rectangle (corner, size, radius), A for an arc (middle, radius, two angles in degrees,
  /// clockwise).
  init(_ text: String) {
    parts = text.split(separator: ";").flatMap { part in
      let words = part.split(separator: " ")
      let rest = words.dropFirst()
      switch words.first {
      case "u": return Self.other(rest).parts
      case "x": return Self.other(rest).cut.parts
      case "g":
        var tenth = CGAffineTransform(scaleX: 0.1, y: 0.1)
        let path = Self.path(rest)
        return [Part(ink: .glyph, path: path.copy(using: &tenth) ?? path)]
      case "f": return [Part(ink: .fill, path: Self.path(rest))]
      case "c": return [Part(ink: .cutStroke, path: Self.path(rest))]
      case "k": return [Part(ink: .cutFill, path: Self.path(rest))]
      default: return [Part(ink: .stroke, path: Self.path(rest))]
      }
    }
  }

  private static func other(_ words: ArraySlice<Substring>) -> SymbolOutline {
    guard let name = words.first, let found = named(String(name)) else {
      return SymbolOutline(parts: [])
    }
    let numbers = words.dropFirst().compactMap { Double($0).map { CGFloat($0) } }
    guard numbers.count >= 3 else { return found }
    return found.placed(
      x: numbers[0], y: numbers[1], scaleX: numbers[2],
      scaleY: numbers.count > 3 ? numbers[3] : numbers[2])
  }

  private static func path(_ words: ArraySlice<Substring>) -> CGPath {
    let path = CGMutablePath()
    var rest = words
    func number() -> CGFloat { rest.popFirst().flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
    func point() -> CGPoint {
      let x = number()
      return CGPoint(x: x, y: number())
    }
    while let word = rest.popFirst() {
      switch word {
      case "M": path.move(to: point())
      case "L": path.addLine(to: point())
      case "Q":
        let control = point()
        path.addQuadCurve(to: point(), control: control)
      case "C":
        let (first, second) = (point(), point())
        path.addCurve(to: point(), control1: first, control2: second)
      case "Z": path.closeSubpath()
      case "O":
        let (middle, radius) = (point(), number())
        path.addEllipse(
          in: CGRect(
            x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
      case "E":
        let corner = point()
        let size = point()
        path.addEllipse(in: CGRect(x: corner.x, y: corner.y, width: size.x, height: size.y))
      case "R":
        let corner = point()
        let size = point()
        let radius = number()
        path.addRoundedRect(
          in: CGRect(x: corner.x, y: corner.y, width: size.x, height: size.y),
          cornerWidth: radius, cornerHeight: radius)
      case "A":
        let (middle, radius) = (point(), number())
        let (start, end) = (number() * .pi / 180, number() * .pi / 180)
        path.move(
          to: CGPoint(
            x: middle.x + radius * CGFloat(PortableMath.cos(Double(start))),
            y: middle.y + radius * CGFloat(PortableMath.sin(Double(start)))))
        path.addArc(
          center: middle, radius: radius, startAngle: start, endAngle: end, clockwise: false)
      default: break
      }
    }
    return path
  }
}
