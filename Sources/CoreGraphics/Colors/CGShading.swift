// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shadings: gradients whose colours a function gives. The function is sampled when a shading is
// made.

internal import MicaRaster

/// Colours along a line or between two circles, in user space.
public final class CGShading: Sendable {
  enum Shape: Sendable {
    case axial(start: CGPoint, end: CGPoint)
    case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
  }

  let shape: Shape
  let gradient: CGGradient
  let options: CGGradientDrawingOptions

  private init?(
    _ shape: Shape, space: CGColorSpace, function: CGFunction, extendStart: Bool,
    extendEnd: Bool
  ) {
    let count = space.numberOfComponents
    guard function.domainDimension == 1, space.model != .pattern, space.model != .indexed,
      function.rangeDimension == count + 1 || function.rangeDimension == count
    else { return nil }
    self.shape = shape
    var options: CGGradientDrawingOptions = []
    if extendStart { options.insert(.drawsBeforeStartLocation) }
    if extendEnd { options.insert(.drawsAfterEndLocation) }
    self.options = options
    let sampler = GradientSampler(pieces: 32) { place in
      let values = function.values(at: CGFloat(place))
      return space.straightSRGB(values.count > count ? values : values + [1])
    }
    gradient = CGGradient(stops: sampler.stops)
  }

  /// Colours along the line from `start` to `end`.
  ///
  /// `function` maps 0 ... 1 to components of `space`, with or without alpha after them; it is
  /// followed within half an 8-bit level, steps to 1/4096 of the line. Nil where its dimensions fit
  /// otherwise, or for spaces of tables and patterns.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      .axial(start: start, end: end), space: space, function: function, extendStart: extendStart,
      extendEnd: extendEnd)
  }

  /// Colours between two circles; the function as above.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      .radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius), space: space,
      function: function, extendStart: extendStart, extendEnd: extendEnd)
  }
}
