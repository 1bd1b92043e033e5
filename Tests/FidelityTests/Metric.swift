// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How far our picture is from Apple's, by the measures of FACTS metric: bytes, CIE94 differences as
// iOS developers' snapshot tests count them, the same along edges only, means of boxes.

import Foundation

/// One picture's scores.
struct Score: Equatable {
  /// Share of pixels whose bytes are all within 2 levels.
  var within2 = 1.0
  /// The greatest difference of two bytes.
  var greatest = 0
  /// T1: share of pixels with ΔE94 ≤ 3.
  var perceptual = 1.0
  /// T2: the same over pixels that differ from one of their eight neighbours in Apple's picture.
  var edges = 1.0
  /// The greatest difference between means of 4×4 boxes, in levels.
  var boxes = 0.0
  /// Greatest and mean ΔE94; alpha counts as in `colorDifference`.
  var greatestDifference = 0.0
  var meanDifference = 0.0

  /// T0: two levels on 99.5 % of the pixels, eight on all.
  var isFaithful: Bool { within2 >= 0.995 && greatest <= 8 }
}

/// Scores `ours` against `apple`; nil where sizes differ.
func score(apple: Picture, ours: Picture) -> Score? {
  guard apple.width == ours.width, apple.height == ours.height else { return nil }
  let count = apple.width * apple.height
  let lab = LabTable()
  let isEdge = edgeBand(of: apple)
  var result = Score()
  var (near, alike, edgeCount, alikeEdges, sum) = (0, 0, 0, 0, 0.0)
  apple.bytes.withUnsafeBufferPointer { a in
    ours.bytes.withUnsafeBufferPointer { b in
      for i in 0..<count {
        var most = 0
        for c in 0..<4 { most = max(most, abs(Int(a[i * 4 + c]) - Int(b[i * 4 + c]))) }
        let difference = most == 0 ? 0 : lab.difference(a, b, at: i * 4)
        result.greatest = max(result.greatest, most)
        result.greatestDifference = max(result.greatestDifference, difference)
        sum += difference
        if most <= 2 { near += 1 }
        if difference <= 3 { alike += 1 }
        if isEdge[i] {
          edgeCount += 1
          if difference <= 3 { alikeEdges += 1 }
        }
      }
    }
  }
  result.within2 = Double(near) / Double(count)
  result.perceptual = Double(alike) / Double(count)
  result.edges = edgeCount == 0 ? 1 : Double(alikeEdges) / Double(edgeCount)
  result.meanDifference = sum / Double(count)
  result.boxes = greatestBoxDifference(apple, ours)
  return result
}

/// Whether each pixel differs from one of its eight neighbours.
private func edgeBand(of picture: Picture) -> [Bool] {
  let (width, height) = (picture.width, picture.height)
  var result = [Bool](repeating: false, count: width * height)
  picture.bytes.withUnsafeBytes { raw in
    let pixels = raw.bindMemory(to: UInt32.self)
    for y in 0..<height {
      for x in 0..<width {
        let here = y * width + x
        // Each pair of neighbours is met once, from its upper or left pixel.
        for (dx, dy) in [(1, 0), (-1, 1), (0, 1), (1, 1)] {
          guard x + dx >= 0, x + dx < width, y + dy < height else { continue }
          let there = here + dy * width + dx
          if pixels[here] != pixels[there] {
            result[here] = true
            result[there] = true
          }
        }
      }
    }
  }
  return result
}

/// The greatest difference between the means of 4×4 boxes of any channel, in levels.
private func greatestBoxDifference(_ a: Picture, _ b: Picture) -> Double {
  var greatest = 0
  for y in stride(from: 0, through: a.height - 4, by: 4) {
    for x in stride(from: 0, through: a.width - 4, by: 4) {
      var sums = SIMD4<Int>.zero
      for row in y..<y + 4 {
        for i in row * a.width + x..<row * a.width + x + 4 {
          for c in 0..<4 { sums[c] += Int(a.bytes[i * 4 + c]) - Int(b.bytes[i * 4 + c]) }
        }
      }
      for c in 0..<4 { greatest = max(greatest, abs(sums[c])) }
    }
  }
  return Double(greatest) / 16
}

/// CIE L*a*b* (D65) of bytes, and ΔE94 (graphic arts) between two pixels.
private struct LabTable {
  private let linear: [Double] = (0..<256).map {
    let c = Double($0) / 255
    return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
  }

  /// ΔE94 with the first pixel's chroma as reference; a difference of alpha counts at least as much
  /// as its share of 100, so that alpha can't hide.
  func difference(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, at i: Int
  ) -> Double {
    let (p, q) = (lab(a, at: i), lab(b, at: i))
    let d = p - q
    let (c1, c2) = (hypot(p.y, p.z), hypot(q.y, q.z))
    let chroma = c1 - c2
    let hue2 = max(d.y * d.y + d.z * d.z - chroma * chroma, 0)
    let (sc, sh) = (chroma / (1 + 0.045 * c1), 1 + 0.015 * c1)
    let color = (d.x * d.x + sc * sc + hue2 / (sh * sh)).squareRoot()
    return max(color, abs(Double(a[i + 3]) - Double(b[i + 3])) / 255 * 100)
  }

  private func lab(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int) -> SIMD3<Double> {
    let (r, g, b) = (linear[Int(bytes[i])], linear[Int(bytes[i + 1])], linear[Int(bytes[i + 2])])
    func f(_ t: Double) -> Double {
      let d = 6.0 / 29
      return t > d * d * d ? cbrt(t) : t / (3 * d * d) + 4.0 / 29
    }
    let x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    let y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    let z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }
}
