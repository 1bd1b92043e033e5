// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A path's elements as text, for the tests of this folder: "M 0 0|L 1 0|Z".

import CoreGraphics
import Foundation

extension CGPath {
  /// The elements, joined by bars; coordinates with at most three decimals.
  var elementText: String {
    var steps: [String] = []
    applyWithBlock { element in
      let names: [CGPathElementType: String] = [
        .moveToPoint: "M", .addLineToPoint: "L", .addQuadCurveToPoint: "Q",
        .addCurveToPoint: "C", .closeSubpath: "Z",
      ]
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
        .closeSubpath: 0,
      ]
      let type = element.pointee.type
      var words = [names[type] ?? "?"]
      for i in 0..<(counts[type] ?? 0) {
        let point = element.pointee.points[i]
        words += [Self.text(point.x), Self.text(point.y)]
      }
      steps.append(words.joined(separator: " "))
    }
    return steps.joined(separator: "|")
  }

  private static func text(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }

  /// The end points of the elements that have points.
  var endPoints: [CGPoint] {
    var points: [CGPoint] = []
    applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint, .addLineToPoint: points.append(element.pointee.points[0])
      case .addQuadCurveToPoint: points.append(element.pointee.points[1])
      case .addCurveToPoint: points.append(element.pointee.points[2])
      case .closeSubpath: break
      }
    }
    return points
  }
}
