// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a symbol's outline is read and made from simpler ones.

import CoreGraphics
internal import MicaRaster

/// The parts of a symbol on a square of 100 units.
struct SymbolOutline {
  enum Ink {
    case stroke, fill, cutStroke, cutFill
  }

  struct Part {
    var ink: Ink
    var path: CGPath
  }

  var parts: [Part]

  /// The outline of a name; nil for names that are not known.
  static func named(_ name: String) -> SymbolOutline? {
    if let text = SymbolCatalog.table[name] { return SymbolOutline(text) }
    if let other = SymbolCatalog.aliases[name] { return named(other) }
    return composed(name)
  }

  /// Names made of others: "bell.slash", "star.circle.fill".
  private static func composed(_ name: String) -> SymbolOutline? {
    for (ending, make) in endings {
      guard name.hasSuffix(ending) else { continue }
      let rest = String(name.dropLast(ending.count))
      if let base = named(rest) { return make(base) }
    }
    return nil
  }

  private static var endings: [(String, (SymbolOutline) -> SymbolOutline)] {
    [
      (".circle.fill", { enclosed($0, by: "O 50 50 42", filled: true) }),
      (".circle", { enclosed($0, by: "O 50 50 40", filled: false) }),
      (".square.fill", { enclosed($0, by: "R 10 10 80 80 14", filled: true) }),
      (".square", { enclosed($0, by: "R 12 12 76 76 12", filled: false) }),
      (".rectangle.fill", { enclosed($0, by: "R 4 20 92 60 10", filled: true) }),
      (".rectangle", { enclosed($0, by: "R 6 22 88 56 8", filled: false) }),
      (".slash.fill", { slashed(filled($0)) }),
      (".slash", slashed),
      (".fill", filled),
    ]
  }

  /// A small one in a shape, cut out of it where that is filled.
  private static func enclosed(
    _ inner: SymbolOutline, by shape: String, filled: Bool
  ) -> SymbolOutline {
    let scale: CGFloat = 0.52
    var move = CGAffineTransform(translationX: 50 * (1 - scale), y: 50 * (1 - scale))
      .scaledBy(x: scale, y: scale)
    var parts = SymbolOutline((filled ? "f " : "s ") + shape).parts
    for part in inner.parts {
      guard let path = part.path.copy(using: &move) else { continue }
      let ink: Ink = filled ? (part.ink == .stroke ? .cutStroke : .cutFill) : part.ink
      parts.append(Part(ink: ink, path: path))
    }
    return SymbolOutline(parts: parts)
  }

  private static func slashed(_ base: SymbolOutline) -> SymbolOutline {
    SymbolOutline(
      parts: base.parts + SymbolOutline("c M 20 8 L 94 86").parts
        + SymbolOutline("s M 12 14 L 88 90").parts)
  }

  private static func filled(_ base: SymbolOutline) -> SymbolOutline {
    var parts: [Part] = []
    for part in base.parts {
      parts.append(part)
      if part.ink == .stroke { parts.append(Part(ink: .fill, path: part.path)) }
    }
    return SymbolOutline(parts: parts)
  }

  private init(parts: [Part]) { self.parts = parts }

  /// Reads parts divided by ";": a letter for the ink, then M, L, Q, C and Z as in drawings on the
  /// web, O for a disc (middle, radius), E for an ellipse (corner, size), R for a rounded rectangle
  /// (corner, size, radius), A for an arc (middle, radius, two angles in degrees, clockwise).
  init(_ text: String) {
    parts = text.split(separator: ";").map { part in
      let words = part.split(separator: " ")
      let ink: Ink =
        switch words.first {
        case "f": .fill
        case "c": .cutStroke
        case "k": .cutFill
        default: .stroke
        }
      return Part(ink: ink, path: Self.path(words.dropFirst()))
    }
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
