// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A scene's part in handing traits down.

import CoreGraphics

extension UIWindow {
  /// The traits of the window's scene, or the device's.
  var traitsOfScene: UITraitCollection { windowScene?.traitCollection ?? .device }

  /// Hands down the scene's traits if they have changed.
  func takeDeviceTraits() {
    let traits = traitsOfScene
    guard traits !== handedTraits else { return }
    let previous = handedTraits
    handedTraits = traits
    inheritedTraitsChanged(from: previous)
  }
}

extension UIWindowScene: UITraitChangeObservable, TraitHost {
  package var traitHost: TraitOverrides { ownTraits }

  /// Traits that the scene's windows have in place of the device's.
  public var traitOverrides: any UITraitOverrides {
    get { ChangedTraits(values: ownTraits.values) }
    set {
      guard let changed = newValue as? ChangedTraits else { return }
      let previous = traitCollection
      ownTraits.values = changed.values
      let now = traitCollection
      guard now != previous else { return }
      traitCollectionDidChange(previous)
      ownTraits.tell(self, from: previous, to: now)
      for window in windows { window.takeDeviceTraits() }
    }
  }
}
