// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The environment that UIKit's traits give.

extension EnvironmentValues {
  /// The values of a UIKit view's traits.
  @MainActor
  init(_ view: UIView) {
    self.init()
    let traits = view.traitCollection
    self[TraitsKey.self] = TraitsBox(traits)
    layoutDirection =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The values of UIKit's traits.
  init(traits: UITraitCollection) {
    self.init()
    self[TraitsKey.self] = TraitsBox(traits)
  }

  /// UIKit's traits of the view that hosts the tree.
  var hostTraits: UITraitCollection { self[TraitsKey.self].traits }

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

private enum TraitsKey: EnvironmentKey {
  static var defaultValue: TraitsBox { TraitsBox(UITraitCollection.current) }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
