// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The modifiers for alerts and dialogs, and the alerts of before iOS 15.

nonisolated extension View {
  private func alert(
    _ style: UIAlertController.Style, _ title: Text?, _ isPresented: Binding<Bool>,
    _ actions: AnyView, _ message: AnyView?, showsTitle: Bool = true
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: style, showsTitle: showsTitle, title: title,
        message: message, actions: actions))
  }

  /// An alert with buttons.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(.alert, Text(titleKey), isPresented, AnyView(actions()), nil) }
  /// An alert with buttons.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(.alert, Text(title), isPresented, AnyView(actions()), nil) }
  /// An alert with buttons.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(.alert, title, isPresented, AnyView(actions()), nil) }

  /// An alert with buttons and a message.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(.alert, Text(titleKey), isPresented, AnyView(actions()), AnyView(message()))
  }
  /// An alert with buttons and a message.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(.alert, Text(title), isPresented, AnyView(actions()), AnyView(message()))
  }
  /// An alert with buttons and a message.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alert(.alert, title, isPresented, AnyView(actions()), AnyView(message())) }

  /// An alert about a value.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      .alert, Text(titleKey), Self.isPresented(isPresented, data),
      AnyView(data.map { actions($0) }), AnyView(data.map { message($0) }))
  }
  /// An alert about a value.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      .alert, Text(title), Self.isPresented(isPresented, data), AnyView(data.map { actions($0) }),
      AnyView(data.map { message($0) }))
  }
  /// An alert about a value.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      .alert, title, Self.isPresented(isPresented, data), AnyView(data.map { actions($0) }),
      AnyView(data.map { message($0) }))
  }
  /// An alert about a value.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      .alert, Text(titleKey), Self.isPresented(isPresented, data),
      AnyView(data.map { actions($0) }), nil)
  }
  /// An alert about a value.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      .alert, Text(title), Self.isPresented(isPresented, data), AnyView(data.map { actions($0) }),
      nil)
  }

  /// An alert about an error.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      .alert, Text(verbatim: error?.errorDescription ?? ""), Self.isPresented(isPresented, error),
      AnyView(actions()), nil)
  }
  /// An alert about an error.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      .alert, Text(verbatim: error?.errorDescription ?? ""), Self.isPresented(isPresented, error),
      AnyView(error.map { actions($0) }), AnyView(error.map { message($0) }))
  }

  private static func isPresented<T>(_ binding: Binding<Bool>, _ data: T?) -> Binding<Bool> {
    Binding {
      binding.wrappedValue && data != nil
    } set: {
      binding.wrappedValue = $0
    }
  }

  /// A dialog with buttons; it has a cancel button in any case.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      .actionSheet, Text(titleKey), isPresented, AnyView(actions()), nil,
      showsTitle: titleVisibility == .visible)
  }
  /// A dialog with buttons; it has a cancel button in any case.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      .actionSheet, Text(title), isPresented, AnyView(actions()), nil,
      showsTitle: titleVisibility == .visible)
  }
  /// A dialog with buttons; it has a cancel button in any case.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      .actionSheet, title, isPresented, AnyView(actions()), nil,
      showsTitle: titleVisibility == .visible)
  }
  /// A dialog with buttons and a message.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(
      .actionSheet, Text(titleKey), isPresented, AnyView(actions()), AnyView(message()),
      showsTitle: titleVisibility == .visible)
  }
  /// A dialog with buttons and a message.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(
      .actionSheet, Text(title), isPresented, AnyView(actions()), AnyView(message()),
      showsTitle: titleVisibility == .visible)
  }
  /// A dialog about a value.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      .actionSheet, Text(titleKey), Self.isPresented(isPresented, data),
      AnyView(data.map { actions($0) }), nil, showsTitle: titleVisibility == .visible)
  }
  /// A dialog about a value, with a message.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      .actionSheet, Text(titleKey), Self.isPresented(isPresented, data),
      AnyView(data.map { actions($0) }), AnyView(data.map { message($0) }),
      showsTitle: titleVisibility == .visible)
  }

  /// An alert as a value.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    modifier(content().modifier(isPresented))
  }
  /// An alert as a value, about an item.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert)
    -> some View
  {
    let alert = item.wrappedValue.map(content) ?? Alert(title: Text(verbatim: ""))
    return modifier(
      alert.modifier(
        Binding {
          item.wrappedValue != nil
        } set: {
          if !$0 { item.wrappedValue = nil }
        }))
  }
  /// A sheet of actions as a value.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    modifier(content().modifier(isPresented))
  }
}

/// An alert as a value, as before iOS 15.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button, by default OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }

  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }

  func modifier(_ isPresented: Binding<Bool>) -> AlertModifier {
    AlertModifier(
      isPresented: isPresented, style: .alert, showsTitle: true, title: title,
      message: message.map { AnyView($0) }, actions: AnyView(EmptyView()), buttons: buttons)
  }

  /// A button of an alert.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }
    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }
    /// A button that cancels, with the system's title.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: Text(verbatim: "Cancel"), action: action ?? {})
    }
    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }
}

/// A sheet of actions as a value, as before iOS 15.
public struct ActionSheet {
  /// A button of the sheet.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A sheet of actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  func modifier(_ isPresented: Binding<Bool>) -> AlertModifier {
    AlertModifier(
      isPresented: isPresented, style: .actionSheet, showsTitle: true, title: title,
      message: message.map { AnyView($0) }, actions: AnyView(EmptyView()), buttons: buttons)
  }
}
