// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The classes of this wing in the registry of classes by name (Docs/runtime.md). Their tables stand beside them,
// in Type+Keys.swift; each is filled when a program first asks about that class.

@_spi(Registration) internal import MicaRuntime

private enum ListClasses {
  /// Runs while the process is loaded, and only appends the block below to a list.
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    ClassRegistry.register { file in
      add(to: file)
    }
  }

  private static func add(to file: FileClasses) {
    file.add(UITableView.self, "UITableView", elements: "tableView", table: UITableView.keys)
    file.add(
      UITableViewCell.self, "UITableViewCell", elements: "tableViewCell",
      table: UITableViewCell.keys)
    file.add(
      UITableViewHeaderFooterView.self, "UITableViewHeaderFooterView",
      elements: "tableViewHeaderFooterView", table: UITableViewHeaderFooterView.keys)
    file.add(
      UITableViewController.self, "UITableViewController", elements: "tableViewController",
      table: UITableViewController.keys)
    file.add(
      UICollectionView.self, "UICollectionView", elements: "collectionView",
      table: UICollectionView.keys)
    file.add(
      UICollectionReusableView.self, "UICollectionReusableView", elements: "collectionReusableView",
      table: UICollectionReusableView.keys)
    file.add(
      UICollectionViewCell.self, "UICollectionViewCell", elements: "collectionViewCell",
      table: UICollectionViewCell.keys)
    file.add(
      UICollectionViewListCell.self, "UICollectionViewListCell",
      table: UICollectionViewListCell.keys)
    file.add(
      UICollectionViewFlowLayout.self, "UICollectionViewFlowLayout",
      elements: "collectionViewFlowLayout", table: UICollectionViewFlowLayout.keys)
    file.add(
      UICollectionViewController.self, "UICollectionViewController",
      elements: "collectionViewController", table: UICollectionViewController.keys)
    file.add(
      UICollectionViewLayout.self, "UICollectionViewLayout", elements: "collectionViewLayout")
  }
}
