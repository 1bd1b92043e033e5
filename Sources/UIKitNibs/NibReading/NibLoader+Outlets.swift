// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Outlets that can't be set: what ends a program on iOS ends it here, what Mica lacks is noted.

internal import MicaNib
internal import MicaRuntime

extension NibLoader {
  /// Ends the program if the outlet's class has no such property, as iOS does (NSUnknownKeyException); notes the outlet if
  /// the program doesn't have the class that the document names, if UIKit has the outlet on iOS, or if the value is of
  /// another type.
  func refuse(
    _ property: String, of source: AnyObject, _ element: NibElement, _ problem: KeyValueError
  ) {
    if problem.reason == .undefinedKey, !Self.outletsOfSystem.contains(property),
      !isOfSystem(source)
    {
      fatalError(
        "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: "
          + "'\(problem.description)' (\(archive.path):\(element.line))")
    }
    note(element, "\(type(of: source)).\(property): \(problem.description)")
  }

  /// Whether an object is of a class of UIKit's: the document may name a class that the program doesn't have.
  private func isOfSystem(_ object: AnyObject) -> Bool {
    String(reflecting: type(of: object)).hasPrefix("UIKit.")
  }

  /// Outlets that Interface Builder offers for UIKit's own classes, those that Mica doesn't have among them.
  private static let outletsOfSystem: Set<String> = [
    "accessoryView", "backBarButtonItem", "backgroundView", "collectionView", "contentView",
    "customView", "dataSource", "delegate", "detailTextLabel", "dragDelegate", "dropDelegate",
    "editingAccessoryView", "gestureRecognizers", "imageView", "inputAccessoryView", "inputView",
    "items", "leftBarButtonItem", "leftBarButtonItems", "leftView", "maskView", "menu",
    "multipleSelectionBackgroundView", "navigationBar", "navigationItem", "prefetchDataSource",
    "refreshControl", "rightBarButtonItem", "rightBarButtonItems", "rightView",
    "rootViewController",
    "searchBar", "searchContentsController", "searchDisplayController",
    "searchResultsDataSource", "searchResultsDelegate", "selectedBackgroundView",
    "spellCheckingDelegate", "tabBar", "tabBarItem", "tableFooterView", "tableHeaderView",
    "tableView", "textLabel", "titleView", "toolbar", "toolbarItems", "view", "viewControllers",
    "window",
  ]
}
