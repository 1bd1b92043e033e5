// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shadow masks of shapes, kept from frame to frame.

internal import MicaRaster

/// Masks by shape, the least recently used dropped beyond a bound.
final class ShadowCache {
  private struct Entry {
    var verbs: [UInt8]
    var points: [Point]
    var key: ShadowShapeKey
    var mask: ShadowMask
    var lastUse: Int
  }

  private let byteLimit: Int
  private var entries: [UInt64: Entry] = [:]
  private(set) var byteCount = 0
  private var useCount = 0
  /// The uses when memory was given back last.
  private var lastMark = 0

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// The mask of a shape, made where it is not here.
  func mask(of shape: ShadowShape, make: () -> ShadowMask) -> ShadowMask {
    useCount += 1
    let hash = Self.hash(shape)
    if let found = use(hash, shape) { return found }
    let mask = make()
    if mask.byteCount > byteLimit / 4 { return mask }
    byteCount += mask.byteCount - (entries[hash]?.mask.byteCount ?? 0)
    entries[hash] = Entry(
      verbs: shape.verbs, points: shape.points, key: shape.key, mask: mask, lastUse: useCount)
    if byteCount > byteLimit { dropOldest() }
    return mask
  }

  private func use(_ hash: UInt64, _ shape: ShadowShape) -> ShadowMask? {
    guard let index = entries.index(forKey: hash) else { return nil }
    guard entries.values[index].key == shape.key, entries.values[index].verbs == shape.verbs,
      entries.values[index].points == shape.points
    else { return nil }
    entries.values[index].lastUse = useCount
    return entries.values[index].mask
  }

  /// Drops the masks that were not used since the last call; returns their bytes.
  func giveBack() -> Int {
    let before = byteCount
    for (hash, entry) in entries where entry.lastUse <= lastMark {
      byteCount -= entry.mask.byteCount
      entries[hash] = nil
    }
    lastMark = useCount
    return before - byteCount
  }

  /// Keeps the half that was used last.
  private func dropOldest() {
    for (hash, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      if byteCount <= byteLimit / 2 { return }
      byteCount -= entry.mask.byteCount
      entries[hash] = nil
    }
  }

  private static func hash(_ shape: ShadowShape) -> UInt64 {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ bits: UInt64) { value = (value ^ bits) &* 0x0000_0100_0000_01b3 }
    for p in shape.points {
      mix(UInt64(p.x.bitPattern) << 32 | UInt64(p.y.bitPattern))
      value ^= value >> 29
    }
    for verb in shape.verbs { mix(UInt64(verb)) }
    mix(shape.key.sigma.x.bitPattern)
    value ^= value >> 29
    mix(shape.key.sigma.y.bitPattern)
    return value
  }
}
