// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CoreGraphics

/// Clips within clips.
struct ClipChainTests {
  private static let side = 600

  private func bytes(_ clips: [CGPath?]) throws -> [UInt8] {
    let side = Self.side
    let context = try #require(
      CGContext(
        data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: side * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    for clip in clips {
      if let clip {
        context.addPath(clip)
        context.clip()
      } else {
        context.clip(to: CGRect(x: 20, y: 20, width: side - 40, height: side - 40))
      }
    }
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    let data = try #require(context.data)
    return Array(UnsafeRawBufferPointer(start: data, count: side * side * 4))
  }

  /// Discs in rows, whose edges make many strips.
  private func discs(_ size: CGFloat, moved: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for x in stride(from: moved, to: CGFloat(Self.side), by: size) {
      for y in stride(from: moved / 2, to: CGFloat(Self.side), by: size) {
        path.addEllipse(in: CGRect(x: x, y: y, width: size * 1.2, height: size * 1.2))
      }
    }
    return path
  }

  @Test("A box between paths changes nothing, wherever it stands", arguments: 1...3)
  func boxBetweenPaths(place: Int) throws {
    let paths = [
      discs(40, moved: 0), discs(9, moved: 3), discs(7, moved: 1), discs(5, moved: 2),
    ]
    var clips: [CGPath?] = paths
    clips.insert(nil, at: place)
    #expect(try bytes(clips) == bytes([nil] + paths))
  }
}
