// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pickers (FACTS_SWIFTUI h.6).

/// A control that chooses one of several values, each of which a view with its tag stands for.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let label: Label
  private let selection: Binding<SelectionValue>
  private let content: Content
  @Environment(\.pickerLook) private var look
  @Environment(\.isInMenu) private var isInMenu
}

extension Picker: View {
  /// The choices in their style.
  public var body: some View {
    Group(subviews: content.environment(\.isInMenu, false)) { subviews in
      let options = PickerOptions(subviews, selection)
      if isInMenu {
        HStack { label }.trait(
          MenuEntryTrait.self,
          MenuEntry { title, image in
            UIMenu(
              title: title, image: image,
              options: look == .menu ? .singleSelection : [.singleSelection, .displayInline],
              children: options.actions)
          })
      } else {
        PickerBody(label: AnyView(label), look: look, options: options)
      }
    }
  }
}

nonisolated extension Picker {
  fileprivate init(_ label: Label, _ selection: Binding<SelectionValue>, _ content: Content) {
    (self.label, self.selection, self.content) = (label, selection, content)
  }

  /// A picker with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), selection, content()) }

  /// A picker with a label.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(label, selection, content()) }
}

nonisolated extension Picker where Label == Text {
  /// A picker with a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(Text(titleKey), selection, content()) }
  /// A picker with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(Text(title), selection, content()) }
}

nonisolated extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// A picker with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(SwiftUI.Label(titleKey, systemImage: systemImage), selection, content()) }
  /// A picker with a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(SwiftUI.Label(title, systemImage: systemImage), selection, content()) }
}

/// The choices of a picker.
@MainActor
struct PickerOptions {
  struct Option {
    let view: Subview
    let title: String
    let picture: UIImage?
    let choose: @MainActor () -> Void
  }

  let options: [Option]
  /// The place of the chosen one; nil where no tag is the selection.
  let selected: Int?

  init<V: Hashable>(_ subviews: SubviewsCollection, _ selection: Binding<V>) {
    var found: Int?
    options = subviews.enumerated().map { index, subview in
      let display = subview.display
      // Without a tag the identifier of a collection stands for the view.
      let tag = display.tag(V.self) ?? display.trait(ForEachTrait.self)?.id.base as? V
      if found == nil, let tag, tag == selection.wrappedValue { found = index }
      return Option(view: subview, title: display.spokenText, picture: display.firstPicture) {
        if let tag, selection.wrappedValue != tag { selection.wrappedValue = tag }
      }
    }
    selected = found
  }

  /// The choices as a menu's actions.
  var actions: [UIMenuElement] {
    options.enumerated().map { index, option in
      UIAction(
        title: option.title, image: option.picture, state: index == selected ? .on : .off
      ) { _ in option.choose() }
    }
  }
}
