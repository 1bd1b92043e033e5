// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What modifiers say of a view for those who can't see it: they reach the views that UIKit's tree of elements is made of.

/// Something that is said of a view.
struct AccessibilityModifier {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var isHidden: Bool?
  var added = AccessibilityTraits()
  var removed = AccessibilityTraits()
  var children: AccessibilityChildBehavior?
  var actions: [(name: Text?, handler: () -> Void)] = []
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
}

extension AccessibilityModifier: DisplayModifier {
  typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    AccessibilityDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    guard let display = display as? AccessibilityDisplay else { return }
    display.modifier = self
    display.setNeedsRender()
  }
}

private final class AccessibilityDisplay: GroupDisplay {
  var modifier: AccessibilityModifier

  init(_ child: DisplayNode, _ modifier: AccessibilityModifier, _ inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(child, inputs)
  }

  override func environmentDidChange(from old: EnvironmentValues) { setNeedsRender() }

  override func makeView() -> DisplayView { ElementView() }

  override func updateView(_ view: DisplayView, _ context: RenderContext) {
    guard let view = view as? ElementView else { return }
    view.modifier = modifier
    view.resolver = TextResolver(environment)
    view.takeModifier()
  }
}

/// A view around the layers of an element.
final class ElementView: DisplayView {
  fileprivate var modifier = AccessibilityModifier()
  fileprivate var resolver = TextResolver(EnvironmentValues())

  override func layersDidChange() { takeModifier() }

  /// Says what the modifier says: of the one element within, if there is one, else of this view.
  fileprivate func takeModifier() {
    if let identifier = modifier.identifier { accessibilityIdentifier = identifier }
    if let isHidden = modifier.isHidden { accessibilityElementsHidden = isHidden }
    switch modifier.children?.kind {
    case .ignore: isAccessibilityElement = true
    case .combine:
      isAccessibilityElement = true
      accessibilityLabel = ElementTexts.joined(self)
    case .contain, nil: break
    }
    guard
      modifier.label != nil || modifier.value != nil || modifier.hint != nil
        || modifier.added != [] || modifier.removed != [] || modifier.adjust != nil
    else { return }
    let target = ElementTexts.onlyElement(below: self) ?? self
    target.isAccessibilityElement = true
    func string(_ text: Text) -> String { resolver.resolve(text).string }
    if let label = modifier.label { target.accessibilityLabel = string(label) }
    if target.accessibilityLabel == nil { target.accessibilityLabel = ElementTexts.joined(self) }
    if let value = modifier.value { target.accessibilityValue = string(value) }
    if let hint = modifier.hint { target.accessibilityHint = string(hint) }
    let traits = target.accessibilityTraits.rawValue | modifier.added.uiKit
    target.accessibilityTraits = UIAccessibilityTraits(rawValue: traits & ~modifier.removed.uiKit)
  }

  override func accessibilityIncrement() { modifier.adjust?(.increment) }
  override func accessibilityDecrement() { modifier.adjust?(.decrement) }

  override func accessibilityActivate() -> Bool {
    guard let action = modifier.actions.first(where: { $0.name == nil }) else {
      return super.accessibilityActivate()
    }
    action.handler()
    return true
  }
}

/// The texts of displays' layers.
@MainActor
enum ElementTexts {
  /// What the texts within a view say, one after the other.
  static func joined(_ view: DisplayView) -> String? {
    var parts: [String] = []
    collect(view, &parts)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func collect(_ view: DisplayView, _ parts: inout [String]) {
    for item in view.shown {
      switch item {
      case .layer(let layer):
        if let text = (layer as? TextContentLayer)?.plainText, !text.isEmpty { parts.append(text) }
      case .view(let inner as DisplayView):
        if inner.accessibilityElementsHidden { continue }
        if inner.isAccessibilityElement, let label = inner.accessibilityLabel {
          parts.append(label)
        } else {
          collect(inner, &parts)
        }
      case .view(let inner):
        if let label = inner.accessibilityLabel { parts.append(label) }
      }
    }
  }

  /// The element within a view, where it is the only one.
  static func onlyElement(below view: DisplayView) -> UIView? {
    guard view.shown.count == 1, case .view(let inner) = view.shown[0] else { return nil }
    if inner.isAccessibilityElement { return inner }
    return (inner as? DisplayView).flatMap { onlyElement(below: $0) }
  }

  /// The elements of a view's layers, in the order of drawing.
  static func elements(of view: DisplayView) -> [Any] {
    view.shown.compactMap { item in
      switch item {
      case .view(let inner): return inner
      case .layer(let layer):
        guard let text = (layer as? TextContentLayer)?.plainText, !text.isEmpty else { return nil }
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityLabel = text
        element.accessibilityTraits = .staticText
        element.accessibilityFrameInContainerSpace = layer.frame
        return element
      }
    }
  }
}
