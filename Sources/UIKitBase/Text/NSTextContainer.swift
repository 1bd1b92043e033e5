// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The region that a layout manager fills with lines.

public import CoreText
public import Foundation
internal import MicaRaster

/// A region for lines of text.
open class NSTextContainer: NSObject {
  /// The region's size in points; 0 is no limit.
  open var size: CGSize {
    didSet {
      changed()
      guard size != oldValue, let layoutManager else { return }
      layoutManager.delegate?.layoutManager(
        layoutManager, textContainer: self, didChangeGeometryFrom: oldValue)
    }
  }
  /// Room on the left and right of each line, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// How many lines there are at most; 0, the default, is no limit.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// How the last line is shortened; `byWordWrapping`, the default, leaves out what has no room.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// Shapes that lines keep out of, in the container's space; none by default. Lines go on behind a shape; only
  /// containers with a width follow them.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { changed() } }
  /// Whether the width follows that of a text view; false by default.
  open var widthTracksTextView = false
  /// Whether the height follows that of a text view; false by default.
  open var heightTracksTextView = false
  /// What fills the region.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// A region of a size in points; a width or height of 0 is no limit.
  public init(size: CGSize) {
    self.size = size
  }

  /// A region without limits.
  public override convenience init() {
    self.init(size: .zero)
  }

  /// Whether all lines have the same room.
  open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

  private var exclusions: (width: CGFloat, made: TextExclusions?)?

  private func changed() {
    exclusions = nil
    layoutManager?.textContainerChangedGeometry(self)
  }

  package var limits: LayoutLimits {
    var limits = LayoutLimits()
    if size.width > 0 { limits.width = max(size.width - 2 * lineFragmentPadding, 1) }
    if size.height > 0 { limits.height = size.height }
    limits.lines = max(maximumNumberOfLines, 0)
    limits.usesFontLeading = true
    if lineBreakMode.isTruncating { limits.truncation = lineBreakMode }
    if lineBreakMode == .byCharWrapping { limits.breakMode = .byCharWrapping }
    if !exclusionPaths.isEmpty, size.width > 0 {
      limits.exclusions = exclusions(in: size.width)
      limits.padding = lineFragmentPadding
    }
    return limits
  }

  /// The room beside the shapes; the same object until they change.
  package func exclusions(in width: CGFloat) -> TextExclusions? {
    if let exclusions, exclusions.width == width { return exclusions.made }
    let made = TextExclusions(exclusionPaths.map(\.cgPath), width: width)
    exclusions = (width, made)
    return made
  }
}
