// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What one member of the hierarchy does to the traits that it gets from above, and who there listens.

/// The overrides of a view, controller or scene, and the listeners to its traits.
package final class TraitOverrides {
  package var values = TraitValues() {
    didSet { cache = nil }
  }
  private var cache: (inherited: UITraitCollection, result: UITraitCollection)?
  private(set) var listeners: [TraitListener] = []

  package init() {}

  /// Traits from above with the overrides.
  package func applied(to inherited: UITraitCollection) -> UITraitCollection {
    if let cache, cache.inherited === inherited { return cache.result }
    let result = inherited.taking(values)
    cache = (inherited, result)
    return result
  }

  func add(_ listener: TraitListener) { listeners.append(listener) }

  func remove(_ registration: any UITraitChangeRegistration) {
    listeners.removeAll { $0 === registration }
  }

  /// Tells those whose traits have changed.
  package func tell(
    _ environment: AnyObject, from previous: UITraitCollection, to now: UITraitCollection
  ) {
    for listener in listeners
    where listener.traits.contains(where: { !now.values.hasSame($0, as: previous.values) }) {
      listener.action(environment, previous)
    }
  }
}

/// Somebody who wants to hear of changes of some traits.
final class TraitListener: UITraitChangeRegistration {
  let traits: [UITrait]
  let action: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ action: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.action = action
  }
}
