// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Layouts that were made before: a text that is measured and then drawn, and texts that come again
// from frame to frame, are laid out once.

import CoreText
internal import MicaRaster
internal import MicaType
import Synchronization

/// Recent layouts in two halves: what is asked for moves to the young one; when that is full, the
/// old one is let go.
private struct RecentLayouts {
  struct Key: Hashable {
    let text: NSAttributedString
    let limits: LayoutLimits
    /// Fonts come and go.
    let generation: Int
  }

  /// A layout, and what could not be laid out as asked.
  typealias Entry = (layout: StringLayout, notes: [String])

  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private static let limit = 512

  mutating func find(_ key: Key) -> Entry? {
    if let entry = young[key] { return entry }
    guard let entry = old[key] else { return nil }
    insert(entry, key)
    return entry
  }

  mutating func insert(_ entry: Entry, _ key: Key) {
    if young.count >= Self.limit {
      old = young
      young.removeAll(keepingCapacity: true)
    }
    young[key] = entry
  }
}

/// What is only reached under a lock.
private struct Locked<Value>: @unchecked Sendable {
  var value: Value
}

extension StringLayout {
  private static let recent = Mutex(Locked(value: RecentLayouts()))
  /// Longer texts are not kept.
  private static let longest = 4096

  /// The layout of a text, made now or before.
  ///
  /// Dynamic colours look different under other traits; `isResolved` says that there are none.
  package static func of(
    _ text: NSAttributedString, limits: LayoutLimits, isResolved: Bool = false
  ) -> StringLayout {
    let text = isResolved ? text : text.showingLinks().resolvingColors(replacingBy: nil)
    guard text.length <= longest, !text.holdsChangingValues else {
      return StringLayout(text, limits: limits)
    }
    return kept(text.copy() as? NSAttributedString ?? text, limits)
  }

  private static func kept(_ text: NSAttributedString, _ limits: LayoutLimits) -> StringLayout {
    let key = RecentLayouts.Key(
      text: text, limits: limits, generation: FontLibrary.current.generation)
    if let found = recent.withLock({ $0.value.find(key) }) {
      Unsupported.note(found.notes)
      return found.layout
    }
    let (layout, notes) = Unsupported.collecting { StringLayout(text, limits: limits) }
    recent.withLock { $0.value.insert((layout, notes), key) }
    return layout
  }
}

extension NSAttributedString {
  /// Whether values may change while they are held: attachments and shadows.
  fileprivate var holdsChangingValues: Bool {
    var found = false
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole, options: .longestEffectiveRangeNotRequired) { values, _, stop in
      found = values[.attachment] != nil || values[.shadow] != nil
      stop.pointee = ObjCBool(found)
    }
    return found
  }
}
