// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Traits by their types: those of the system, and a program's own.

/// A trait: the type of its value, and the value where nobody sets one.
///
/// A program's own trait is a type that conforms; it is handed down as the system's are.
public protocol UITraitDefinition<Value> {
  /// The type of the trait's value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
  /// A name that tells the trait from others; the type's by default.
  static var identifier: String { get }
  /// A name for reports; the type's by default.
  static var name: String { get }
  /// Whether colours may depend on the trait; false by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name with its module.
  public static var identifier: String { String(reflecting: self) }
  /// The type's name.
  public static var name: String { String(describing: self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as lists of traits hold it.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system's: a field of `TraitValues`.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var field: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func value(in values: TraitValues) -> Any { values[keyPath: field] }

  static func set(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: field] = value }
  }

  static func isSpecified(in values: TraitValues) -> Bool {
    values[keyPath: field] != TraitValues()[keyPath: field]
  }

  static func clear(in values: inout TraitValues) {
    values[keyPath: field] = TraitValues()[keyPath: field]
  }

  /// Takes the trait over where another collection specifies it.
  static func take(from others: TraitValues, into values: inout TraitValues) {
    let other = others[keyPath: field]
    if other != TraitValues()[keyPath: field] { values[keyPath: field] = other }
  }

  static func isSame(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one[keyPath: field] == other[keyPath: field]
  }
}

extension TraitValues {
  static let systemTraits: [any SystemTrait.Type] = [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
    UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self,
    UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    UITraitLegibilityWeight.self, UITraitActiveAppearance.self, UITraitSceneCaptureState.self,
    ImageRangeTrait.self, UITraitTypesettingLanguage.self,
  ]
}

/// What `UITraitImageDynamicRange` stands on: images are above traits.
enum ImageRangeTrait: SystemTrait {
  static var defaultValue: Int { -1 }
  static var field: WritableKeyPath<TraitValues, Int> { \.imageRange }
}
