// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Trees of ten thousand levels, from update to pixels, on a thread whose stack is as large as a
// program's first.

import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

@Suite struct DeepTreeTests {
  /// What `body` returns on a thread with 8 MB of stack.
  private func onOrdinaryThread<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  private static func makeChain(_ levels: Int, _ makeLevel: () -> CALayer) -> (CALayer, CALayer) {
    // From the inside out: an insertion looks at all layers above.
    let innermost = makeLevel()
    innermost.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    innermost.backgroundColor = red
    var outermost = innermost
    for level in 1..<levels {
      let next = level == levels - 1 ? CALayer() : makeLevel()
      next.frame = innermost.frame
      next.addSublayer(outermost)
      outermost = next
    }
    return (outermost, innermost)
  }

  @Test func tenThousandLevelsAreDrawn() async {
    let seen = await onOrdinaryThread {
      let (root, innermost) = Self.makeChain(10_000) { CALayer() }
      innermost.add(makeMove(), forKey: nil)
      // The animation starts with the middle at x = 0.
      let alpha = picture(of: root).pixel(20, 50)[3]
      innermost.removeAllAnimations()
      innermost.opacity = 0.5
      return (alpha, picture(of: root).pixel(50, 50)[3])
    }
    #expect(seen.0 == 255 && seen.1 == 128)
  }

  @Test func tenThousandTransformLayersAreDrawn() async {
    let seen = await onOrdinaryThread {
      let (root, innermost) = Self.makeChain(10_000) { CATransformLayer() }
      innermost.addSublayer(makeLayer(100, 100, color: blue))
      return picture(of: root).pixel(50, 50)[2]
    }
    #expect(seen == 255)
  }

  @Test func aThousandMasksInMasksAreDrawn() async {
    let seen = await onOrdinaryThread {
      var root = makeLayer(100, 100, color: red)
      for _ in 0..<1000 {
        let next = makeLayer(100, 100, color: red)
        next.mask = root
        root = next
      }
      return picture(of: root).pixel(50, 50)[3]
    }
    #expect(seen == 255)
  }

  @Test func pointsFindTheirWayThroughTenThousandLevels() async {
    let found = await onOrdinaryThread {
      let (root, innermost) = Self.makeChain(10_000) { CALayer() }
      let p = innermost.convert(CGPoint(x: 3, y: 4), to: root)
      return p == CGPoint(x: 3, y: 4) && root.hitTest(CGPoint(x: 50, y: 50)) === innermost
    }
    #expect(found)
  }
}
