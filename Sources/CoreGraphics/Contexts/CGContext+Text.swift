// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text parameters, and glyphs by their numbers. What is drawn from strings is Core Text's.

internal import MicaScene

/// The part of the graphics state that only text uses.
struct TextState {
  var font: CGFont?
  var fontSize: CGFloat = 0
  var mode = CGTextDrawingMode.fill
  var characterSpacing: CGFloat = 0
  var shouldPositionFonts = true
  var shouldQuantizeFonts = true
}

/// What a context allows text at all; no part of the graphics state.
struct TextAllowance {
  var positioning = true
  var quantization = true
}

extension CGContext {
  // MARK: Parameters

  /// The place of text space's origin in user space: the translation of `textMatrix`.
  ///
  /// Like the matrix it is no part of the graphics state, so restoring a state leaves it alone.
  /// `showGlyphs(_:at:)` does not move it (unverified: Apple says so of calls that advance by
  /// themselves only).
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// The font of `showGlyphs(_:at:)`; none at first.
  public func setFont(_ font: CGFont) { state.text.font = font }

  /// The em of `showGlyphs(_:at:)` in text space; 0 at first, which draws nothing.
  public func setFontSize(_ size: CGFloat) { state.text.fontSize = size }

  /// What is added between glyphs that are placed by their advances; glyphs with places of their own
  /// stay there. 0 at first.
  ///
  /// Partly: kept; glyphs with places of their own stay there.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.text.characterSpacing = spacing }

  /// How glyphs are drawn; `fill` at first.
  ///
  /// In the four modes that clip, each call that draws glyphs limits later drawing to what its
  /// outlines cover, at once, as if it ended with `clip()`: a second call is limited by the first
  /// one. Glyphs that are pictures cover nothing then, as measured on macOS.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.mode = mode }

  // MARK: Edges and places

  /// Whether glyphs have coloured edges, where that is allowed; without effect, they have grey ones
  /// as on iOS.
  ///
  /// Partly: without effect, edges are grey as on iOS.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Whether glyphs may have coloured edges at all; without effect, they have grey ones as on iOS.
  ///
  /// Partly: without effect, edges are grey as on iOS.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Whether glyphs are placed at fractions of pixels, where that is allowed; true at first.
  /// Otherwise they begin at whole pixels.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {
    state.text.shouldPositionFonts = shouldSubpixelPositionFonts
  }

  /// Whether glyphs may be placed at fractions of pixels at all; true at first, and no part of the
  /// graphics state.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {
    textAllowance.positioning = allowsFontSubpixelPositioning
  }

  /// Whether fractions of pixels are rounded to quarters, where that is allowed; true at first.
  /// Glyphs that are not rounded are drawn from their outlines each time.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {
    state.text.shouldQuantizeFonts = shouldSubpixelQuantizeFonts
  }

  /// Whether fractions of pixels may be rounded at all; true at first, and no part of the graphics
  /// state.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {
    textAllowance.quantization = allowsFontSubpixelQuantization
  }

  /// Where glyphs may begin. Text without smooth edges begins at whole pixels.
  var glyphPlacement: GlyphPlacement {
    guard state.antialias, textAllowance.positioning, state.text.shouldPositionFonts else {
      return .whole
    }
    return textAllowance.quantization && state.text.shouldQuantizeFonts ? .quarters : .exact
  }

  // MARK: Glyphs

  /// Draws glyphs of the context's font, their origins at points of text space, which `textMatrix`
  /// maps to user space.
  ///
  /// Surplus glyphs or points are left out. Glyphs that the font does not have draw nothing, nor does
  /// a size that is zero or not finite; a negative size turns glyphs upside down.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = state.text.font else { return }
    glyphs.withUnsafeBufferPointer { glyphs in
      positions.withUnsafeBufferPointer { positions in
        drawGlyphs(glyphs, at: positions, face: font.face, size: state.text.fontSize)
      }
    }
  }
}
