// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The laws of affine maps that code on top of Core Graphics takes for granted.

import CoreGraphics
import Foundation
import Testing

@Suite struct AffineTransformTests {
  private let samples: [CGAffineTransform] = [
    .identity,
    CGAffineTransform(translationX: 3, y: -7),
    CGAffineTransform(scaleX: 2, y: 0.5),
    CGAffineTransform(rotationAngle: 0.7),
    CGAffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: 6),
  ]

  private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-12 && abs(a.y - b.y) < 1e-12
  }

  @Test func concatenatingAppliesTheReceiverFirst() {
    let point = CGPoint(x: 1.5, y: -2)
    for first in samples {
      for second in samples {
        let together = point.applying(first.concatenating(second))
        #expect(isClose(together, point.applying(first).applying(second)))
      }
    }
  }

  @Test func methodsWorkInTheSpaceBeforeTheMap() {
    let base = CGAffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: 6)
    let translation = CGAffineTransform(translationX: 8, y: 9)
    #expect(base.translatedBy(x: 8, y: 9) == translation.concatenating(base))
    #expect(base.scaledBy(x: 2, y: 3).a == 2)
    #expect(base.scaledBy(x: 2, y: 3).d == 12)
    #expect(base.rotated(by: .pi / 2).tx == 5)
  }

  @Test func rotationTurnsTheXAxisTowardsTheYAxis() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(turned, CGPoint(x: 0, y: 1)))
  }

  @Test func inverseUndoesTheMap() {
    let point = CGPoint(x: 11, y: -4)
    for map in samples {
      #expect(isClose(point.applying(map).applying(map.inverted()), point))
    }
  }

  @Test func singularMapIsItsOwnInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat)
    let undefined = CGAffineTransform(scaleX: .infinity, y: 2)
    #expect(undefined.inverted() == undefined)
  }

  @Test func rectangleBecomesTheBoxAroundItsCorners() {
    let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
    let turned = rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned == CGRect(x: -22, y: 1, width: 20, height: 10))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
  }

  @Test func sizeIgnoresTheTranslation() {
    let size = CGSize(width: 2, height: 3).applying(CGAffineTransform(2, 0, 0, -1, 100, 100))
    #expect(size == CGSize(width: 4, height: -3))
  }

  @Test func codesAsSixNumbersInOrder() throws {
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(map)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == map)
  }
}
