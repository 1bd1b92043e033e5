// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How lines and edges are drawn: the parameters of strokes, smoothing, sampling.

internal import MicaRaster

extension CGContext {
  /// The width of strokes in user space; 1 at first. Negative and undefined widths draw nothing.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

  /// The ends of strokes; `butt` at first.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  /// The corners of strokes; `miter` at first.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// The greatest ratio of a miter's length to the line's width; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// Lengths of dashes and gaps in turn, in user space, and how far into them a sub-path starts;
  /// none, a negative one or zeros only make strokes solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dash = DashPattern(lengths, phase: phase)
  }

  /// How far curves may lie from their straight pieces (FACTS 3.1: the default is 0.25); values
  /// that are not positive set the default.
  public func setFlatness(_ flatness: CGFloat) {
    state.flatness = flatness > 0 && flatness.isFinite ? flatness : 0.25
  }

  /// Whether edges are smoothed, where that is allowed; true at first.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Whether edges may be smoothed at all; true at first.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.allowsAntialiasing = allowsAntialiasing
  }

  /// How images are read when they are scaled; `.default` at first.
  ///
  /// `.none` takes the nearest pixel, `.low` mixes four by their distances. The others enlarge like
  /// `.low`; images that shrink are resized by a kernel fitted to 40 pictures that Apple's default
  /// drawing made: Lanczos of two lobes from the first pixel's centre to the last one's, and a
  /// picture that was read from a JPEG file is first halved as often as it can be.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
}

extension DashPattern {
  /// Nil where strokes stay solid.
  init?(_ lengths: [CGFloat], phase: CGFloat) {
    guard lengths.contains(where: { $0 > 0 }), lengths.allSatisfy({ $0 >= 0 && $0.isFinite }),
      phase.isFinite
    else { return nil }
    self.init(lengths: lengths.map { Float($0) }, phase: Float(phase))
  }
}
