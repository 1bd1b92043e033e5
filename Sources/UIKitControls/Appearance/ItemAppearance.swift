// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Looks for all items of bars: proxies whose values the bars read where an item has none of its own.

public import Foundation

extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: UIBarItem {
  /// The proxy of all items of the class.
  public static func appearance() -> Self { itemProxy([]) }
  /// The proxy of those in bars that are in objects of other classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { itemProxy(containerTypes) }
  /// The proxy of all items: items have no traits.
  public static func appearance(for trait: UITraitCollection) -> Self { itemProxy([]) }
  /// The proxy of those in bars that are in objects of other classes: items have no traits.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { itemProxy(containerTypes) }

  private static func itemProxy(
    _ containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    unsafeDowncast(AppearanceState.current.proxy(of: Self.self, containers), to: Self.self)
  }
}

/// A proxy and the items that it is for.
@MainActor
struct ItemProxy {
  let type: UIBarItem.Type
  let containers: [any UIAppearanceContainer.Type]
  let item: UIBarItem
  let depth: Int
}

extension AppearanceState {
  /// The proxy for the items of a class, in containers; made where there is none.
  @MainActor func proxy(
    of type: UIBarItem.Type, _ containers: [any UIAppearanceContainer.Type]
  ) -> UIBarItem {
    let found = itemProxies.first { one in
      one.type == type
        && one.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
    }
    if let found { return found.item }
    guard let item = type.init(coder: NSCoder()) else {
      preconditionFailure("\(type).init(coder:) gave nothing: its appearance() needs an object.")
    }
    let made = ItemProxy(
      type: type, containers: containers, item: item, depth: Self.depth(of: type))
    // The more special ones come later, so that theirs is what stays.
    let place =
      itemProxies.firstIndex { one in
        one.depth > made.depth
          || one.depth == made.depth && one.containers.count > containers.count
      } ?? itemProxies.count
    itemProxies.insert(made, at: place)
    return item
  }

  /// The proxies for items of a class that a view shows, the most special one last.
  @MainActor package func looks<Item: UIBarItem>(for type: Item.Type, in view: UIView) -> [Item] {
    guard !itemProxies.isEmpty else { return [] }
    return itemProxies.compactMap { proxy in
      guard type == proxy.type || type is AnyClass && Self.isClass(type, below: proxy.type),
        Self.isContained(view, in: proxy.containers)
      else { return nil }
      return proxy.item as? Item
    }
  }

  private static func isClass(_ type: AnyClass, below other: AnyClass) -> Bool {
    depth(of: type) > depth(of: other) && kinds(of: type).contains { $0 == other }
  }
}

extension UIBarItem {
  /// What the proxies for the item say of its title in some states, later ones over earlier ones.
  package func proxyTitleAttributes(
    for states: [UIControl.State], in view: UIView
  ) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for look in AppearanceState.current.looks(for: Swift.type(of: self), in: view) {
      for state in states {
        if let own = look.titleAttributes[state.rawValue] { result.merge(own) { $1 } }
      }
    }
    return result
  }
}
