// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The scenes of KGNAutoLayout's pictures: views that draw themselves, placed by constraints that the manifest
// lists.

import CoreGraphics
import Foundation
import UIKit

/// Blue with a grid of dashed lines.
private final class GridView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor(red: 0.1373, green: 0.5412, blue: 0.9412, alpha: 1).setFill()
    UIRectFill(bounds)
    for isVertical in [true, false] {
      for place in stride(from: CGFloat(40), through: 240, by: 40) {
        let middle = place > 140 ? place + 0.5 : place - 0.5
        let path = UIBezierPath()
        path.move(to: isVertical ? CGPoint(x: middle, y: 0) : CGPoint(x: 0, y: middle))
        path.addLine(
          to: isVertical
            ? CGPoint(x: middle, y: bounds.height) : CGPoint(x: bounds.width, y: middle))
        path.lineCapStyle = .round
        path.setLineDash([2, 2], count: 2, phase: 0)
        UIColor.white.withAlphaComponent(0.2).setStroke()
        path.stroke()
      }
    }
  }
}

private class SizedView: UIView {
  var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  override var intrinsicContentSize: CGSize { size }
}

private final class FramedView: SizedView {
  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5))
    UIColor.white.withAlphaComponent(0.5).setFill()
    path.fill()
    UIColor.white.setStroke()
    path.stroke()
  }
}

private final class ItemView: SizedView {
  override func draw(_ rect: CGRect) {
    UIColor(red: 0.2627, green: 1, blue: 0.1059, alpha: 0.3).setFill()
    UIRectFillUsingBlendMode(bounds, .normal)
  }
}

private final class SpringView: SizedView {
  var isVertical = false
  var showsEnds = true

  override func draw(_ rect: CGRect) {
    UIColor(red: 1, green: 0.2902, blue: 0.2902, alpha: 1).setStroke()
    let length = isVertical ? bounds.height : bounds.width
    let middle = ((isVertical ? bounds.width : bounds.height) / 2).rounded(.down) + 0.5
    line(from: (0, middle), to: (length, middle)) {
      $0.lineCapStyle = .round
      $0.setLineDash([2, 2], count: 2, phase: 0)
    }
    let across = isVertical ? bounds.width : bounds.height
    for end in showsEnds ? [0.5, length - 0.5] : [] {
      line(from: (end, 0), to: (end, across)) { _ in }
    }
  }

  /// A line between points along and across the spring.
  private func line(
    from start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat), _ change: (UIBezierPath) -> Void
  ) {
    func point(_ place: (CGFloat, CGFloat)) -> CGPoint {
      isVertical ? CGPoint(x: place.1, y: place.0) : CGPoint(x: place.0, y: place.1)
    }
    let path = UIBezierPath()
    path.move(to: point(start))
    path.addLine(to: point(end))
    change(path)
    path.stroke()
  }
}

/// Reads "Views (…): name:Class word=value in Parent; …. Constraints: a.edge=b.edge+20; …".
@MainActor
struct SpringScene {
  let root: UIView = GridView(frame: CGRect(x: 0, y: 0, width: 280, height: 280))
  private var views: [String: UIView] = [:]

  init(_ scene: String) {
    views["S"] = root
    let parts = scene.components(separatedBy: "Views (in subview order): ").last ?? ""
    let lists = parts.components(separatedBy: ". Constraints: ")
    for line in lists[0].components(separatedBy: "; ") { addView(line) }
    for line in lists[1].components(separatedBy: "; ") { addConstraint(line) }
    root.layoutIfNeeded()
  }

  private mutating func addView(_ line: String) {
    let sides = line.components(separatedBy: " in ")
    let name = sides[0].prefix { $0 != ":" }
    let words = sides[0].dropFirst(name.count + 1).split(separator: " ").map(String.init)
    let view: SizedView
    switch words[0] {
    case "LayoutView": view = FramedView()
    case "ItemView": view = ItemView()
    default:
      let spring = SpringView()
      spring.isVertical = words.contains("vertical")
      spring.showsEnds = !words.contains("showEnds=false")
      spring.size = CGSize(width: -1, height: -1)
      if spring.isVertical { spring.size.width = 20 } else { spring.size.height = 20 }
      view = spring
    }
    for word in words {
      let pair = word.components(separatedBy: "=")
      if pair[0] == "intrinsicWidth", let width = Double(pair[1]) { view.size.width = width }
      if pair[0] == "intrinsicHeight", let height = Double(pair[1]) { view.size.height = height }
    }
    view.isOpaque = false
    view.backgroundColor = .clear
    view.translatesAutoresizingMaskIntoConstraints = false
    views[String(name)] = view
    views[sides[1].trimmingCharacters(in: .whitespaces)]?.addSubview(view)
  }

  private func addConstraint(_ line: String) {
    let signs: [(String, NSLayoutConstraint.Relation)] = [
      ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual), ("=", .equal),
    ]
    guard let (sign, relation) = signs.first(where: { line.contains($0.0) }) else { return }
    let sides = line.components(separatedBy: sign)
    let first = sides[0].components(separatedBy: ".")
    guard let view = views[first[0]], let attribute = Self.attributes[first[1]] else { return }
    var constraint: NSLayoutConstraint
    if let number = Double(sides[1]) {
      constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: number)
    } else {
      let second = sides[1].split { ".+-".contains($0) }.map(String.init)
      guard let other = views[second[0]], let otherAttribute = Self.attributes[second[1]] else {
        return
      }
      let constant = second.count > 2 ? (Double(second[2]) ?? 0) : 0
      constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: other,
        attribute: otherAttribute, multiplier: 1,
        constant: sides[1].contains("-") ? -constant : constant)
    }
    constraint.isActive = true
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "width": .width,
    "height": .height, "centerX": .centerX, "centerY": .centerY,
  ]
}
