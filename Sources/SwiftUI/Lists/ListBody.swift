// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What lists and forms are made of. All rows are made at once; headers don't stay at the top.

/// The rows of a list or a form.
struct ListBody<Content: View>: View {
  let content: Content
  var kind: _ListKind?
  @Environment(\.listKind) private var style
  @Environment(\.self) private var environment

  private var shown: _ListKind { style == .insetGrouped ? kind ?? style : style }

  var body: some View {
    ScrollView {
      Group(sections: content.transformEnvironment(\.self) { $0[ListRowKey.self] = true }) {
        sections in
        ListColumn(isInset: shown == .insetGrouped) {
          ForEach(sections) { section in
            ListSection(
              section: section, kind: shown, isFirst: section.id == sections.first?.id,
              isLast: section.id == sections.last?.id)
          }
        }
      }
    }
    .background {
      if environment.scrollContentBackground != .hidden { ground.ignoresSafeArea() }
    }
    .environment(\.labelStyleBox, environment.labelStyleInRows)
  }

  private var ground: Color {
    Color(uiColor: shown == .plain ? .systemBackground : .systemGroupedBackground)
  }
}

/// A section with its header and footer.
struct ListSection: View {
  let section: SectionConfiguration
  let kind: _ListKind
  let isFirst: Bool
  let isLast: Bool
  @Environment(\.listSectionSpacing) private var spacing
  @Environment(\.listRowSpacing) private var rowSpacing

  private var isPlain: Bool { kind == .plain }
  private var isInset: Bool { kind == .insetGrouped }

  /// The prominence that is set for the section, as its rows have it.
  private var prominence: Prominence {
    section.content.first?.display.environment.headerProminence ?? .standard
  }

  private var isOpen: Bool {
    section.content.first?.display.trait(SectionTrait.self)?.section.isExpanded?.wrappedValue
      ?? true
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !section.header.isEmpty {
        ListHeader(kind: kind, prominence: prominence) { section.header }
          .padding(.top, isPlain ? 0 : isFirst ? 16 : max(0, spacing - 18))
      } else if !isPlain {
        Color.clear.frame(height: isFirst ? min(spacing, 35) : spacing)
      }
      if isOpen { rows }
      if !section.footer.isEmpty { ListFooter(kind: kind) { section.footer } }
      if isLast, !isPlain { Color.clear.frame(height: 35) }
    }
  }

  @ViewBuilder private var rows: some View {
    if isInset, rowSpacing == 0 {
      column.clipShape(RoundedRectangle(cornerRadius: 10))
    } else {
      column
    }
  }

  private var column: some View {
    VStack(alignment: .leading, spacing: rowSpacing) {
      ForEach(section.content) { row in
        ListRow(
          row: row, kind: kind, isRound: isInset && rowSpacing > 0,
          isLast: row.id == section.content.last?.id,
          hidesLine: rowSpacing > 0 || hidesLine(below: row))
      }
    }
  }

  /// Whether there is no line below a row: the row or the next one hides it, or it is a section's end.
  private func hidesLine(below row: Subview) -> Bool {
    guard !row.display.hidesSeparator(.bottom) else { return true }
    guard let index = section.content.firstIndex(where: { $0.id == row.id }) else { return true }
    guard index + 1 < section.content.count else { return !isPlain }
    return section.content[index + 1].display.hidesSeparator(.top)
  }
}

/// A section's header.
struct ListHeader<Content: View>: View {
  let kind: _ListKind
  let prominence: Prominence
  @ViewBuilder let content: Content

  private var font: Font {
    if prominence == .increased { return .headline }
    return kind == .plain ? .subheadline.weight(.semibold) : .footnote
  }

  var body: some View {
    ListRowLayout(
      insets: nil, isInset: kind == .insetGrouped, minHeight: 0, pixel: 0
    ) {
      content.font(font).foregroundStyle(
        prominence == .increased ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary)
      )
      .textCase(kind == .plain || prominence == .increased ? nil : .uppercase)
      .padding(.bottom, kind == .plain ? 0 : -4)
    }
  }
}

/// A section's footer.
struct ListFooter<Content: View>: View {
  let kind: _ListKind
  @ViewBuilder let content: Content

  var body: some View {
    ListRowLayout(insets: nil, isInset: kind == .insetGrouped, minHeight: 0, pixel: 0) {
      content.font(.footnote).foregroundStyle(.secondary).padding(.top, -4).padding(
        .bottom, kind == .plain ? 0 : -11)
    }
  }
}
