// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The shapes and transforms of SVG files.

internal import CoreGraphics

/// The shapes.
enum SVGShape {
  static let names: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  /// The outline of an element, made once; nil if it is no shape. Percentages are shares of the view's size.
  static func path(of node: SVGNode, _ view: CGSize, _ budget: VectorBudget) -> CGPath? {
    if let known = node.outline { return known }
    guard names.contains(node.name) else { return nil }
    let cost = (node["d"]?.utf8.count ?? 0) + (node["points"]?.utf8.count ?? 0)
    guard budget.spend(16 + cost / 2), budget.take(bytes: 64 + cost * 4) else { return nil }
    let made = made(node, view)
    node.outline = .some(made)
    return made
  }

  private static func made(_ node: SVGNode, _ view: CGSize) -> CGPath? {
    let mean = ((view.width * view.width + view.height * view.height) / 2).squareRoot()
    func x(_ name: String) -> CGFloat { node.number(name, of: view.width) ?? 0 }
    func y(_ name: String) -> CGFloat { node.number(name, of: view.height) ?? 0 }
    let path = CGMutablePath()
    switch node.name {
    case "path": return node["d"].map(svgPath) ?? path
    case "rect":
      let rect = CGRect(x: x("x"), y: y("y"), width: x("width"), height: y("height"))
      guard rect.width > 0, rect.height > 0 else { return path }
      let ownX = node.number("rx", of: view.width)
      let ownY = node.number("ry", of: view.height)
      let (rx, ry) = (ownX ?? ownY ?? 0, ownY ?? ownX ?? 0)
      if rx > 0, ry > 0 {
        path.addRoundedRect(
          in: rect, cornerWidth: min(rx, rect.width / 2), cornerHeight: min(ry, rect.height / 2))
      } else {
        path.addRect(rect)
      }
    case "circle", "ellipse":
      let radius = node.name == "circle" ? node.number("r", of: mean) ?? 0 : nil
      let rx = radius ?? x("rx")
      let ry = radius ?? y("ry")
      guard rx > 0, ry > 0 else { return path }
      path.addEllipse(in: CGRect(x: x("cx") - rx, y: y("cy") - ry, width: 2 * rx, height: 2 * ry))
    case "line":
      path.move(to: CGPoint(x: x("x1"), y: y("y1")))
      path.addLine(to: CGPoint(x: x("x2"), y: y("y2")))
    default:
      let n = node.numbers("points")
      path.addLines(
        between: stride(from: 0, to: n.count - 1, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) })
      if node.name == "polygon", n.count >= 2 { path.closeSubpath() }
    }
    return path
  }
}

/// Lists of transforms.
enum SVGTransform {
  static func of(_ text: String?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    guard let text else { return result }
    for part in text.split(separator: ")").prefix(100) {
      let pieces = part.split(separator: "(", maxSplits: 1)
      guard pieces.count == 2 else { continue }
      let n = SVGNode.numbers(in: String(pieces[1]))
      let name = pieces[0].filter { $0.isLetter }
      let own: CGAffineTransform
      switch (name, n.count) {
      case ("matrix", 6):
        own = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      case ("translate", 1...2):
        own = CGAffineTransform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
      case ("scale", 1...2): own = CGAffineTransform(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
      case ("rotate", 1): own = CGAffineTransform(rotationAngle: n[0] * .pi / 180)
      case ("rotate", 3):
        own = CGAffineTransform(translationX: n[1], y: n[2]).rotated(by: n[0] * .pi / 180)
          .translatedBy(x: -n[1], y: -n[2])
      case ("skewX", 1): own = CGAffineTransform(a: 1, b: 0, c: tangent(n[0]), d: 1, tx: 0, ty: 0)
      case ("skewY", 1): own = CGAffineTransform(a: 1, b: tangent(n[0]), c: 0, d: 1, tx: 0, ty: 0)
      default: continue
      }
      result = own.concatenating(result)
    }
    return result
  }

  private static func tangent(_ degrees: CGFloat) -> CGFloat {
    let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180)
    return turn.a == 0 ? 0 : turn.b / turn.a
  }
}

/// How a view box fits into its viewport (SVG 1.1, 7.8).
struct SVGFit {
  /// View box → viewport.
  let transform: CGAffineTransform

  init(_ box: CGRect, into view: CGRect, _ rule: String?) {
    let (x, y) = (view.width / box.width, view.height / box.height)
    let rule = rule ?? "xMidYMid meet"
    var (scaleX, scaleY) = (x, y)
    if !rule.contains("none") {
      let scale = rule.contains("slice") ? max(x, y) : min(x, y)
      (scaleX, scaleY) = (scale, scale)
    }
    func share(_ axis: String) -> CGFloat {
      rule.contains(axis + "Min") ? 0 : rule.contains(axis + "Max") ? 1 : 0.5
    }
    let moveX = view.minX + (view.width - box.width * scaleX) * share("x")
    let moveY = view.minY + (view.height - box.height * scaleY) * share("Y")
    transform = CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: moveX - box.minX * scaleX,
      ty: moveY - box.minY * scaleY)
  }
}
