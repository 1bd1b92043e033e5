// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The screen of 1000 layers: what each layer looks like and where it lies, drawn from the generator.
// The order of the calls is the definition.

import Glibc

/// One layer of the screen; lengths in points, colours 0xAARRGGBB, not premultiplied.
public struct ScreenLayer: Sendable {
  /// The screen's sides, and its pixels per point.
  public static let screenWidth = 390.0
  public static let screenHeight = 844.0
  public static let scale = 3.0
  /// The side of a group's square.
  public static let groupSide = 200.0

  public let index: Int
  /// The upper left corner.
  public let x, y: Double
  public let width, height: Double
  public let cornerRadius: Double
  /// The layer's colour, then two more for gradients and strokes.
  public let colors: [UInt32]
  /// A closed curve in the layer's own space: its start, then three points for each cubic.
  public let blob: [SIMD2<Double>]

  /// A gradient instead of the background.
  public var isGradient: Bool { index % 20 == 5 }
  /// A filled and stroked blob instead of the background.
  public var isShape: Bool { index % 5 == 2 }
  public var hasShadow: Bool { index % 10 == 0 }
  /// Masked by the ellipse in its bounds.
  public var isMasked: Bool { index % 50 == 7 }
  /// A translucent group that holds the next five layers.
  public var isGroup: Bool { index % 100 == 13 }
  /// Swings by 8 points to both sides of its place.
  public var isMoving: Bool { index % 3 == 0 }

  /// The screen's layers from back to front.
  public static func all() -> [ScreenLayer] {
    var numbers = RandomNumbers(seed: 1000)
    return (0..<1000).map { ScreenLayer($0, &numbers) }
  }

  private init(_ index: Int, _ numbers: inout RandomNumbers) {
    self.index = index
    let width = numbers.real(16, 96)
    let height = numbers.real(12, 52)
    var x = numbers.real(0, Self.screenWidth - width)
    var y = numbers.real(0, Self.screenHeight - height)
    cornerRadius = numbers.real(2, min(12, height / 2))
    let isOpaque = numbers.unit() < 0.7
    let alpha = isOpaque ? 255 : UInt32(numbers.whole(128, 230))
    let first = numbers.color() & 0x00FF_FFFF | alpha << 24
    colors = [first, numbers.color(), numbers.color()]
    blob = numbers.outline(size: min(width, height), x: 0, y: 0)
    if index % 100 == 13 {
      x = numbers.real(0, Self.screenWidth - Self.groupSide)
      y = numbers.real(0, Self.screenHeight - Self.groupSide)
      (self.width, self.height) = (Self.groupSide, Self.groupSide)
    } else {
      if (14...18).contains(index % 100) {
        x = fmod(x, Self.groupSide - width)
        y = fmod(y, Self.groupSide - height)
      }
      (self.width, self.height) = (width, height)
    }
    (self.x, self.y) = (x, y)
  }
}
