// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How bright images may be: a trait whose values belong to images.

extension UIImage {
  /// How bright an image may be.
  public enum DynamicRange: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// No brighter than white.
    case standard = 0
    /// A little brighter than white.
    case constrainedHigh = 1
    /// As bright as the screen can.
    case high = 2
  }
}

/// How bright images may be.
public enum UITraitImageDynamicRange: UITraitDefinition {
  /// The value where none is set.
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
}

extension UITraitCollection {
  /// How bright images may be; standard on Mica's screens.
  public var imageDynamicRange: UIImage.DynamicRange {
    values.imageDynamicRange
  }

  /// A collection with a range alone.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init { (values: inout TraitValues) in values.imageRange = imageDynamicRange.rawValue }
  }
}

extension TraitValues {
  var imageDynamicRange: UIImage.DynamicRange {
    get { UIImage.DynamicRange(rawValue: imageRange) ?? .unspecified }
    set { imageRange = newValue.rawValue }
  }
}

extension UITraitImageDynamicRange: SystemTrait {
  static var field: WritableKeyPath<TraitValues, UIImage.DynamicRange> { \.imageDynamicRange }
}

extension UIMutableTraits {
  /// How bright images may be.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
}
