// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How one row of each kind is drawn from the generator. The order of the calls is the definition.

import Glibc

private let side = Double(DataFile.surfaceSide)

extension RandomNumbers {
  // MARK: Rectangles

  /// A rectangle on whole pixels → x y width height.
  private mutating func box(sides: ClosedRange<Double>) -> [Field] {
    let width = whole(sides.lowerBound, sides.upperBound)
    let height = whole(sides.lowerBound, sides.upperBound)
    let x = whole(0, side - width)
    let y = whole(0, side - height)
    return [.number(x), .number(y), .number(width), .number(height)]
  }

  /// → x y width height colour.
  mutating func rectangle(
    sides: ClosedRange<Double>, alpha: ClosedRange<Double> = 255...255
  ) -> [Field] {
    box(sides: sides) + [.color(color(alpha: alpha))]
  }

  /// → centre x, centre y, width, height, angle, colour.
  mutating func rotatedRectangle() -> [Field] {
    [
      .number(real(0, side)), .number(real(0, side)), .number(real(8, 256)),
      .number(real(8, 256)), .number(angle()), .color(color(alpha: 64...191)),
    ]
  }

  /// → x y width height radius colour.
  mutating func roundedRectangle() -> [Field] {
    let width = real(16, 256)
    let height = real(16, 256)
    let x = real(0, side - width)
    let y = real(0, side - height)
    let radius = real(4, min(32, width / 2, height / 2))
    return [x, y, width, height, radius].map(Field.number) + [.color(color(alpha: 128...255))]
  }

  // MARK: Gradients

  /// → x y width height angle and three colours.
  mutating func gradient(alpha: ClosedRange<Double> = 255...255) -> [Field] {
    let box = box(sides: 64...512)
    let angle = angle()
    return box + [.number(angle)] + colors(3, alpha: alpha)
  }

  /// → x y width height, outer radius, breadth and three colours.
  mutating func ring() -> [Field] {
    let width = real(64, 400)
    let height = real(64, 400)
    let x = real(0, side - width)
    let y = real(0, side - height)
    let radius = real(12, 28)
    let breadth = real(2, 10)
    return [x, y, width, height, radius, breadth].map(Field.number) + colors(3, alpha: 255...255)
  }

  private mutating func colors(_ count: Int, alpha: ClosedRange<Double>) -> [Field] {
    (0..<count).map { _ in .color(color(alpha: alpha)) }
  }

  // MARK: Paths

  /// A closed smooth curve around a centre → colour, 20, start point, 20 cubics.
  mutating func blob(size: Double) -> [Field] {
    let x = real(0, side - size)
    let y = real(0, side - size)
    let color = color(alpha: 128...255)
    return [.color(color), .number(20)] + fields(outline(size: size, x: x, y: y))
  }

  /// A blob in black → colour, 20, start point, 20 cubics.
  mutating func shadowBlob() -> [Field] {
    let x = real(30, side - 286)
    let y = real(30, side - 286)
    return [.color(0xFF00_0000), .number(20)] + fields(outline(size: 256, x: x, y: y))
  }

  /// The closed Catmull-Rom curve through 20 points at random distances from the middle of a box.
  mutating func outline(size: Double, x: Double, y: Double) -> [SIMD2<Double>] {
    let points = (0..<20).map { i in
      let radius = size / 2 * real(0.4, 1)
      let angle = 2 * .pi * Double(i) / 20
      return SIMD2(x + size / 2 + radius * cos(angle), y + size / 2 + radius * sin(angle))
    }
    var path = [points[0]]
    for i in 0..<20 {
      let (before, from) = (points[(i + 19) % 20], points[i])
      let (to, after) = (points[(i + 1) % 20], points[(i + 2) % 20])
      path += [from + (to - before) / 6, to - (after - from) / 6, to]
    }
    return path
  }

  private func fields(_ points: [SIMD2<Double>]) -> [Field] {
    points.flatMap { [.number($0.x), .number($0.y)] }
  }

  /// Cubics through random points of a box → colour, their number, start point, the cubics.
  mutating func curves(_ segments: Int, within size: Double) -> [Field] {
    let origin = [real(0, side - size), real(0, side - size)]
    let color = color(alpha: 128...255)
    let coordinates = (0..<(2 + 6 * segments)).map { i in origin[i % 2] + real(0, size) }
    return [.color(color), .number(Double(segments))] + coordinates.map(Field.number)
  }

  // MARK: The others

  /// → x y of a card of 200 by 120 pixels.
  mutating func card() -> [Field] {
    [.number(real(30, side - 230)), .number(real(30, side - 150))]
  }

  /// → centre x, centre y, scale, angle.
  mutating func image() -> [Field] {
    [
      .number(real(0, side)), .number(real(0, side)), .number(real(0.25, 2)), .number(angle()),
    ]
  }

  /// → x y of a layer of 400 by 400 pixels, then five times x y width height colour inside it.
  mutating func layer() -> [Field] {
    var fields: [Field] = [.number(whole(0, side - 400)), .number(whole(0, side - 400))]
    for _ in 0..<5 {
      let width = whole(40, 300)
      let height = whole(40, 300)
      let x = whole(0, 400 - width)
      let y = whole(0, 400 - height)
      fields += [x, y, width, height].map(Field.number) + [.color(color())]
    }
    return fields
  }

  /// → x, baseline, colour, 40 letters and digits.
  mutating func word() -> [Field] {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    let x = whole(0, 600)
    let baseline = whole(16, 1016)
    let color = color()
    let letters = (0..<40).map { _ in alphabet[Int(whole(0, 61))] }
    return [.number(x), .number(baseline), .color(color), .word(String(letters))]
  }
}
