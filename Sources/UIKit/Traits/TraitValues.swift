// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The traits of a collection as one value, and those of a device.

import CoreGraphics

/// Traits; each is unspecified at first.
struct TraitValues: Hashable, Sendable {
  var style = UIUserInterfaceStyle.unspecified
  var scale: CGFloat = 0
  var sizeCategory = UIContentSizeCategory.unspecified
  var idiom = UIUserInterfaceIdiom.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified

  /// Takes over what `others` specify.
  mutating func take(_ others: TraitValues) {
    if others.style != .unspecified { style = others.style }
    if others.scale != 0 { scale = others.scale }
    if others.sizeCategory != .unspecified { sizeCategory = others.sizeCategory }
    if others.idiom != .unspecified { idiom = others.idiom }
    if others.horizontalSizeClass != .unspecified {
      horizontalSizeClass = others.horizontalSizeClass
    }
    if others.verticalSizeClass != .unspecified { verticalSizeClass = others.verticalSizeClass }
    if others.layoutDirection != .unspecified { layoutDirection = others.layoutDirection }
  }

  /// Whether all that `others` specify is the same here.
  func specify(_ others: TraitValues) -> Bool {
    var merged = self
    merged.take(others)
    return merged == self
  }

  /// Those of a device whose screen has a size in points (FACTS_UIKIT h): an iPad from 600 points
  /// on; an iPhone is compact, but regular from top to bottom when upright, and from left to right
  /// when a large one lies.
  static func ofDevice(
    size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle, sizeCategory: UIContentSizeCategory
  ) -> TraitValues {
    let shorter = min(size.width, size.height)
    let isPad = shorter >= 600
    let lies = size.width > size.height
    return TraitValues(
      style: style, scale: scale, sizeCategory: sizeCategory, idiom: isPad ? .pad : .phone,
      horizontalSizeClass: isPad || lies && shorter >= 414 ? .regular : .compact,
      verticalSizeClass: isPad || !lies ? .regular : .compact, layoutDirection: .leftToRight)
  }
}
