// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 5: which parts of a picture have to be drawn again, as few boxes.

package import MicaRaster

/// Parts of a surface, each a box of whole rows of tiles. Boxes may overlap.
///
/// Boxes that are added join others where that costs little, so that there are never many; when
/// most of the surface is damaged, all of it is.
package struct Damage: Equatable, Sendable {
  /// The surface.
  package let width: Int
  package let height: Int
  package private(set) var boxes: [PixelBox] = []
  /// Pixels of all boxes together.
  private var pixelCount = 0

  private static let mostBoxes = 24
  /// Boxes begin and end at multiples of these, so that rows are painted by whole tiles.
  private static let columnStep: Int32 = 16
  private static let rowStep: Int32 = 4

  /// No damage.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// All of a surface.
  package static func whole(width: Int, height: Int) -> Damage {
    var damage = Damage(width: width, height: height)
    damage.addAll()
    return damage
  }

  package var isEmpty: Bool { boxes.isEmpty }

  package var isWhole: Bool { pixelCount == width * height && boxes.count == 1 }

  /// How much of the surface is damaged, 0 ... 1.
  package var share: Double { Double(pixelCount) / Double(width * height) }

  package mutating func addAll() {
    boxes.removeAll(keepingCapacity: true)
    boxes.append(PixelBox(0, 0, Int32(width), Int32(height)))
    pixelCount = width * height
  }

  package mutating func removeAll() {
    boxes.removeAll(keepingCapacity: true)
    pixelCount = 0
  }

  package mutating func add(_ other: Damage) {
    for box in other.boxes { add(box) }
  }

  /// Adds the pixels of a box and those around it, for what rounding may have moved.
  package mutating func add(_ box: PixelBox) {
    if box.isEmpty || isWhole { return }
    // An extent that is no box of the surface's order of magnitude stays within Int32.
    var added = PixelBox(
      Self.floor(box.x0 - 1, Self.columnStep), Self.floor(box.y0 - 1, Self.rowStep),
      Self.floor(box.x1 + Self.columnStep, Self.columnStep),
      Self.floor(box.y1 + Self.rowStep, Self.rowStep)
    ).intersection(PixelBox(0, 0, Int32(width), Int32(height)))
    if added.isEmpty { return }
    if boxes.count == Self.mostBoxes, let best = cheapest(added) { take(best.place, &added) }
    while let best = cheapest(added), best.growth <= 1.25 { take(best.place, &added) }
    boxes.append(added)
    pixelCount += added.pixelCount
    if Double(pixelCount) > 0.7 * Double(width * height) { addAll() }
  }

  /// Joins a box with `added`.
  private mutating func take(_ place: Int, _ added: inout PixelBox) {
    let box = boxes.remove(at: place)
    pixelCount -= box.pixelCount
    added = added.union(box)
  }

  /// The box that grows least when joined: by how much the joined box is larger than both.
  private func cheapest(_ added: PixelBox) -> (place: Int, growth: Double)? {
    var best: (place: Int, growth: Double)?
    for place in boxes.indices {
      let both = Double(boxes[place].pixelCount + added.pixelCount)
      let growth = Double(boxes[place].union(added).pixelCount) / both
      if growth < best?.growth ?? .infinity { best = (place, growth) }
    }
    return best
  }

  private static func floor(_ v: Int32, _ step: Int32) -> Int32 { v & ~(step - 1) }
}

extension PixelBox {
  var pixelCount: Int { width * height }
}
