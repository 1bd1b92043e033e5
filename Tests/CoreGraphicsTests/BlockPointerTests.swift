// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The way in which programs walked paths before `applyWithBlock(_:)`, as the rewriter leaves it.

import CoreGraphics
import Testing

extension CGPath {
  fileprivate func forEach(body: @escaping (CGPathElement) -> Void) {
    typealias Body = (CGPathElement) -> Void
    let callback: (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = {
      (info, element) in
      let body = unsafeBitCast(info, to: Body.self)
      body(element.pointee)
    }
    let unsafeBody = unsafeBitCast(body, to: UnsafeMutableRawPointer.self)
    apply(info: unsafeBody, function: unsafeBitCast(callback, to: CGPathApplierFunction.self))
  }
}

struct BlockPointerTests {
  @Test func aBlockTravelsThroughAPointer() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var kinds: [CGPathElementType] = []
    var points: [CGPoint] = []
    path.forEach { element in
      kinds.append(element.type)
      if element.type != .closeSubpath { points.append(element.points[0]) }
      #expect(element.points[0].x.isNaN == (element.type == .closeSubpath))
    }
    #expect(kinds == [.moveToPoint, .addLineToPoint, .closeSubpath])
    #expect(points == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
  }

  @Test func otherCastsAreTheStandardLibrarys() {
    #expect(unsafeBitCast(Float(1), to: UInt32.self) == 0x3F80_0000)
    var ran = false
    let pointer = unsafeBitCast({ ran = true }, to: UnsafeMutableRawPointer.self)
    unsafeBitCast(pointer, to: (() -> Void).self)()
    #expect(ran)
  }
}
