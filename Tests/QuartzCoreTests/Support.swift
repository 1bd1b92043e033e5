// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Helpers of this target: values as shown at a time, and display lists as words.

import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

/// A layer with its top left corner at the origin of its superlayer.
func makeLayer(_ width: CGFloat, _ height: CGFloat, color: CGColor? = nil) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
  layer.backgroundColor = color
  return layer
}

let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

/// What a layer, committed at time 0, shows at `time`.
func shown(_ layer: CALayer, at time: Double) -> PresentedLayer {
  present(commitLayerTree(layer, at: 0), at: time)
}

/// The number that a layer, committed at time 0, shows under a key path.
func number(_ layer: CALayer, _ keyPath: String, at time: Double) -> Double? {
  (shown(layer, at: time).value(forKeyPath: keyPath) as? NSNumber)?.doubleValue
}

/// The numbers that an animation of `position.x` shows on a layer at x = 50.
func positions(of animation: CAAnimation, at times: [Double]) -> [Double] {
  let layer = CALayer()
  layer.position = CGPoint(x: 50, y: 0)
  layer.add(animation, forKey: "move")
  let snapshot = commitLayerTree(layer, at: 0)
  return times.map { time in
    let value = present(snapshot, at: time).value(forKeyPath: "position.x") as? NSNumber
    return value?.doubleValue ?? .nan
  }
}

/// 0 → 100 in one second.
func makeMove() -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: "position.x")
  animation.fromValue = 0
  animation.toValue = 100
  animation.duration = 1
  return animation
}

/// The list that a layer makes on a surface of 100 × 100 pixels at scale 1.
func list(of layer: CALayer, options: EmitOptions = EmitOptions()) -> DisplayList {
  let list = DisplayList(width: 100, height: 100)
  updateLayerTree(layer)
  emit(shown(layer, at: 0), into: list, options: options)
  return list
}

/// A list's steps as words, such as "box solid" or "group".
func steps(of layer: CALayer, options: EmitOptions = EmitOptions()) -> [String] {
  list(of: layer, options: options).ops.map { op in
    switch op.kind {
    case .fill: return op.rule == .evenOdd ? "ring" : "path \(op.paintKind)"
    case .fillBox: return "box \(op.paintKind)"
    case .stroke: return "stroke"
    case .glyphs: return "glyphs"
    case .beginGroup: return "group"
    case .beginMask: return "mask"
    case .endGroup: return "end"
    case .shadow: return "shadow"
    }
  }
}

/// Whether two numbers agree to nine digits.
func isClose(_ a: Double?, _ b: Double) -> Bool { a.map { abs($0 - b) < 1e-6 } ?? false }

/// A picture of `width` × `height` opaque red pixels.
func makeImage(_ width: Int, _ height: Int) throws -> CGImage {
  let context = try #require(
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  context.setFillColor(red)
  context.fill(CGRect(x: 0, y: 0, width: width, height: height))
  return try #require(context.makeImage())
}
