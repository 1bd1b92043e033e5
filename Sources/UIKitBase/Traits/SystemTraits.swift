// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The system's traits as types.

public import CoreGraphics
public import Foundation

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// Where lines begin.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: CGFloat { 0 }
}

/// The room from left to right.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The room from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// Whether the screen tells how hard it is pressed.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// How large the user wants text to be.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// How many colours the screen shows.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// How much contrast the user wants.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the interface lies over another one.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// How heavy the user wants text to be.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// Whether the interface is the one in use.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}

/// Whether the scene is being recorded.
public enum UITraitSceneCaptureState: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UISceneCaptureState { .unspecified }
}

/// The language that lines are set for.
public enum UITraitTypesettingLanguage: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: Locale.Language? { nil }
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.idiom }
}

extension UITraitUserInterfaceStyle: SystemTrait {
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.style }
}

extension UITraitLayoutDirection: SystemTrait {
  static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

extension UITraitDisplayScale: SystemTrait {
  static var field: WritableKeyPath<TraitValues, CGFloat> { \.scale }
}

extension UITraitHorizontalSizeClass: SystemTrait {
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

extension UITraitVerticalSizeClass: SystemTrait {
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

extension UITraitForceTouchCapability: SystemTrait {
  static var field: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouch }
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var field: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.sizeCategory }
}

extension UITraitDisplayGamut: SystemTrait {
  static var field: WritableKeyPath<TraitValues, UIDisplayGamut> { \.gamut }
}

extension UITraitAccessibilityContrast: SystemTrait {
  static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.contrast }
}

extension UITraitUserInterfaceLevel: SystemTrait {
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.level }
}

extension UITraitLegibilityWeight: SystemTrait {
  static var field: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibility }
}

extension UITraitActiveAppearance: SystemTrait {
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

extension UITraitSceneCaptureState: SystemTrait {
  static var field: WritableKeyPath<TraitValues, UISceneCaptureState> { \.captureState }
}

extension UITraitTypesettingLanguage: SystemTrait {
  static var field: WritableKeyPath<TraitValues, Locale.Language?> { \.language }
}
