// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The views of headers and footers that are seen, and where they stand.

import CoreGraphics
import Foundation

extension UITableView {
  func dropHeaders() {
    for section in table.headers.keys.sorted() { hideHeader(section) }
    for section in table.footers.keys.sorted() { hideFooter(section) }
  }

  private func hideHeader(_ section: Int) {
    guard let view = table.headers.removeValue(forKey: section) else { return }
    putAside(view)
    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
  }

  private func hideFooter(_ section: Int) {
    guard let view = table.footers.removeValue(forKey: section) else { return }
    putAside(view)
    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
  }

  func placeHeadersAndFooters() {
    guard let map = table.map, map.sections > 0 else { return dropHeaders() }
    let limits = (
      top: seen.minY + coveringInset.top, bottom: seen.maxY - coveringInset.bottom
    )
    var (headers, footers): (Set<Int>, Set<Int>) = ([], [])
    let (first, last) = sections(in: map)
    for section in first...last {
      var header = rect(of: .header(section), in: map)
      let padding = headerPadding(height: header.height)
      header.origin.y += padding
      header.size.height = max(0, header.height - padding)
      var footer = rect(of: .footer(section), in: map)
      if style == .plain {
        header.origin.y = max(header.minY, min(limits.top, footer.minY - header.height))
        footer.origin.y = min(footer.minY, max(limits.bottom - footer.height, header.maxY))
      }
      if header.height > 0, header.intersects(seen) {
        headers.insert(section)
        showHeader(section, in: header)
      }
      if footer.height > 0, footer.intersects(seen) {
        footers.insert(section)
        showFooter(section, in: footer)
      }
    }
    for section in table.headers.keys.sorted() where !headers.contains(section) {
      hideHeader(section)
    }
    for section in table.footers.keys.sorted() where !footers.contains(section) {
      hideFooter(section)
    }
  }

  /// The first and the last section that is seen.
  private func sections(in map: TableMap) -> (Int, Int) {
    func section(at y: CGFloat) -> Int {
      guard let index = map.index(at: Double(y)) else { return 0 }
      switch map.element(at: index) {
      case .header(let section), .footer(let section): return section
      case .row(let path): return path.section
      }
    }
    let first = max(0, section(at: seen.minY) - 1)
    return (first, min(map.sections - 1, max(first, section(at: seen.maxY) + 1)))
  }

  private func showHeader(_ section: Int, in frame: CGRect) {
    if let view = table.headers[section] {
      if view.frame != frame { view.frame = frame }
      return
    }
    guard let view = makeHeaderFooter(.header(section)) else { return }
    table.headers[section] = view
    present(view, in: frame) {
      $0.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
  }

  private func showFooter(_ section: Int, in frame: CGRect) {
    if let view = table.footers[section] {
      if view.frame != frame { view.frame = frame }
      return
    }
    guard let view = makeHeaderFooter(.footer(section)) else { return }
    table.footers[section] = view
    present(view, in: frame) {
      $0.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  private func present(
    _ view: UIView, in frame: CGRect, telling: (any UITableViewDelegate) -> Void
  ) {
    UIView.performWithoutAnimation {
      view.frame = frame
      if let delegate { telling(delegate) }
      addSubview(view)
    }
  }
}
