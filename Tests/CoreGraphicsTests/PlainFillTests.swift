// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The short way of plain rectangles into a context: what is drawn is the same as by the long one.

import CoreGraphics
import Testing

@Suite struct PlainFillTests {
  private static func context() throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: 40, height: 30, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  private static func bytes(_ draw: (CGContext) -> Void) throws -> [UInt8] {
    let context = try context()
    draw(context)
    let data = try #require(context.data)
    return (0..<40 * 30 * 4).map { data.load(fromByteOffset: $0, as: UInt8.self) }
  }

  private static let rectangles = [
    CGRect(x: 3, y: 4, width: 20, height: 11), CGRect(x: 3.25, y: 4.5, width: 20, height: 11.75),
    CGRect(x: 30, y: 20, width: -12, height: -9), CGRect(x: -1e30, y: 5, width: 2e30, height: 3),
    CGRect(x: 5, y: 5, width: 0, height: 9), CGRect.infinite, CGRect.null,
    CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5),
  ]

  /// FACTS C16: `fill(_:)` is the path of one rectangle, filled.
  @Test(arguments: rectangles.indices, [true, false])
  func aFilledRectangleIsAFilledPath(_ index: Int, _ antialias: Bool) throws {
    let rectangle = Self.rectangles[index]
    func drawn(_ fill: (CGContext) -> Void) throws -> [UInt8] {
      try Self.bytes { context in
        context.setShouldAntialias(antialias)
        context.setFillColor(red: 0.9, green: 0.4, blue: 0.2, alpha: 0.7)
        context.fill(CGRect(x: 10, y: 0, width: 9, height: 30))
        context.setAlpha(0.5)
        fill(context)
      }
    }
    #expect(
      try drawn { $0.fill(rectangle) }
        == drawn {
          $0.addRect(rectangle)
          $0.fillPath()
        })
  }

  @Test(arguments: [
    CGRect.null, CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
    CGRect(x: 5, y: 5, width: 0, height: 9),
  ])
  func whatIsNoRectangleFillsNothing(_ rectangle: CGRect) throws {
    #expect(try Self.bytes { $0.fill(rectangle) }.allSatisfy { $0 == 0 })
  }

  private static let transforms = [
    CGAffineTransform.identity, CGAffineTransform(scaleX: 3, y: -3),
    CGAffineTransform(a: 2, b: 1, c: -1, d: 2, tx: 5, ty: 8),
    CGAffineTransform(translationX: 1e9, y: -1e9),
  ]

  /// FACTS C16: the infinite rectangle covers the plane, in a path as by itself, whatever the transform.
  @Test(arguments: transforms) func theInfiniteRectangleFillsAll(_ m: CGAffineTransform) throws {
    let all = [UInt8](repeating: 0, count: 40 * 30 * 4).indices.map {
      $0 % 4 == 3 ? 255 : 0 as UInt8
    }
    #expect(
      try Self.bytes {
        $0.concatenate(m)
        $0.fill(.infinite)
      } == all)
    #expect(
      try Self.bytes {
        $0.concatenate(m)
        $0.addPath(CGPath(rect: .infinite, transform: nil))
        $0.fillPath()
      } == all)
  }

  /// What covers all but a hole: as a fill and as a clip, by either rule.
  @Test(arguments: transforms.prefix(3), [true, false])
  func theInfiniteRectangleAroundAHole(_ m: CGAffineTransform, _ isEllipse: Bool) throws {
    let hole = CGRect(x: 2, y: -9, width: 7, height: 6)
    func path(around outer: CGRect) -> CGPath {
      let path = CGMutablePath()
      path.addRect(outer)
      if isEllipse { path.addEllipse(in: hole) } else { path.addRect(hole) }
      return path
    }
    for rule in [CGPathFillRule.evenOdd, .winding] {
      func drawn(_ outer: CGRect, clips: Bool) throws -> [UInt8] {
        try Self.bytes { context in
          context.concatenate(m)
          context.addPath(path(around: outer))
          if clips {
            context.clip(using: rule)
            context.fill(.infinite)
          } else {
            context.fillPath(using: rule)
          }
        }
      }
      let wide = CGRect(x: -1000, y: -1000, width: 2000, height: 2000)
      #expect(try drawn(.infinite, clips: false) == drawn(wide, clips: false))
      #expect(try drawn(.infinite, clips: true) == drawn(wide, clips: true))
    }
  }

  @Test func pathsKnowTheInfiniteRectangle() {
    let path = CGMutablePath()
    path.addRect(.infinite, transform: CGAffineTransform(scaleX: 3, y: -3))
    #expect(path.boundingBox.isInfinite && path.contains(CGPoint(x: 1e6, y: -1e6)))
  }

  @Test func coloursByComponentsAreColoursByObjects() throws {
    let values: [[CGFloat]] = [
      [0.1, 0.5, 0.9, 1], [-1, 2, 0.3, 0.4], [.nan, 0.5, 0.5, 1], [0.5, 0.5, 0.5, .nan],
      [.infinity, 0, -.infinity, 0.6],
    ]
    for v in values {
      let byObject = try Self.bytes {
        $0.setFillColor(CGColor(red: v[0], green: v[1], blue: v[2], alpha: v[3]))
        $0.fill(CGRect(x: 2, y: 2, width: 30, height: 20))
      }
      let byComponents = try Self.bytes {
        $0.setFillColor(red: v[0], green: v[1], blue: v[2], alpha: v[3])
        $0.fill(CGRect(x: 2, y: 2, width: 30, height: 20))
      }
      #expect(byObject == byComponents)
    }
  }

  @Test func componentsAfterADeviceColourBelongToTheDevicesRGB() throws {
    let components: [CGFloat] = [0.2, 0.8, 0.4, 0.5]
    let first = try Self.bytes {
      $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      $0.setFillColor(components)
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    }
    let second = try Self.bytes {
      $0.setFillColor(red: 0.2, green: 0.8, blue: 0.4, alpha: 0.5)
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    }
    #expect(first == second)
  }

  /// A list that was drawn lends its memory to the next one; its clips don't come along.
  @Test func drawingGoesOnAfterAFlush() throws {
    func draw(_ flushes: Bool) throws -> [UInt8] {
      try Self.bytes { context in
        for i in 0..<6 {
          context.saveGState()
          context.clip(to: CGRect(x: CGFloat(i) * 3 + 0.5, y: 2, width: 14, height: 20))
          context.setFillColor(red: 0, green: CGFloat(i) / 6, blue: 1, alpha: 0.6)
          context.fill(CGRect(x: 0, y: CGFloat(i) * 2, width: 40, height: 12))
          if flushes { context.flush() }
          context.fillEllipse(in: CGRect(x: 4, y: 3, width: 25, height: 18))
          context.restoreGState()
          if flushes { context.flush() }
        }
      }
    }
    #expect(try draw(true) == draw(false))
  }
}
