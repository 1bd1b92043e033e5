// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What views ask those around to do: open an address, go away.

/// Opens addresses.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What has become of an address.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case systemAction(URL?)
    }

    let kind: Kind

    /// It is opened.
    public static let handled = Result(kind: .handled)
    /// It isn't opened.
    public static let discarded = Result(kind: .discarded)
    /// The system opens it.
    public static let systemAction = Result(kind: .systemAction(nil))
    /// The system opens another one.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
    /// The system opens another one, within the app if that is preferred.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .systemAction(url))
    }
  }

  nonisolated(unsafe) private let handler: ((URL) -> Result)?

  /// Opens addresses by a closure.
  nonisolated public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// The system opens addresses.
  nonisolated init() { handler = nil }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens an address and says whether that was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch (handler?(url) ?? .systemAction).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .systemAction(let other):
      UIApplication.shared.open(other ?? url) { completion($0) }
    }
  }

  /// Opens an address within the app if that is preferred.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { self(url) }
}

/// Ends a presentation.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  nonisolated(unsafe) private let action: () -> Void

  nonisolated init(_ action: @escaping () -> Void) { self.action = action }

  /// Ends the presentation of the view that has read it: its sheet, or its screen of a stack.
  public func callAsFunction() { action() }
}

/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  nonisolated(unsafe) private let action: () -> Void

  nonisolated init(_ action: @escaping () -> Void) { self.action = action }

  /// Ends the search.
  public func callAsFunction() { action() }
}

/// Whether a view is presented.
public struct PresentationMode: Sendable {
  /// Whether it is presented.
  public private(set) var isPresented: Bool
  fileprivate var wantsEnd = false

  /// Ends the presentation.
  public mutating func dismiss() { wantsEnd = true }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

/// How the nearest presentation ends; nil for that of the controller that hosts the view.
enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction? { nil }
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
  /// Opens addresses; the system does by default.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Ends the nearest presentation around.
  public var dismiss: DismissAction {
    if let action = self[DismissKey.self] { return action }
    let host = hostReference
    return DismissAction { onMainThread { host.view?.dismissHostingController() } }
  }

  /// Ends the nearest search around.
  public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }

  /// Sets how the search ends; for those who show search fields.
  mutating func setDismissSearch(_ action: @escaping () -> Void) {
    self[DismissSearchKey.self] = DismissSearchAction(action)
  }

  /// Whether the view is presented. Writing it ends the presentation.
  public var presentationMode: Binding<PresentationMode> {
    let (dismiss, isPresented) = (dismiss, isPresented)
    return Binding {
      PresentationMode(isPresented: isPresented)
    } set: { mode in
      if mode.wantsEnd { onMainThread { dismiss() } }
    }
  }
}

extension UIView {
  /// Takes the controller around off its stack of screens, or ends its presentation.
  fileprivate func dismissHostingController() {
    var responder: UIResponder? = self
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let controller = responder as? UIViewController else { return }
    if let navigation = controller.navigationController, navigation.viewControllers.count > 1 {
      navigation.popViewController(animated: true)
    } else {
      controller.presentingViewController?.dismiss(animated: true)
    }
  }
}
