// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Filters by their names.

internal import CoreGraphics
public import Foundation
internal import MicaRaster

/// The key of the picture that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The key of the picture behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of what a filter makes.
public let kCIOutputImageKey = "outputImage"
/// The key of a radius, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of how strong a filter is.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a middle.
public let kCIInputCenterKey = "inputCenter"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of an angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a colour.
public let kCIInputColorKey = "inputColor"
/// The key of a brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of a saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of an exposure.
public let kCIInputEVKey = "inputEV"
/// The key of a width.
public let kCIInputWidthKey = "inputWidth"
/// The key of a sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of a mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of a picture to go over to.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of how far a transition is.
public let kCIInputTimeKey = "inputTime"
/// All filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"

/// Makes a picture of others, by its name and the values of its keys.
///
/// Partly: blurs, colours, crops, transforms, compositing and QR codes; others give their input back, and generators
/// nothing, with a note.
open class CIFilter: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  open var name = ""
  private var values: [String: Any] = [:]

  /// A filter of the program's own.
  public override init() {}

  /// A filter by its name, with the values that it begins with; nil for names that Core Image doesn't know.
  public convenience init?(name: String) {
    self.init()
    guard FilterNames.all.contains(name) else { return nil }
    self.name = name
    setDefaults()
  }
  /// A filter by its name, with values.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { values[key] = value }
  }
  /// A filter by its name, with values.
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  /// Sets the values that a filter begins with.
  open func setDefaults() { values.merge(FilterLaws.defaults[name] ?? [:]) { $1 } }
  /// Keys of the values.
  open var inputKeys: [String] {
    let known = FilterLaws.defaults[name].map { Array($0.keys) } ?? Array(values.keys)
    return (FilterNames.generators.contains(name) ? [] : [kCIInputImageKey]) + known.sorted()
  }
  /// Keys of what it makes.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// What is known of it: its name.
  open var attributes: [String: Any] { ["CIAttributeFilterName": name] }
  /// Names of filters that are drawn.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterLaws.defaults.keys.sorted()
  }
  /// Names of filters that are drawn.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterLaws.defaults.keys.sorted()
  }

  /// Sets a value.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// A value, or what the filter makes.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// What it makes; nil without a picture to begin with.
  open var outputImage: CIImage? { FilterLaws.image(of: self) }

  /// Another one of the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = CIFilter()
    (other.name, other.values) = (name, values)
    return other
  }

  func number(_ key: String, _ initial: CGFloat = 0) -> CGFloat {
    switch value(forKey: key) {
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    default: initial
    }
  }
}
