// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The `d` attribute of an SVG path: all commands, absolute and relative, arcs included.

package import CoreGraphics
internal import Foundation
internal import MicaRaster

/// The path that SVG path data describe, up to the first thing that is none.
package func svgPath(_ data: String) -> CGPath {
  var reader = PathReader(data)
  reader.readAll()
  return reader.path
}

private struct PathReader {
  let path = CGMutablePath()
  private var scanner: SVGScanner
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of the curve before, for the smooth commands.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?

  init(_ data: String) { scanner = SVGScanner(data) }

  mutating func readAll() {
    while let letter = scanner.letter() {
      let isRelative = letter.isLowercase
      var command = Character(letter.uppercased())
      if command == "Z" {
        path.closeSubpath()
        current = start
        endCurves()
        continue
      }
      // Arguments repeat the command; after a move they are lines.
      while read(command, isRelative) {
        if command == "M" { command = "L" }
      }
    }
  }

  private mutating func endCurves() {
    cubicControl = nil
    quadControl = nil
  }

  private mutating func point(_ isRelative: Bool) -> CGPoint? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
  }

  /// Reads one set of arguments; false where there is none.
  private mutating func read(_ command: Character, _ isRelative: Bool) -> Bool {
    switch command {
    case "M":
      guard let p = point(isRelative) else { return false }
      path.move(to: p)
      start = p
      current = p
      endCurves()
    case "L":
      guard let p = point(isRelative) else { return false }
      line(to: p)
    case "H":
      guard let x = scanner.number() else { return false }
      line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
    case "V":
      guard let y = scanner.number() else { return false }
      line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
    case "C":
      guard let a = point(isRelative), let b = point(isRelative), let p = point(isRelative)
      else { return false }
      cubic(a, b, p)
    case "S":
      guard let b = point(isRelative), let p = point(isRelative) else { return false }
      cubic(mirrored(cubicControl), b, p)
    case "Q":
      guard let a = point(isRelative), let p = point(isRelative) else { return false }
      quad(a, p)
    case "T":
      guard let p = point(isRelative) else { return false }
      quad(mirrored(quadControl), p)
    case "A":
      return arc(isRelative)
    default:
      return false
    }
    return true
  }

  private func mirrored(_ control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func line(to point: CGPoint) {
    path.addLine(to: point)
    current = point
    endCurves()
  }

  private mutating func cubic(_ a: CGPoint, _ b: CGPoint, _ end: CGPoint) {
    path.addCurve(to: end, control1: a, control2: b)
    current = end
    endCurves()
    cubicControl = b
  }

  private mutating func quad(_ control: CGPoint, _ end: CGPoint) {
    path.addQuadCurve(to: end, control: control)
    current = end
    endCurves()
    quadControl = control
  }

  /// An elliptical arc by its ends, turned into centre and angles (SVG 1.1, F.6).
  private mutating func arc(_ isRelative: Bool) -> Bool {
    guard let rx = scanner.number(), let ry = scanner.number(), let turn = scanner.number(),
      let isLarge = scanner.flag(), let isPositive = scanner.flag(), let end = point(isRelative)
    else { return false }
    guard rx != 0, ry != 0, end != current else {
      line(to: end)
      return true
    }
    let rotation = CGAffineTransform(rotationAngle: turn * .pi / 180)
    // Ends on a unit circle: turned back and divided by the radii.
    let half = CGPoint(x: (current.x - end.x) / 2, y: (current.y - end.y) / 2)
      .applying(rotation.inverted())
    let size = (half.x / rx) * (half.x / rx) + (half.y / ry) * (half.y / ry)
    let grow = max(1, size.squareRoot())
    let (a, b) = (abs(rx) * grow, abs(ry) * grow)
    let unit = CGPoint(x: half.x / a, y: half.y / b)
    let length2 = unit.x * unit.x + unit.y * unit.y
    var reach = (max(0, 1 - length2) / length2).squareRoot()
    if isLarge == isPositive { reach = -reach }
    let center = CGPoint(x: reach * unit.y, y: -reach * unit.x)
    let first = PortableMath.atan2(unit.y - center.y, unit.x - center.x)
    let second = PortableMath.atan2(-unit.y - center.y, -unit.x - center.x)
    let middle = CGPoint(x: (current.x + end.x) / 2, y: (current.y + end.y) / 2)
    let placement = CGAffineTransform(scaleX: a, y: b).concatenating(rotation)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    path.addArc(
      center: center, radius: 1, startAngle: first, endAngle: second, clockwise: !isPositive,
      transform: placement)
    current = end
    endCurves()
    return true
  }
}
