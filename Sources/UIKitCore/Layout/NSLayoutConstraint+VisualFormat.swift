// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Constraints from visual formats: what a program calls.

public import Foundation

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, and in which direction they follow each other.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, as UIKit numbers them.
    public let rawValue: UInt

    /// The options of such bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left edges meet.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges meet.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Upper edges meet.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Lower edges meet.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Leading edges meet.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Trailing edges meet.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles meet, left to right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles meet, top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last baselines meet.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First baselines meet.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// From leading to trailing: the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right, whatever the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left, whatever the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of directions.
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
    /// All bits of alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Distances are those of edges: the default.
    public static let spacingEdgeToEdge: FormatOptions = []
  }

  /// The constraints that a line of text draws, not active yet: `|` is the superview, `[name(size)]` a view of
  /// `views`, `-` the standard space (8 points, or the superview's margin), `-n-` one of `n` points,
  /// and `(>=n@priority, …)` says more of a size or space (FACTS_UIKIT e.16).
  ///
  /// - Precondition: the format can be read, and names views and metrics that there are.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    VisualFormat.constraints(format, opts, metrics ?? [:], views)
  }
}
