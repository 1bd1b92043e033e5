// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What saveGState keeps: the value that a context draws with. The path is not part of it.

internal import MicaRaster

/// A shadow as it was set: in base space, whatever the CTM is.
struct ShadowSetting {
  var offset: CGSize
  /// Twice the blur's standard deviation.
  var blur: CGFloat
  var color: CGColor
}

/// A context's drawing parameters, with Core Graphics' defaults.
struct GraphicsState {
  /// User space → device space, y up.
  var ctm: CGAffineTransform
  var clip: ClipNode?
  /// A box around the clip, in device space.
  var clipBounds: CGRect
  var fillColor = PaintColor.black
  var strokeColor = PaintColor.black
  var patternPhase = CGSize.zero
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: ShadowSetting?
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dash: DashPattern?
  var flatness: CGFloat = 0.25
  var shouldAntialias = true
  var allowsAntialiasing = true
  var interpolationQuality = CGInterpolationQuality.default
  var text = TextState()

  var antialias: Bool { shouldAntialias && allowsAntialiasing }
  var tolerance: Float { Flattening.tolerance(flatness: Float(flatness)) }

  func strokeStyle(width: CGFloat) -> StrokeStyle {
    StrokeStyle(
      width: Float(width), cap: lineCap.engineCap, join: lineJoin.engineJoin,
      miterLimit: Float(miterLimit))
  }
}
