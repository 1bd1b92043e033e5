// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the views of a screen say of its bars (FACTS_SWIFTUI h.14).

internal import MicaRaster

extension Text {
  /// The text as a string in an environment.
  func string(_ environment: EnvironmentValues) -> String {
    TextResolver(environment).resolve(self).string
  }
}

nonisolated extension View {
  private func title(_ text: Text, _ mode: NavigationBarItemTitleDisplayMode? = nil) -> some View {
    screen { settings, _ in
      settings.title = { text.string($0) }
      if let mode { settings.titleMode = mode.uiKit }
    }
  }

  /// The title of the screen.
  public func navigationTitle(_ title: Text) -> some View { self.title(title) }
  /// The title of the screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    title(Text(titleKey))
  }
  /// The title of the screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    self.title(Text(title))
  }
  /// The title of the screen. Mica doesn't let the user rename it.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    self.title(Text(verbatim: title.wrappedValue))
  }
  /// The second line of the title; not shown.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    Unsupported.note("navigationSubtitle")
    return self
  }
  /// The second line of the title; not shown.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    Unsupported.note("navigationSubtitle")
    return self
  }

  /// The title of the screen.
  public func navigationBarTitle(_ title: Text) -> some View { self.title(title) }
  /// The title of the screen.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    title(Text(titleKey))
  }
  /// The title of the screen.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    self.title(Text(title))
  }
  /// The title of the screen and its size.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self.title(title, displayMode) }
  /// The title of the screen and its size.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { title(Text(titleKey), displayMode) }
  /// The title of the screen and its size.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self.title(Text(title), displayMode) }

  /// How large the screen's title is.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { screen { settings, _ in settings.titleMode = displayMode.uiKit } }

  /// How large the screen's title is.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    screen { settings, _ in settings.titleMode = mode.mode.uiKit }
  }

  /// Whether the navigation bar is hidden.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    screen { settings, _ in settings.isBarHidden = hidden }
  }

  /// Whether the button that leads back is hidden.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    screen { settings, _ in settings.isBackButtonHidden = hidesBackButton }
  }

  /// Views at both ends of the navigation bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    screen { settings, node in
      settings.items.append(
        ToolbarEntry(placement: .topBarLeading, view: AnyView(leading), node: node))
      settings.items.append(
        ToolbarEntry(placement: .topBarTrailing, view: AnyView(trailing), node: node))
    }
  }

  /// Views at the leading end of the navigation bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    screen { settings, node in
      settings.items.append(
        ToolbarEntry(placement: .topBarLeading, view: AnyView(leading), node: node))
    }
  }

  /// Views at the trailing end of the navigation bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    screen { settings, node in
      settings.items.append(
        ToolbarEntry(placement: .topBarTrailing, view: AnyView(trailing), node: node))
    }
  }

  /// Items of the bars around.
  public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View {
    let source = ToolbarSource(content: content())
    return screen { settings, node in
      settings.items += onMainThread {
        let resolver = ToolbarResolver(node)
        source.content._resolve(_ToolbarResolver(resolver: resolver))
        return resolver.entries
      }
    }
  }

  /// Items of the bars around, which the user can rearrange.
  public func toolbar<C: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> C
  ) -> some View { toolbar(content: content) }

  /// Views in the navigation bar.
  @_disfavoredOverload
  public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View {
    let content = content()
    return screen { settings, node in
      settings.items.append(
        ToolbarEntry(placement: .automatic, view: AnyView(content), node: node))
    }
  }

  /// Whether bars are shown.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    screen { settings, _ in
      for bar in bars.isEmpty ? [.automatic] : bars { settings.hiddenBars[bar] = visibility }
    }
  }

  /// Whether bars are shown.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    screen { settings, _ in
      for bar in bars.isEmpty ? [.automatic] : bars { settings.hiddenBars[bar] = visibility }
    }
  }

  /// Whether the backgrounds of bars are shown.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    screen { settings, _ in
      for bar in bars.isEmpty ? [.automatic] : bars { settings.backgrounds[bar] = visibility }
    }
  }

  /// The style behind bars.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  {
    screen { settings, _ in
      guard let color = style as? Color else {
        return Unsupported.note("toolbarBackground with a style that isn't a color")
      }
      for bar in bars.isEmpty ? [.automatic] : bars { settings.barColors[bar] = color }
    }
  }

  /// The colour scheme of bars; not used.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  {
    Unsupported.note("toolbarColorScheme")
    return self
  }

  /// The menu of the title; not shown.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    Unsupported.note("toolbarTitleMenu")
    return self
  }
  /// The role of the toolbar; not used.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    Unsupported.note("toolbarRole")
    return self
  }

  /// A field for searching in the screen's bar.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    screen { settings, node in
      settings.search = SearchSettings(text: text, prompt: prompt?.string(settings.environment))
    }
  }

  /// A field for searching in the screen's bar.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// A field for searching in the screen's bar.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// A field for searching in the screen's bar, which a binding opens.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    screen { settings, node in
      settings.search = SearchSettings(
        text: text, isPresented: isPresented, prompt: prompt?.string(settings.environment))
    }
  }

  /// A field for searching in the screen's bar, which a binding opens.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}

/// Where a search field lies.
public struct SearchFieldPlacement: Sendable {
  /// How a drawer below the bar is shown.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// Until the content is scrolled.
    case automatic
    /// Always.
    case always
  }
  /// Where the platform puts it.
  public static let automatic = SearchFieldPlacement()
  /// In a toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In a sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// Below the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Below the navigation bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { SearchFieldPlacement() }
}

/// What a toolbar is for.
public struct ToolbarRole: Sendable {
  /// As the platform chooses.
  public static let automatic = ToolbarRole()
  /// Moving through contents.
  public static let navigationStack = ToolbarRole()
  /// Browsing.
  public static let browser = ToolbarRole()
  /// Editing a document.
  public static let editor = ToolbarRole()
}
