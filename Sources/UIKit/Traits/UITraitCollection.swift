// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What an interface looks like around a view: style, scale and size of text. Dynamic colours are resolved by it.

public import Foundation
internal import MicaContext
import Synchronization

/// An immutable set of traits. A trait that is not specified is `.unspecified` or 0.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  /// Light, dark or unspecified.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// Pixels per point; 0 is unspecified.
  public var displayScale: CGFloat { values.scale }
  /// How large the user wants text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.sizeCategory }
  /// What kind of device the interface is for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// Whether there is much room from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// Whether there is much room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Where lines begin.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// A collection without any trait.
  public override convenience init() { self.init(TraitValues()) }

  /// A collection with a style alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.style = userInterfaceStyle }
  }

  /// A collection with a scale alone, in pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.scale = displayScale }
  }

  /// A collection with a preferred size of text alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.sizeCategory = preferredContentSizeCategory }
  }

  /// A collection with a kind of device alone.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.idiom = idiom }
  }

  /// A collection with the room from left to right alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// A collection with the room from top to bottom alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// A collection with a direction alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// All traits of some collections; where several specify one, the last does.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.take($1.values) })
  }

  private convenience init(_ change: (inout TraitValues) -> Void) {
    var values = TraitValues()
    change(&values)
    self.init(values)
  }

  init(_ values: TraitValues) { self.values = values }

  /// These traits in another style.
  func with(style: UIUserInterfaceStyle) -> UITraitCollection {
    var values = values
    values.style = style
    return UITraitCollection(values)
  }

  /// The traits by which dynamic colours are resolved where none are given: those of the view
  /// while it draws or lays out, else the device's. Each thread of a program has its own.
  public class var current: UITraitCollection {
    get { CurrentTraits.current.traits ?? device }
    set { CurrentTraits.current.traits = newValue }
  }

  /// Runs `actions` with this collection as the current one.
  open func performAsCurrent(_ actions: () -> Void) {
    resolving(actions)
  }

  /// What `body` returns, run with this collection as the current one.
  func resolving<Result>(_ body: () -> Result) -> Result {
    let current = CurrentTraits.current
    let previous = current.traits
    current.traits = self
    defer { current.traits = previous }
    return body()
  }

  /// Whether colours may be resolved differently than by another collection, nil standing for one
  /// without traits.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
  }

  /// Whether all that the other collection specifies is the same here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.specify(trait.values)
  }

  /// The collection itself, being immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether `object` is a collection with the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// Equal for equal collections.
  open override var hash: Int { values.hashValue }

  /// The traits of the program's device, light at first.
  package static var device: UITraitCollection {
    get { DeviceTraits.current.traits.withLock { $0 } }
    set { DeviceTraits.current.traits.withLock { $0 = newValue } }
  }
}

/// The traits of a program's device; safe from any thread.
private final class DeviceTraits: ProgramState {
  let traits = Mutex(
    UITraitCollection(
      .ofDevice(
        size: CGSize(width: 390, height: 844), scale: 2, style: .light, sizeCategory: .large)))

  init(in context: ProgramContext) {}

  static var current: DeviceTraits { ProgramContext.current.state() }
}

/// The traits that a thread of a program has made the current ones.
private final class CurrentTraits: ProgramState {
  var traits: UITraitCollection?

  init(in context: ProgramContext) {}

  static var current: CurrentTraits { ProgramContext.threadState() }
}
