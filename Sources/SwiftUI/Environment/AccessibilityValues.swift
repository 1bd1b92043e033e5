// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the user has set for accessibility.

private enum AccessibilityFlagKey<Flag>: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

private enum ReduceMotionFlag {}
private enum ReduceTransparencyFlag {}
private enum DifferentiateFlag {}
private enum InvertFlag {}
private enum VoiceOverFlag {}
private enum SwitchControlFlag {}
private enum ButtonShapesFlag {}
private enum LargeContentFlag {}
private enum QuickActionsFlag {}
private enum DimFlashingFlag {}
private enum AnimatedImagesFlag {}

extension EnvironmentValues {
  private func flag<F>(_ flag: F.Type, _ system: @autoclosure () -> Bool) -> Bool {
    self[AccessibilityFlagKey<F>.self] ?? system()
  }

  /// Whether motion is to be reduced.
  public var accessibilityReduceMotion: Bool {
    flag(ReduceMotionFlag.self, onMainThread { UIAccessibility.isReduceMotionEnabled })
  }
  /// Whether motion is to be reduced, to be set in tests and previews.
  public var _accessibilityReduceMotion: Bool {
    get { accessibilityReduceMotion }
    set { self[AccessibilityFlagKey<ReduceMotionFlag>.self] = newValue }
  }
  /// Whether transparency is to be reduced.
  public var accessibilityReduceTransparency: Bool {
    flag(ReduceTransparencyFlag.self, onMainThread { UIAccessibility.isReduceTransparencyEnabled })
  }
  /// Whether transparency is to be reduced, to be set in tests and previews.
  public var _accessibilityReduceTransparency: Bool {
    get { accessibilityReduceTransparency }
    set { self[AccessibilityFlagKey<ReduceTransparencyFlag>.self] = newValue }
  }
  /// Whether colour alone isn't to tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool { flag(DifferentiateFlag.self, false) }
  /// Whether colour alone isn't to tell things apart, to be set in tests and previews.
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { accessibilityDifferentiateWithoutColor }
    set { self[AccessibilityFlagKey<DifferentiateFlag>.self] = newValue }
  }
  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool {
    flag(InvertFlag.self, onMainThread { UIAccessibility.isInvertColorsEnabled })
  }
  /// Whether VoiceOver runs.
  public var accessibilityVoiceOverEnabled: Bool {
    flag(VoiceOverFlag.self, onMainThread { UIAccessibility.isVoiceOverRunning })
  }
  /// Whether switches control the device.
  public var accessibilitySwitchControlEnabled: Bool {
    flag(SwitchControlFlag.self, onMainThread { UIAccessibility.isSwitchControlRunning })
  }
  /// Whether buttons show their shapes.
  public var accessibilityShowButtonShapes: Bool { flag(ButtonShapesFlag.self, false) }
  /// Whether bars show their items large when they are held.
  public var accessibilityLargeContentViewerEnabled: Bool { flag(LargeContentFlag.self, false) }
  /// Whether quick actions can be used.
  public var accessibilityQuickActionsEnabled: Bool { flag(QuickActionsFlag.self, false) }
  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool { flag(DimFlashingFlag.self, false) }
  /// Whether animated images play.
  public var accessibilityPlayAnimatedImages: Bool { flag(AnimatedImagesFlag.self, true) }
}
