// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The traits of a collection as one value, and those of a device.

import CoreGraphics
import Foundation

/// Traits; each is unspecified at first.
package struct TraitValues: Hashable, Sendable {
  package var style = UIUserInterfaceStyle.unspecified
  var scale: CGFloat = 0
  var sizeCategory = UIContentSizeCategory.unspecified
  var idiom = UIUserInterfaceIdiom.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var gamut = UIDisplayGamut.unspecified
  var contrast = UIAccessibilityContrast.unspecified
  var level = UIUserInterfaceLevel.unspecified
  var legibility = UILegibilityWeight.unspecified
  var forceTouch = UIForceTouchCapability.unknown
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var captureState = UISceneCaptureState.unspecified
  /// The raw value of a `UIImage.DynamicRange`.
  var imageRange = -1
  var language: Locale.Language?
  /// The program's own traits.
  var custom = CustomTraits()

  package init() {}

  /// Takes over what `others` specify.
  package mutating func take(_ others: TraitValues) {
    for trait in Self.systemTraits { trait.take(from: others, into: &self) }
    custom.take(others.custom)
  }

  /// Whether all that `others` specify is the same here.
  func specify(_ others: TraitValues) -> Bool {
    var merged = self
    merged.take(others)
    return merged == self
  }

  // MARK: By type

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = T.self as? any SystemTrait.Type,
        let value = system.value(in: self) as? T.Value
      {
        return value
      }
      return custom.value(of: T.self) ?? T.defaultValue
    }
    set {
      if let system = T.self as? any SystemTrait.Type {
        system.set(newValue, in: &self)
      } else {
        custom.set(newValue, of: T.self)
      }
    }
  }

  func specifies(_ trait: UITrait) -> Bool {
    (trait as? any SystemTrait.Type)?.isSpecified(in: self) ?? custom.holds(trait)
  }

  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.clear(in: &self)
    } else {
      custom.remove(trait)
    }
  }

  /// Whether a trait has the same value in other traits.
  func hasSame(_ trait: UITrait, as others: TraitValues) -> Bool {
    (trait as? any SystemTrait.Type)?.isSame(self, others)
      ?? custom.hasSame(trait, as: others.custom)
  }

  /// Whether colours may be others than by other traits.
  func looksDifferent(from others: TraitValues) -> Bool {
    style != others.style || contrast != others.contrast || level != others.level
      || gamut != others.gamut || custom.looksDifferent(from: others.custom)
  }

  // MARK: Devices

  /// Those of a device whose screen has a size in points (FACTS_UIKIT h): an iPad from 600 points
  /// on; an iPhone is compact, but regular from top to bottom when upright, and from left to right
  /// when a large one lies.
  package static func ofDevice(
    size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle, sizeCategory: UIContentSizeCategory,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contrast: UIAccessibilityContrast = .normal
  ) -> TraitValues {
    let shorter = min(size.width, size.height)
    let isPad = shorter >= 600
    let lies = size.width > size.height
    var values = TraitValues()
    values.style = style
    values.scale = scale
    values.sizeCategory = sizeCategory
    values.idiom = isPad ? .pad : .phone
    values.horizontalSizeClass = isPad || lies && shorter >= 414 ? .regular : .compact
    values.verticalSizeClass = isPad || !lies ? .regular : .compact
    values.layoutDirection = layoutDirection
    values.gamut = .P3
    values.contrast = contrast
    values.level = .base
    values.legibility = .regular
    values.forceTouch = .unavailable
    values.activeAppearance = .active
    values.captureState = .inactive
    values.imageRange = 0
    return values
  }
}

/// A program's own traits, in the order in which they were first set.
struct CustomTraits: Hashable, @unchecked Sendable {
  private struct Entry {
    let trait: UITrait
    let value: Any

    /// Values are the same if they say so; others are each their own.
    func isSame(as other: Entry?) -> Bool {
      guard let other else { return false }
      if let one = value as? AnyHashable, let two = other.value as? AnyHashable {
        return one == two
      }
      if let one = value as? any Equatable { return one.isSame(as: other.value) }
      return (value as AnyObject) === (other.value as AnyObject)
    }
  }

  private var entries: [Entry] = []

  private func entry(_ trait: UITrait) -> Entry? {
    entries.isEmpty ? nil : entries.first { $0.trait == trait }
  }

  func value<T: UITraitDefinition>(of trait: T.Type) -> T.Value? { entry(trait)?.value as? T.Value }

  func holds(_ trait: UITrait) -> Bool { entry(trait) != nil }

  mutating func set<T: UITraitDefinition>(_ value: T.Value, of trait: T.Type) {
    put(Entry(trait: trait, value: value))
  }

  private mutating func put(_ entry: Entry) {
    if let place = entries.firstIndex(where: { $0.trait == entry.trait }) {
      entries[place] = entry
    } else {
      entries.append(entry)
    }
  }

  mutating func remove(_ trait: UITrait) { entries.removeAll { $0.trait == trait } }

  mutating func take(_ others: CustomTraits) {
    for entry in others.entries { put(entry) }
  }

  func hasSame(_ trait: UITrait, as others: CustomTraits) -> Bool {
    guard let own = entry(trait) else { return !others.holds(trait) }
    return own.isSame(as: others.entry(trait))
  }

  func looksDifferent(from others: CustomTraits) -> Bool {
    (entries + others.entries).contains {
      $0.trait.affectsColorAppearance && !hasSame($0.trait, as: others)
    }
  }

  /// The traits that either of two sets holds, and that differ.
  func changes(from others: CustomTraits) -> [UITrait] {
    var changed = entries.map(\.trait).filter { !hasSame($0, as: others) }
    for entry in others.entries where self.entry(entry.trait) == nil { changed.append(entry.trait) }
    return changed
  }

  static func == (lhs: CustomTraits, rhs: CustomTraits) -> Bool {
    lhs.entries.isEmpty && rhs.entries.isEmpty || lhs.changes(from: rhs).isEmpty
  }

  func hash(into hasher: inout Hasher) { hasher.combine(entries.count) }
}

extension Equatable {
  fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
