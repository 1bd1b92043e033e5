// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One kind of particle: what an emitter layer emits. All numbers lie in one array, by key.

import CoreGraphics
public import Foundation
internal import MicaRuntime

/// A kind of particle.
///
/// A value with a range is drawn by lot for each particle, evenly over value − range / 2 ... value +
/// range / 2, as Apple's header and the page of `CAEmitterLayer.seed` say for all of them. (The page
/// of `lifetimeRange` has an example of twice that: we follow the rule.) A value with a speed changes
/// by that much each second of the particle's life.
open class CAEmitterCell: NSObject, CAMediaTiming, NSSecureCoding {
  var numbers = EmitterCellKey.defaults
  private var undefinedValues: [String: Any] = [:]

  /// A cell that emits nothing: its birth rate and lifetime are 0.
  public override init() { super.init() }

  /// The cell of a keyed archive. What the archive doesn't hold has its default.
  public required init?(coder: NSCoder) {
    super.init()
    read(coder)
  }

  /// Writes what differs from the defaults into a keyed archive.
  open func encode(with coder: NSCoder) { write(coder) }

  /// Whether the class can be read by secure decoding: true.
  open class var supportsSecureCoding: Bool { true }

  private func number(_ key: EmitterCellKey) -> Double { numbers[key.rawValue] }
  private func set(_ key: EmitterCellKey, _ value: Double) { numbers[key.rawValue] = value }

  /// The name under which key paths of the layer find the cell; nil by default.
  open var name: String?
  /// Whether the cell emits; true by default.
  open var isEnabled = true
  /// What a particle looks like, a CGImage; nil, the default, shows nothing, but cells of its own
  /// may emit.
  open var contents: Any?
  /// The part of the contents that is shown, in units of the contents; the whole by default.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Multiplies the contents, straight sRGB; opaque white by default, nil counts as that.
  open var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  /// How contents are read when drawn smaller; `linear` by default.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// How contents are read when drawn larger; `linear` by default.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// What each particle emits in turn, from where it is, while it lives; nil by default.
  open var emitterCells: [CAEmitterCell]?
  /// Values by name that the cell's own keys don't have; nil by default and not looked at.
  ///
  /// Partly: kept without effect.
  open var style: [AnyHashable: Any]?

  // MARK: Births

  /// Particles born in a second; 0 by default.
  open var birthRate: Float {
    get { Float(number(.birthRate)) }
    set { set(.birthRate, Double(newValue)) }
  }
  /// Seconds that a particle lives; 0 by default.
  open var lifetime: Float {
    get { Float(number(.lifetime)) }
    set { set(.lifetime, Double(newValue)) }
  }
  /// How far apart lifetimes lie at most, half to each side; 0 by default.
  open var lifetimeRange: Float {
    get { Float(number(.lifetimeRange)) }
    set { set(.lifetimeRange, Double(newValue)) }
  }
  /// When the cell begins to emit: in the layer's time, or seconds after the birth of the particle
  /// that emits it; 0 by default.
  open var beginTime: CFTimeInterval {
    get { number(.beginTime) }
    set { set(.beginTime, newValue) }
  }
  /// Seconds that the cell emits; infinite by default.
  open var duration: CFTimeInterval {
    get { number(.duration) }
    set { set(.duration, newValue) }
  }
  /// Not looked at on cells; 1 by default.
  open var speed: Float {
    get { Float(number(.speed)) }
    set { set(.speed, Double(newValue)) }
  }
  /// Not looked at on cells; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { number(.timeOffset) }
    set { set(.timeOffset, newValue) }
  }
  /// Not looked at on cells; 0 by default.
  open var repeatCount: Float = 0
  /// Not looked at on cells; 0 by default.
  open var repeatDuration: CFTimeInterval = 0
  /// Not looked at on cells; false by default.
  open var autoreverses = false
  /// Not looked at on cells; `removed` by default.
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Motion

  /// The angle between the emission's direction and the plane of the layer, in radians; 0 by
  /// default. (Apple's words name the z axis, but its header has 0 leave the shape's own direction
  /// as it is, and that lies in the plane: which way a positive angle leads is unverified.)
  open var emissionLatitude: CGFloat {
    get { number(.emissionLatitude) }
    set { set(.emissionLatitude, newValue) }
  }
  /// The emission's direction in the plane, in radians from the x axis towards y; 0 by default.
  /// Where the emitter's shape has a normal it is measured from that: upwards on a line, outwards
  /// on the outline or surface of the others.
  open var emissionLongitude: CGFloat {
    get { number(.emissionLongitude) }
    set { set(.emissionLongitude, newValue) }
  }
  /// The opening of the cone about that direction in which particles fly, in radians; 0 by default,
  /// 2π is everywhere. Directions are spread evenly over the cone.
  open var emissionRange: CGFloat {
    get { number(.emissionRange) }
    set { set(.emissionRange, newValue) }
  }
  /// Points per second at birth; 0 by default.
  open var velocity: CGFloat {
    get { number(.velocity) }
    set { set(.velocity, newValue) }
  }
  /// How far apart velocities lie at most, half to each side; 0 by default.
  open var velocityRange: CGFloat {
    get { number(.velocityRange) }
    set { set(.velocityRange, newValue) }
  }
  /// Points per second per second to the right; 0 by default.
  open var xAcceleration: CGFloat {
    get { number(.xAcceleration) }
    set { set(.xAcceleration, newValue) }
  }
  /// Points per second per second downwards; 0 by default.
  open var yAcceleration: CGFloat {
    get { number(.yAcceleration) }
    set { set(.yAcceleration, newValue) }
  }
  /// Points per second per second towards the eye; 0 by default.
  open var zAcceleration: CGFloat {
    get { number(.zAcceleration) }
    set { set(.zAcceleration, newValue) }
  }

  // MARK: Looks

  /// Pixels of the contents per point at scale 1; 1 by default.
  open var contentsScale: CGFloat {
    get { number(.contentsScale) }
    set { set(.contentsScale, newValue) }
  }
  /// Stored; 0 by default. There are no smaller copies of the contents that it could choose from.
  ///
  /// Partly: kept without effect.
  open var minificationFilterBias: Float {
    get { Float(number(.minificationFilterBias)) }
    set { set(.minificationFilterBias, Double(newValue)) }
  }
  /// The particle's size, 1 by default; nothing is shown at 0 or less.
  open var scale: CGFloat {
    get { number(.scale) }
    set { set(.scale, newValue) }
  }
  /// How far apart scales lie at most, half to each side; 0 by default.
  open var scaleRange: CGFloat {
    get { number(.scaleRange) }
    set { set(.scaleRange, newValue) }
  }
  /// What is added to the scale each second; 0 by default.
  open var scaleSpeed: CGFloat {
    get { number(.scaleSpeed) }
    set { set(.scaleSpeed, newValue) }
  }
  /// Radians per second that the particle turns from x towards y; 0 by default.
  open var spin: CGFloat {
    get { number(.spin) }
    set { set(.spin, newValue) }
  }
  /// How far apart spins lie at most, half to each side; 0 by default.
  open var spinRange: CGFloat {
    get { number(.spinRange) }
    set { set(.spinRange, newValue) }
  }
  /// How far apart values of red lie at most, half to each side of the colour's; 0 by default. Sums
  /// are limited to 0 ... 1.
  open var redRange: Float {
    get { Float(number(.redRange)) }
    set { set(.redRange, Double(newValue)) }
  }
  /// How far apart values of green lie at most, half to each side of the colour's; 0 by default.
  open var greenRange: Float {
    get { Float(number(.greenRange)) }
    set { set(.greenRange, Double(newValue)) }
  }
  /// How far apart values of blue lie at most, half to each side of the colour's; 0 by default.
  open var blueRange: Float {
    get { Float(number(.blueRange)) }
    set { set(.blueRange, Double(newValue)) }
  }
  /// How far apart values of alpha lie at most, half to each side of the colour's; 0 by default.
  open var alphaRange: Float {
    get { Float(number(.alphaRange)) }
    set { set(.alphaRange, Double(newValue)) }
  }
  /// What is added to red each second; 0 by default.
  open var redSpeed: Float {
    get { Float(number(.redSpeed)) }
    set { set(.redSpeed, Double(newValue)) }
  }
  /// What is added to green each second; 0 by default.
  open var greenSpeed: Float {
    get { Float(number(.greenSpeed)) }
    set { set(.greenSpeed, Double(newValue)) }
  }
  /// What is added to blue each second; 0 by default.
  open var blueSpeed: Float {
    get { Float(number(.blueSpeed)) }
    set { set(.blueSpeed, Double(newValue)) }
  }
  /// What is added to alpha each second; 0 by default.
  open var alphaSpeed: Float {
    get { Float(number(.alphaSpeed)) }
    set { set(.alphaSpeed, Double(newValue)) }
  }

  // MARK: Key-value coding

  /// The value that a new cell has for `key`.
  open class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().value(forKey: key) }
  /// Whether the value of `key` belongs into an archive: where it differs from the default. (Always
  /// true for values that are no numbers.)
  open func shouldArchiveValue(forKey key: String) -> Bool {
    guard let key = EmitterCellKey.named(key) else { return true }
    return number(key) != EmitterCellKey.defaults[key.rawValue]
  }
  /// A property by its name, or what was stored under a name of the program's own.
  open func value(forKey key: String) -> Any? {
    KeyValueCoding.foundValue(of: self, forKey: key)
  }
  /// Sets a property by its name, or stores a value under a name of the program's own. Values of
  /// another kind than the property's are noted and ignored.
  open func setValue(_ value: Any?, forKey key: String) { setRegisteredValue(value, key) }
  /// The value at the end of a path of keys.
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.pathValue(of: self, keyPath)
  }
  /// Sets the value at the end of a path of keys.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.setPathValue(value, of: self, keyPath)
  }
  /// What was stored under a name of the program's own.
  open func value(forUndefinedKey key: String) -> Any? { undefinedValues[key] }
  /// Stores a value under a name of the program's own.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { undefinedValues[key] = value }
  /// Nil for a number, a flag or a structure: changes nothing and is noted (our choice).
  open func setNilValueForKey(_ key: String) { note(nil, key) }
}
