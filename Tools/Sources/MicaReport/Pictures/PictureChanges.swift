// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where two pictures differ: the number of pixels, and boxes around clusters of them.

/// The differences of two pictures.
struct PictureChanges: Equatable {
  /// A box in pixels.
  struct Box: Equatable, Codable {
    var x, y, width, height: Int
  }

  /// Pixels that differ, those that only one picture has among them.
  private(set) var pixels = 0
  /// The greatest difference of a component, of 255.
  private(set) var most = 0
  /// Boxes around clusters, the largest first.
  private(set) var boxes: [Box] = []

  /// Pixels of a cell: what is nearer belongs together.
  private static let cell = 8
  private static let mostBoxes = 40

  /// Compares two pictures of any sizes.
  init(_ reference: PNGPicture, _ actual: PNGPicture) {
    let width = max(reference.width, actual.width)
    let height = max(reference.height, actual.height)
    let columns = (width + Self.cell - 1) / Self.cell
    let rows = (height + Self.cell - 1) / Self.cell
    var cells = [Box?](repeating: nil, count: columns * rows)
    for y in 0..<height {
      for x in 0..<width {
        let difference = Self.difference(reference, actual, x, y)
        if difference == 0 { continue }
        pixels += 1
        most = max(most, difference)
        let index = y / Self.cell * columns + x / Self.cell
        cells[index] = cells[index].map { $0.holding(x, y) } ?? Box(x: x, y: y, width: 1, height: 1)
      }
    }
    boxes = Self.clusters(cells, columns, rows)
  }

  private static func difference(
    _ reference: PNGPicture, _ actual: PNGPicture, _ x: Int, _ y: Int
  ) -> Int {
    guard x < reference.width, y < reference.height, x < actual.width, y < actual.height else {
      return 255
    }
    let (a, b) = ((y * reference.width + x) * 4, (y * actual.width + x) * 4)
    // What can't be seen has no colour.
    if reference.pixels[a + 3] == 0, actual.pixels[b + 3] == 0 { return 0 }
    var most = 0
    for channel in 0..<4 {
      most = max(most, abs(Int(reference.pixels[a + channel]) - Int(actual.pixels[b + channel])))
    }
    return most
  }

  /// Joins cells that touch, also over a gap of one.
  private static func clusters(_ cells: [Box?], _ columns: Int, _ rows: Int) -> [Box] {
    var isSeen = cells.map { $0 == nil }
    var found: [Box] = []
    for start in cells.indices where !isSeen[start] {
      isSeen[start] = true
      var queue = [start]
      var box = cells[start]!
      while let index = queue.popLast() {
        if let own = cells[index] { box = box.joined(own) }
        let (column, row) = (index % columns, index / columns)
        for y in max(0, row - 2)...min(rows - 1, row + 2) {
          for x in max(0, column - 2)...min(columns - 1, column + 2)
          where !isSeen[y * columns + x] {
            isSeen[y * columns + x] = true
            queue.append(y * columns + x)
          }
        }
      }
      found.append(box)
    }
    let sorted = found.sorted { $0.width * $0.height > $1.width * $1.height }
    guard sorted.count > mostBoxes else { return sorted }
    let rest = sorted[(mostBoxes - 1)...].reduce(sorted[mostBoxes - 1]) { $0.joined($1) }
    return sorted[..<(mostBoxes - 1)] + [rest]
  }
}

extension PictureChanges.Box {
  fileprivate func holding(_ x: Int, _ y: Int) -> Self {
    joined(Self(x: x, y: y, width: 1, height: 1))
  }
  fileprivate func joined(_ other: Self) -> Self {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Self(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
