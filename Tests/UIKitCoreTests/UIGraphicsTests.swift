// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// UIKit's drawing calls, seen in the pixels of a bitmap context (y up, 1 pixel a unit).

import TestScenes
import Testing
import UIKit

@Suite(.ownProgram)
struct UIGraphicsTests {
  private let red: [UInt8] = [255, 0, 0, 255]
  private let none: [UInt8] = [0, 0, 0, 0]

  /// The pixels, row by row from the top, of an 8 × 8 context that `body` drew in.
  private func draw(_ body: (CGContext) -> Void) throws -> (Int, Int) -> [UInt8] {
    let context = try #require(
      CGContext(
        data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 32,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    UIGraphicsPushContext(context)
    UIColor.red.set()
    body(context)
    UIGraphicsPopContext()
    let data = try #require(context.data)
    let bytes = [UInt8](UnsafeRawBufferPointer(start: data, count: 256))
    return { x, y in Array(bytes[(y * 32 + x * 4)..<(y * 32 + x * 4 + 4)]) }
  }

  @Test func rectanglesReplaceWhatWasThere() throws {
    let pixel = try draw { _ in
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 8))
      UIColor(white: 0, alpha: 0).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 8))
    }
    #expect(pixel(1, 4) == none)
    #expect(pixel(3, 4) == red)
    #expect(pixel(4, 4) == none)
  }

  @Test func framesLieInside() throws {
    let pixel = try draw { _ in UIRectFrame(CGRect(x: 1, y: 1, width: 6, height: 6)) }
    #expect(pixel(0, 0) == none)
    #expect(pixel(1, 1) == red)
    #expect(pixel(6, 3) == red)
    #expect(pixel(3, 3) == none)
  }

  @Test func clipsLimitWhatFollows() throws {
    let pixel = try draw { _ in
      UIBezierPath(rect: CGRect(x: 2, y: 0, width: 4, height: 8)).addClip()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8)).fill()
    }
    #expect(pixel(1, 4) == none)
    #expect(pixel(2, 4) == red)
    #expect(pixel(6, 4) == none)
  }

  @Test func strokesUseThePathsOwnWidthAndLeaveTheContextAsItWas() throws {
    let pixel = try draw { context in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 2))
      path.addLine(to: CGPoint(x: 8, y: 2))
      path.lineWidth = 4
      path.stroke()
      context.move(to: CGPoint(x: 0, y: 6.5))
      context.addLine(to: CGPoint(x: 8, y: 6.5))
      context.strokePath()
    }
    #expect((0..<8).map { pixel(4, $0) == red } == [0, 1, 0, 0, 1, 1, 1, 1].map { $0 == 1 })
  }

  @Test func fillingByTheEvenOddRuleLeavesHoles() throws {
    let pixel = try draw { _ in
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8))
      path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)))
      path.usesEvenOddFillRule = true
      path.fill()
    }
    #expect(pixel(0, 0) == red)
    #expect(pixel(4, 4) == none)
  }

  @Test func withoutAContextNothingHappens() {
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIBezierPath(rect: .zero).fill()
    UIBezierPath(rect: .zero).addClip()
    UIColor.red.set()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
