// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A button that opens an address.

/// A button that opens an address by the environment's `openURL`.
public struct Link<Label: View> {
  private let label: Label
  private let destination: URL
  @Environment(\.openURL) private var openURL

  /// A link with a label of views.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }
}

extension Link: View {
  /// A button with the label.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}

nonisolated extension Link where Label == Text {
  /// A link with a text.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
