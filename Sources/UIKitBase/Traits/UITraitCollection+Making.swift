// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Collections with one trait, or made of others.

public import CoreGraphics
public import Foundation

extension UITraitCollection {
  convenience init(_ change: (inout TraitValues) -> Void) {
    var values = TraitValues()
    change(&values)
    self.init(values)
  }

  /// A collection with the traits that a function sets.
  public convenience init(mutations: UITraitMutations) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// The same traits but for those that a function sets.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// The same traits but for one.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection
  {
    var values = values
    values[trait] = value
    return UITraitCollection(values)
  }

  /// The value of a trait; its default where none is set.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// A collection with a style alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { (values: inout TraitValues) in values.style = userInterfaceStyle }
  }

  /// A collection with a scale alone, in pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init { (values: inout TraitValues) in values.scale = displayScale }
  }

  /// A collection with a preferred size of text alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { (values: inout TraitValues) in values.sizeCategory = preferredContentSizeCategory }
  }

  /// A collection with a kind of device alone.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { (values: inout TraitValues) in values.idiom = idiom }
  }

  /// A collection with the room from left to right alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { (values: inout TraitValues) in values.horizontalSizeClass = horizontalSizeClass }
  }

  /// A collection with the room from top to bottom alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { (values: inout TraitValues) in values.verticalSizeClass = verticalSizeClass }
  }

  /// A collection with a direction alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { (values: inout TraitValues) in values.layoutDirection = layoutDirection }
  }

  /// A collection with a gamut alone.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { (values: inout TraitValues) in values.gamut = displayGamut }
  }

  /// A collection with a contrast alone.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { (values: inout TraitValues) in values.contrast = accessibilityContrast }
  }

  /// A collection with a level alone.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { (values: inout TraitValues) in values.level = userInterfaceLevel }
  }

  /// A collection with a weight of text alone.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { (values: inout TraitValues) in values.legibility = legibilityWeight }
  }

  /// A collection with an active appearance alone.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { (values: inout TraitValues) in values.activeAppearance = activeAppearance }
  }

  /// A collection that says alone whether a screen tells how hard it is pressed.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { (values: inout TraitValues) in values.forceTouch = capability }
  }

  /// A collection that says alone whether a scene is recorded.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init { (values: inout TraitValues) in values.captureState = sceneCaptureState }
  }

  /// A collection with a language alone.
  public convenience init(typesettingLanguage: Locale.Language) {
    self.init { (values: inout TraitValues) in values.language = typesettingLanguage }
  }

  /// All traits of some collections; where several specify one, the last does.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.take($1.values) })
  }
}

extension UITraitCollection {
  /// The traits that differ from another collection's; from an empty one's for nil.
  public func changedTraits(from other: UITraitCollection?) -> [UITrait] {
    let others = other?.values ?? TraitValues()
    var changed: [UITrait] = []
    for trait in TraitValues.systemTraits {
      if !trait.isSame(values, others) { changed.append(trait) }
    }
    return changed + values.custom.changes(from: others.custom)
  }

  /// The system's traits that colours depend on.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
    ]
  }

  /// The system's traits that the choice of an image in a catalogue depends on.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitLegibilityWeight.self,
    ]
  }
}

extension TraitValues {
  fileprivate func changed(by mutations: UITraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = ChangedTraits(values: self)
    mutations(&traits)
    return (traits as? ChangedTraits)?.values ?? self
  }
}
