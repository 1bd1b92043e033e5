// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Preferences of positions.

/// A preference that is made of a part of the view.
public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey> {
  let source: Anchor<AnchorValue>.Source
  /// Changes what the views in the view set; nil where nothing counts of that.
  let change: (inout Key.Value, Anchor<AnchorValue>) -> Void
  let replaces: Bool
}

extension _AnchorWritingModifier: ViewModifier {
  /// It has no body.
  public typealias Body = Never

  /// Makes a node that has the preference.
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { AnchorWritingNode(view, inputs) }
}

@MainActor
private final class AnchorWritingNode<C: View, A, K: PreferenceKey>: SingleNode<
  ModifiedContent<C, _AnchorWritingModifier<A, K>>, C
>
{
  private struct WeakDisplay {
    weak var display: DisplayNode?
  }

  private var parts: [WeakDisplay] = []

  override init(
    _ view: ModifiedContent<C, _AnchorWritingModifier<A, K>>, _ inputs: _ViewInputs
  ) {
    super.init(view, inputs)
    var inner = inputs.child(of: self)
    inner.wrappers = DisplayWrapper(outer: inputs.wrappers) { [unowned self] display in
      parts.removeAll { $0.display == nil }
      parts.append(WeakDisplay(display: display))
      preferencesDidChange(in: nil)
      return display
    }
    child = C._makeNode(view.content, inner)
    preferencesDidChange(in: nil)
  }

  override func update(_ new: ModifiedContent<C, _AnchorWritingModifier<A, K>>) {
    view = new
    child.update(new.content)
    // Closures can't be compared: those who read it compare the value.
    preferencesDidChange(in: nil)
  }

  private static func merged(_ value: K.Value?, _ next: K.Value) -> K.Value {
    guard var value else { return next }
    K.reduce(value: &value) { next }
    return value
  }

  override func findPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard key == K.self else { return mergedPreference(key) }
    let modifier = view.modifier
    var result = modifier.replaces ? nil : mergedPreference(K.self)
    for case let display? in parts.map(\.display) {
      let anchor = modifier.source.anchor(of: display)
      if modifier.replaces {
        var next = K.defaultValue
        modifier.change(&next, anchor)
        result = Self.merged(result, next)
      } else {
        var value = result ?? K.defaultValue
        modifier.change(&value, anchor)
        result = value
      }
    }
    return result as? Key.Value
  }
}

nonisolated extension View {
  /// Sets a value for the views above that is made of a part of this view.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      _AnchorWritingModifier<A, K>(
        source: value, change: { $0 = transform($1) }, replaces: true))
  }

  /// Changes the value that the views in this one set for the views above, by a part of this view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(source: value, change: transform, replaces: false))
  }
}
