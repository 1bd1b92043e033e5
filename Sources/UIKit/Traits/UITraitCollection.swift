// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What an interface looks like around a view: style, scale and size of text. Dynamic colours are resolved by it.

public import Foundation
internal import MicaContext
import Synchronization

/// An immutable set of traits. A trait that is not specified is `.unspecified` or 0.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  /// Light, dark or unspecified.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point; 0 is unspecified.
  public let displayScale: CGFloat
  /// How large the user wants text to be.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// A collection without any trait.
  public override convenience init() {
    self.init(style: .unspecified, scale: 0)
  }

  /// A collection with a style alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle, scale: 0)
  }

  /// A collection with a scale alone, in pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(style: .unspecified, scale: displayScale)
  }

  /// A collection with a preferred size of text alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(style: .unspecified, scale: 0, sizeCategory: preferredContentSizeCategory)
  }

  /// All traits of some collections; where several specify one, the last does.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      style: traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
        ?? .unspecified,
      scale: traitCollections.last { $0.displayScale != 0 }?.displayScale ?? 0,
      sizeCategory: traitCollections.last { $0.preferredContentSizeCategory != .unspecified }?
        .preferredContentSizeCategory ?? .unspecified)
  }

  init(
    style: UIUserInterfaceStyle, scale: CGFloat, sizeCategory: UIContentSizeCategory = .unspecified
  ) {
    userInterfaceStyle = style
    displayScale = scale
    preferredContentSizeCategory = sizeCategory
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
    return
      (trait.userInterfaceStyle == .unspecified
      || trait.userInterfaceStyle == userInterfaceStyle)
      && (trait.displayScale == 0 || trait.displayScale == displayScale)
      && (trait.preferredContentSizeCategory == .unspecified
        || trait.preferredContentSizeCategory == preferredContentSizeCategory)
  }

  /// The collection itself, being immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether `object` is a collection with the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other.userInterfaceStyle == userInterfaceStyle && other.displayScale == displayScale
      && other.preferredContentSizeCategory == preferredContentSizeCategory
  }

  /// Equal for equal collections.
  open override var hash: Int { userInterfaceStyle.hashValue ^ displayScale.hashValue }

  /// The traits of the program's device, light at first.
  package static var device: UITraitCollection {
    get { DeviceTraits.current.traits.withLock { $0 } }
    set { DeviceTraits.current.traits.withLock { $0 = newValue } }
  }
}

/// The traits of a program's device; safe from any thread.
private final class DeviceTraits: ProgramState {
  let traits = Mutex(UITraitCollection(style: .light, scale: 2, sizeCategory: .large))

  init(in context: ProgramContext) {}

  static var current: DeviceTraits { ProgramContext.current.state() }
}

/// The traits that a thread of a program has made the current ones.
private final class CurrentTraits: ProgramState {
  var traits: UITraitCollection?

  init(in context: ProgramContext) {}

  static var current: CurrentTraits { ProgramContext.threadState() }
}
