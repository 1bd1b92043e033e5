// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Alerts and dialogs of confirmation (FACTS_SWIFTUI h.16).

internal import MicaRaster

/// Presents an alert while a binding says so.
struct AlertModifier {
  let isPresented: Binding<Bool>
  let style: UIAlertController.Style
  let showsTitle: Bool
  let title: Text?
  let message: AnyView?
  let actions: AnyView
  /// The buttons of an `Alert` value; nil for those of `actions`.
  var buttons: [Alert.Button]?
}

extension AlertModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { AlertNode(view, inputs) }
}

@MainActor
private final class AlertNode<C: View>: SingleNode<ModifiedContent<C, AlertModifier>, C> {
  private weak var alert: UIAlertController?
  private var parts: AlertParts?

  override init(_ view: ModifiedContent<C, AlertModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = C._makeNode(view.content, inputs.child(of: self))
    follow()
  }

  override func update(_ new: ModifiedContent<C, AlertModifier>) {
    view = new
    child.update(new.content)
    follow()
  }

  private func follow() {
    guard view.modifier.isPresented.wrappedValue != (alert != nil) else { return }
    host.viewGraph.afterUpdate { [weak self] in self?.settle() }
  }

  private func settle() {
    guard isAlive else { return }
    let modifier = view.modifier
    if !modifier.isPresented.wrappedValue {
      alert?.dismiss(animated: true)
      alert = nil
      endParts()
      return
    }
    guard alert == nil, let presenter = host.presenter,
      presenter.presentedViewController == nil
    else { return }
    let alert = makeAlert()
    self.alert = alert
    presenter.present(alert, animated: true)
  }

  private func endParts() {
    parts?.end()
    parts = nil
  }

  private func makeAlert() -> UIAlertController {
    let modifier = view.modifier
    let parts = AlertParts(modifier, self, environment)
    self.parts = parts
    let alert = UIAlertController(
      title: modifier.showsTitle ? modifier.title?.string(environment) ?? "" : nil,
      message: parts.message, preferredStyle: modifier.style)
    let close = { [weak self] in
      guard let self else { return }
      self.alert = nil
      if modifier.isPresented.wrappedValue { modifier.isPresented.wrappedValue = false }
      endParts()
    }
    var hasCancel = false
    for button in parts.buttons {
      hasCancel = hasCancel || button.role == .cancel
      let style: UIAlertAction.Style =
        button.role == .destructive ? .destructive : button.role == .cancel ? .cancel : .default
      let action = UIAlertAction(title: button.title, style: style) { _ in
        close()
        button.action()
      }
      action.isEnabled = button.isEnabled
      alert.addAction(action)
    }
    if modifier.style == .alert, parts.buttons.isEmpty {
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in close() })
    } else if modifier.style == .actionSheet, !hasCancel, modifier.buttons == nil {
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in close() })
    }
    addFields(parts, to: alert)
    if let popover = alert.popoverPresentationController {
      popover.sourceView = host.view
      popover.sourceRect = host.view?.bounds ?? .zero
    }
    return alert
  }

  private func addFields(_ parts: AlertParts, to alert: UIAlertController) {
    for field in parts.fields {
      alert.addTextField {
        $0.text = field.text.wrappedValue
        $0.placeholder = field.placeholder
        $0.isSecureTextEntry = field.isSecure
        $0.addAction(
          UIAction { action in
            if let view = action.sender as? UITextField {
              field.text.wrappedValue = view.text ?? ""
            }
          }, for: .editingChanged)
      }
    }
  }

  override func end() {
    guard isAlive else { return }
    super.end()
    endParts()
    alert?.dismiss(animated: true)
  }
}

/// A button of an alert.
struct AlertButton {
  var role: ButtonRole?
  var title: String
  var isEnabled = true
  var action: () -> Void
}

/// A text field of an alert.
struct AlertField {
  var text: Binding<String>
  var placeholder: String
  var isSecure = false
}

enum AlertButtonTrait: _TraitKey {
  static var defaultValue: PrimitiveButtonStyleConfiguration? { nil }
}

enum AlertFieldTrait: _TraitKey {
  static var defaultValue: AlertField? { nil }
}

/// Has buttons tell an alert what they are.
struct AlertButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.trait(AlertButtonTrait.self, configuration)
  }
}

/// What the views of an alert's actions come to.
@MainActor
final class AlertParts {
  private var node: PartsNode?
  private(set) var buttons: [AlertButton] = []
  private(set) var fields: [AlertField] = []
  private(set) var message: String?

  fileprivate init(_ modifier: AlertModifier, _ parent: _ViewNode, _ environment: EnvironmentValues)
  {
    if let given = modifier.buttons {
      buttons = given.map {
        AlertButton(role: $0.role, title: $0.label.string(environment), action: $0.action)
      }
    }
    var inner = environment
    inner.buttonStyle = ButtonStyleBox(style: AlertButtonStyle())
    var inputs = _ViewInputs(host: parent.host, parent: parent, environment: inner)
    inputs.depth = 0
    let node = PartsNode(inputs, modifier.actions, modifier.message)
    self.node = node
    if modifier.buttons == nil {
      for display in node.actions.displays {
        if let field = display.trait(AlertFieldTrait.self) {
          fields.append(field)
        } else if let button = display.trait(AlertButtonTrait.self) {
          buttons.append(
            AlertButton(
              role: button.role, title: display.spokenText,
              isEnabled: display.environment.isEnabled, action: { button.trigger() }))
        }
      }
    }
    let lines = node.message?.displays.map(\.spokenText).filter { !$0.isEmpty } ?? []
    message = lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  func end() {
    node?.end()
    node = nil
  }
}

/// The views of an alert, which aren't drawn themselves.
@MainActor
private final class PartsNode: _ViewNode {
  private(set) var actions: _NodeOf<AnyView>!
  private(set) var message: _NodeOf<AnyView>?

  init(_ inputs: _ViewInputs, _ actions: AnyView, _ message: AnyView?) {
    super.init(inputs)
    self.actions = AnyView._makeNode(actions, inputs.content(of: self))
    self.message = message.map { AnyView._makeNode($0, inputs.content(of: self)) }
  }

  override var children: [_ViewNode] { [actions, message].compactMap { $0 } }
  override func displaysDidChange() {}
  override func preferencesDidChange(in child: _ViewNode?) {}
}

extension DisplayNode {
  /// The texts within, in their order.
  var spokenText: String {
    if let text = self as? TextDisplay { return text.plainText }
    return children.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
