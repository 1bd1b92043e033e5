// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The views of headers and footers that are seen, and where they stand.

import CoreGraphics
import Foundation

extension UITableView {
  func dropHeaders() { for element in table.edges.elements { hide(element) } }

  private func hide(_ element: TableMap.Element) {
    guard let view = table.edges.remove(element) else { return }
    putAside(view)
    let section = element.section
    if element.isHeader {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  func placeHeadersAndFooters() {
    guard let map = table.map, map.sections > 0 else { return dropHeaders() }
    let limits = (
      top: seen.minY + coveringInset.top, bottom: seen.maxY - coveringInset.bottom
    )
    var wanted: Set<TableMap.Element> = []
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
      for (element, frame) in [
        (TableMap.Element.header(section), header), (.footer(section), footer),
      ]
      where frame.height > 0 && frame.intersects(seen) {
        wanted.insert(element)
        show(element, in: frame)
      }
    }
    for element in table.edges.surplus(beside: wanted) { hide(element) }
  }

  /// The first and the last section that is seen.
  private func sections(in map: TableMap) -> (Int, Int) {
    func section(at y: CGFloat) -> Int {
      guard let index = map.index(at: Double(y)) else { return 0 }
      return map.element(at: index).section
    }
    let first = max(0, section(at: seen.minY) - 1)
    return (first, min(map.sections - 1, max(first, section(at: seen.maxY) + 1)))
  }

  private func show(_ element: TableMap.Element, in frame: CGRect) {
    if let view = table.edges[element] {
      if view.frame != frame { view.frame = frame }
      return
    }
    guard let view = makeHeaderFooter(element) else { return }
    table.edges[element] = view
    UIView.performWithoutAnimation {
      view.frame = frame
      let section = element.section
      if element.isHeader {
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      } else {
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
      addSubview(view)
    }
  }
}
