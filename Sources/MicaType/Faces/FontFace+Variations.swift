// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A face's design space: its axes and the faces at other places of it.

internal import CHarfBuzz
internal import Synchronization

/// A value on a variation axis, such as `wght` 600.
package struct VariationValue: Hashable, Sendable {
  /// The axis' four letters, the first one in the highest byte.
  package var tag: UInt32
  package var value: Float

  package init(tag: UInt32, value: Float) {
    self.tag = tag
    self.value = value
  }

  /// Whether letters lean by it.
  package var leans: Bool {
    value != 0 && (tag == Tag.make("slnt") || tag == Tag.make("ital"))
  }
}

/// An axis of a face's design space.
package struct VariationAxis: Hashable, Sendable {
  package let tag: UInt32
  package let minimum: Float
  package let defaultValue: Float
  package let maximum: Float
  /// For people, in English where the font has it; the tag's letters where it has no name.
  package let name: String
  /// Whether the font asks programs not to show the axis.
  package let isHidden: Bool

  /// The most axes of a face that are read.
  static let limit = 64

  static func read(_ face: OpaquePointer) -> [VariationAxis] {
    guard hb_ot_var_has_data(face) != 0 else { return [] }
    var count = UInt32(limit)
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: limit)
    _ = hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).compactMap { info in
      guard info.min_value.isFinite, info.max_value.isFinite, info.default_value.isFinite,
        info.min_value <= info.default_value, info.default_value <= info.max_value
      else { return nil }
      let name = NameTable.text(info.name_id, of: face)
      return VariationAxis(
        tag: info.tag, minimum: info.min_value, defaultValue: info.default_value,
        maximum: info.max_value, name: name ?? Tag.text(info.tag),
        isHidden: info.flags.rawValue & HB_OT_VAR_AXIS_FLAG_HIDDEN.rawValue != 0)
    }
  }

  /// The values within their axes, sorted by tag, without those that are unknown, not numbers or at
  /// the default. Of two values on one axis the last one counts.
  static func places(_ values: [VariationValue], on axes: [VariationAxis]) -> [VariationValue] {
    var places: [VariationValue] = []
    for axis in axes where !places.contains(where: { $0.tag == axis.tag }) {
      guard let value = values.last(where: { $0.tag == axis.tag })?.value, !value.isNaN else {
        continue
      }
      let place = min(max(value, axis.minimum), axis.maximum)
      if place != axis.defaultValue { places.append(VariationValue(tag: axis.tag, value: place)) }
    }
    return places.sorted { $0.tag < $1.tag }
  }
}

extension FontFace {
  /// The axes of the design space, in the font's order; empty where the face doesn't vary.
  package var axes: [VariationAxis] {
    if let known = cache.withLock({ $0.axes }) { return known }
    let axes = VariationAxis.read(face)
    cache.withLock { $0.axes = axes }
    return axes
  }

  /// The face at another place of the design space; axes that aren't named are at their default.
  ///
  /// The same values give the same object as long as somebody keeps it. Values are brought within
  /// their axes; unknown axes and NaN are left out.
  package func varied(by values: [VariationValue]) throws(FontError) -> FontFace {
    let places = VariationAxis.places(values, on: axes)
    if places == variations { return self }
    let root = origin ?? self
    if places.isEmpty, root.variations.isEmpty { return root }
    let known = root.cache.withLock { $0.varied[places]?.face }
    if let known { return known }
    guard let made = FontFace(origin: root, places: places) else {
      throw .malformed(reason: "no face")
    }
    return root.cache.withLock { cache in
      if let other = cache.varied[places]?.face { return other }
      if cache.varied.count >= FaceCache.mostVaried {
        cache.varied = cache.varied.filter { $0.value.face != nil }
      }
      cache.varied[places] = WeakFace(face: made)
      return made
    }
  }
}

/// A face that somebody else keeps.
struct WeakFace {
  weak var face: FontFace?
}

/// What a face was asked for once.
struct FaceCache {
  var axes: [VariationAxis]?
  var varied: [[VariationValue]: WeakFace] = [:]
  var colors = ColorGlyphCache()

  /// The number of remembered places after which forgotten ones are swept.
  static let mostVaried = 512
}

/// A table's or axis' four letters as a number, the first letter in the highest byte.
package enum Tag {
  /// The letters of a tag; what isn't printable ASCII becomes a question mark.
  package static func text(_ tag: UInt32) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }
    return String(
      decoding: bytes.map { (0x20...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
  }

  /// The tag of up to four ASCII letters, filled up with spaces.
  package static func make(_ letters: StaticString) -> UInt32 {
    letters.withUTF8Buffer { buffer in
      (0..<4).reduce(0) { $0 << 8 | ($1 < buffer.count ? UInt32(buffer[$1]) : 0x20) }
    }
  }
}
