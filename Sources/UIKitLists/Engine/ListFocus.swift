// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What tables and collections have for focus, which phones don't show, and for index paths during updates.

public import Foundation
internal import MicaRuntime

/// What a list stores of focus.
@MainActor
private final class ListFocus {
  var allows = false
  var allowsDuringEditing = false
  var remembers = false
  var cadence = UICollectionView.ReorderingCadence.immediate

  private static var key: UnsafeRawPointer {
    unsafeBitCast(ListFocus.self, to: UnsafeRawPointer.self)
  }

  static func of(_ list: UIScrollView) -> ListFocus {
    if let known = Attachments.value(of: list, key) as? ListFocus { return known }
    let new = ListFocus()
    Attachments.set(new, of: list, key)
    return new
  }
}

extension UITableView {
  /// Whether cells take the focus; false by default. Kept: phones have no focus.
  public var allowsFocus: Bool {
    get { ListFocus.of(self).allows }
    set { ListFocus.of(self).allows = newValue }
  }
  /// Whether cells take the focus while the table is edited; false by default. Kept.
  public var allowsFocusDuringEditing: Bool {
    get { ListFocus.of(self).allowsDuringEditing }
    set { ListFocus.of(self).allowsDuringEditing = newValue }
  }
  /// Whether the focus comes back to the last cell; false by default. Kept.
  public var remembersLastFocusedIndexPath: Bool {
    get { ListFocus.of(self).remembers }
    set { ListFocus.of(self).remembers = newValue }
  }
}

extension UICollectionView {
  /// How soon other items make room for one that is dragged.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// When the finger rests for a moment.
    case fast
    /// When it rests longer.
    case slow
  }

  /// Whether cells take the focus; false by default. Kept: phones have no focus.
  public var allowsFocus: Bool {
    get { ListFocus.of(self).allows }
    set { ListFocus.of(self).allows = newValue }
  }
  /// Whether cells take the focus while the collection is edited; false by default. Kept.
  public var allowsFocusDuringEditing: Bool {
    get { ListFocus.of(self).allowsDuringEditing }
    set { ListFocus.of(self).allowsDuringEditing = newValue }
  }
  /// Whether the focus comes back to the last cell; false by default. Kept.
  public var remembersLastFocusedIndexPath: Bool {
    get { ListFocus.of(self).remembers }
    set { ListFocus.of(self).remembers = newValue }
  }
  /// How soon other items make room; at once by default. Kept: nothing is dragged between views.
  public var reorderingCadence: ReorderingCadence {
    get { ListFocus.of(self).cadence }
    set { ListFocus.of(self).cadence = newValue }
  }
  /// Calls actions with index paths as they are shown. They are those of the data source here.
  public func performUsingPresentationValues(_ actions: () -> Void) { actions() }
  /// The data source's index path of a shown one.
  public func dataSourceIndexPath(forPresentationIndexPath path: IndexPath?) -> IndexPath? { path }
  /// The data source's section of a shown one.
  public func dataSourceSectionIndex(forPresentationSectionIndex section: Int) -> Int { section }
  /// The shown section of a data source's.
  public func presentationSectionIndex(forDataSourceSectionIndex section: Int) -> Int { section }
  /// The shown index path of a data source's.
  public func presentationIndexPath(forDataSourceIndexPath path: IndexPath?) -> IndexPath? { path }
}
