// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program's appearance proxies, and how their values come to views.

import Foundation
internal import MicaContext
@_spi(Registration) internal import MicaRuntime

/// A program's proxies; used on the main actor.
package final class AppearanceState: ProgramState {
  /// A proxy and the views that it is for.
  private struct Proxy {
    let type: UIView.Type
    let traits: UITraitCollection?
    let containers: [any UIAppearanceContainer.Type]
    let view: UIView
    let depth: Int
  }

  private var proxies: [Proxy] = []
  /// Those for items of bars.
  var itemProxies: [ItemProxy] = []
  private var pristine: [ObjectIdentifier: UIView] = [:]

  init(in context: ProgramContext) {}

  /// The running program's.
  package static var current: AppearanceState { ProgramContext.current.state() }

  /// The proxy for the views of a class, under traits and in containers; made where there is none.
  @MainActor func proxy(
    of type: UIView.Type, _ traits: UITraitCollection?,
    _ containers: [any UIAppearanceContainer.Type]
  ) -> UIView {
    let found = proxies.first { one in
      one.type == type && one.traits == traits
        && one.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
    }
    if let found { return found.view }
    let view = type.makeView(frame: .zero)
    // What an initializer sets is nothing that the program says of all views.
    view.ownLooks = OwnLooks()
    let made = Proxy(
      type: type, traits: traits, containers: containers, view: view, depth: Self.depth(of: type))
    if pristine[ObjectIdentifier(type)] == nil {
      pristine[ObjectIdentifier(type)] = type.makeView(frame: .zero)
    }
    // The more special ones come later, so that theirs is what stays.
    let place =
      proxies.firstIndex { one in
        one.depth > made.depth
          || one.depth == made.depth && one.containers.count > containers.count
      } ?? proxies.count
    proxies.insert(made, at: place)
    AppearanceHook.current.apply = { AppearanceState.current.apply(to: $0) }
    return made.view
  }

  static func depth(of type: AnyClass) -> Int { kinds(of: type).count - 1 }

  /// A class and those above it.
  static func kinds(of type: AnyClass) -> [AnyClass] {
    var result: [AnyClass] = []
    var next: AnyClass? = type
    while let one = next {
      result.append(one)
      next = _getSuperclass(one)
    }
    return result
  }

  /// Gives a view that has come to a window what the proxies say, where its code has set nothing (Apple's documentation
  /// of `UIAppearance`). Values of a storyboard or nib give way.
  @MainActor func apply(to view: UIView) {
    guard !proxies.isEmpty else { return }
    var changes: [String: (value: Any?, usual: Any?)] = [:]
    var buttons: [UIButton] = []
    for proxy in proxies where counts(proxy, for: view) {
      guard let usual = pristine[ObjectIdentifier(proxy.type)] else { continue }
      if let button = proxy.view as? UIButton { buttons.append(button) }
      for key in Self.keys(of: proxy.type) {
        let (set, plain) = (Self.value(proxy.view, key), Self.value(usual, key))
        let isSet = Look.named[key].map { proxy.view.ownLooks.contains($0) }
        if isSet ?? !Self.same(set, plain) {
          changes[key] = (set, changes[key]?.usual ?? plain)
        }
      }
    }
    view.keepingLooks {
      for key in changes.keys.sorted() {
        guard let change = changes[key], Self.takes(view, key, usual: change.usual) else {
          continue
        }
        view.setValue(change.value, forKey: key)
      }
      guard let button = view as? UIButton else { return }
      for proxy in buttons { Self.applyTitles(of: proxy, to: button) }
    }
  }

  /// Whether a view takes a proxy's value: code has not set it, and UIKit itself shows no other than in new views.
  @MainActor private static func takes(_ view: UIView, _ key: String, usual: Any?) -> Bool {
    if let look = Look.named[key] {
      if view.ownLooks.contains(look) { return false }
      if view.ownLooks.isFromNib(look) { return true }
    }
    return same(value(view, key), usual)
  }

  @MainActor private func counts(_ proxy: Proxy, for view: UIView) -> Bool {
    guard Self.isKind(view, proxy.type), proxy.view !== view else { return false }
    if let traits = proxy.traits, !view.traitCollection.containsTraits(in: traits) { return false }
    return Self.isContained(view, in: proxy.containers)
  }

  /// Whether a view is in objects of some classes, the innermost first.
  @MainActor static func isContained(
    _ view: UIView, in containers: [any UIAppearanceContainer.Type]
  ) -> Bool {
    var rest = containers[...]
    var next: UIResponder? = view.next
    while let container = rest.first, let responder = next {
      if Self.isKind(responder, container as AnyClass) { rest = rest.dropFirst() }
      next = responder.next
    }
    return rest.isEmpty
  }

  private static func isKind(_ object: AnyObject, _ type: AnyClass) -> Bool {
    var next: AnyClass? = Swift.type(of: object)
    while let one = next {
      if one == type { return true }
      next = _getSuperclass(one)
    }
    return false
  }

  // MARK: Values

  @MainActor private static func value(_ view: UIView, _ key: String) -> Any? {
    // A tint that was not set is that of the views around.
    key == "tintColor" ? view.ownTintColor : view.value(forKey: key)
  }

  private static func same(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as NSObject, let other as NSObject): one.isEqual(other)
    case (let one as String, let other as String): one == other
    case (let one as [NSAttributedString.Key: Any], let other as [NSAttributedString.Key: Any]):
      NSAttributedString(string: " ", attributes: one)
        .isEqual(NSAttributedString(string: " ", attributes: other))
    default: false
    }
  }

  /// What a proxy says of single states, where the button's code says nothing.
  @MainActor private static func applyTitles(of proxy: UIButton, to button: UIButton) {
    let states: [UIControl.State] = [
      .normal, .highlighted, .disabled, .selected, [.selected, .highlighted],
      [.selected, .disabled], .focused,
    ]
    for state in states {
      func isTaken(_ name: String) -> Bool {
        let name = "\(name)-\(state.rawValue)"
        return proxy.ownLooks.contains(name) && !button.ownLooks.contains(name)
      }
      if isTaken("titleColor") { button.setTitleColor(proxy.titleColor(for: state), for: state) }
      if isTaken("titleShadowColor") {
        button.setTitleShadowColor(proxy.titleShadowColor(for: state), for: state)
      }
      if isTaken("backgroundImage") {
        button.setBackgroundImage(proxy.backgroundImage(for: state), for: state)
      }
    }
  }

  /// The keys that proxies of a class set: those that Apple's headers mark, others that work on iOS as well, and the
  /// dynamic properties of programs' own classes.
  @MainActor private static func keys(of type: UIView.Type) -> [String] {
    let known = ClassRegistry.view(of: type).properties
    var result: [String] = []
    var next: AnyClass? = type
    while let one = next, one != UIResponder.self {
      let name = "\(one)"
      if let marked = marked[name] {
        result += marked.filter { known[$0] != nil }
      } else if let record = ClassRegistry.view(of: one).record, record.module != "UIKit" {
        result += ClassRegistry.view(of: one).properties.keys.sorted().filter { key in
          known[key]?.announcesChanges == true && known[key]?.isWritable == true
            && !(marked.values.contains { $0.contains(key) })
        }
      }
      next = _getSuperclass(one)
    }
    return result
  }

  private static let marked: [String: [String]] = [
    "UIView": ["backgroundColor", "tintColor"],
    "UILabel": ["font", "textColor", "shadowColor", "shadowOffset", "highlightedTextColor"],
    "UIButton": ["contentEdgeInsets"],
    "UIActivityIndicatorView": ["color"],
    "UIPageControl": ["pageIndicatorTintColor", "currentPageIndicatorTintColor"],
    "UIProgressView": ["progressTintColor", "trackTintColor", "progressImage", "trackImage"],
    "UISlider": ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"],
    "UISwitch": ["onTintColor", "thumbTintColor", "onImage", "offImage"],
    "UISegmentedControl": ["selectedSegmentTintColor"],
    "UITextField": ["font", "textColor", "keyboardAppearance", "textAlignment", "borderStyle"],
    "UITextView": ["font", "textColor", "keyboardAppearance", "linkTextAttributes"],
    "UISearchBar": [
      "barStyle", "barTintColor", "backgroundImage", "searchBarStyle", "keyboardAppearance",
    ],
    "UIRefreshControl": ["attributedTitle"],
    "UINavigationBar": [
      "barStyle", "isTranslucent", "barTintColor", "shadowImage", "titleTextAttributes",
      "largeTitleTextAttributes", "backIndicatorImage", "backIndicatorTransitionMaskImage",
      "standardAppearance", "compactAppearance", "scrollEdgeAppearance",
      "compactScrollEdgeAppearance", "prefersLargeTitles",
    ],
    "UITabBar": [
      "barStyle", "isTranslucent", "barTintColor", "unselectedItemTintColor", "shadowImage",
      "backgroundImage", "selectionIndicatorImage", "itemPositioning", "itemWidth", "itemSpacing",
      "standardAppearance", "scrollEdgeAppearance",
    ],
    "UIToolbar": [
      "barStyle", "isTranslucent", "barTintColor", "standardAppearance", "compactAppearance",
      "scrollEdgeAppearance",
    ],
    "UITableView": [
      "separatorColor", "separatorInset", "sectionIndexColor", "sectionIndexBackgroundColor",
      "sectionIndexTrackingBackgroundColor", "rowHeight",
    ],
    "UITableViewCell": ["separatorInset"],
  ]
}
