// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A row of a list: what the program shows, a line below, a chevron or a badge behind.

/// A row.
struct ListRow: View {
  let row: Subview
  let kind: _ListKind
  let isRound: Bool
  let isLast: Bool
  let hidesLine: Bool
  @State private var isPressed = false
  @Environment(\.self) private var environment

  private var link: RowLink? { row.display.trait(RowLinkTrait.self) }
  private var badge: Text? { row.display.trait(RowBadgeTrait.self) }

  var body: some View {
    if let link {
      ground.modifier(
        PressModifier(isPressed: $isPressed, isWhole: true) {
          if environment.isEnabled { link.action() }
        })
    } else {
      ground
    }
  }

  @ViewBuilder private var ground: some View {
    if isRound {
      content.background { background }.clipShape(RoundedRectangle(cornerRadius: 10))
    } else {
      content.background { background }
    }
  }

  private var content: some View {
    ListRowLayout(
      insets: row.display.trait(RowInsetsTrait.self), isInset: kind == .insetGrouped,
      minHeight: environment.defaultMinListRowHeight, pixel: environment.pixelLength
    ) {
      // What stands around it in the program holds for it, not what stands here.
      Subview(display: row.display, element: nil)
      line
      if link?.hasChevron == true || badge != nil { accessory }
    }
  }

  private var line: Color {
    hidesLine
      ? .clear : row.display.separatorTint(.bottom) ?? Color(uiColor: .separator)
  }

  private var accessory: some View {
    HStack(spacing: 8) {
      if let badge { badge.foregroundStyle(.secondary) }
      if link?.hasChevron == true {
        Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
          .foregroundStyle(Color(uiColor: .tertiaryLabel))
      }
    }
  }

  @ViewBuilder private var background: some View {
    if isPressed {
      Color(uiColor: .systemGray4)
    } else if let view = row.display.trait(RowBackgroundTrait.self) {
      view
    } else {
      Color(
        uiColor: kind == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    }
  }
}

/// The style of labels in rows: the icon in the tint colour, in a column of its own.
struct RowLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) {
      configuration.icon.foregroundStyle(TintShapeStyle()).frame(minWidth: 24)
      configuration.title
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
  }
}

extension EnvironmentValues {
  /// The style of labels in rows: the program's, or that of rows.
  var labelStyleInRows: LabelStyleBox {
    labelStyleBox.isDefault
      ? LabelStyleBox { AnyView(RowLabelStyle().makeBody(configuration: $0)) } : labelStyleBox
  }
}
