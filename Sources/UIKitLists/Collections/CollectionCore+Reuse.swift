// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views that are used again: names, classes, and the views that wait.

import Foundation

/// By what a view is found for reuse.
package enum ReuseKey: Hashable {
  /// A name that was registered; for a supplementary view with its kind.
  case named(String, kind: String?)
  /// A registration of a type with a handler.
  case registration(ObjectIdentifier, kind: String?)
}

extension CollectionCore {
  func register(_ nib: UINib?, as key: ReuseKey) {
    classes[key] = nil
    makers[key] = nib.map { nib in
      {
        let made = nib.instantiate(withOwner: nil)
        guard let view = made.first as? UICollectionReusableView, made.count == 1 else {
          preconditionFailure(
            """
            invalid nib registered for \(key) - nib must contain exactly one top level object which must be a \
            UICollectionReusableView instance
            """)
        }
        return view
      }
    }
  }

  func register(_ viewClass: AnyClass?, as key: ReuseKey) {
    makers[key] = nil
    guard let viewClass else {
      classes[key] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      preconditionFailure("\(viewClass) is not a subclass of UICollectionReusableView")
    }
    classes[key] = type
  }

  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    let key = ReuseKey.named(identifier, kind: nil)
    guard let type = classes[key] ?? makers[key].map({ _ in UICollectionViewCell.self }) else {
      preconditionFailure(
        """
        could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must \
        register a nib or a class for the identifier or connect a prototype cell in a storyboard
        """)
    }
    guard let cell = dequeue(key, type, path, identifier) as? UICollectionViewCell else {
      preconditionFailure("the class registered for \(identifier) is no UICollectionViewCell")
    }
    return cell
  }

  func dequeueSupplementary(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    let key = ReuseKey.named(identifier, kind: kind)
    guard let type = classes[key] ?? makers[key].map({ _ in UICollectionReusableView.self }) else {
      preconditionFailure(
        """
        could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a \
        class for the identifier or connect a prototype cell in a storyboard
        """)
    }
    return dequeue(key, type, path, identifier)
  }

  /// A view that waits, or a new one, of the size that it will have.
  func dequeue(
    _ key: ReuseKey, _ type: UICollectionReusableView.Type, _ path: IndexPath, _ name: String
  ) -> UICollectionReusableView {
    if let kept = reconfigured, kept.poolKey == key {
      reconfigured = nil
      return kept
    }
    let place = expected
    let found: UICollectionReusableView
    if let waiting = pool[key]?.popLast() {
      found = waiting
      leaving.removeAll { $0 === waiting }
      UIView.performWithoutAnimation {
        place.map { waiting.bounds.size = $0.size }
        waiting.prepareForReuse()
      }
    } else {
      let size = place?.size ?? .zero
      let new =
        makers[key]?() ?? type.makeView(frame: CGRect(origin: .zero, size: size))
        as? UICollectionReusableView
      guard let made = new else { preconditionFailure("\(type) is no UICollectionReusableView") }
      if makers[key] != nil, place != nil { made.bounds.size = size }
      found = made
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
    guard let view, let gone = visible.removeValue(forKey: key) else { return }
    told(endOf: gone, key, in: view)
    putAway(gone)
  }

  func putAway(_ gone: UICollectionReusableView) {
    gone.ownAttributes = nil
    leaving.append(gone)
    if let key = gone.poolKey { pool[key, default: []].append(gone) }
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
    let found = collectionCore.dequeue(registration.key, nil, Cell.self, indexPath)
    guard let cell = found as? Cell else { preconditionFailure("a cell of another class") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view that left the screen, or a new one, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    let found = collectionCore.dequeue(
      registration.key, registration.kind, Supplementary.self, indexPath)
    guard let view = found as? Supplementary else { preconditionFailure("a view of another class") }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

extension CollectionCore {
  fileprivate func dequeue(
    _ registration: RegistrationKey, _ kind: String?, _ type: UICollectionReusableView.Type,
    _ path: IndexPath
  ) -> UICollectionReusableView {
    // Views keep their registration, so that no other one can be taken for it.
    let key = ReuseKey.registration(ObjectIdentifier(registration), kind: kind)
    registrations[ObjectIdentifier(registration)] = registration
    return dequeue(key, type, path, "\(type)")
  }
}
