// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that set preferences.

/// A preference of a view, in place of what the views in it set.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  let value: Key.Value
}

extension _PreferenceWritingModifier: ViewModifier {
  /// It has no body.
  public typealias Body = Never

  /// Makes a node that has the preference.
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { PreferenceWritingNode(view, inputs) }
}

@MainActor
private final class PreferenceWritingNode<C: View, K: PreferenceKey>: SingleNode<
  ModifiedContent<C, _PreferenceWritingModifier<K>>, C
>
{
  override init(
    _ view: ModifiedContent<C, _PreferenceWritingModifier<K>>, _ inputs: _ViewInputs
  ) {
    super.init(view, inputs)
    child = C._makeNode(view.content, inputs.child(of: self))
    preferencesDidChange(in: nil)
  }

  override func update(_ new: ModifiedContent<C, _PreferenceWritingModifier<K>>) {
    let isSame = areSame(view.modifier.value, new.modifier.value)
    view = new
    child.update(new.content)
    if !isSame { preferencesDidChange(in: nil) }
  }

  override func findPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard key == K.self else { return mergedPreference(key) }
    return view.modifier.value as? Key.Value
  }
}

/// A change of the preference that the views in a view set.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value) -> Void
}

extension _PreferenceTransformModifier: ViewModifier {
  /// It has no body.
  public typealias Body = Never

  /// Makes a node that changes the preference.
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { PreferenceTransformNode(view, inputs) }
}

@MainActor
private final class PreferenceTransformNode<C: View, K: PreferenceKey>: SingleNode<
  ModifiedContent<C, _PreferenceTransformModifier<K>>, C
>
{
  override init(
    _ view: ModifiedContent<C, _PreferenceTransformModifier<K>>, _ inputs: _ViewInputs
  ) {
    super.init(view, inputs)
    child = C._makeNode(view.content, inputs.child(of: self))
    preferencesDidChange(in: nil)
  }

  override func update(_ new: ModifiedContent<C, _PreferenceTransformModifier<K>>) {
    let isSame = areSame(view.modifier, new.modifier)
    view = new
    child.update(new.content)
    if !isSame { preferencesDidChange(in: nil) }
  }

  override func findPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard key == K.self else { return mergedPreference(key) }
    var value = mergedPreference(K.self) ?? K.defaultValue
    view.modifier.transform(&value)
    return value as? Key.Value
  }
}

nonisolated extension View {
  /// Sets a value for the views above. It replaces what the views in this one set.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Changes the value that the views in this one set for the views above.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { modifier(_PreferenceTransformModifier<K>(transform: callback)) }
}
