// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Points, sizes, rectangles, insets and transforms in keyed archives.

import Foundation
import Testing
import UIKit

@Suite struct KeyedGeometryTests {
  @Test func whatIsWrittenIsRead() throws {
    let writer = NSKeyedArchiver(requiringSecureCoding: true)
    writer.encode(CGPoint(x: 1.5, y: -2), forKey: "point")
    writer.encode(CGSize(width: 3, height: 4), forKey: "size")
    writer.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    writer.encode(CGVector(dx: 5, dy: 6), forKey: "vector")
    writer.encode(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), forKey: "transform")
    writer.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    writer.encode(
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "directional")
    writer.encode(UIOffset(horizontal: 7, vertical: 8), forKey: "offset")
    writer.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: writer.encodedData)
    #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1.5, y: -2))
    #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
    #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 5, dy: 6))
    #expect(
      reader.decodeCGAffineTransform(forKey: "transform")
        == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(
      reader.decodeUIEdgeInsets(forKey: "insets")
        == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      reader.decodeDirectionalEdgeInsets(forKey: "directional")
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(reader.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 7, vertical: 8))
    #expect(reader.decodeCGRect(forKey: "none") == .zero)
  }
}
