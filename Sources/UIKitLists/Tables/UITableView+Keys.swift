// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of tables, their cells and controllers by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UITableView {
  static func keys(_ table: ClassTable<UITableView>) {
    table.initializers("init(frame:style:)", "init(coder:)", inheritsOthers: false)
    table.property("style", \.style as KeyPath)
    table.property("dataSource", get: { $0.dataSource }, set: { $0.dataSource = $1 })
    table.property("delegate", get: { $0.delegate }, set: { $0.delegate = $1 })
    table.property(
      "prefetchDataSource", get: { $0.prefetchDataSource }, set: { $0.prefetchDataSource = $1 })
    heightKeys(table)
    lookKeys(table)
    selectionKeys(table)
    table.method("reloadData") { $0.reloadData() }
    table.method("beginUpdates") { $0.beginUpdates() }
    table.method("endUpdates") { $0.endUpdates() }
    table.method("setEditing:animated:") { $0.setEditing($1, animated: $2) }
    table.method("reloadSectionIndexTitles") { $0.reloadSectionIndexTitles() }
  }

  private static func heightKeys(_ table: ClassTable<UITableView>) {
    table.property("rowHeight", \.rowHeight, inspectable: true, default: -1)
    table.property(
      "sectionHeaderHeight", \.sectionHeaderHeight, inspectable: true, nib: [], default: -1)
    table.property(
      "sectionFooterHeight", \.sectionFooterHeight, inspectable: true, nib: [], default: -1)
    table.property("estimatedRowHeight", \.estimatedRowHeight, inspectable: true, default: -1)
    table.property(
      "estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, nib: .key, default: -1)
    table.property("contextMenuInteraction", \.contextMenuInteraction)
    table.property(
      "estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, nib: .key, default: -1)
    table.property("sectionHeaderTopPadding", \.sectionHeaderTopPadding, nib: .key, default: -1)
    table.property("fillerRowHeight", \.fillerRowHeight, nib: .key, default: 0)
    table.property("contentSize", \.contentSize, dynamic: true, default: .zero)
  }

  private static func lookKeys(_ table: ClassTable<UITableView>) {
    table.property(
      "separatorStyle", \.separatorStyle, inspectable: true, default: .singleLine)
    table.property(
      "separatorColor", get: { $0.separatorColor }, set: { $0.separatorColor = $1 }, nib: .key)
    table.property("separatorInset", \.separatorInset, nib: .key)
    table.property("separatorInsetReference", \.separatorInsetReference, default: .fromCellEdges)
    table.property("backgroundColor", \.backgroundColor, inspectable: true, dynamic: true)
    table.property("sectionIndexColor", \.sectionIndexColor, inspectable: true)
    table.property("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor, inspectable: true)
    table.property(
      "sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor,
      inspectable: true)
    table.property(
      "sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount,
      inspectable: true, default: 0)
    table.property(
      "cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth,
      default: false)
    table.property(
      "insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea, default: true)
    table.property("isPrefetchingEnabled", \.isPrefetchingEnabled, default: true)
    table.property("selfSizingInvalidation", \.selfSizingInvalidation, default: .enabled)
  }

  private static func selectionKeys(_ table: ClassTable<UITableView>) {
    table.property("isEditing", \.isEditing, dynamic: true, default: false)
    table.property("allowsSelection", \.allowsSelection, inspectable: true, default: true)
    table.property(
      "allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, inspectable: true,
      default: false)
    table.property("selectionFollowsFocus", \.selectionFollowsFocus, default: false)
    table.property(
      "allowsMultipleSelection", \.allowsMultipleSelection, inspectable: true, default: false)
    table.property(
      "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing,
      inspectable: true, default: false)
    table.property("numberOfSections", \.numberOfSections)
    table.property("indexPathForSelectedRow", \.indexPathForSelectedRow)
    table.property("indexPathsForSelectedRows", \.indexPathsForSelectedRows)
    table.property("indexPathsForVisibleRows", \.indexPathsForVisibleRows)
    table.property("visibleCells", \.visibleCells)
    table.property("hasUncommittedUpdates", \.hasUncommittedUpdates)
    table.property("tableHeaderView", \.tableHeaderView, nib: .key)
    table.property("tableFooterView", \.tableFooterView, nib: .key)
    table.property("backgroundView", \.backgroundView, nib: .key)
  }
}

extension UITableViewCell {
  static func keys(_ table: ClassTable<UITableViewCell>) {
    table.initializers("init(style:reuseIdentifier:)", "init(coder:)", inheritsOthers: false)
    table.property("reuseIdentifier", \.reuseIdentifier as KeyPath)
    table.property("contentView", \.contentView)
    table.property("textLabel", \.textLabel)
    table.property("detailTextLabel", \.detailTextLabel)
    table.property("imageView", \.imageView)
    table.property("backgroundColor", \.backgroundColor, inspectable: true, dynamic: true)
    table.property("multipleSelectionBackgroundView", \.multipleSelectionBackgroundView)
    stateKeys(table)
    table.method("prepareForReuse") { $0.prepareForReuse() }
    table.method("setSelected:animated:") { $0.setSelected($1, animated: $2) }
    table.method("setHighlighted:animated:") { $0.setHighlighted($1, animated: $2) }
    table.method("setEditing:animated:") { $0.setEditing($1, animated: $2) }
  }

  private static func stateKeys(_ table: ClassTable<UITableViewCell>) {
    table.property("selectionStyle", \.selectionStyle, inspectable: true, default: .default)
    table.property("isSelected", \.isSelected, default: false)
    table.property("isHighlighted", \.isHighlighted, default: false)
    table.property("isEditing", \.isEditing, default: false)
    table.property(
      "accessoryType", \.accessoryType, inspectable: true,
      default: UITableViewCell.AccessoryType.none)
    table.property(
      "editingAccessoryType", \.editingAccessoryType, inspectable: true,
      default: UITableViewCell.AccessoryType.none)
    table.property("accessoryView", \.accessoryView, nib: .key)
    table.property("editingAccessoryView", \.editingAccessoryView, nib: .key)
    table.property("backgroundView", \.backgroundView, nib: .key)
    table.property("selectedBackgroundView", \.selectedBackgroundView, nib: .key)
    table.property("indentationLevel", \.indentationLevel, inspectable: true, default: 0)
    table.property("indentationWidth", \.indentationWidth, inspectable: true, default: 10)
    table.property("editingStyle", \.editingStyle)
    table.property("separatorInset", \.separatorInset, nib: .key)
    table.property("showsReorderControl", \.showsReorderControl, nib: .key, default: false)
    table.property("shouldIndentWhileEditing", \.shouldIndentWhileEditing, nib: .key, default: true)
    table.property("showingDeleteConfirmation", \.showingDeleteConfirmation)
    table.property("focusStyle", \.focusStyle, default: .default)
    table.property("configurationState", get: { $0.configurationState })
    table.property(
      "configurationUpdateHandler", get: { $0.configurationUpdateHandler },
      set: { $0.configurationUpdateHandler = $1 })
    table.property(
      "contentConfiguration", get: { $0.contentConfiguration },
      set: { $0.contentConfiguration = $1 })
    table.property(
      "backgroundConfiguration", get: { $0.backgroundConfiguration },
      set: { $0.backgroundConfiguration = $1 })
    table.property(
      "automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration,
      default: true)
    table.property(
      "automaticallyUpdatesBackgroundConfiguration",
      \.automaticallyUpdatesBackgroundConfiguration, default: true)
    table.property(
      "userInteractionEnabledWhileDragging", \.userInteractionEnabledWhileDragging, default: false)
  }
}

extension UITableViewHeaderFooterView {
  static func keys(_ table: ClassTable<UITableViewHeaderFooterView>) {
    table.initializers("init(reuseIdentifier:)", "init(coder:)", inheritsOthers: false)
    table.property("reuseIdentifier", \.reuseIdentifier as KeyPath)
    table.property("contentView", \.contentView)
    table.property("textLabel", \.textLabel)
    table.property("detailTextLabel", \.detailTextLabel)
    table.property("backgroundView", \.backgroundView)
    table.property(
      "contentConfiguration", get: { $0.contentConfiguration },
      set: { $0.contentConfiguration = $1 })
    table.property(
      "backgroundConfiguration", get: { $0.backgroundConfiguration },
      set: { $0.backgroundConfiguration = $1 })
    table.method("prepareForReuse") { $0.prepareForReuse() }
  }
}

extension UITableViewController {
  static func keys(_ table: ClassTable<UITableViewController>) {
    table.initializers(
      "init(style:)", "init(nibName:bundle:)", "init(coder:)", inheritsOthers: true)
    table.property("tableView", get: { $0.tableView }, set: { $0.tableView = $1 })
    table.property(
      "clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, nib: .key, default: true
    )
    table.property("refreshControl", \.refreshControl, nib: .key)
  }
}
