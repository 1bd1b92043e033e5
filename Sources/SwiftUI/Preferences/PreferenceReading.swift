// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that read the preferences of those in them.

/// An action for when a preference has changed.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension _PreferenceActionModifier: ViewModifier {
  /// It has no body.
  public typealias Body = Never

  /// Makes a node that reads the preference.
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { PreferenceActionNode(view, inputs) }
}

/// Reads a preference at first and after each change, and calls the action after the update.
@MainActor
private final class PreferenceActionNode<C: View, K: PreferenceKey>: SingleNode<
  ModifiedContent<C, _PreferenceActionModifier<K>>, C
>
where K.Value: Equatable {
  private var last: K.Value?
  private var watch: GraphWatch?
  private var limit = RoundLimit()

  override init(
    _ view: ModifiedContent<C, _PreferenceActionModifier<K>>, _ inputs: _ViewInputs
  ) {
    super.init(view, inputs)
    child = C._makeNode(view.content, inputs.child(of: self))
    watch = GraphWatch(host.viewGraph, name: "onPreferenceChange(\(K.self))") { [unowned self] in
      read()
    }
  }

  private func read() {
    let value = child.preference(K.self) ?? K.defaultValue
    guard value != last else { return }
    last = value
    host.viewGraph.afterUpdate { [weak self] in
      guard let self, isAlive, value == last,
        limit.allows(host, "onPreferenceChange(\(K.self))")
      else { return }
      view.modifier.action(value)
    }
  }

  override func preferencesDidChange(in child: _ViewNode?) {
    super.preferencesDidChange(in: child)
    watch?.invalidate()
  }

  override func update(_ new: ModifiedContent<C, _PreferenceActionModifier<K>>) {
    view = new
    child.update(new.content)
  }

  override func end() {
    super.end()
    watch?.end()
  }
}

/// What a closure makes of a preference; nothing before it is known.
struct PreferenceBody<Value, Content: View> {
  let value: Value?
  let transform: (Value) -> Content
}

extension PreferenceBody: View {
  var body: Content? { value.map(transform) }

  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    ClosureNode(view, inputs)
  }
}

/// Views in front of a view or behind it, made of a preference of the views in it.
public struct _AttachedPreferenceModifier<Key: PreferenceKey, Attached: View> {
  let transform: (Key.Value) -> Attached
  let alignment: Alignment
  let isBehind: Bool
}

extension _AttachedPreferenceModifier: ViewModifier {
  /// It has no body.
  public typealias Body = Never

  /// Makes a node that reads the preference.
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { AttachedPreferenceNode(view, inputs) }
}

@MainActor
private final class AttachedPreferenceNode<C: View, K: PreferenceKey, A: View>: SingleNode<
  ModifiedContent<C, _AttachedPreferenceModifier<K, A>>,
  ModifiedContent<C, _AttachmentModifier<PreferenceBody<K.Value, A>>>
>
{
  typealias Attachment = _AttachmentModifier<PreferenceBody<K.Value, A>>
  private var value: K.Value?
  private var watch: GraphWatch?

  override init(
    _ view: ModifiedContent<C, _AttachedPreferenceModifier<K, A>>, _ inputs: _ViewInputs
  ) {
    super.init(view, inputs)
    child = Attachment._makeNode(content, inputs.child(of: self))
    watch = GraphWatch(host.viewGraph, name: "preference \(K.self)") { [unowned self] in read() }
  }

  private var content: ModifiedContent<C, Attachment> {
    let modifier = view.modifier
    return ModifiedContent(
      content: view.content,
      modifier: Attachment(
        PreferenceBody(value: value, transform: modifier.transform), modifier.alignment,
        isBehind: modifier.isBehind))
  }

  /// The node of the view itself, without what is attached.
  private var primary: _ViewNode {
    unsafeDowncast(child, to: DisplayModifierNode<C, Attachment>.self).child
  }

  private func read() {
    let new = primary.preference(K.self) ?? K.defaultValue
    if let value, areSame(value, new) { return }
    value = new
    child.update(content)
  }

  override func preferencesDidChange(in child: _ViewNode?) {
    super.preferencesDidChange(in: child)
    watch?.invalidate()
  }

  override func update(_ new: ModifiedContent<C, _AttachedPreferenceModifier<K, A>>) {
    view = new
    child.update(content)
  }

  override func end() {
    super.end()
    watch?.end()
  }
}

nonisolated extension View {
  /// Does something with the value that the views in this one set: at first, and whenever it is another one.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { modifier(_PreferenceActionModifier<K>(action: action)) }

  /// Views in front of this one, made of the value that the views in it set.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _AttachedPreferenceModifier<K, V>(
        transform: transform, alignment: alignment, isBehind: false))
  }

  /// Views behind this one, made of the value that the views in it set.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _AttachedPreferenceModifier<K, V>(
        transform: transform, alignment: alignment, isBehind: true))
  }
}
