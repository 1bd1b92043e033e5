// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a name gets an outline: from a table, or by the law that its last words follow.

import CoreGraphics

extension SymbolOutline {
  /// The outline of a name; nil for names that are not known.
  static func named(_ name: String) -> SymbolOutline? {
    if let text = SymbolCatalog.table[name] ?? SymbolCatalog.combined[name] {
      return SymbolOutline(text)
    }
    if let text = SymbolGlyphs.outline(name) { return SymbolOutline(text) }
    if let other = SymbolCatalog.aliases[name], other != name { return named(other) }
    return badged(name) ?? slashed(name) ?? enclosed(name)
      ?? name.dropping(".fill").flatMap { named($0)?.filled }
  }

  /// "plus" in "plus.circle": a symbol, a letter, or a number of one or two digits.
  private static func sign(_ name: String) -> SymbolOutline? {
    if name.utf8.count == 1 { return SymbolGlyphs.outline("_\(name)").map { SymbolOutline($0) } }
    if name.utf8.count == 2, name.utf8.allSatisfy({ (48...57).contains($0) }) {
      let digits = name.compactMap { sign(String($0)) }
      guard digits.count == 2 else { return nil }
      return digits[0].placed(middle: CGPoint(x: 25, y: 50), scale: 0.86)
        + digits[1].placed(middle: CGPoint(x: 75, y: 50), scale: 0.86)
    }
    return named(name)
  }

  /// Names that end in a shape, as "star.circle" and "star.circle.fill".
  private static func enclosed(_ name: String) -> SymbolOutline? {
    let plain = name.dropping(".fill")
    for (ending, shape) in SymbolShape.all {
      guard let rest = (plain ?? name).dropping("." + ending), let inner = sign(rest) else {
        continue
      }
      let small = inner.placed(middle: shape.middle, scale: shape.scale)
      let outer = plain == nil ? shape.outline : shape.outline.filled
      return outer.on(.secondary) + (plain == nil ? small : small.sign).on(.primary)
    }
    return nil
  }

  /// Names that end in ".slash" or ".slash.fill".
  private static func slashed(_ name: String) -> SymbolOutline? {
    let plain = name.dropping(".slash")
    guard let rest = plain ?? name.dropping(".slash.fill"),
      let base = named(plain == nil ? rest + ".fill" : rest)
    else { return nil }
    return base.on(.secondary) + SymbolOutline("c M 20 8 L 94 86;s M 12 14 L 88 90")
  }

  /// Names with a badge: a dot at the top for a bare ".badge", a sign in a disc at the bottom for ".badge.plus".
  private static func badged(_ name: String) -> SymbolOutline? {
    let isFilled = name.hasSuffix(".fill") && !name.contains(".fill.badge")
    let words = (isFilled ? name.dropping(".fill") ?? name : name).split(separator: ".")
    guard let index = words.lastIndex(of: "badge"), index > 0 else { return nil }
    let base = words[..<index].joined(separator: ".")
    guard let under = named(isFilled ? base + ".fill" : base) else { return nil }
    let sign = words[(index + 1)...].joined(separator: ".")
    if sign.isEmpty {
      return under.on(.secondary) + SymbolOutline("k O 78 20 24;f O 78 20 17")
    }
    guard let inner = Self.sign(sign) else { return nil }
    let small = inner.placed(middle: CGPoint(x: 76, y: 74), scale: 0.3)
    return under.on(.secondary) + SymbolOutline("k O 76 74 30;f O 76 74 23").on(.primary)
      + small.cut.on(.tertiary)
  }

  /// The outline with its closed shapes filled.
  ///
  /// What lies in a filled shape, such as a calendar's lines and a camera's lens, is cut out of it. Open lines beside
  /// filled shapes stay lines. Without a closed shape, the inside of the lines is filled.
  var filled: SymbolOutline {
    let pieces = parts.flatMap { part in
      part.path.subpaths.map { (part: part, path: $0.path, isClosed: $0.isClosed) }
    }
    let solids = pieces.filter { $0.part.ink == .stroke && $0.isClosed }.map {
      $0.path.boundingBoxOfPath
    }
    func isInside(_ path: CGPath) -> Bool {
      let box = path.boundingBoxOfPath.insetBy(dx: 1, dy: 1)
      return solids.contains {
        $0.contains(box) && ($0.width > box.width + 4 || $0.height > box.height + 4)
      }
    }
    var result: [Part] = []
    var details: [Part] = []
    for piece in pieces {
      var part = piece.part
      part.path = piece.path
      let isDetail = !part.ink.isCut && isInside(piece.path)
      if isDetail, !part.ink.isGlyph {
        part.ink = part.ink.isStroke && !piece.isClosed ? .cutStroke : .cutFill
        details.append(part)
        continue
      }
      result.append(part)
      if part.ink == .stroke, piece.isClosed || solids.isEmpty {
        part.ink = .fill
        result.append(part)
      }
    }
    return SymbolOutline(parts: result + details)
  }
}

/// A shape that other symbols stand in.
struct SymbolShape {
  var outline: SymbolOutline
  /// Where the inner symbol's middle is, and how large it is.
  var middle: CGPoint
  var scale: CGFloat

  private init(_ text: String, _ x: CGFloat, _ y: CGFloat, _ scale: CGFloat) {
    (outline, middle, self.scale) = (SymbolOutline(text), CGPoint(x: x, y: y), scale)
  }

  /// The shapes by the names' endings, longer ones first.
  static var all: [(String, SymbolShape)] {
    [
      ("circle", SymbolShape("s O 50 50 40", 50, 50, 0.52)),
      ("square.dashed", SymbolShape(dashedSquare, 50, 50, 0.46)),
      ("square", SymbolShape("s R 12 12 76 76 12", 50, 50, 0.52)),
      ("rectangle.portrait", SymbolShape("s R 20 6 60 88 8", 50, 50, 0.42)),
      ("rectangle", SymbolShape("s R 6 22 88 56 8", 50, 50, 0.42)),
      ("capsule", SymbolShape("s R 4 26 92 48 24", 50, 50, 0.38)),
      ("triangle", SymbolShape("s M 50 12 L 94 86 L 6 86 Z", 50, 62, 0.44)),
      ("diamond", SymbolShape("s M 50 6 L 94 50 L 50 94 L 6 50 Z", 50, 50, 0.44)),
      (
        "octagon",
        SymbolShape(
          "s M 33 10 L 67 10 L 90 33 L 90 67 L 67 90 L 33 90 L 10 67 L 10 33 Z", 50, 50, 0.5)
      ),
      ("hexagon", SymbolShape("s M 50 6 L 90 28 L 90 72 L 50 94 L 10 72 L 10 28 Z", 50, 50, 0.46)),
      ("shield", SymbolShape(shield, 50, 46, 0.42)), ("seal", SymbolShape(seal, 50, 50, 0.46)),
      ("app", SymbolShape("s R 12 12 76 76 20", 50, 50, 0.5)),
      ("bubble", SymbolShape(bubble, 50, 45, 0.42)), ("message", SymbolShape(bubble, 50, 45, 0.42)),
      ("doc", SymbolShape("s M 22 10 L 58 10 L 78 30 L 78 90 L 22 90 Z", 50, 60, 0.4)),
      ("folder", SymbolShape("s M 12 78 L 12 22 L 38 22 L 46 32 L 88 32 L 88 78 Z", 50, 55, 0.36)),
      ("icloud", SymbolShape(cloud, 49, 57, 0.32)), ("cloud", SymbolShape(cloud, 49, 57, 0.32)),
      ("heart", SymbolShape(heart, 50, 46, 0.36)),
      (
        "house",
        SymbolShape("s M 50 12 L 92 48 L 82 48 L 82 88 L 18 88 L 18 48 L 8 48 Z", 50, 60, 0.4)
      ),
      ("bin", SymbolShape("s M 20 26 L 80 26 L 75 90 L 25 90 Z M 14 14 L 86 14", 50, 58, 0.36)),
      ("car", SymbolShape("s M 10 84 L 10 56 L 24 22 L 76 22 L 90 56 L 90 84 Z", 50, 58, 0.36)),
      (
        "lock",
        SymbolShape("s R 18 44 64 46 8 M 32 44 L 32 28 C 32 4 68 4 68 28 L 68 44", 50, 67, 0.34)
      ),
      ("calendar", SymbolShape("s R 10 16 80 72 8 M 10 34 L 90 34", 50, 61, 0.38)),
      ("tv", SymbolShape("s R 6 16 88 58 6 M 34 86 L 66 86", 50, 45, 0.36)),
      ("iphone", SymbolShape("s R 26 6 48 88 9", 50, 50, 0.34)),
    ]
  }

  private static let shield = "s M 50 8 L 86 20 C 88 62 74 80 50 92 C 26 80 12 62 14 20 Z"
  private static let bubble =
    "s M 22 14 L 78 14 C 96 14 96 76 78 76 L 48 76 L 28 92 L 28 76 L 22 76 C 4 76 4 14 22 14 Z"
  private static let cloud =
    "s M 28 78 C 2 78 2 46 26 46 C 28 16 66 14 72 40 C 98 38 98 78 74 78 Z"
  private static let heart =
    "s M 50 86 C 20 64 8 48 10 34 C 14 12 40 10 50 30 C 60 10 86 12 90 34 C 92 48 80 64 50 86 Z"
  private static let seal =
    "s M 50 8 L 60 16 L 72 12 L 77 24 L 89 28 L 87 41 L 95 50 L 87 59 L 89 72 L 77 76 L 72 88 L 60 84 L 50 92 L 40 84 L 28 88 L 23 76 L 11 72 L 13 59 L 5 50 L 13 41 L 11 28 L 23 24 L 28 12 L 40 16 Z"
  private static let dashedSquare =
    "s M 12 30 L 12 22 C 12 16 16 12 22 12 L 30 12 M 42 12 L 58 12 M 70 12 L 78 12 C 84 12 88 16 88 22 L 88 30 M 88 42 L 88 58 M 88 70 L 88 78 C 88 84 84 88 78 88 L 70 88 M 58 88 L 42 88 M 30 88 L 22 88 C 16 88 12 84 12 78 L 12 70 M 12 58 L 12 42"
}

extension String {
  /// The text without an ending; nil if it has another one or is no more than it.
  func dropping(_ ending: String) -> String? {
    hasSuffix(ending) && count > ending.count ? String(dropLast(ending.count)) : nil
  }
}

extension CGPath {
  /// The path's pieces that begin with a move, and whether each is closed.
  fileprivate var subpaths: [(path: CGPath, isClosed: Bool)] {
    var result: [(path: CGMutablePath, isClosed: Bool)] = []
    applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        result.append((CGMutablePath(), false))
        result[result.count - 1].path.move(to: points[0])
      case .addLineToPoint: result.last?.path.addLine(to: points[0])
      case .addQuadCurveToPoint:
        result.last?.path.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint:
        result.last?.path.addCurve(to: points[2], control1: points[0], control2: points[1])
      case .closeSubpath:
        guard !result.isEmpty else { return }
        result[result.count - 1].path.closeSubpath()
        result[result.count - 1].isClosed = true
      default: break
      }
    }
    return result
  }
}
