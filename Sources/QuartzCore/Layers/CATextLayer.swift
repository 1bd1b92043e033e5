// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A layer of text: what it is told is kept; drawing it is noted as unsupported.

import CoreGraphics
import Foundation
internal import MicaRaster

/// How a text that is too long is cut.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A way of cutting by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not at all; the default.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle is left out.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// How lines lie between the left and the right edge.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A placement by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As the script is written; the default.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Stretched to both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that holds a plain or attributed text and its looks.
///
/// The text is not drawn yet, which is noted as unsupported; background, border and everything else
/// of a layer are.
open class CATextLayer: CALayer {
  struct TextState {
    var string: Any?
    var font: AnyObject?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural
    var allowsFontSubpixelQuantization = false
  }

  private var text = TextState()

  /// A text layer without a text.
  public override init() { super.init() }

  /// A copy for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CATextLayer { text = other.text }
  }

  /// A layer with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text, a String or an NSAttributedString; nil by default. Not drawn yet and noted.
  open var string: Any? {
    get { text.string }
    set { change { text.string = newValue } }
  }
  /// The font of a plain text; nil by default, which stands for Helvetica. Its size is not looked
  /// at.
  open var font: AnyObject? {
    get { text.font }
    set { change { text.font = newValue } }
  }
  /// The size of a plain text in points; 36 by default.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { change { text.fontSize = newValue } }
  }
  /// The colour of a plain text; opaque white by default.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { change { text.foregroundColor = newValue } }
  }
  /// Whether lines break at the bounds' width; false by default.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { change { text.isWrapped = newValue } }
  }
  /// How a text that is too long is cut; `none` by default.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { change { text.truncationMode = newValue } }
  }
  /// How lines are placed across the bounds; `natural` by default.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { change { text.alignmentMode = newValue } }
  }
  /// Whether glyphs may be moved to parts of pixels; false by default.
  open var allowsFontSubpixelQuantization: Bool {
    get { text.allowsFontSubpixelQuantization }
    set { change { text.allowsFontSubpixelQuantization = newValue } }
  }

  override func committedContent() -> LayerContent {
    let length = (text.string as? NSAttributedString)?.length ?? (text.string as? String)?.count
    if text.string != nil && length != 0 { Unsupported.note("CATextLayer.string") }
    return .plain
  }
}
