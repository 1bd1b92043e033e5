// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of collections, their cells, layouts and controllers by name: the rows of the
// registry.

import CoreGraphics
@_spi(Registration) internal import MicaRuntime

extension UICollectionView {
  static func keys(_ table: ClassTable<UICollectionView>) {
    table.initializers(
      "init(frame:collectionViewLayout:)", "init(coder:)", inheritsOthers: false)
    table.property("collectionViewLayout", \.collectionViewLayout, nib: .key)
    table.property("contextMenuInteraction", \.contextMenuInteraction)
    table.property("dataSource", get: { $0.dataSource }, set: { $0.dataSource = $1 })
    table.property("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
    table.property(
      "prefetchDataSource", get: { $0.prefetchDataSource }, set: { $0.prefetchDataSource = $1 })
    table.property(
      "isPrefetchingEnabled", \.isPrefetchingEnabled, inspectable: true, default: true)
    table.property("selfSizingInvalidation", \.selfSizingInvalidation, default: .enabled)
    table.property("allowsSelection", \.allowsSelection, inspectable: true, default: true)
    table.property(
      "allowsMultipleSelection", \.allowsMultipleSelection, inspectable: true, default: false)
    table.property("backgroundView", \.backgroundView, nib: .key)
    table.property(
      "allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, default: false)
    table.property(
      "selectionFollowsFocus", \.selectionFollowsFocus, default: false)
    table.property(
      "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing,
      default: false)
    table.property("isEditing", \.isEditing, default: false)
    table.property("indexPathsForSelectedItems", \.indexPathsForSelectedItems)
    table.property("hasUncommittedUpdates", \.hasUncommittedUpdates)
    table.property("numberOfSections", \.numberOfSections as KeyPath)
    table.property("visibleCells", \.visibleCells)
    table.property("indexPathsForVisibleItems", \.indexPathsForVisibleItems)
    table.property("bounds", \.bounds, dynamic: true, default: .zero)
    table.property("frame", \.frame, dynamic: true, default: .zero)
    table.method("reloadData") { $0.reloadData() }
  }
}

extension UICollectionReusableView {
  static func keys(_ table: ClassTable<UICollectionReusableView>) {
    table.initializers(inheritsOthers: true)
    table.property("reuseIdentifier", \.reuseIdentifier as KeyPath)
    table.method("prepareForReuse") { $0.prepareForReuse() }
  }
}

extension UICollectionViewCell {
  static func keys(_ table: ClassTable<UICollectionViewCell>) {
    table.initializers(inheritsOthers: true)
    table.property("contentView", \.contentView as KeyPath)
    table.property("backgroundView", \.backgroundView, nib: .key)
    table.property("selectedBackgroundView", \.selectedBackgroundView, nib: .key)
    table.property("isSelected", \.isSelected, default: false)
    table.property("isHighlighted", \.isHighlighted, default: false)
    table.property("configurationState", get: { $0.configurationState })
    table.property("configurationUpdateHandler", get: { $0.configurationUpdateHandler })
    table.property("contentConfiguration", get: { $0.contentConfiguration })
    table.property("backgroundConfiguration", get: { $0.backgroundConfiguration })
    table.property(
      "automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration,
      default: true)
    table.property(
      "automaticallyUpdatesBackgroundConfiguration",
      \.automaticallyUpdatesBackgroundConfiguration, default: true)
  }
}

extension UICollectionViewListCell {
  static func keys(_ table: ClassTable<UICollectionViewListCell>) {
    table.initializers(inheritsOthers: true)
    table.property("accessories", get: { $0.accessories })
    table.property("indentationLevel", \.indentationLevel, default: 0)
    table.property("indentationWidth", \.indentationWidth, default: 10)
    table.property("indentsAccessories", \.indentsAccessories, default: true)
    table.property("separatorLayoutGuide", get: { $0.separatorLayoutGuide })
  }
}

extension UICollectionViewFlowLayout {
  static func keys(_ table: ClassTable<UICollectionViewFlowLayout>) {
    table.initializers(inheritsOthers: true)
    table.property("minimumLineSpacing", \.minimumLineSpacing, inspectable: true, default: 10)
    table.property(
      "minimumInteritemSpacing", \.minimumInteritemSpacing, inspectable: true, default: 10)
    table.property(
      "itemSize", \.itemSize, inspectable: true, default: CGSize(width: 50, height: 50))
    table.property("estimatedItemSize", \.estimatedItemSize, inspectable: true, default: .zero)
    table.property("scrollDirection", \.scrollDirection, inspectable: true, default: .vertical)
    table.property("headerReferenceSize", \.headerReferenceSize, inspectable: true, default: .zero)
    table.property("footerReferenceSize", \.footerReferenceSize, inspectable: true, default: .zero)
    table.property("sectionInset", \.sectionInset, inspectable: true, default: .zero)
    table.property("sectionInsetReference", \.sectionInsetReference, default: .fromContentInset)
    table.property(
      "sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds, nib: .key,
      default: false)
    table.property(
      "sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds, nib: .key,
      default: false)
    table.property(
      "collectionViewContentSize", \.collectionViewContentSize as KeyPath)
  }
}

extension UICollectionViewController {
  static func keys(_ table: ClassTable<UICollectionViewController>) {
    table.initializers(
      "init(collectionViewLayout:)", "init(nibName:bundle:)", "init(coder:)", inheritsOthers: true)
    table.property("collectionView", get: { $0.collectionView }, set: { $0.collectionView = $1 })
    table.property("collectionViewLayout", get: { $0.collectionViewLayout })
    table.property(
      "clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, nib: .key, default: true
    )
    table.property(
      "useLayoutToLayoutNavigationTransitions", \.useLayoutToLayoutNavigationTransitions,
      default: false)
    table.property(
      "installsStandardGestureForInteractiveMovement",
      \.installsStandardGestureForInteractiveMovement, default: true)
  }
}
