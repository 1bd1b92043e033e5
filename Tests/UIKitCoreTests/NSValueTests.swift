// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Boxed geometry, as animations take it (FACTS C16).

import TestScenes
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

  @Test func insetsOffsetsAndVectorsGoInAndOut() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let offset = UIOffset(horizontal: 5, vertical: 6)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let vector = CGVector(dx: 7, dy: 8)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
  }

  @Test func castsLookIntoTheBox() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let boxes: [Any] = [
      NSValue(uiEdgeInsets: insets), NSValue(uiOffset: UIOffset(horizontal: 5, vertical: 6)),
      NSValue(range: NSRange(location: 7, length: 8)), NSValue(cgVector: CGVector(dx: 9, dy: 1)),
      NSValue(cgAffineTransform: CGAffineTransform(translationX: 2, y: 3)),
      NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 4)),
      NSValue(directionalEdgeInsets: .zero), NSValue(cgPoint: .zero),
    ]
    #expect(boxes.map { $0 as? UIEdgeInsets }.first == insets)
    #expect(boxes[1] as? UIOffset == UIOffset(horizontal: 5, vertical: 6))
    #expect(boxes[2] as? NSRange == NSRange(location: 7, length: 8))
    #expect(boxes[3] as? CGVector == CGVector(dx: 9, dy: 1))
    #expect((boxes[4] as? CGAffineTransform)?.ty == 3)
    #expect((boxes[5] as? CATransform3D)?.m33 == 4)
    // A box of one structure is none of another, whatever its length.
    #expect(boxes.count { $0 is UIEdgeInsets } == 1)
    #expect(boxes.count { $0 is NSDirectionalEdgeInsets } == 1)
    #expect(boxes.count { $0 is UIOffset } == 1)
    #expect(boxes.count { $0 is NSRange } == 1)
    #expect(boxes.count { $0 is CGVector } == 1)
    #expect(boxes.count { $0 is CGPoint } == 1)
    #expect((insets as Any) as? NSValue == NSValue(uiEdgeInsets: insets))
  }

  @Test func insetsShrinkARectangle() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20).inset(by: insets)
    #expect(rect == CGRect(x: 2, y: 1, width: 14, height: 16))
  }
}
