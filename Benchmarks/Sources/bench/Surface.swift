// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The surface that workloads are drawn on, and what can be done with it beside drawing.

import CoreGraphics
import WorkloadData

import struct Foundation.Data

/// A bitmap whose memory is the context's own, with user space in pixels and y down.
struct Surface {
  let context: CGContext

  /// A transparent surface; nil where the context can't be made.
  init?() {
    let side = DataFile.surfaceSide
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.translateBy(x: 0, y: CGFloat(side))
    context.scaleBy(x: 1, y: -1)
    self.context = context
  }

  /// Makes every pixel opaque white.
  func clear() {
    let side = CGFloat(DataFile.surfaceSide)
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    context.flush()
  }

  /// Draws a pass with a fresh state; the pixels are finished when it returns.
  func draw(_ pass: Workload.Pass, _ rows: [Row]) {
    context.saveGState()
    pass(context, rows)
    context.restoreGState()
    context.flush()
  }

  /// The pixels as bytes B, G, R, A, premultiplied, from the top row down.
  var bgra: Data? {
    guard var bytes = context.makeImage()?.dataProvider?.data else { return nil }
    for i in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(i, i + 2) }
    return bytes
  }
}
