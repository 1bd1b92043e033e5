// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Casts between snapshots with types and those without, which Apple's compiler makes by itself.

public import Foundation
public import MicaFoundation

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  /// The snapshot without types.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: sectionIdentifiers)
    for section in sectionIdentifiers {
      reference.appendItems(
        withIdentifiers: itemIdentifiers(inSection: section), intoSectionWithIdentifier: section)
    }
    reference.reloadItems(withIdentifiers: reloadedItemIdentifiers)
    reference.reloadSections(withIdentifiers: reloadedSectionIdentifiers)
    return reference
  }

  /// A snapshot of a reference whose identifiers have these types.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
  ) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      preconditionFailure(
        "The snapshot's identifiers aren't \(SectionIdentifierType.self) and \(ItemIdentifierType.self)."
      )
    }
  }

  /// A snapshot of a reference; false where its identifiers have other types.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
  ) -> Bool {
    var snapshot = NSDiffableDataSourceSnapshot()
    for section in source.sectionIdentifiers {
      guard let name = section as? SectionIdentifierType else { return false }
      let items = source.itemIdentifiers(inSectionWithIdentifier: section)
      let typed = items.compactMap { $0 as? ItemIdentifierType }
      guard typed.count == items.count else { return false }
      snapshot.appendSections([name])
      snapshot.appendItems(typed, toSection: name)
    }
    let reloaded = source.reloadedItemIdentifiers.compactMap { $0 as? ItemIdentifierType }
    snapshot.reloadItems(reloaded.filter { snapshot.indexOfItem($0) != nil })
    let sections = source.reloadedSectionIdentifiers.compactMap { $0 as? SectionIdentifierType }
    snapshot.reloadSections(sections.filter(snapshot.sectionIdentifiers.contains))
    result = snapshot
    return true
  }

  /// A snapshot of a reference whose identifiers have these types; an empty one of nil.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> NSDiffableDataSourceSnapshot {
    var result: NSDiffableDataSourceSnapshot?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? NSDiffableDataSourceSnapshot()
  }
}
