// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A controller's part in handing traits down.

import CoreGraphics

extension UIViewController {
  /// Traits from above with what the parent and the controller itself override.
  func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
    ownTraits?.applied(to: inherited) ?? inherited
  }

  var resolvedTraits: UITraitCollection {
    if let view = viewIfLoaded { return view.controlledTraits }
    return overriding(parent?.traitCollection ?? .current)
  }

  /// Tells of traits that have changed.
  func tellTraits(from previous: UITraitCollection) {
    let now = traitCollection
    guard now !== previous, now != previous else { return }
    traitCollectionDidChange(previous)
    ownTraits?.tell(self, from: previous, to: now)
  }

  func changeTraits(_ change: (inout TraitValues) -> Void) {
    let previous = viewIfLoaded?.inheritedTraits
    let (old, view) = (traitCollection, viewIfLoaded)
    let oldOfView = view?.traitCollection
    change(&traitHost.values)
    guard previous != nil, let view, let oldOfView else { return tellTraits(from: old) }
    view.traitsChanged(from: oldOfView, ofController: old)
  }

  /// Gives a child other traits than the controller's; nil takes that back. Traits that the child
  /// overrides itself come after.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.traitsFromParent = collection
    childViewController.changeTraits { $0 = childViewController.combinedOverrides }
  }

  /// The traits that a child was given.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.traitsFromParent }

  /// What the parent and the controller say together.
  var combinedOverrides: TraitValues {
    var values = traitsFromParent?.values ?? TraitValues()
    values.take(ownOverrides)
    return values
  }

  /// Changes what the controller itself overrides.
  func changeOwnOverrides(_ change: (inout TraitValues) -> Void) {
    change(&ownOverrides)
    changeTraits { $0 = combinedOverrides }
  }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable, TraitHost {
  package var traitHost: TraitOverrides {
    if let ownTraits { return ownTraits }
    let made = TraitOverrides()
    ownTraits = made
    return made
  }

  /// Traits that the controller and its views have in place of those from above.
  public var traitOverrides: any UITraitOverrides {
    get { ChangedTraits(values: ownOverrides) }
    set {
      guard let changed = newValue as? ChangedTraits else { return }
      changeOwnOverrides { $0 = changed.values }
    }
  }

  /// Has changes of traits take effect now; they always have.
  public func updateTraitsIfNeeded() {}
}
