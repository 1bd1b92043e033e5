// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Alerts of before iOS 8, by the controllers that came after them.

public import Foundation
internal import MicaRuntime

/// Asks the user something, as before iOS 8.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// What stands in the alert.
  open var title = ""
  /// The text below the title.
  open var message: String?
  /// Who hears of the choice; not kept alive.
  open weak var delegate: AnyObject?
  /// The button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// The style; plain by default.
  open var alertViewStyle = UIAlertViewStyle.default
  private var titles: [String] = []
  private weak var controller: UIAlertController?

  /// An alert.
  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.message, self.delegate) = (title ?? "", message, delegate)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// An alert with several buttons.
  public convenience init(
    title: String, message: String, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for text in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: text) }
  }

  /// Adds a button; its place.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  /// A button's title.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }
  /// How many buttons there are.
  open var numberOfButtons: Int { titles.count }
  /// Whether it is on the screen.
  open var isVisible: Bool { controller?.presentingViewController != nil }
  /// A text field by its place.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = prepared().textFields ?? []
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  private var held: UIAlertController?

  private func prepared() -> UIAlertController {
    if let held { return held }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    switch alertViewStyle {
    case .default: break
    case .secureTextInput: alert.addTextField { $0.isSecureTextEntry = true }
    case .plainTextInput: alert.addTextField()
    case .loginAndPasswordInput:
      alert.addTextField()
      alert.addTextField { $0.isSecureTextEntry = true }
    }
    held = alert
    return alert
  }

  /// Shows it over the key window's topmost controller.
  open func show() {
    let alert = prepared()
    for (index, text) in titles.enumerated() {
      let style = index == cancelButtonIndex ? UIAlertAction.Style.cancel : .default
      alert.addAction(UIAlertAction(title: text, style: style) { _ in self.clicked(index) })
    }
    var top = WindowList.current.key?.rootViewController
    while let next = top?.presentedViewController { top = next }
    controller = alert
    held = nil
    top?.present(alert, animated: true)
  }

  /// Takes it away as if a button had been chosen.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    controller?.presentingViewController?.dismiss(animated: animated)
  }

  private func clicked(_ index: Int) {
    guard let delegate = delegate as? any UIAlertViewDelegate else { return }
    delegate.alertView(self, clickedButtonAt: index)
    delegate.alertView(self, didDismissWithButtonIndex: index)
  }
}

/// What an alert asks for.
public enum UIAlertViewStyle: Int, Sendable {
  /// A choice.
  case `default` = 0
  /// A hidden text.
  case secureTextInput
  /// A text.
  case plainTextInput
  /// A name and a hidden text.
  case loginAndPasswordInput
}

/// Hears of choices. Every method may be left out.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// A button was chosen.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The alert is gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
