// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The views of a collection that are used again, and registrations of types.

import Foundation

extension CollectionCore {
  func register(_ viewClass: AnyClass?, as key: ReuseKey) {
    pool.register(viewClass, as: key) { type, frame in
      type.makeView(frame: frame) as? UICollectionReusableView
    }
  }

  func dequeueCell(_ identifier: String) -> UICollectionViewCell {
    let found = dequeue(.named(identifier, kind: nil), identifier, "UICollectionElementKindCell")
    guard let cell = found as? UICollectionViewCell else {
      preconditionFailure("the class registered for \(identifier) is no UICollectionViewCell")
    }
    return cell
  }

  /// A view that waits, or a new one, of the size that it will have.
  func dequeue(
    _ key: ReuseKey, _ name: String, _ kind: String
  ) -> UICollectionReusableView {
    guard let found = pool.take(key, size: expected?.size) else {
      preconditionFailure(
        """
        could not dequeue a view of kind: \(kind) with identifier \(name) - must register a nib or a class for \
        the identifier or connect a prototype cell in a storyboard
        """)
    }
    leaving.removeAll { $0 === found }
    if found.poolKey == nil {
      found.poolKey = key
      found.reuseIdentifier = name
      found.ownCollectionView = view
    }
    return found
  }

  /// Takes a view off the screen; it leaves the hierarchy when the layout is over, unless it is used
  /// again until then.
  func retire(_ key: ElementKey) {
    if let swiped = swipes.row?.cell, swiped === visible[key] { swipes.close(animated: false) }
    guard let view, let gone = visible.remove(key) else { return }
    told(endOf: gone, key, in: view)
    putAway(gone)
  }

  func putAway(_ gone: UICollectionReusableView) {
    gone.ownAttributes = nil
    leaving.append(gone)
    if let key = gone.poolKey { pool.put(gone, as: key) }
  }

  func retireAll() {
    for key in visibleKeys { retire(key) }
    dropLeaving()
  }

  func dropLeaving() {
    let gone = leaving
    leaving = []
    for view in gone { view.removeFromSuperview() }
  }

  private func told(
    endOf gone: UICollectionReusableView, _ key: ElementKey, in view: UICollectionView
  ) {
    let path = gone.ownAttributes?.indexPath ?? key.indexPath
    if let cell = gone as? UICollectionViewCell, key.isCell {
      delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: dataPath(at: path))
    } else if key.category == .supplementaryView {
      delegate?.collectionView(
        view, didEndDisplayingSupplementaryView: gone, forElementOfKind: key.kind ?? "", at: path)
    }
  }
}

/// What two registrations are told apart by.
final class RegistrationKey: Sendable {}

extension UICollectionView {
  /// How cells of a type are made for items of a type.
  ///
  /// Make it once, not in the method that gives cells: each registration has views of its own.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    /// Fills a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let key = RegistrationKey()
    let handler: Handler

    /// A registration that fills cells by `handler`.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How supplementary views of a type are made.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let key = RegistrationKey()
    let kind: String
    let handler: Handler

    /// A registration for a kind that fills views by `handler`.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  /// A cell that left the screen, or a new one, filled for an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    let found = collectionCore.dequeue(registration.key, nil, Cell.self)
    guard let cell = found as? Cell else { preconditionFailure("a cell of another class") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view that left the screen, or a new one, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let found = collectionCore.dequeue(registration.key, registration.kind, Supplementary.self)
    guard let view = found as? Supplementary else { preconditionFailure("a view of another class") }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

extension CollectionCore {
  fileprivate func dequeue(
    _ registration: RegistrationKey, _ kind: String?, _ type: UICollectionReusableView.Type
  ) -> UICollectionReusableView {
    // Views keep their registration, so that no other one can be taken for it.
    let key = ReuseKey.registration(ObjectIdentifier(registration), kind: kind)
    registrations[ObjectIdentifier(registration)] = registration
    if pool.makers[key] == nil { register(type, as: key) }
    return dequeue(key, "\(type)", kind ?? "")
  }
}
