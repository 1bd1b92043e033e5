// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How drawing meets what lies below it, and how images are sampled: drawing options of a context.

internal import MicaRaster

/// How new pixels combine with those below; the default is `normal`.
///
/// All modes are bounded by what is drawn: beside it nothing changes.
public enum CGBlendMode: Int32, Sendable {
  /// The source over what is below.
  case normal
  /// The product of both colours.
  case multiply
  /// One minus the product of what both lack.
  case screen
  /// `multiply` where the backdrop is dark, `screen` where it is light.
  case overlay
  /// The darker component of both.
  case darken
  /// The lighter component of both.
  case lighten
  /// The backdrop, brightened to reflect the source.
  case colorDodge
  /// The backdrop, darkened to reflect the source.
  case colorBurn
  /// `darken` or `lighten` by the source, like a diffuse light.
  case softLight
  /// `multiply` or `screen` by the source, like a harsh light.
  case hardLight
  /// The magnitude of the colours' difference.
  case difference
  /// Like `difference` with less contrast.
  case exclusion
  /// The source's hue with the backdrop's saturation and luminosity.
  case hue
  /// The source's saturation with the backdrop's hue and luminosity.
  case saturation
  /// The source's hue and saturation with the backdrop's luminosity.
  case color
  /// The source's luminosity with the backdrop's hue and saturation.
  case luminosity
  /// Nothing: R = 0.
  case clear
  /// The source alone: R = S.
  case copy
  /// R = S·Da, premultiplied; S source, D destination, a alpha.
  case sourceIn
  /// R = S·(1 - Da).
  case sourceOut
  /// R = S·Da + D·(1 - Sa).
  case sourceAtop
  /// R = S·(1 - Da) + D.
  case destinationOver
  /// R = D·Sa.
  case destinationIn
  /// R = D·(1 - Sa).
  case destinationOut
  /// R = S·(1 - Da) + D·Sa.
  case destinationAtop
  /// R = S·(1 - Da) + D·(1 - Sa).
  case xor
  /// R = max(0, 1 - ((1 - D) + (1 - S))).
  case plusDarker
  /// R = min(1, S + D).
  case plusLighter

  /// The engine's mode; its modes have the same order.
  var engineMode: BlendMode { BlendMode(rawValue: UInt8(rawValue)) ?? .sourceOver }
}

/// How images are read when they are drawn at another size than their own.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's choice, drawn like `high`.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Linear between neighbouring pixels.
  case low = 2
  /// Better than `low`; drawn like `high`.
  case medium = 4
  /// The best: where an image shrinks, each pixel is the mean of what it shows.
  case high = 3
}

/// What happens to colours that an output can't show; kept with images, without effect.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The context's own choice.
  case defaultIntent
  /// Clip to the nearest colour.
  case absoluteColorimetric
  /// Clip after the white points were matched.
  case relativeColorimetric
  /// Compress all colours so that relations stay.
  case perceptual
  /// Keep saturation before everything else.
  case saturation
}

/// On which sides a gradient goes on beyond its ends with the colour of the end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Paints before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Paints after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
