// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What SVG's shapes inherit, their colours, transforms and gradients.

internal import CoreGraphics

/// The properties that elements pass on.
struct SVGStyle {
  var fill = "black"
  var stroke = "none"
  var color = "black"
  var fillRule = "nonzero"
  var fillOpacity: CGFloat = 1
  var strokeOpacity: CGFloat = 1
  var strokeWidth: CGFloat = 1
  var lineCap = "butt"
  var lineJoin = "miter"
  var miterLimit: CGFloat = 4
  var dashes: [CGFloat] = []
  var dashOffset: CGFloat = 0
  var isVisible = true

  func taking(_ node: SVGNode) -> SVGStyle {
    var style = self
    func text(_ key: String, _ value: inout String) {
      if let own = node[key], own != "inherit" { value = own }
    }
    func number(_ key: String, _ value: inout CGFloat) {
      if let own = node.number(key) { value = own }
    }
    text("fill", &style.fill)
    text("stroke", &style.stroke)
    text("color", &style.color)
    text("fill-rule", &style.fillRule)
    text("stroke-linecap", &style.lineCap)
    text("stroke-linejoin", &style.lineJoin)
    number("fill-opacity", &style.fillOpacity)
    number("stroke-opacity", &style.strokeOpacity)
    number("stroke-width", &style.strokeWidth)
    number("stroke-miterlimit", &style.miterLimit)
    number("stroke-dashoffset", &style.dashOffset)
    if let own = node["stroke-dasharray"] {
      style.dashes = own == "none" ? [] : node.numbers("stroke-dasharray")
    }
    if let own = node["visibility"] { style.isVisible = own == "visible" }
    return style
  }
}

/// The shapes.
enum SVGShape {
  static let names: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  static func path(of node: SVGNode) -> CGPath? {
    func value(_ name: String) -> CGFloat { node.number(name) ?? 0 }
    let path = CGMutablePath()
    switch node.name {
    case "path": return node["d"].map(svgPath) ?? path
    case "rect":
      let rect = CGRect(
        x: value("x"), y: value("y"), width: value("width"), height: value("height"))
      guard rect.width > 0, rect.height > 0 else { return path }
      let rx = node.number("rx") ?? node.number("ry") ?? 0
      let ry = node.number("ry") ?? rx
      if rx > 0, ry > 0 {
        path.addRoundedRect(
          in: rect, cornerWidth: min(rx, rect.width / 2), cornerHeight: min(ry, rect.height / 2))
      } else {
        path.addRect(rect)
      }
    case "circle", "ellipse":
      let rx = node.number("r") ?? value("rx")
      let ry = node.number("r") ?? value("ry")
      path.addEllipse(
        in: CGRect(x: value("cx") - rx, y: value("cy") - ry, width: 2 * rx, height: 2 * ry))
    case "line":
      path.move(to: CGPoint(x: value("x1"), y: value("y1")))
      path.addLine(to: CGPoint(x: value("x2"), y: value("y2")))
    case "polyline", "polygon":
      let n = node.numbers("points")
      path.addLines(
        between: stride(from: 0, to: n.count - 1, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) })
      if node.name == "polygon", n.count >= 2 { path.closeSubpath() }
    default: return nil
    }
    return path
  }
}

/// Lists of transforms.
enum SVGTransform {
  static func of(_ text: String) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    for part in text.split(separator: ")").prefix(100) {
      let pieces = part.split(separator: "(", maxSplits: 1)
      guard pieces.count == 2 else { continue }
      let n = SVGNode.numbers(in: String(pieces[1]))
      let name = pieces[0].filter { $0.isLetter }
      switch (name, n.count) {
      case ("matrix", 6):
        result = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
          .concatenating(result)
      case ("translate", 1...2): result = result.translatedBy(x: n[0], y: n.count > 1 ? n[1] : 0)
      case ("scale", 1...2): result = result.scaledBy(x: n[0], y: n.count > 1 ? n[1] : n[0])
      case ("rotate", 1): result = result.rotated(by: n[0] * .pi / 180)
      case ("rotate", 3):
        result = result.translatedBy(x: n[1], y: n[2]).rotated(by: n[0] * .pi / 180)
          .translatedBy(x: -n[1], y: -n[2])
      default: continue
      }
    }
    return result
  }
}

/// Colours by number, function or name.
enum SVGColor {
  static func color(_ text: String, _ current: String, _ opacity: CGFloat) -> CGColor? {
    let text = text.filter { !$0.isWhitespace }.lowercased()
    if text == "none" || text == "transparent" || text.isEmpty { return nil }
    if text == "currentcolor" {
      return current.lowercased() == "currentcolor" ? nil : color(current, "black", opacity)
    }
    var levels: [CGFloat]?
    if text.hasPrefix("#") {
      levels = hex(text.dropFirst())
    } else if text.hasPrefix("rgb") {
      let n = SVGNode.numbers(in: String(text.drop { $0 != "(" }.dropFirst().filter { $0 != "%" }))
      let share: CGFloat = text.contains("%") ? 100 : 255
      if n.count >= 3 { levels = n.prefix(3).map { $0 / share } + (n.count > 3 ? [n[3]] : []) }
    } else {
      levels = names[text].flatMap { hex($0[...]) }
    }
    guard let levels, levels.count >= 3 else { return nil }
    let alpha = (levels.count > 3 ? levels[3] : 1) * opacity
    return CGColor(
      srgbRed: min(1, max(0, levels[0])), green: min(1, max(0, levels[1])),
      blue: min(1, max(0, levels[2])), alpha: min(1, max(0, alpha)))
  }

  private static func hex(_ digits: Substring) -> [CGFloat]? {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3, 4: return values.map { CGFloat($0 * 17) / 255 }
    case 6, 8:
      return stride(from: 0, to: values.count, by: 2).map {
        CGFloat(values[$0] * 16 + values[$0 + 1]) / 255
      }
    default: return nil
    }
  }

  private static let names = [
    "black": "000000", "white": "ffffff", "red": "ff0000", "green": "008000", "blue": "0000ff",
    "gray": "808080", "grey": "808080", "silver": "c0c0c0", "maroon": "800000", "yellow": "ffff00",
    "olive": "808000", "lime": "00ff00", "aqua": "00ffff", "cyan": "00ffff", "teal": "008080",
    "navy": "000080", "fuchsia": "ff00ff", "magenta": "ff00ff", "purple": "800080",
    "orange": "ffa500", "pink": "ffc0cb", "brown": "a52a2a", "gold": "ffd700",
    "darkgray": "a9a9a9", "darkgrey": "a9a9a9", "lightgray": "d3d3d3", "lightgrey": "d3d3d3",
  ]
}

/// A linear or radial gradient.
struct SVGGradient {
  private let node: SVGNode
  /// It, and those that it takes what it doesn't say from.
  private var chain: [SVGNode]

  init(_ node: SVGNode, _ named: [String: SVGNode]) {
    self.node = node
    chain = [node]
    while chain.count < 8, let id = chain[chain.count - 1]["href"]?.dropFirst(),
      let next = named[String(id)]
    {
      chain.append(next)
    }
  }

  private func text(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }
  private func number(_ name: String) -> CGFloat? {
    chain.lazy.compactMap { $0.number(name) }.first
  }

  func draw(over box: CGRect, _ opacity: CGFloat, in context: CGContext) {
    let stops = chain.first { !$0.children.isEmpty }?.children.filter { $0.name == "stop" } ?? []
    var colors: [CGColor] = []
    var places: [CGFloat] = []
    for stop in stops.prefix(256) {
      let share = (stop.number("stop-opacity") ?? 1) * opacity
      let color = SVGColor.color(stop["stop-color"] ?? "black", "black", share)
      colors.append(color ?? CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0))
      places.append(max(places.last ?? 0, min(1, max(0, stop.number("offset") ?? 0))))
    }
    guard !colors.isEmpty,
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: places)
    else { return }
    if text("gradientUnits") != "userSpaceOnUse" {
      context.concatenate(
        CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
    }
    context.concatenate(SVGTransform.of(text("gradientTransform") ?? ""))
    let ends: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if node.name == "linearGradient" {
      context.drawLinearGradient(
        gradient, start: CGPoint(x: number("x1") ?? 0, y: number("y1") ?? 0),
        end: CGPoint(x: number("x2") ?? 1, y: number("y2") ?? 0), options: ends)
    } else {
      let center = CGPoint(x: number("cx") ?? 0.5, y: number("cy") ?? 0.5)
      let focus = CGPoint(x: number("fx") ?? center.x, y: number("fy") ?? center.y)
      context.drawRadialGradient(
        gradient, startCenter: focus, startRadius: 0, endCenter: center,
        endRadius: number("r") ?? 0.5, options: ends)
    }
  }
}
