// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Settings in a column that scrolls.

/// Controls and values in rows, as in settings: sections with round corners.
public struct Form<Content> {
  let content: Content
}

extension Form: View where Content: View {
  /// The rows.
  public var body: some View { ListBody(content: content, kind: .insetGrouped) }
}

nonisolated extension Form where Content: View {
  /// Rows of controls and values.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}

/// How forms look.
public protocol FormStyle: Sendable {}

/// The style that the surroundings call for: rows in sections.
public struct AutomaticFormStyle: FormStyle {
  /// The style.
  public init() {}
}

/// Rows in sections.
public struct GroupedFormStyle: FormStyle {
  /// The style.
  public init() {}
}

/// Labels and values in columns; shown as rows in sections.
public struct ColumnsFormStyle: FormStyle {
  /// The style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style that the surroundings call for.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in sections.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and values in columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

nonisolated extension View {
  /// The style of forms in this view; each is shown as rows in sections.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
