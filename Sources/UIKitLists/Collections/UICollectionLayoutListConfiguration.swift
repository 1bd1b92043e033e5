// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lists as compositional layouts: a row under the other, as in a table.

import CoreGraphics
public import Foundation
internal import MicaRaster

/// How a list looks that is made by a compositional layout.
///
/// Margins and paddings are those of table views (FACTS_UIKIT d.15).
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The kinds of lists.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Groups of rows from edge to edge.
    case grouped = 1
    /// Groups of rows with round corners.
    case insetGrouped = 2
    /// A side bar.
    case sidebar = 3
    /// A side bar from edge to edge.
    case sidebarPlain = 4
  }

  /// What sections have above them.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// The first item, as a header.
    case firstItemInSection = 2
  }

  /// What sections have below them.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
  }

  /// The kind of list.
  public let appearance: Appearance
  /// Whether rows are kept apart by lines.
  public var showsSeparators: Bool
  /// How the lines look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The colour behind the rows; nil stands for none.
  public var backgroundColor: UIColor?
  /// What sections have above them; nothing by default.
  public var headerMode = HeaderMode.none
  /// What sections have below them; nothing by default.
  public var footerMode = FooterMode.none
  /// Room above headers in points; nil stands for the usual.
  public var headerTopPadding: CGFloat?
  /// Gives the actions of an item.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?
  /// What a swipe to the right shows of an item; nil by default.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe to the left shows of an item; nil by default.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// How an item's lines look, where they differ from `separatorConfiguration`; nil by default.
  ///
  /// Partly: kept and noted.
  public var itemSeparatorHandler:
    (
      (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
        UIListSeparatorConfiguration
    )?
  {
    didSet { note(itemSeparatorHandler, "lines of single items in collections") }
  }

  var hasSwipes: Bool {
    leadingSwipeActionsConfigurationProvider != nil
      || trailingSwipeActionsConfigurationProvider != nil
  }

  private func note(_ value: Any?, _ feature: String) {
    if value != nil { Unsupported.note(feature) }
  }

  /// A list of a kind.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    backgroundColor = appearance.background
  }

  func place(of item: Int, count: Int) -> ListPlace {
    var place = ListPlace(appearance: appearance)
    if item == 0 { place.ends.insert(.first) }
    if item == count - 1 { place.ends.insert(.last) }
    place.showsSeparators = showsSeparators
    place.separatorColor = separatorConfiguration.color
    return place
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  @MainActor var background: UIColor? {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}

/// How the lines between rows look.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable {
    /// As the list has it.
    case automatic = 0
    /// Yes.
    case visible = 1
    /// No.
    case hidden = 2
  }

  /// Whether the line above a row is shown.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below a row is shown.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The colour of lines.
  public var color = UIColor.separator
  /// The colour of lines while rows are touched.
  public var multipleSelectionColor = UIColor.separator
  /// Room beside the line above a row.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// Room beside the line below a row.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero

  /// The lines of a kind of list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSCollectionLayoutSection {
  /// A section of rows.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Self {
    // swift-format-ignore: NeverForceUnwrap
    makeList(configuration, layoutEnvironment, isFirst: false) as! Self
  }

  static func makeList(
    _ configuration: UICollectionLayoutListConfiguration,
    _ environment: any NSCollectionLayoutEnvironment, isFirst: Bool
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    let isInset = configuration.appearance == .insetGrouped || configuration.appearance == .sidebar
    let side = isInset ? (environment as? LayoutEnvironment)?.sideMargin ?? 16 : 0
    let isGrouped = configuration.appearance.isGrouped
    let hasHeader = configuration.headerMode == .supplementary
    let hasFooter = configuration.footerMode == .supplementary
    section.contentInsets = NSDirectionalEdgeInsets(
      top: isGrouped && !hasHeader ? (isFirst ? 35 : 17.5) : 0, leading: side,
      bottom: isGrouped && !hasFooter ? 17.5 : 0, trailing: side)
    let edge = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    if hasHeader {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if hasFooter {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// The colour behind all sections: the list's, or the one that the lists of all sections have; nil where a section
  /// is no list, or has another colour.
  var backdropColor: UIColor? {
    if let listBackground { return listBackground }
    let lists = compositional.sections.map(\.form.list)
    guard let first = lists.first, let color = first?.backgroundColor else { return nil }
    return lists.allSatisfy { $0?.backgroundColor == color } ? color : nil
  }

  /// A layout of rows.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let made = UICollectionViewCompositionalLayout { section, environment in
      NSCollectionLayoutSection.makeList(configuration, environment, isFirst: section == 0)
    }
    made.listBackground = configuration.backgroundColor
    return made
  }
}
