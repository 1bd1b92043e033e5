// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Options of string drawing, and the object that tells how it went.

public import CoreText

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the top left corner of the first line's box, and lines break at the given width;
  /// without it the text is one line whose baseline starts at the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are as high as the fonts' leading asks for.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The measured rectangle is that of the glyphs' ink.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis where text is left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What a drawing of a string may do, and what it did.
open class NSStringDrawingContext: NSObject {
  /// How small the text may be drawn to fit, as a share of its size; 0, the default, is not at all.
  open var minimumScaleFactor: CGFloat = 0
  /// The share of its size that the text was last drawn or measured at.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle that the text last took, in the space it was drawn in.
  open internal(set) var totalBounds = CGRect.zero

  /// A context that lets nothing be shrunk.
  public override init() { super.init() }
}
