// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What an interface looks like around a view: style, scale, size of text and more. Dynamic colours are
// resolved by it.

public import Foundation
internal import MicaContext
import Synchronization

/// An immutable set of traits. A trait that is not specified is `.unspecified` or 0.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package let values: TraitValues

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
  /// How many colours the screen shows.
  public var displayGamut: UIDisplayGamut { values.gamut }
  /// How much contrast the user wants.
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  /// Whether the interface lies over another one.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  /// How heavy the user wants text to be.
  public var legibilityWeight: UILegibilityWeight { values.legibility }
  /// Whether the screen tells how hard it is pressed.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouch }
  /// Whether the interface is the one in use.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// Whether the scene is being recorded.
  public var sceneCaptureState: UISceneCaptureState { values.captureState }
  /// The language that lines are set for; nil is not specified.
  public var typesettingLanguage: Locale.Language? { values.language }

  /// A collection without any trait.
  public override convenience init() { self.init(TraitValues()) }

  package init(_ values: TraitValues) { self.values = values }

  /// These traits with others in their place where those are specified; itself where none are.
  package func taking(_ others: TraitValues?) -> UITraitCollection {
    guard let others, others != TraitValues() else { return self }
    var values = values
    values.take(others)
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
  package func resolving<Result>(_ body: () -> Result) -> Result {
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
    values.looksDifferent(from: traitCollection?.values ?? TraitValues())
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
