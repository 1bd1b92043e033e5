// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where two pictures differ: boxes around what lies together, and a picture of it.

package import MicaRaster

/// Where two pictures differ. Sizes may be different: pixels that only one of them has differ.
package struct ChangeMap {
  /// A box of pixels.
  package struct Box: Equatable, Sendable {
    /// Its left and upper edge.
    package var x, y: Int
    /// Its size.
    package var width, height: Int

    /// A box.
    package init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// The side of the cells that tell what lies together, in pixels.
  private static let cell = 16

  /// The size that holds both pictures.
  package let width, height: Int
  private let reference, actual: Pixmap
  /// The changed pixels of each cell: left, top, right and bottom; nil for a cell without.
  private var cells: [(left: Int, top: Int, right: Int, bottom: Int)?]
  private let columns: Int

  /// Compares two pictures.
  package init(_ reference: Pixmap, _ actual: Pixmap) {
    (self.reference, self.actual) = (reference, actual)
    width = max(reference.width, actual.width)
    height = max(reference.height, actual.height)
    columns = (width + Self.cell - 1) / Self.cell
    cells = Array(repeating: nil, count: columns * ((height + Self.cell - 1) / Self.cell))
    for y in 0..<height {
      for x in 0..<width where change(x, y) > 0 {
        let index = y / Self.cell * columns + x / Self.cell
        if let old = cells[index] {
          cells[index] = (min(old.left, x), old.top, max(old.right, x), y)
        } else {
          cells[index] = (x, y, x, y)
        }
      }
    }
  }

  /// The greatest difference of a pixel's bytes; 256 where only one picture has it.
  private func change(_ x: Int, _ y: Int) -> Int {
    guard x < reference.width, y < reference.height, x < actual.width, y < actual.height else {
      return 256
    }
    let one = reference.bytes + (y * reference.bytesPerRow + x * 4)
    let two = actual.bytes + (y * actual.bytesPerRow + x * 4)
    var most = 0
    for c in 0..<4 { most = max(most, abs(Int(one[c]) - Int(two[c]))) }
    return most
  }

  /// Boxes around changes that lie together, the largest first, at most `limit`.
  package func boxes(limit: Int = 100) -> [Box] {
    var isSeen = [Bool](repeating: false, count: cells.count)
    var result: [Box] = []
    for start in cells.indices where cells[start] != nil && !isSeen[start] {
      var edges = (left: Int.max, top: Int.max, right: 0, bottom: 0)
      var waiting = [start]
      isSeen[start] = true
      while let index = waiting.popLast() {
        guard let own = cells[index] else { continue }
        edges = (
          min(edges.left, own.left), min(edges.top, own.top), max(edges.right, own.right),
          max(edges.bottom, own.bottom)
        )
        for next in neighbours(of: index) where cells[next] != nil && !isSeen[next] {
          isSeen[next] = true
          waiting.append(next)
        }
      }
      result.append(
        Box(
          x: edges.left, y: edges.top, width: edges.right - edges.left + 1,
          height: edges.bottom - edges.top + 1))
    }
    let sorted = result.sorted { one, other in
      let (a, b) = (one.width * one.height, other.width * other.height)
      return a != b ? a > b : (one.y, one.x) < (other.y, other.x)
    }
    return Array(sorted.prefix(limit))
  }

  private func neighbours(of index: Int) -> [Int] {
    let (column, row) = (index % columns, index / columns)
    var result: [Int] = []
    for y in max(0, row - 1)...min(cells.count / columns - 1, row + 1) {
      for x in max(0, column - 1)...min(columns - 1, column + 1) { result.append(y * columns + x) }
    }
    return result
  }

  /// The reference in pale grey, and every pixel that differs in red, darker where it differs more.
  package func picture() -> Pixmap {
    let result = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = result.bytes + (y * result.bytesPerRow + x * 4)
        let most = change(x, y)
        pixel[3] = 255
        if most > 0 {
          pixel[0] = UInt8(max(140, 255 - most / 2))
          continue
        }
        // Over white, a fifth of the contrast.
        let p = reference.bytes + (y * reference.bytesPerRow + x * 4)
        let light = (2 * Int(p[0]) + 5 * Int(p[1]) + Int(p[2])) / 8 + 255 - Int(p[3])
        let grey = UInt8(min(255, 204 + light / 5))
        (pixel[0], pixel[1], pixel[2]) = (grey, grey, grey)
      }
    }
    return result
  }
}
