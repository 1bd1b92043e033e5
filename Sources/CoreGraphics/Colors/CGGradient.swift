// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours along an axis, without the axis: the context supplies that when it draws.

package import MicaRaster

/// Colours and their places between 0 and 1; immutable.
///
/// Colours between two places are mixed straight in the gradient's space and premultiplied
/// afterwards (FACTS C7, 3.6).
public final class CGGradient: Sendable {
  /// The colours by ascending place, in the engine's form.
  package let stops: [GradientStop]

  /// Stops that are in order already.
  init(stops: [GradientStop]) { self.stops = stops }

  /// A gradient through colours of any spaces.
  ///
  /// `locations` holds as many places between 0 and 1 as there are colours; nil spaces them evenly.
  /// Colours are mixed in `space`; nil stands for sRGB. Nil where an element is no `CGColor`, where
  /// there are no colours, and for spaces of patterns or tables.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let list = colors.compactMap { $0 as? CGColor }
    let space = space ?? .sRGBSpace
    guard !list.isEmpty, list.count == colors.count, space.supportsMixing else { return nil }
    let places = Self.places(locations, count: list.count)
    if space.isSRGBEncoded {
      self.init(stops: Self.sorted(list.map(\.straightSRGB), places))
    } else {
      let own = list.compactMap {
        $0.converted(to: space, intent: .defaultIntent, options: nil)?.components
      }
      guard own.count == list.count else { return nil }
      self.init(stops: Self.mixed(own, places, in: space))
    }
  }

  /// A gradient through colours of `space`, whose components, alpha last, follow each other in
  /// `colorComponents`.
  ///
  /// `locations` as above. Nil where there are no colours, and for spaces of patterns or tables.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0, space.supportsMixing else { return nil }
    let stride = space.numberOfComponents + 1
    let places = Self.places(locations, count: count)
    let own = (0..<count).map { i in
      Array(UnsafeBufferPointer(start: components + i * stride, count: stride))
    }
    if space.isSRGBEncoded || space == .deviceGraySpace {
      self.init(stops: Self.sorted(own.map(space.straightSRGB), places))
    } else {
      self.init(stops: Self.mixed(own, places, in: space))
    }
  }

  /// The given places within 0 ... 1 (NaN counts as 0), or even ones.
  private static func places(_ given: UnsafePointer<CGFloat>?, count: Int) -> [CGFloat] {
    if let given { return (0..<count).map { given[$0] > 0 ? min(given[$0], 1) : 0 } }
    return (0..<count).map { count == 1 ? 0 : CGFloat($0) / CGFloat(count - 1) }
  }

  /// Indices by ascending place; equal places keep their order.
  private static func order(_ places: [CGFloat]) -> [Int] {
    if zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) { return Array(places.indices) }
    return places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
  }

  private static func sorted(_ colors: [StraightColor], _ places: [CGFloat]) -> [GradientStop] {
    order(places).map { GradientStop(offset: Float(places[$0]), color: colors[$0]) }
  }

  /// Stops that follow straight lines of another space.
  private static func mixed(
    _ colors: [[CGFloat]], _ places: [CGFloat], in space: CGColorSpace
  ) -> [GradientStop] {
    let order = order(places)
    guard order.count > 1 else { return sorted(colors.map(space.straightSRGB), places) }
    var stops: [GradientStop] = []
    for (i, j) in zip(order, order.dropFirst()) {
      let (start, end) = (Double(places[i]), Double(places[j]))
      let sampler = GradientSampler(from: start, to: end) { place in
        let share = end > start ? CGFloat((place - start) / (end - start)) : 0
        return space.straightSRGB(zip(colors[i], colors[j]).map { $0 + ($1 - $0) * share })
      }
      stops += sampler.stops
      if end == start {
        stops[stops.count - 1].color = space.straightSRGB(colors[j])
      }
    }
    return stops
  }
}

extension CGColorSpace {
  /// Whether there is something between two colours.
  fileprivate var supportsMixing: Bool { model != .pattern && model != .indexed }
}
