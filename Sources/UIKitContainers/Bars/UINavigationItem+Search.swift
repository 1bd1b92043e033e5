// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The search of a navigation item, and its row below a bar's titles.

import CoreGraphics
import Foundation

extension UINavigationItem {
  /// The search whose bar stands below the titles; nil by default. Only in bars of navigation controllers.
  public var searchController: UISearchController? {
    get { searchSlot as? UISearchController }
    set {
      guard newValue !== searchSlot else { return }
      searchSlot = newValue
      changed()
    }
  }
}

extension UINavigationItem {
  /// Where the search of an item stands.
  public enum SearchBarPlacement: Int, Sendable {
    /// Beside the title on pads, below it elsewhere.
    case automatic = 0
    /// Beside the title, where there is room.
    case inline
    /// Below the title.
    case stacked
  }

  /// Where the search is to stand; `automatic` by default. A phone has no room beside the title.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { SearchBarPlacement(rawValue: searchPlacement) ?? .automatic }
    set {
      guard newValue.rawValue != searchPlacement else { return }
      searchPlacement = newValue.rawValue
      changed()
    }
  }

  /// Where the search stands now.
  public var searchBarPlacement: SearchBarPlacement {
    (searchController?.host?.showsSearchInline ?? false) ? .inline : .stacked
  }
}

/// The rows of a navigation bar and their heights in points: title and buttons, large title, search.
struct NavigationBarRows: Equatable {
  var title: CGFloat = 0
  var large: CGFloat = 0
  var search: CGFloat = 0
  /// Whether scrolling takes the search away, too.
  var searchGoes = false

  var whole: CGFloat { title + large + search }
  /// What scrolling can take away.
  var loose: CGFloat { large + (searchGoes ? search : 0) }

  /// What is seen of the search, and of the large title, where so much was taken away: the search goes
  /// first.
  func seen(without taken: CGFloat) -> (search: CGFloat, large: CGFloat) {
    let fromSearch = searchGoes ? min(max(taken, 0), search) : 0
    return (search - fromSearch, max(0, large - max(0, taken - fromSearch)))
  }
}

/// Holds a search bar in a navigation bar, and cuts off what scrolling has taken.
final class BarSearchRow: UIView {
  let search: UISearchController

  init(_ search: UISearchController) {
    self.search = search
    super.init(frame: .zero)
    clipsToBounds = true
    let bar = search.searchBar
    bar.parts.place = SearchBarPlace(margin: 16)
    bar.looksChanged()
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  /// The height that the row has while all of it is seen.
  static func height(of search: UISearchController, isAlone: Bool) -> CGFloat {
    let bar = search.searchBar
    return (bar.parts.place == nil ? SearchBarPlace.height : bar.barHeight)
      + (isAlone ? topAlone - 1 : 0)
  }

  /// What is above the field where no title is (our choice).
  static let topAlone: CGFloat = 8

  func place(seen: CGFloat, isAlone: Bool, margin: CGFloat) {
    let bar = search.searchBar
    guard bar.superview === self else { return }
    let extra = isAlone ? Self.topAlone - 1 : 0
    let whole = Self.height(of: search, isAlone: isAlone)
    let place = SearchBarPlace(
      margin: margin, top: 1 + extra,
      seen: SearchBarPlace.height - max(0, whole - seen))
    if bar.parts.place != place {
      bar.parts.place = place
      bar.setNeedsLayout()
    }
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: whole)
    if bar.frame != frame { bar.frame = frame }
    let alpha = min(1, max(0, (place.fieldHeight - 18) / 18))
    bar.searchTextField.subviews.forEach { $0.alpha = alpha }
    bar.layoutIfNeeded()
  }
}

extension BarSearchRow {
  /// Has the field in the middle of a row of titles.
  func place(inside height: CGFloat) {
    let bar = search.searchBar
    guard bar.superview === self else { return }
    let place = SearchBarPlace(
      margin: 0, top: ((height - UISearchTextField.height) / 2).rounded(.down))
    if bar.parts.place != place {
      bar.parts.place = place
      bar.setNeedsLayout()
    }
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: SearchBarPlace.height)
    if bar.frame != frame { bar.frame = frame }
    bar.searchTextField.subviews.forEach { $0.alpha = 1 }
    bar.layoutIfNeeded()
  }
}

extension UINavigationBar {
  /// The search of the item that is shown, where the bar shows searches.
  var shownSearch: UISearchController? { core.isInController ? topItem?.searchController : nil }

  /// Whether titles make way for the search.
  var hidesTitles: Bool {
    guard let search = shownSearch, !isSearchInline else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// Whether the search stands beside the title: on pads with room enough, unless the item wants it below.
  var isSearchInline: Bool {
    guard let item = topItem, shownSearch != nil, traitCollection.userInterfaceIdiom == .pad,
      traitCollection.horizontalSizeClass == .regular
    else { return false }
    return item.preferredSearchBarPlacement != .stacked
  }

  /// How wide a search beside the title is (our choice).
  var inlineSearchWidth: CGFloat { min(max((bounds.width / 3).rounded(), 180), 320) }

  /// The rows for the present item.
  var rows: NavigationBarRows {
    let isCompact = metrics == .compact
    var rows = NavigationBarRows()
    let isAlone = hidesTitles
    if !isAlone {
      rows.title =
        (isCompact ? NavigationBarCore.compactHeight : NavigationBarCore.height) + core.sheetExtra
      if showsLargeTitle(topItem), !isCompact {
        rows.large = LargeTitleView.height(traitCollection)
      }
    }
    if let search = shownSearch, let item = topItem, !isSearchInline {
      let stays = !item.hidesSearchBarWhenScrolling || search.isActive
      if stays || item.isSearchRevealed {
        rows.search = BarSearchRow.height(of: search, isAlone: isAlone)
      }
      rows.searchGoes = !stays
    }
    return rows
  }

  /// Has the row of the present search, and no other.
  func takeSearchRow(animated: Bool) -> (come: BarSearchRow?, gone: BarSearchRow?) {
    let old = core.searchRow
    guard old?.search !== shownSearch || old?.search.searchBar.superview !== old else {
      return (nil, nil)
    }
    shownSearch?.host = core.searchHost
    core.searchRow = shownSearch.map(BarSearchRow.init)
    if let row = core.searchRow { addSubview(row) }
    if !animated { old?.removeFromSuperview() }
    return (core.searchRow, old)
  }

  /// Puts the search at the end of the titles' row.
  private func placeInline(_ row: BarSearchRow) {
    let safe = safeAreaInsets
    let margin = systemSideMargin
    let height = rows.title
    var x = bounds.width - margin - safe.right - inlineSearchWidth
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { x = margin + safe.left }
    row.isHidden = false
    row.frame = CGRect(x: x, y: 0, width: inlineSearchWidth, height: height)
    row.place(inside: height)
    bringSubviewToFront(row)
  }

  func placeSearchRow() {
    guard let row = core.searchRow else { return }
    if isSearchInline { return placeInline(row) }
    let seen = core.searchSeen ?? rows.search
    row.frame = CGRect(x: 0, y: bounds.height - seen, width: bounds.width, height: seen)
    row.isHidden = seen <= 0
    let safe = safeAreaInsets
    row.place(
      seen: seen, isAlone: hidesTitles,
      margin: systemSideMargin + max(safe.left, safe.right))
  }
}
