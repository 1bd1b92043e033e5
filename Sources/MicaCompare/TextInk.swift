// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The ink of a text in a picture: what another font changes a little, and a broken layout much.

package import MicaRaster

/// What stands out from the background in a box of a picture.
package struct TextInk: Equatable, Sendable {
  /// The box's most common colour, premultiplied R, G, B, A.
  package var background: SIMD4<UInt8>
  /// The colour that differs most from it.
  package var color: SIMD4<UInt8>
  /// The ink's bounds in the picture's pixels; nil for a box of one colour.
  package var bounds: ChangeMap.Box?
  /// How many pixels it has.
  package var count = 0

  /// By how many levels a byte has to differ from the background.
  private static let threshold = 32
  /// The least share of a box that one colour takes where it is the background.
  private static let leastShare = 0.4

  /// Looks at a box within the picture. Nil where no colour is the background of it.
  package init?(_ picture: Pixmap, in box: ChangeMap.Box) {
    var counts: [UInt32: Int] = [:]
    for y in box.y..<box.y + box.height {
      for x in box.x..<box.x + box.width { counts[Self.key(picture[x, y]), default: 0] += 1 }
    }
    // Of several colours as common as each other, the same one in every run.
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      Double(most.value) >= Self.leastShare * Double(box.width * box.height)
    else { return nil }
    background = Self.color(most.key)
    color = background
    var edges = (left: Int.max, top: Int.max, right: 0, bottom: 0)
    var greatest = 0
    for y in box.y..<box.y + box.height {
      for x in box.x..<box.x + box.width {
        let pixel = picture[x, y]
        let difference = Self.difference(pixel, background)
        guard difference > Self.threshold else { continue }
        count += 1
        edges = (min(edges.left, x), min(edges.top, y), max(edges.right, x), max(edges.bottom, y))
        if difference > greatest { (greatest, color) = (difference, pixel) }
      }
    }
    if count > 0 {
      bounds = ChangeMap.Box(
        x: edges.left, y: edges.top, width: edges.right - edges.left + 1,
        height: edges.bottom - edges.top + 1)
    }
  }

  private static func key(_ pixel: SIMD4<UInt8>) -> UInt32 {
    UInt32(pixel.x) << 24 | UInt32(pixel.y) << 16 | UInt32(pixel.z) << 8 | UInt32(pixel.w)
  }

  private static func color(_ key: UInt32) -> SIMD4<UInt8> {
    SIMD4(
      UInt8(truncatingIfNeeded: key >> 24), UInt8(truncatingIfNeeded: key >> 16),
      UInt8(truncatingIfNeeded: key >> 8), UInt8(truncatingIfNeeded: key))
  }

  /// The greatest difference of two colours' bytes.
  static func difference(_ one: SIMD4<UInt8>, _ other: SIMD4<UInt8>) -> Int {
    var most = 0
    for c in 0..<4 { most = max(most, abs(Int(one[c]) - Int(other[c]))) }
    return most
  }

  /// Why another font can't have made one ink of the other; nil if it can. `scale` is in pixels per point.
  package static func problem(_ origin: TextInk, _ own: TextInk, scale: Double) -> String? {
    if difference(origin.background, own.background) > 4 { return "has another background" }
    guard let old = origin.bounds, let new = own.bounds else {
      if origin.bounds == nil, own.bounds == nil { return nil }
      return own.bounds == nil ? "is missing" : "isn't in the origin"
    }
    if difference(origin.color, own.color) > 64 { return "has another colour" }
    let wide = 2 * scale + 0.04 * Double(old.width)
    let high = 1.5 * scale + 0.04 * Double(old.height)
    let left = abs(Double(old.x - new.x))
    let right = abs(Double(old.x + old.width - new.x - new.width))
    let top = abs(Double(old.y - new.y))
    let bottom = abs(Double(old.y + old.height - new.y - new.height))
    guard max(left, right) <= wide, max(top, bottom) <= high else {
      func points(_ pixels: Double) -> String {
        let tenths = (pixels / scale * 10).rounded() / 10
        return Int(exactly: tenths).map(String.init) ?? "\(tenths)"
      }
      return "lies elsewhere: its edges differ by \(points(max(left, right))) points across and "
        + "\(points(max(top, bottom))) down"
    }
    let share = Double(own.count) / Double(origin.count)
    return (0.6...1.7).contains(share) ? nil : "has another amount of ink"
  }
}
