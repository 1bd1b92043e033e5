// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is shown where there is no content.

/// A symbol, a title, a description and actions in the middle, where there is nothing to show (FACTS_SWIFTUI h.11).
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A view of a label, a description and actions.
  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }
}

extension ContentUnavailableView: View {
  /// The parts below each other.
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center).padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

nonisolated extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A text with a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
  /// A string with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
  /// A text with an asset.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}
