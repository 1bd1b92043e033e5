// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view's place in the tree of identity. It lives as long as the view keeps its identity (FACTS_SWIFTUI i.1).

internal import MicaGraph

/// A view in the tree of identity: what keeps its state, and knows the children of a layout that it stands for.
@MainActor
public class _ViewNode {
  let host: ViewHost
  unowned let parent: _ViewNode?
  /// The environment that it was given last.
  private(set) var environment: EnvironmentValues
  /// Parts beside those of its list, such as the views of an overlay.
  private var attached: [_ViewNode] = []
  /// Whether something in it may set a preference.
  private(set) var hasPreferences = false
  /// Whether its list has parts whose items are made when they are asked for.
  private(set) var hasLazyItems = false
  /// Whether it is in its tree still.
  private(set) var isAlive = true

  init(_ inputs: _ViewInputs) {
    (host, parent, environment) = (inputs.host, inputs.parent, inputs.environment)
  }

  /// The parts that it consists of, in order: what the environment and the end are handed on to.
  var children: [_ViewNode] { [] }

  /// Adds the children of the layout around that it stands for.
  func appendDisplays(to list: inout [DisplayNode]) {
    for child in children { child.appendDisplays(to: &list) }
  }

  /// The children of the layout around that it stands for.
  final var displays: [DisplayNode] {
    var list: [DisplayNode] = []
    appendDisplays(to: &list)
    return list
  }

  /// Gives it, and what it consists of, another environment.
  final func setEnvironment(_ new: EnvironmentValues) {
    guard !new.isIdentical(to: environment) else { return }
    let old = environment
    environment = new
    environmentDidChange(from: old)
  }

  /// The environment is another one. By default the children get it.
  func environmentDidChange(from old: EnvironmentValues) {
    for child in children { child.setEnvironment(environment) }
  }

  /// The children of the layout that it stands for are others now.
  func displaysDidChange() { parent?.displaysDidChange() }

  /// It leaves the tree.
  func end() {
    guard isAlive else { return }
    isAlive = false
    if hasPreferences, let parent, parent.isAlive { parent.preferencesDidChange(in: self) }
    for child in children { child.end() }
  }

  /// Says that its list has parts whose items are made when they are asked for, up to the container that asks.
  final func noteLazyItems() {
    var node: _ViewNode? = self
    while let current = node, !current.hasLazyItems {
      current.hasLazyItems = true
      if current.isLazyContainer { return }
      node = current.parent
    }
  }

  /// Whether it is a container that asks for items.
  var isLazyContainer: Bool { false }

  // MARK: Preferences

  /// Adds a part beside those of its list, whose preferences count, too.
  final func attach(_ node: _ViewNode) { attached.append(node) }

  /// Removes a part that was attached.
  final func detach(_ node: _ViewNode) { attached.removeAll { $0 === node } }

  /// A preference that something in `child`, or the view itself, sets may be another one now.
  func preferencesDidChange(in child: _ViewNode?) {
    hasPreferences = true
    parent?.preferencesDidChange(in: self)
  }

  /// The value of a preference that the views in it set together; nil where none sets it.
  final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    hasPreferences ? findPreference(key) : nil
  }

  /// Finds the value of a preference: by default that of its parts, in their order (FACTS_SWIFTUI i.9).
  func findPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { mergedPreference(key) }

  /// What its parts set together.
  final func mergedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for child in children + attached {
      guard let next = child.preference(key) else { continue }
      if var value = result {
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }
}

/// The node of a view of a type.
@MainActor
public class _NodeOf<V>: _ViewNode {
  /// The view's value as the view above made it last.
  var view: V

  init(_ view: V, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
  }

  /// The view above has made another value.
  func update(_ new: V) { view = new }
}

/// A node that stands for what one other does.
@MainActor
class SingleNode<V, C>: _NodeOf<V> {
  /// Set by the end of the initializer of each subclass.
  final var child: _NodeOf<C>!

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func appendDisplays(to list: inout [DisplayNode]) { child.appendDisplays(to: &list) }

  override func environmentDidChange(from old: EnvironmentValues) {
    child.setEnvironment(environment)
  }
}
