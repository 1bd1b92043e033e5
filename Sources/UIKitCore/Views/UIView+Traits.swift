// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How traits are handed down from a device to its views, and what follows when they change.

import CoreGraphics
import QuartzCore

extension UIView {
  /// The traits from above: the superview's, or those of the window's scene, or the device's.
  var inheritedTraits: UITraitCollection {
    superview?.traitCollection ?? (self as? UIWindow)?.traitsOfScene ?? .device
  }

  /// Those from above with what the view's controller and the view itself override.
  var resolvedTraits: UITraitCollection {
    let controlled = controlledTraits
    return ownTraits?.applied(to: controlled) ?? controlled
  }

  /// Those from above with what the view's controller overrides: the controller's traits.
  var controlledTraits: UITraitCollection {
    viewController?.overriding(inheritedTraits) ?? inheritedTraits
  }

  /// Makes a change to the view's overrides, and tells of what follows.
  func changeTraits(_ change: (inout TraitValues) -> Void) {
    let previous = traitCollection
    let host = traitHost
    change(&host.values)
    traitsChanged(from: previous)
  }

  /// Follows other traits from above.
  func inheritedTraitsChanged(from previous: UITraitCollection) {
    let controlled = viewController?.overriding(previous) ?? previous
    let own = ownTraits.map { controlled.taking($0.values) } ?? controlled
    traitsChanged(from: own, ofController: controlled)
  }

  /// Resolves anew what depends on the traits, here and in what is in the view.
  func traitsChanged(from previous: UITraitCollection, ofController: UITraitCollection? = nil) {
    let now = traitCollection
    let ofController = ofController ?? (ownTraits == nil ? previous : nil)
    if let viewController, let ofController { viewController.tellTraits(from: ofController) }
    guard now !== previous, now != previous else { return }
    if let ownBackground, drawsOwnBackground || layer.backgroundColor == ownBackground.resolved {
      setBackgroundColor(ownBackground.color)
    }
    if now.layoutDirection != previous.layoutDirection { directionChanged() }
    ownLayout?.readableWidth?.constant = now.preferredContentSizeCategory.readableWidth
    setNeedsLayout()
    setNeedsDisplay()
    traitCollectionDidChange(previous)
    ownTraits?.tell(self, from: previous, to: now)
    for subview in subviews { subview.inheritedTraitsChanged(from: previous) }
  }

  /// Has layout and drawing follow another direction.
  func directionChanged() {
    hierarchyChanged()
    superview?.setNeedsLayout()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The colour that was set, unless the layer has been given another one since.
  package var shownBackgroundColor: UIColor? {
    if drawsOwnBackground { return ownBackground?.color }
    if let ownBackground, layer.backgroundColor == ownBackground.resolved {
      return ownBackground.color
    }
    return layer.backgroundColor.map { UIColor(cgColor: $0) }
  }

  /// Gives the layer a colour, resolved for the present traits. A view that draws its own background leaves the layer's
  /// colour alone and draws anew.
  package func setBackgroundColor(_ color: UIColor?) {
    ownBackground = color.map { ($0, $0.resolvedColor(with: traitCollection).cgColor) }
    if drawsOwnBackground {
      applyOpacity()
      return layer.setNeedsDisplay()
    }
    layer.backgroundColor = ownBackground?.resolved
    layer.turnBackgroundPatternUpright()
    applyOpacity()
  }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable, TraitHost {
  package var traitHost: TraitOverrides {
    if let ownTraits { return ownTraits }
    let made = TraitOverrides()
    ownTraits = made
    return made
  }

  /// Traits that the view and those in it have in place of those from above.
  public var traitOverrides: any UITraitOverrides {
    get { ChangedTraits(values: ownTraits?.values ?? TraitValues()) }
    set {
      guard let changed = newValue as? ChangedTraits else { return }
      changeTraits { $0 = changed.values }
    }
  }

  /// Has changes of traits take effect now; they always have.
  public func updateTraitsIfNeeded() {}
}
