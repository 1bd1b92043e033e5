// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The protocol that layers and animations share: how a parent's time becomes one's own (FACTS C1).

import Foundation

/// A mapping from a parent's time to one's own: (parent − beginTime) · speed + timeOffset.
public protocol CAMediaTiming {
  /// When the object begins, in its parent's time, seconds; 0 on an animation means "when the
  /// enclosing transaction commits".
  var beginTime: CFTimeInterval { get set }
  /// Seconds that one cycle lasts.
  var duration: CFTimeInterval { get set }
  /// How fast own time runs against the parent's.
  var speed: Float { get set }
  /// Seconds added to own time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of cycles, fractions allowed; 0 counts as 1.
  var repeatCount: Float { get set }
  /// Seconds that the repetitions last altogether; 0 leaves that to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether every cycle is followed by its mirror image in time.
  var autoreverses: Bool { get set }
  /// What holds outside the active time.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation does before it begins and after it ends.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A mode by its name; an unknown one acts like `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The first value holds before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both `backwards` and `forwards`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The last value holds after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// No effect outside the active time; the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
