// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The system's items in documents, which the initializers of bar items need.

import Foundation

extension UIBarButtonItem {
  /// What the system calls an item, by the document's name.
  static let nibSystemItems: [String: SystemItem] = {
    let items: [SystemItem] = [
      .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action,
      .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind,
      .fastForward, .undo, .redo, .close,
    ]
    return Dictionary(uniqueKeysWithValues: items.map { ("\($0)", $0) })
  }()

  /// The system item of a coder's element.
  static func nibSystemItem(_ coder: NSCoder) -> SystemItem? {
    NibHook.reader?.choice("systemItem", named: nibSystemItems, of: coder)
  }
}

extension UITabBarItem {
  /// What the system calls a tab, by the document's name.
  private static let nibSystemItems: [String: SystemItem] = {
    let items: [SystemItem] = [
      .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks,
      .search, .downloads, .mostRecent, .mostViewed,
    ]
    return Dictionary(uniqueKeysWithValues: items.map { ("\($0)", $0) })
  }()

  /// The system item of a coder's element.
  static func nibSystemItem(_ coder: NSCoder) -> SystemItem? {
    NibHook.reader?.choice("systemItem", named: nibSystemItems, of: coder)
  }
}
