// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Boxed geometry, as animations take it (FACTS C16).

import Testing
import UIKit

@Suite(.ownProgram)
struct NSValueTests {
  @Test func geometryGoesInAndOut() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    let spatial = CATransform3DMakeTranslation(1, 2, 3)
    let box = NSValue(caTransform3D: spatial)
    #expect(CATransform3DEqualToTransform(box.caTransform3DValue, spatial))
  }

  @Test func anotherKindOfBoxReadsAsZero() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 1)).cgRectValue == .zero)
  }

  @Test func insetsShrinkARectangle() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20).inset(by: insets)
    #expect(rect == CGRect(x: 2, y: 1, width: 14, height: 16))
  }
}
