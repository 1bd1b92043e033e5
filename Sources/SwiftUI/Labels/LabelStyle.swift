// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How labels look.

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style gets of a label.
  typealias Configuration = LabelStyleConfiguration
  /// The view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style gets of a label.
public struct LabelStyleConfiguration {
  /// The label's title.
  public struct Title: View {
    let view: AnyView
    /// The title.
    public var body: some View { view }
  }

  /// The label's icon.
  public struct Icon: View {
    let view: AnyView
    /// The icon.
    public var body: some View { view }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// The style that the surroundings call for: icon and title in a row, 8 points apart.
public struct DefaultLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// Icon and title in a row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// Icon and title in a row.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// Icon and title in a row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

/// The icon alone; the title is what accessibility says.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  nonisolated public init() {}
  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that the surroundings call for.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// Makes a label's view in a style whose type is hidden.
struct LabelStyleBox: @unchecked Sendable {
  /// Whether no style has been set.
  var isDefault = false
  let make: @MainActor (LabelStyleConfiguration) -> AnyView
}

enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelStyleBox {
    LabelStyleBox(isDefault: true) { AnyView(DefaultLabelStyle().makeBody(configuration: $0)) }
  }
}

nonisolated extension View {
  /// The style of labels in this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment(
      \.labelStyleBox,
      LabelStyleBox { configuration in
        AnyView(
          StyledBody(style: style, configuration: configuration) {
            $0.makeBody(configuration: $1)
          })
      })
  }
}

extension EnvironmentValues {
  var labelStyleBox: LabelStyleBox {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}
