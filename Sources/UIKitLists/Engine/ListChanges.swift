// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The changes of a batch update.

import Foundation

/// The changes that a program reports for a list. Deleted, reloaded and reconfigured places are positions before
/// the update, inserted places are positions after it.
struct ListChanges {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections: [Int] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var reloadedItems: [IndexPath] = []
  var reconfiguredItems: [IndexPath] = []

  /// Whether no element is inserted, deleted or moved.
  var keepsPlaces: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }
}
