// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Walks a path backwards, for UIBezierPath.reversing().

import CoreGraphics

/// A path whose sub-paths come in the opposite order, each run through from its end.
struct ReversedPath {
  /// The reversed elements. A closed sub-path starts with what was its last point, and is closed.
  let path = CGMutablePath()

  init(_ original: CGPath) {
    var subpaths: [Subpath] = []
    original.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        subpaths.append(Subpath(start: points[0]))
      case .closeSubpath:
        guard let last = subpaths.indices.last else { return }
        subpaths[last].isClosed = true
      case let type:
        // After a close without a move, drawing goes on from the closed sub-path's start.
        if let last = subpaths.last, last.isClosed { subpaths.append(Subpath(start: last.start)) }
        guard let last = subpaths.indices.last else { return }
        let count = type == .addLineToPoint ? 1 : type == .addQuadCurveToPoint ? 2 : 3
        subpaths[last].steps.append((0..<count).map { points[$0] })
      }
    }
    for subpath in subpaths.reversed() { add(subpath) }
  }

  /// A start and, for each line or curve, its control points and its end.
  private struct Subpath {
    let start: CGPoint
    var steps: [[CGPoint]] = []
    var isClosed = false
  }

  private func add(_ subpath: Subpath) {
    var ends = [subpath.start]
    for step in subpath.steps { ends.append(step[step.count - 1]) }
    path.move(to: ends[ends.count - 1])
    for (step, end) in zip(subpath.steps, ends).reversed() {
      switch step.count {
      case 1: path.addLine(to: end)
      case 2: path.addQuadCurve(to: end, control: step[0])
      default: path.addCurve(to: end, control1: step[1], control2: step[0])
      }
    }
    if subpath.isClosed { path.closeSubpath() }
  }
}
