// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the views of a menu come to: UIKit's actions and menus.

/// An element of a menu that isn't a button, such as a menu within.
struct MenuEntry {
  /// Makes the element with a title and a picture.
  let make: @MainActor (String, UIImage?) -> UIMenuElement
}

enum MenuEntryTrait: _TraitKey {
  static var defaultValue: MenuEntry? { nil }
}

private enum InMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the views are those of a menu.
  var isInMenu: Bool {
    get { self[InMenuKey.self] }
    set { self[InMenuKey.self] = newValue }
  }
}

/// Has buttons tell a menu what they are.
private struct MenuButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }.trait(AlertButtonTrait.self, configuration)
  }
}

/// Has toggles tell a menu what they are.
private struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    HStack { configuration.label }.trait(
      MenuEntryTrait.self,
      MenuEntry { title, image in
        UIAction(title: title, image: image, state: isOn.wrappedValue ? .on : .off) { _ in
          isOn.wrappedValue.toggle()
        }
      })
  }
}

nonisolated extension View {
  /// Has the views tell a menu what they are.
  func menuElements() -> some View {
    buttonStyle(MenuButtonStyle()).toggleStyle(MenuToggleStyle()).environment(\.isInMenu, true)
  }
}

extension SubviewsCollection {
  /// The views as a menu's elements. Sections and dividers part them into groups.
  @MainActor
  var menuElements: [UIMenuElement] {
    var groups: [(title: String, elements: [UIMenuElement])] = [("", [])]
    var section: SectionInfo?
    for subview in subviews {
      let display = subview.display
      let part = display.trait(SectionTrait.self)
      if part?.section !== section {
        section = part?.section
        groups.append(("", []))
      }
      if part?.kind == .header {
        groups[groups.count - 1].title += display.spokenText
      } else if display.shownDisplay is DividerDisplay {
        groups.append(("", []))
      } else if part?.kind != .footer, let element = display.menuElement {
        groups[groups.count - 1].elements.append(element)
      }
    }
    groups.removeAll { $0.elements.isEmpty }
    if groups.count == 1, groups[0].title.isEmpty { return groups[0].elements }
    return groups.map { UIMenu(title: $0.title, options: .displayInline, children: $0.elements) }
  }
}

extension DisplayNode {
  /// What it shows in the end, if that is one display.
  fileprivate var shownDisplay: DisplayNode {
    children.count == 1 ? children[0].shownDisplay : self
  }

  /// The first picture within.
  var firstPicture: UIImage? {
    if let image = self as? ImageDisplay { return image.shownPicture }
    for child in children { if let found = child.firstPicture { return found } }
    return nil
  }

  @MainActor
  fileprivate var menuElement: UIMenuElement? {
    let (title, image) = (spokenText, firstPicture)
    if let entry = trait(MenuEntryTrait.self) { return entry.make(title, image) }
    if let button = trait(AlertButtonTrait.self) {
      var attributes: UIMenuElement.Attributes = []
      if button.role == .destructive { attributes.insert(.destructive) }
      if !environment.isEnabled { attributes.insert(.disabled) }
      return UIAction(title: title, image: image, attributes: attributes) { _ in button.trigger() }
    }
    // Views that do nothing can't be chosen.
    guard !title.isEmpty else { return nil }
    return UIAction(title: title, image: image, attributes: .disabled) { _ in }
  }
}

/// A control without a look of its own, which opens a menu.
struct MenuOpener: View {
  let elements: [UIMenuElement]
  var action: (@MainActor () -> Void)?

  var body: some View {
    let (elements, action) = (elements, action)
    return UIKitControl<UIButton>(
      make: { display in
        let button = UIButton(type: .custom)
        button.addAction(UIAction { [weak display] _ in display?.send() }, for: .touchUpInside)
        return button
      },
      update: { button, _ in
        button.menu = UIMenu(children: elements)
        button.showsMenuAsPrimaryAction = action == nil
      },
      size: { _, proposal in proposal.replacingUnspecifiedDimensions() },
      changed: { _ in action?() })
  }
}
