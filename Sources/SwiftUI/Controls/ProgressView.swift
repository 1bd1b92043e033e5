// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Progress (FACTS_SWIFTUI h.9).

/// How far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label?
  let current: CurrentValueLabel?
  @Environment(\.progressViewStyleBox) private var style
}

extension ProgressView: View {
  /// What the style makes of the progress.
  public var body: some View {
    style.make(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.map { .init(view: AnyView($0)) },
        currentValueLabel: current.map { .init(view: AnyView($0)) }))
  }
}

extension ProgressView {
  nonisolated fileprivate init(_ fraction: Double?, _ label: Label?, _ current: CurrentValueLabel?)
  {
    (self.fraction, self.label, self.current) = (fraction, label, current)
  }

  nonisolated fileprivate static func part<V: BinaryFloatingPoint>(_ value: V?, _ total: V)
    -> Double?
  {
    guard let value, total > 0, value.isFinite else { return nil }
    return min(max(Double(value / total), 0), 1)
  }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  /// A progress without an end that is known.
  public init() where Label == EmptyView { self.init(nil, nil, nil) }
  /// A progress without an end that is known, with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }
  /// A progress without an end that is known, with a text.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey), nil)
  }
  /// A progress without an end that is known, with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, Text(title), nil)
  }
  /// A value of a total, 1 by default; nil where it isn't known.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(Self.part(value, total), nil, nil)
  }
  /// A value of a total, 1 by default, with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(Self.part(value, total), label(), nil)
  }
  /// A value of a total, 1 by default, with a text.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text { self.init(Self.part(value, total), Text(titleKey), nil) }
  /// A value of a total, 1 by default, with a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text { self.init(Self.part(value, total), Text(title), nil) }
}

nonisolated extension ProgressView {
  /// A value of a total, 1 by default, with a label and one for the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(Self.part(value, total), label(), currentValueLabel()) }

  /// The progress that a style was given, in the style around.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}

/// What a style gets of a progress.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public struct Label { let view: AnyView }
  /// The label of the value.
  public struct CurrentValueLabel { let view: AnyView }

  /// How far it has come, 0 to 1; nil where that isn't known.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public var label: Label?
  /// The label of the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { view }
}
extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// The label.
  public var body: some View { view }
}

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style gets of a progress.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The view of a progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A spinner, or a bar where the value is known.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// A spinner, or a bar where the value is known.
  nonisolated public init() {}
  /// The view of a progress.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      SpinnerProgress(configuration: configuration, tint: nil)
    } else {
      BarProgress(configuration: configuration, tint: nil)
    }
  }
}

/// A spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// A spinner.
  nonisolated public init() { tint = nil }
  /// A spinner of a colour.
  nonisolated public init(tint: Color) { self.tint = tint }
  /// The view of a progress.
  public func makeBody(configuration: Configuration) -> some View {
    SpinnerProgress(configuration: configuration, tint: tint)
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// A bar.
  nonisolated public init() { tint = nil }
  /// A bar of a colour.
  nonisolated public init(tint: Color) { self.tint = tint }
  /// The view of a progress.
  public func makeBody(configuration: Configuration) -> some View {
    BarProgress(configuration: configuration, tint: tint)
  }
}

private struct SpinnerProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    VStack {
      spinner
      if let label = configuration.label { label.foregroundStyle(.secondary) }
    }
  }

  private var spinner: some View {
    let style: UIActivityIndicatorView.Style =
      controlSize == .large || controlSize == .extraLarge ? .large : .medium
    let tint = tint
    return UIKitControl<UIActivityIndicatorView>(
      make: { _ in UIActivityIndicatorView(style: style) },
      update: { view, environment in
        view.style = style
        view.color =
          tint.map { $0.provider.resolve(environment) } ?? environment.uiTint
          ?? .systemGray
        view.startAnimating()
      }, size: { view, _ in view.intrinsicContentSize })
  }
}

private struct BarProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  var body: some View {
    VStack(alignment: .leading) {
      if let label = configuration.label { label }
      bar
      if let current = configuration.currentValueLabel {
        current.font(.caption).foregroundStyle(.secondary)
      }
    }
  }

  private var bar: some View {
    let (value, tint) = (configuration.fractionCompleted ?? 0, tint)
    return UIKitControl<UIProgressView>(
      make: { _ in UIProgressView(progressViewStyle: .default) },
      update: { view, environment in
        view.progressTintColor =
          tint.map { $0.provider.resolve(environment) } ?? environment.uiTint
        view.progress = Float(value)
      },
      size: { view, proposal in
        CGSize(width: proposal.width ?? 100, height: 4)
      })
  }
}

struct ProgressViewStyleBox: @unchecked Sendable {
  let make: @MainActor (ProgressViewStyleConfiguration) -> AnyView
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: ProgressViewStyleBox {
    ProgressViewStyleBox { AnyView(DefaultProgressViewStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var progressViewStyleBox: ProgressViewStyleBox {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of progress in this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment(
      \.progressViewStyleBox,
      ProgressViewStyleBox {
        AnyView(
          StyledBody(style: style, configuration: $0) { $0.makeBody(configuration: $1) })
      })
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A spinner, or a bar where the value is known.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
