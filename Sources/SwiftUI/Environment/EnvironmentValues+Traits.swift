// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The environment that UIKit's traits give.

extension EnvironmentValues {
  /// The values of a UIKit view's traits.
  @MainActor
  init(_ view: UIView) {
    self.init()
    takeTraits(of: view)
    layoutDirection =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Takes the traits of a view that hosts a part of a tree.
  @MainActor
  mutating func takeTraits(of view: UIView) {
    self[TraitsKey.self] = TraitsBox(view.traitCollection)
    self[HostKey.self] = HostReference(view)
  }

  /// The values of UIKit's traits.
  init(traits: UITraitCollection) {
    self.init()
    self[TraitsKey.self] = TraitsBox(traits)
  }

  /// UIKit's traits of the view that hosts the tree.
  var hostTraits: UITraitCollection { self[TraitsKey.self].traits }

  /// Changes the traits of this environment: a part of the views may have others than their host.
  mutating func changeTraits(_ change: (inout any UIMutableTraits) -> Void) {
    self[TraitsKey.self] = TraitsBox(hostTraits.modifyingTraits(change))
  }

  /// The view that hosts the tree; nil outside of one.
  var hostReference: HostReference { self[HostKey.self] }
  /// The view that hosts the tree; nil outside of one.
  var hostView: UIView? { hostReference.view }

  /// The direction in which text runs.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

private struct TraitsBox {
  let traits: UITraitCollection
  init(_ traits: UITraitCollection) { self.traits = traits }
}

/// A view that hosts a tree.
struct HostReference: @unchecked Sendable {
  weak var view: UIView?
  init(_ view: UIView? = nil) { self.view = view }
}

extension HostReference: SelfComparing {
  func isSame(as other: HostReference) -> Bool { view === other.view }
}

private enum HostKey: EnvironmentKey {
  static var defaultValue: HostReference { HostReference() }
}

private enum TraitsKey: EnvironmentKey {
  static var defaultValue: TraitsBox { TraitsBox(UITraitCollection.current) }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
