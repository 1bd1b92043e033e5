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

  // MARK: Guesses

  /// A header's height as far as it is known without its view, and whether that is exact. An estimate that the program
  /// gives holds until the header is seen; without one, only heights that a view decides on are guessed.
  func headerGuess(_ section: Int, _ views: SectionViews) -> (height: Double, isExact: Bool) {
    guard estimatedSectionHeaderHeight != 0 else { return (Double(headerHeight(section)), true) }
    let estimate =
      delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      ?? estimatedSectionHeaderHeight
    if estimate > 0 { return (Double(estimate), false) }
    let (bare, isExact) = headerHeight(section, views.headers)
    return (Double(bare + headerPadding(height: bare)), isExact)
  }

  func footerGuess(_ section: Int, _ views: SectionViews) -> (height: Double, isExact: Bool) {
    guard estimatedSectionFooterHeight != 0 else { return (Double(footerHeight(section)), true) }
    let estimate =
      delegate?.tableView(self, estimatedHeightForFooterInSection: section)
      ?? estimatedSectionFooterHeight
    if estimate > 0 { return (Double(estimate), false) }
    let (height, isExact) = footerHeight(section, views.footers)
    return (Double(height), isExact)
  }

  // MARK: Heights

  /// The height of a header or footer that comes into sight; its view is asked for where that decides.
  func measure(_ element: TableMap.Element) -> CGFloat {
    switch element {
    case .header(let section): headerHeight(section)
    case .footer(let section): footerHeight(section)
    case .row(let path): measure(path)
    }
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let wanted = wantedHeader(section)
    var view: UIView?
    if wanted.isOpen {
      view = table.headers[section] ?? delegate?.tableView(self, viewForHeaderInSection: section)
      if let view, table.headers[section] == nil { table.measuredHeaders[.header(section)] = view }
    }
    let bare = headerHeight(section, wanted, view)
    return bare + headerPadding(height: bare)
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let wanted = wantedFooter(section)
    var view: UIView?
    if wanted.isOpen {
      view = table.footers[section] ?? delegate?.tableView(self, viewForFooterInSection: section)
      if let view, table.footers[section] == nil { table.measuredHeaders[.footer(section)] = view }
    }
    return footerHeight(section, wanted, view)
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

  private func wantedHeader(_ section: Int) -> WantedHeight {
    WantedHeight(
      delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
      own: sectionHeaderHeight, in: style)
  }

  private func wantedFooter(_ section: Int) -> WantedHeight {
    WantedHeight(
      delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
      own: sectionFooterHeight, in: style)
  }

  /// A header's height without the room above it, no view asked for: what it would be without one, or where all
  /// headers have views and nothing else is said, the standard height.
  private func headerHeight(_ section: Int, _ hasViews: Bool?) -> (CGFloat, Bool) {
    let wanted = wantedHeader(section)
    let isExact = !wanted.isOpen || hasViews == false || style != .plain && !wanted.isAutomatic
    let height = headerHeight(section, wanted, nil)
    if !isExact, hasViews == true, style == .plain, height == 0 {
      return (wanted.isAutomatic ? 28 : wanted.height, false)
    }
    return (height, isExact)
  }

  private func footerHeight(_ section: Int, _ hasViews: Bool?) -> (CGFloat, Bool) {
    let wanted = wantedFooter(section)
    let isExact = !wanted.isOpen || hasViews == false || style != .plain && !wanted.isAutomatic
    let height = footerHeight(section, wanted, nil)
    if !isExact, hasViews == true, style == .plain, height == 0 {
      return (wanted.isAutomatic ? 28 : wanted.height, false)
    }
    return (height, isExact)
  }

  /// A header's height without the room above it. The first group stands 35 points below the top, groups
  /// 35 apart: half of it above and below (FACTS_UIKIT d.15 L).
  private func headerHeight(_ section: Int, _ wanted: WantedHeight, _ view: UIView?) -> CGFloat {
    guard wanted.isOpen else { return wanted.height }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    guard wanted.isAutomatic else {
      return style == .plain && title == nil && view == nil ? 0 : wanted.height
    }
    if let view { return max(fittedHeight(of: view), 0) }
    let gap: CGFloat = style == .plain ? 0 : section == 0 ? 35 : 17.5
    guard let title else { return gap }
    if style == .plain { return max(28, SectionTitle.plainHeight(self)) }
    return gap + SectionTitle.groupedHeight(title, isHeader: true, in: self)
  }

  private func footerHeight(_ section: Int, _ wanted: WantedHeight, _ view: UIView?) -> CGFloat {
    guard wanted.isOpen else { return wanted.height }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    guard wanted.isAutomatic else {
      return style == .plain && title == nil && view == nil ? 0 : wanted.height
    }
    if let view { return max(fittedHeight(of: view), 0) }
    guard let title else { return style == .plain ? 0 : 17.5 }
    if style == .plain { return max(28, SectionTitle.plainHeight(self)) }
    return SectionTitle.groupedHeight(title, isHeader: false, in: self)
  }
}
