// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Passes of plain colours: rectangles and paths, filled and stroked. User space is in pixels, y
// down, on every surface that a pass gets.

import CoreGraphics
import WorkloadData

/// One pass of each kind of workload, through public calls only and from the first call on: nothing
/// is prepared before the pass.
enum Passes {
  /// W1, W1s, W1t.
  static func rectangles(_ context: CGContext, _ rows: [Row]) {
    for index in rows.indices {
      let (x, y, width, height) = rows[index].box
      context.setFillColor(rows[index].color)
      context.fill(CGRect(x: x, y: y, width: width, height: height))
    }
  }

  /// W2: turned about their centres.
  static func rotatedRectangles(_ context: CGContext, _ rows: [Row]) {
    for row in rows {
      let (width, height) = (row.numbers[2], row.numbers[3])
      context.saveGState()
      context.translateBy(x: row.numbers[0], y: row.numbers[1])
      context.rotate(by: row.numbers[4])
      context.setFillColor(row.colors[0])
      context.fill(CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
      context.restoreGState()
    }
  }

  /// W3.
  static func roundedRectangles(_ context: CGContext, _ rows: [Row]) {
    for row in rows {
      context.setFillColor(row.colors[0])
      context.addRoundedRectangle(row.rectangle, radius: row.numbers[4])
      context.fillPath()
    }
  }

  /// W7 in all sizes, and tangled.
  static func filledCurves(_ context: CGContext, _ rows: [Row]) {
    for row in rows {
      context.setFillColor(row.colors[0])
      context.addCurves(row.numbers)
      context.closePath()
      context.fillPath()
    }
  }

  /// W8.
  static func strokes(_ context: CGContext, _ rows: [Row]) {
    context.setLineWidth(3)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    strokeCurves(context, rows)
  }

  /// W9.
  static func dashedStrokes(_ context: CGContext, _ rows: [Row]) {
    context.setLineWidth(2)
    context.setLineCap(.butt)
    context.setLineJoin(.miter)
    context.setLineDash(phase: 0, lengths: [8, 5])
    strokeCurves(context, rows)
  }

  private static func strokeCurves(_ context: CGContext, _ rows: [Row]) {
    for row in rows {
      context.setStrokeColor(row.colors[0])
      context.addCurves(row.numbers)
      context.strokePath()
    }
  }
}

extension Row {
  /// The first four numbers: x, y, width, height.
  var rectangle: CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension CGContext {
  /// The colour of fills as a word 0xAARRGGBB, not premultiplied.
  func setFillColor(_ word: UInt32) {
    setFillColor(
      red: word.component(16), green: word.component(8), blue: word.component(0),
      alpha: word.component(24))
  }

  /// The colour of strokes as a word 0xAARRGGBB, not premultiplied.
  func setStrokeColor(_ word: UInt32) {
    setStrokeColor(
      red: word.component(16), green: word.component(8), blue: word.component(0),
      alpha: word.component(24))
  }

  /// Adds a rectangle with circular corners to the path.
  func addRoundedRectangle(_ rectangle: CGRect, radius: CGFloat) {
    addPath(
      CGPath(
        roundedRect: rectangle, cornerWidth: radius, cornerHeight: radius, transform: nil))
  }

  /// Adds an open sub-path: the number of cubics, the point to start from, the cubics' points.
  func addCurves(_ numbers: [Double]) {
    move(to: CGPoint(x: numbers[1], y: numbers[2]))
    for i in stride(from: 3, to: 3 + 6 * Int(numbers[0]), by: 6) {
      addCurve(
        to: CGPoint(x: numbers[i + 4], y: numbers[i + 5]),
        control1: CGPoint(x: numbers[i], y: numbers[i + 1]),
        control2: CGPoint(x: numbers[i + 2], y: numbers[i + 3]))
    }
  }
}

extension UInt32 {
  /// Eight bits of a colour as a number from 0 to 1.
  func component(_ shift: UInt32) -> CGFloat { CGFloat(self >> shift & 255) / 255 }
}
