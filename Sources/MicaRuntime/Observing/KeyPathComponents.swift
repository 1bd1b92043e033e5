// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What Swift's key paths are made of. The standard library keeps it to itself; the tests pin what is
// read here.

/// The steps of a key path, told apart by what they read and not by the class that the path starts at:
/// `\Subclass.frame` takes the same step as `\UIView.frame`.
struct KeyPathComponents {
  /// One property.
  enum Step: Equatable {
    /// A property that is read by a getter, by what identifies it.
    case computed(UInt)
    /// A stored property, by its place in the object.
    case stored(UInt32)
    /// Into an optional, or out of it.
    case optional
  }

  /// The steps, each with the type of what it leads to; the last one's isn't known.
  private(set) var steps: [(step: Step, type: Any.Type?)] = []

  /// Nil for subscripts and what else has no name.
  ///
  /// A key path is an object with a word for a name and a buffer: a word whose low 24 bits are the
  /// length, then components, each a header of 32 bits and words that depend on its kind, with a
  /// type between one and the next.
  init?(_ path: AnyKeyPath) {
    let word = MemoryLayout<UInt>.size
    let object = UnsafeRawPointer(Unmanaged.passUnretained(path).toOpaque())
    var cursor = object + 3 * word
    let end = cursor + word + Int(cursor.load(as: UInt32.self) & 0xFF_FFFF)
    cursor += word
    while cursor < end {
      let header = cursor.load(as: UInt32.self)
      cursor += word
      let step: Step
      switch (header >> 24) & 0x7F {
      case 1, 3:
        guard header & 0x7F_FFFF < 0x7F_FFFC else { return nil }
        step = .stored(header & 0x7F_FFFF)
      case 2:
        guard header & 0x8_0000 == 0 else { return nil }
        step = .computed(cursor.load(as: UInt.self))
        cursor += (header & 0x40_0000 == 0 ? 2 : 3) * word
      case 4: step = .optional
      default: return nil
      }
      let type = cursor < end ? unsafeBitCast(cursor.load(as: UInt.self), to: Any.Type.self) : nil
      cursor += word
      steps.append((step, type))
    }
  }

  /// The only step of a path of one property.
  var only: Step? { steps.count == 1 ? steps[0].step : nil }
}
