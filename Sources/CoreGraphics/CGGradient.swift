// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours along an axis, without the axis: the context supplies that when it draws.

package import MicaRaster

/// Colours and their places between 0 and 1; immutable.
///
/// Colours between two places are mixed straight in sRGB-encoded components and premultiplied
/// afterwards (FACTS C7, 3.6).
public final class CGGradient: Sendable {
  /// The colours by ascending place, in the engine's form.
  package let stops: [GradientStop]

  private init(colors: [StraightColor], locations: [CGFloat]) {
    let places = zip(colors, locations).enumerated()
    stops = places.map { (order: $0.offset, stop: $0.element) }
      .sorted { ($0.stop.1, $0.order) < ($1.stop.1, $1.order) }
      .map { GradientStop(offset: Float($0.stop.1), color: $0.stop.0) }
  }

  /// A gradient through colours of any spaces.
  ///
  /// `locations` holds as many places between 0 and 1 as there are colours; nil spaces them evenly.
  /// The space is where colours would be mixed: sRGB for every space that is supported. Nil where
  /// an element is no `CGColor` or there are no colours.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let list = colors.compactMap { $0 as? CGColor }
    guard !list.isEmpty, list.count == colors.count else { return nil }
    self.init(
      colors: list.map(\.straightSRGB), locations: Self.places(locations, count: list.count))
  }

  /// A gradient through colours of `space`, whose components, alpha last, follow each other in
  /// `colorComponents`.
  ///
  /// `locations` as above. Nil where there are no colours.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let stride = space.numberOfComponents + 1
    let colors = (0..<count).map { i in
      space.straightSRGB(
        Array(UnsafeBufferPointer(start: components + i * stride, count: stride)))
    }
    self.init(colors: colors, locations: Self.places(locations, count: count))
  }

  /// The given places within 0 ... 1 (NaN counts as 0), or even ones.
  private static func places(_ given: UnsafePointer<CGFloat>?, count: Int) -> [CGFloat] {
    if let given { return (0..<count).map { given[$0] > 0 ? min(given[$0], 1) : 0 } }
    return (0..<count).map { count == 1 ? 0 : CGFloat($0) / CGFloat(count - 1) }
  }
}
