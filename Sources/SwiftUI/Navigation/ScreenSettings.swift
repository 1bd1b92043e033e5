// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the views of a screen tell the bars around.

/// What the views of a screen set: title, items of bars, destinations.
struct ScreenSettings {
  var title: ((EnvironmentValues) -> String)?
  var titleMode: UINavigationItem.LargeTitleDisplayMode?
  var prompt: String?
  var isBackButtonHidden: Bool?
  var isBarHidden: Bool?
  var hiddenBars: [ToolbarPlacement: Visibility] = [:]
  var backgrounds: [ToolbarPlacement: Visibility] = [:]
  var barColors: [ToolbarPlacement: Color] = [:]
  var items: [ToolbarEntry] = []
  var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  var search: SearchSettings?
  var environment = EnvironmentValues()
}

/// The settings of a screen's views. Those of a view come before those of what it holds.
enum ScreenKey: PreferenceKey {
  static var defaultValue: ScreenSettings { ScreenSettings() }

  static func reduce(value: inout ScreenSettings, nextValue: () -> ScreenSettings) {
    let next = nextValue()
    value.title = next.title ?? value.title
    value.titleMode = next.titleMode ?? value.titleMode
    value.prompt = next.prompt ?? value.prompt
    value.isBackButtonHidden = next.isBackButtonHidden ?? value.isBackButtonHidden
    value.isBarHidden = next.isBarHidden ?? value.isBarHidden
    value.hiddenBars.merge(next.hiddenBars) { $1 }
    value.backgrounds.merge(next.backgrounds) { $1 }
    value.barColors.merge(next.barColors) { $1 }
    value.items += next.items
    value.destinations.merge(next.destinations) { $1 }
    value.search = next.search ?? value.search
    value.environment = next.environment
  }
}

/// Sets something of the screen around.
struct ScreenModifier {
  let change: (inout ScreenSettings, _ViewNode) -> Void
}

extension ScreenModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { ScreenModifierNode(view, inputs) }
}

@MainActor
private final class ScreenModifierNode<C: View>: SingleNode<ModifiedContent<C, ScreenModifier>, C> {
  override init(_ view: ModifiedContent<C, ScreenModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = C._makeNode(view.content, inputs.child(of: self))
    preferencesDidChange(in: nil)
  }

  override func update(_ new: ModifiedContent<C, ScreenModifier>) {
    view = new
    child.update(new.content)
    preferencesDidChange(in: nil)
    host.requestUpdate()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    preferencesDidChange(in: nil)
  }

  override func findPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == ScreenKey.self else { return mergedPreference(key) }
    var settings = mergedPreference(ScreenKey.self) ?? ScreenSettings()
    settings.environment = environment
    view.modifier.change(&settings, self)
    return settings as? K.Value
  }
}

nonisolated extension View {
  /// Sets something of the screen around.
  func screen(_ change: @escaping (inout ScreenSettings, _ViewNode) -> Void)
    -> some View
  { modifier(ScreenModifier(change: change)) }
}
