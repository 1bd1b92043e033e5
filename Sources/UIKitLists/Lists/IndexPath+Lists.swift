// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Places in lists: a section, and a row or item in it.

public import Foundation

extension IndexPath {
  /// The place of a row in a section of a table.
  public init(row: Int, section: Int) {
    // A list of numbers would be an allocation.
    self.init(index: section)
    append(row)
  }

  /// The place of an item in a section of a collection.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The section's number, counted from 0.
  ///
  /// - Precondition: the path has two elements.
  public var section: Int {
    get { part(0) }
    set { set(newValue, at: 0) }
  }

  /// The row's number in its section, counted from 0.
  ///
  /// - Precondition: the path has two elements.
  public var row: Int {
    get { part(1) }
    set { set(newValue, at: 1) }
  }

  /// The item's number in its section, counted from 0; the same as `row`.
  ///
  /// - Precondition: the path has two elements.
  public var item: Int {
    get { part(1) }
    set { set(newValue, at: 1) }
  }

  /// Foundation's own type holds two numbers without a buffer, so that this is cheap.
  private func part(_ place: Int) -> Int {
    precondition(
      count == 2,
      """
      Invalid index path for use with UITableView. Index paths passed to table view must contain exactly \
      two indices specifying the section and row.
      """)
    return self[place]
  }

  private mutating func set(_ value: Int, at place: Int) {
    _ = part(place)
    self[place] = value
  }
}
