// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How high headers and footers are: guessed until they come into sight, as their views are asked for only then.

import CoreGraphics
import Foundation
internal import MicaRuntime

/// Whether a table's delegate has views for headers and footers: nil where only asking would tell.
@MainActor
struct SectionViews {
  let headers: Bool?
  let footers: Bool?

  init(of table: UITableView) {
    guard let delegate = table.delegate else {
      (headers, footers) = (false, false)
      return
    }
    headers = OptionalMethods.implements("tableView:viewForHeaderInSection:", delegate)
    footers = OptionalMethods.implements("tableView:viewForFooterInSection:", delegate)
  }
}

extension UITableView {
  /// The room above a header.
  func headerPadding(height: CGFloat) -> CGFloat {
    guard style == .plain, height > 0 else { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
  }

  // MARK: What the delegate and the data source give

  /// The delegate's view of a header or footer.
  func givenView(of edge: TableMap.Element) -> UIView? {
    edge.isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: edge.section)
      : delegate?.tableView(self, viewForFooterInSection: edge.section)
  }

  /// The data source's title of a header or footer.
  func title(of edge: TableMap.Element) -> String? {
    edge.isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: edge.section)
      : dataSource?.tableView(self, titleForFooterInSection: edge.section)
  }

  // MARK: Guesses

  /// The height of a header or footer as far as it is known without its view, and whether that is exact. An estimate
  /// that the program gives holds until it is seen; without one, only heights that a view decides on are guessed.
  func edgeGuess(
    _ edge: TableMap.Element, _ views: SectionViews
  ) -> (height: Double, isExact: Bool) {
    let isHeader = edge.isHeader
    let own = isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    guard own != 0 else { return (Double(measure(edge)), true) }
    let estimate =
      isHeader
      ? delegate?.tableView(self, estimatedHeightForHeaderInSection: edge.section)
      : delegate?.tableView(self, estimatedHeightForFooterInSection: edge.section)
    if estimate ?? own > 0 { return (Double(estimate ?? own), false) }
    let (bare, isExact) = bareGuess(edge, isHeader ? views.headers : views.footers)
    return (Double(bare + (isHeader ? headerPadding(height: bare) : 0)), isExact)
  }

  // MARK: Heights

  /// The height of an element that comes into sight; the view of a header or footer is asked for where that decides.
  func measure(_ element: TableMap.Element) -> CGFloat {
    if case .row(let path) = element { return measure(path) }
    let wanted = wantedHeight(element)
    var view: UIView?
    if wanted.isOpen {
      view = table.edges[element] ?? givenView(of: element)
      if let view, table.edges[element] == nil { table.measuredHeaders[element] = view }
    }
    let bare = bareHeight(element, wanted, view)
    return element.isHeader ? bare + headerPadding(height: bare) : bare
  }

  /// A height as delegate and table say it, and whether a view or a title may decide: it is the table's own, or automatic.
  private struct WantedHeight {
    let height: CGFloat
    let isAutomatic: Bool
    let isOpen: Bool

    /// `own` is what the table says of all sections.
    init(_ height: CGFloat, own: CGFloat, in style: UITableView.Style) {
      self.height = height
      let isTable = height == own
      isAutomatic = height < 0 || style != .plain && isTable && height == 18
      isOpen = isAutomatic || isTable
    }
  }

  private func wantedHeight(_ edge: TableMap.Element) -> WantedHeight {
    let own = edge.isHeader ? sectionHeaderHeight : sectionFooterHeight
    let height =
      edge.isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: edge.section)
      : delegate?.tableView(self, heightForFooterInSection: edge.section)
    return WantedHeight(height ?? own, own: own, in: style)
  }

  /// A height without the room above it, no view asked for: what it would be without one, or where all sections have
  /// views and nothing else is said, the standard height.
  private func bareGuess(_ edge: TableMap.Element, _ hasViews: Bool?) -> (CGFloat, Bool) {
    let wanted = wantedHeight(edge)
    let isExact = !wanted.isOpen || hasViews == false || style != .plain && !wanted.isAutomatic
    let height = bareHeight(edge, wanted, nil)
    if !isExact, hasViews == true, style == .plain, height == 0 {
      return (wanted.isAutomatic ? 28 : wanted.height, false)
    }
    return (height, isExact)
  }

  /// A height without the room above it. The first group stands 35 points below the top, groups 35 apart: half of it
  /// above and below (FACTS_UIKIT d.15 L).
  private func bareHeight(
    _ edge: TableMap.Element, _ wanted: WantedHeight, _ view: UIView?
  ) -> CGFloat {
    guard wanted.isOpen else { return wanted.height }
    let title = title(of: edge)
    guard wanted.isAutomatic else {
      return style == .plain && title == nil && view == nil ? 0 : wanted.height
    }
    if let view { return max(fittedHeight(of: view), 0) }
    if style == .plain { return title == nil ? 0 : max(28, SectionTitle.plainHeight(self)) }
    let gap: CGFloat = edge == .header(0) ? 35 : 17.5
    guard let title else { return gap }
    let height = SectionTitle.groupedHeight(title, isHeader: edge.isHeader, in: self)
    return edge.isHeader ? gap + height : height
  }
}
