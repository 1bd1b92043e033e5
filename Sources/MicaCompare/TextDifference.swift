// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Whether a picture differs from one of another system in the glyphs of its texts alone (`mica test --rebase`).

package import MicaRaster

/// How a picture differs from its origin, where the texts' font alone explains it.
package struct TextDifference: Equatable, Sendable {
  /// Why something else differs.
  package struct Refusal: Error, Equatable, Sendable {
    /// The reason, as the end of a sentence.
    package let reason: String

    /// A refusal for a reason.
    package init(reason: String) { self.reason = reason }
  }

  /// The share of pixels that differ, 0 ... 1.
  package let share: Double
  /// In how many texts something differs.
  package let textCount: Int

  /// The levels by which a pixel outside of texts may differ, besides what the test tolerates: rounding.
  private static let rounding = 2
  /// The greatest share of differing pixels in a text over a picture, where ink can't be told from background.
  private static let mostOverPicture = 0.4

  /// Compares two pictures.
  ///
  /// Outside of `texts`, boxes in pixels, what differs has to be within `tolerance`, which returns what is wrong. In each
  /// text the ink has to have the origin's background and colour, about its bounds and its amount.
  package init(
    _ origin: Pixmap, _ own: Pixmap, texts: [ChangeMap.Box], scale: Double,
    tolerance: (_ own: Pixmap, _ origin: Pixmap) -> String?
  ) throws(Refusal) {
    guard origin.width == own.width, origin.height == own.height else {
      throw Refusal(
        reason: "the picture has \(own.width) × \(own.height) pixels, the origin "
          + "\(origin.width) × \(origin.height)")
    }
    let boxes = texts.compactMap { Self.clipped($0, to: own) }
    guard !boxes.isEmpty else { throw Refusal(reason: "no text is in the picture") }
    var changed = 0
    for box in boxes {
      guard Self.differing(origin, own, in: box) > 0 else { continue }
      changed += 1
      if let problem = Self.problem(origin, own, in: box, scale: scale) {
        throw Refusal(reason: "the text at \(Self.text(box, scale)) \(problem)")
      }
    }
    let whole = ChangeMap.Box(x: 0, y: 0, width: own.width, height: own.height)
    share = Double(Self.differing(origin, own, in: whole)) / Double(own.width * own.height)
    textCount = changed
    if changed == 0 { throw Refusal(reason: "its texts are equal to the origin's") }
    if let problem = tolerance(Self.withoutTexts(own, boxes, origin), origin) {
      throw Refusal(reason: "outside of its texts: \(problem)")
    }
  }

  private static func clipped(_ box: ChangeMap.Box, to picture: Pixmap) -> ChangeMap.Box? {
    let (left, top) = (max(0, box.x), max(0, box.y))
    let right = min(picture.width, box.x + box.width)
    let bottom = min(picture.height, box.y + box.height)
    guard left < right, top < bottom else { return nil }
    return ChangeMap.Box(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func differing(_ one: Pixmap, _ other: Pixmap, in box: ChangeMap.Box) -> Int {
    var count = 0
    for y in box.y..<box.y + box.height {
      for x in box.x..<box.x + box.width where one[x, y] != other[x, y] { count += 1 }
    }
    return count
  }

  private static func problem(
    _ origin: Pixmap, _ own: Pixmap, in box: ChangeMap.Box, scale: Double
  ) -> String? {
    if let old = TextInk(origin, in: box), let new = TextInk(own, in: box) {
      return TextInk.problem(old, new, scale: scale)
    }
    let count = differing(origin, own, in: box)
    return Double(count) <= mostOverPicture * Double(box.width * box.height)
      ? nil : "differs in most of its pixels"
  }

  /// The picture with the origin's pixels in its texts, and where it differs by rounding.
  private static func withoutTexts(
    _ own: Pixmap, _ boxes: [ChangeMap.Box], _ origin: Pixmap
  ) -> Pixmap {
    let result = Pixmap(width: own.width, height: own.height)
    for y in 0..<own.height {
      for x in 0..<own.width {
        let (old, new) = (origin[x, y], own[x, y])
        let isNear = old == new || TextInk.difference(old, new) <= rounding
        result.set(isNear ? old : new, x, y)
      }
    }
    for box in boxes {
      for y in box.y..<box.y + box.height {
        for x in box.x..<box.x + box.width { result.set(origin[x, y], x, y) }
      }
    }
    return result
  }

  private static func text(_ box: ChangeMap.Box, _ scale: Double) -> String {
    let numbers = [box.x, box.y, box.width, box.height].map { pixels in
      "\(Int((Double(pixels) / scale).rounded()))"
    }
    return "(\(numbers.joined(separator: ", ")))"
  }
}

extension Pixmap {
  fileprivate func set(_ pixel: SIMD4<UInt8>, _ x: Int, _ y: Int) {
    let place = bytes + (y * bytesPerRow + x * 4)
    for c in 0..<4 { place[c] = pixel[c] }
  }
}
