// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fonts that vary: axes, and places on them.

internal import MicaType

internal import class Foundation.NSNumber

extension CGFont {
  /// The axes of the font's design space, each a dictionary by the four `variationAxis…` keys: a
  /// name and three numbers (`CGFloat`). Nil where the font does not vary.
  public var variationAxes: CFArray? {
    let axes = face.axes.map { axis -> CFDictionary in
      [
        Self.variationAxisName: axis.name,
        Self.variationAxisMinValue: CGFloat(axis.minimum),
        Self.variationAxisMaxValue: CGFloat(axis.maximum),
        Self.variationAxisDefaultValue: CGFloat(axis.defaultValue),
      ]
    }
    return axes.isEmpty ? nil : axes
  }

  /// Where the font is on its axes, as `CGFloat` by the axes' names. Nil where it does not vary.
  public var variations: CFDictionary? {
    let axes = face.axes
    if axes.isEmpty { return nil }
    var places: CFDictionary = [:]
    for axis in axes {
      let place = face.variations.first { $0.tag == axis.tag }?.value ?? axis.defaultValue
      places[axis.name] = CGFloat(place)
    }
    return places
  }

  /// The font at other places of its axes.
  ///
  /// Numbers by the axes' names or four letters; axes that are not named are where this font is.
  /// Numbers beyond an axis take its end; unknown axes and what is no number are left out. Nil where
  /// the font does not vary.
  public func copy(withVariations variations: CFDictionary?) -> CGFont? {
    let axes = face.axes
    if axes.isEmpty { return nil }
    var places = face.variations
    for axis in axes {
      let asked = variations?[axis.name] ?? variations?[Tag.text(axis.tag)]
      guard let asked, let value = Self.number(asked), value.isFinite else { continue }
      places.removeAll { $0.tag == axis.tag }
      places.append(VariationValue(tag: axis.tag, value: Float(value)))
    }
    return (try? face.varied(by: places)).map { CGFont(face: $0) }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as CGFloat: return Double(value)
    case let value as Double: return value
    case let value as Float: return Double(value)
    case let value as Int: return Double(value)
    case let value as NSNumber: return value.doubleValue
    default: return nil
    }
  }
}
