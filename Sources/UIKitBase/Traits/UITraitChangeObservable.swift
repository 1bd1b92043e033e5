// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Hearing of changes of some traits, as iOS 17 has it.

public import Foundation
public import MicaRuntime

/// What somebody gets who registers for changes, to take that back with.
public protocol UITraitChangeRegistration: AnyObject {}

/// What tells of changes of its traits: views, controllers and scenes.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

/// Where overrides and listeners are kept.
@MainActor
package protocol TraitHost: AnyObject {
  var traitHost: TraitOverrides { get }
}

extension UITraitChangeObservable {
  /// What is called with the object and its previous traits.
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Calls a function whenever one of some traits has changed, until the object is gone or the
  /// registration is taken back.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    listen(traits) { environment, previous in
      if let environment = environment as? Self { handler(environment, previous) }
    }
  }

  /// The same for a function that names the object's type, or `Self` within its class.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    listen(traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
  }

  /// Sends a message to a target, which isn't kept alive; its arguments are the object and its previous
  /// traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return listen(traits) { [weak target] environment, previous in
      if let target { MethodCall.send(action, to: target, environment, previous) }
    }
  }

  /// Sends a message to the object itself; its arguments are the object and its previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Takes a registration back.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitHost)?.traitHost.remove(registration)
  }

  private func listen(
    _ traits: [UITrait], _ action: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let listener = TraitListener(traits, action)
    (self as? any TraitHost)?.traitHost.add(listener)
    return listener
  }
}
