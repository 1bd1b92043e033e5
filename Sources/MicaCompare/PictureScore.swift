// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How far a picture is from Apple's, by the measures of FACTS metric: bytes, CIE94 differences as iOS developers' snapshot tests
// count them, the same along edges only, means of boxes.

package import MicaRaster

/// One picture's scores.
package struct PictureScore: Equatable, Sendable {
  /// Share of pixels whose bytes are all within 2 levels.
  package var within2 = 1.0
  /// The greatest difference of two bytes.
  package var greatest = 0
  /// T1: share of pixels with ΔE94 ≤ 3.
  package var perceptual = 1.0
  /// T2: the same over pixels that differ from one of their eight neighbours in the reference.
  package var edges = 1.0
  /// The greatest difference between means of 4×4 boxes, in levels.
  package var boxes = 0.0
  /// Greatest and mean ΔE94; alpha counts as in `LabDifference`.
  package var greatestDifference = 0.0
  package var meanDifference = 0.0

  /// The scores of equal pictures.
  package init() {}

  /// T0: two levels on 99.5 % of the pixels, eight on all.
  package var isFaithful: Bool { within2 >= 0.995 && greatest <= 8 }

  /// Scores a picture; nil where sizes differ.
  package init?(reference: Pixmap, actual: Pixmap) {
    guard reference.width == actual.width, reference.height == actual.height else { return nil }
    let count = reference.width * reference.height
    let color = LabDifference()
    let isEdge = Self.edgeBand(of: reference)
    var (near, alike, edgeCount, alikeEdges, sum) = (0, 0, 0, 0, 0.0)
    for i in 0..<count {
      let (x, y) = (i % reference.width, i / reference.width)
      let one = reference.bytes + (y * reference.bytesPerRow + x * 4)
      let two = actual.bytes + (y * actual.bytesPerRow + x * 4)
      var most = 0
      for c in 0..<4 { most = max(most, abs(Int(one[c]) - Int(two[c]))) }
      let difference = most == 0 ? 0 : color(one, two)
      greatest = max(greatest, most)
      greatestDifference = max(greatestDifference, difference)
      sum += difference
      if most <= 2 { near += 1 }
      if difference <= 3 { alike += 1 }
      if isEdge[i] {
        edgeCount += 1
        if difference <= 3 { alikeEdges += 1 }
      }
    }
    within2 = Double(near) / Double(count)
    perceptual = Double(alike) / Double(count)
    edges = edgeCount == 0 ? 1 : Double(alikeEdges) / Double(edgeCount)
    meanDifference = sum / Double(count)
    boxes = Self.greatestBoxDifference(reference, actual)
  }

  /// Whether each pixel differs from one of its eight neighbours.
  private static func edgeBand(of picture: Pixmap) -> [Bool] {
    let (width, height) = (picture.width, picture.height)
    var result = [Bool](repeating: false, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let here = picture[x, y]
        // Each pair of neighbours is met once, from its upper or left pixel.
        for (dx, dy) in [(1, 0), (-1, 1), (0, 1), (1, 1)] {
          guard x + dx >= 0, x + dx < width, y + dy < height else { continue }
          if here != picture[x + dx, y + dy] {
            result[y * width + x] = true
            result[(y + dy) * width + x + dx] = true
          }
        }
      }
    }
    return result
  }

  /// The greatest difference between the means of 4×4 boxes of any channel, in levels.
  private static func greatestBoxDifference(_ a: Pixmap, _ b: Pixmap) -> Double {
    var greatest = 0
    for y in stride(from: 0, through: a.height - 4, by: 4) {
      for x in stride(from: 0, through: a.width - 4, by: 4) {
        var sums = SIMD4<Int>.zero
        for row in y..<y + 4 {
          for column in x..<x + 4 {
            sums &+=
              SIMD4<Int>(truncatingIfNeeded: a[column, row])
              &- SIMD4<Int>(truncatingIfNeeded: b[column, row])
          }
        }
        for c in 0..<4 { greatest = max(greatest, abs(sums[c])) }
      }
    }
    return Double(greatest) / 16
  }
}
