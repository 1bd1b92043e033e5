// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The way from one layout to another, which a finger may lead.

public import CoreGraphics
public import Foundation
import QuartzCore

/// A layout between two others: elements lie on straight lines between their places in both.
///
/// As long as it is a collection view's layout, both others belong to the view too.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout that it leads from.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout that it leads to.
  open private(set) var nextLayout: UICollectionViewLayout

  /// How far it has come, from 0 to 1; beyond is taken as it is.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { progressChanged() } }
  }

  private var values: [String: CGFloat] = [:]
  /// Where the content stands in both layouts.
  var offsets = (from: CGPoint.zero, to: CGPoint.zero)
  var completion: UICollectionView.LayoutInteractiveTransitionCompletion?

  /// A layout that leads from one to another.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  /// A layout from an archive, of which nothing is read: it leads from an empty layout to another.
  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewLayout(), UICollectionViewLayout())
    super.init(coder: coder)
  }

  /// Keeps a number of the program's by name.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// A number of the program's by name; 0 where there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Places

  /// Between the sizes of both.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(
      width: between(from.width, to.width), height: between(from.height, to.height))
  }

  /// What is within the rectangle in either layout, between its places.
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let now = offset(at: transitionProgress)
    let sides = [(currentLayout, offsets.from), (nextLayout, offsets.to)]
    var found: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var order: [ElementKey] = []
    for (layout, offset) in sides {
      let seen = rect.offsetBy(dx: offset.x - now.x, dy: offset.y - now.y)
      for place in layout.layoutAttributesForElements(in: seen) ?? [] {
        let key = ElementKey(place)
        guard found[key] == nil else { continue }
        found[key] = self.place(of: place)
        order.append(key)
      }
    }
    return order.compactMap { found[$0] }
  }

  /// Between the item's places.
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    (currentLayout.layoutAttributesForItem(at: indexPath)
      ?? nextLayout.layoutAttributesForItem(at: indexPath)).map { place(of: $0) }
  }

  /// Between the view's places.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    (currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      ?? nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
      .map { place(of: $0) }
  }

  /// An element's attributes here; one that a layout doesn't have comes or goes where the other has it.
  private func place(of element: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    let from = attributes(of: element, in: currentLayout)
    let to = attributes(of: element, in: nextLayout)
    let result = (to ?? from ?? element).copied
    let start = from ?? faded(to ?? element)
    let end = to ?? faded(from ?? element)
    result.center = CGPoint(
      x: between(start.center.x, end.center.x), y: between(start.center.y, end.center.y))
    result.size = CGSize(
      width: max(0, between(start.size.width, end.size.width)),
      height: max(0, between(start.size.height, end.size.height)))
    result.alpha = between(start.alpha, end.alpha)
    result.transform3D = start.transform3D.mixed(with: end.transform3D, transitionProgress)
    if transitionProgress < 0.5, let from { result.zIndex = from.zIndex }
    return result
  }

  private func attributes(
    of element: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    return switch element.representedElementCategory {
    case .cell: layout.layoutAttributesForItem(at: path)
    case .supplementaryView:
      layout.layoutAttributesForSupplementaryView(
        ofKind: element.representedElementKind ?? "", at: path)
    case .decorationView:
      layout.layoutAttributesForDecorationView(
        ofKind: element.representedElementKind ?? "", at: path)
    }
  }

  private func faded(_ place: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  {
    let copy = place.copied
    copy.alpha = 0
    return copy
  }

  // MARK: Progress

  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }

  /// Where the content stands after a share of the way.
  func offset(at progress: CGFloat) -> CGPoint {
    CGPoint(
      x: offsets.from.x + (offsets.to.x - offsets.from.x) * progress,
      y: offsets.from.y + (offsets.to.y - offsets.from.y) * progress)
  }

  private func progressChanged() {
    guard let view = collectionView, view.collectionViewLayout === self else { return }
    invalidateLayout()
    view.contentOffset = offset(at: transitionProgress)
  }
}

extension CATransform3D {
  /// A matrix between this one and another, number by number.
  fileprivate func mixed(with other: CATransform3D, _ share: CGFloat) -> CATransform3D {
    if CATransform3DEqualToTransform(self, other) { return self }
    var result = self
    func mix(_ part: WritableKeyPath<CATransform3D, CGFloat>) {
      result[keyPath: part] += (other[keyPath: part] - result[keyPath: part]) * share
    }
    for part in [\CATransform3D.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24] { mix(part) }
    for part in [\CATransform3D.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44] { mix(part) }
    return result
  }
}

extension UICollectionView {
  /// Hears of the end of a transition: whether its animation came to its end, and whether the other layout is in place.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void
}

extension CollectionCore {
  /// Whether a layout is one of the two that the present one leads between.
  func isBetween(_ other: UICollectionViewLayout) -> Bool {
    guard let between = layout as? UICollectionViewTransitionLayout else { return false }
    return between.currentLayout === other || between.nextLayout === other
  }

  func startTransition(
    to next: UICollectionViewLayout,
    _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    let old = layout
    precondition(
      !(old is UICollectionViewTransitionLayout),
      "the collection is already part of an interactive transition")
    let between =
      view.flatMap {
        delegate?.collectionView($0, transitionLayoutForOldLayout: old, newLayout: next)
      } ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
    guard let view else { return between }
    between.completion = completion
    view.layoutIfNeeded()
    replaceLayout(between, false, nil)
    for side in [old, next] {
      side.shownIn = view
      if side === next {
        side.dataChanged()
        side.prepare()
      }
    }
    let start = view.contentOffset
    between.offsets = (
      start, next.targetContentOffset(forProposedContentOffset: view.resting(start))
    )
    return between
  }

  func endTransition(isReached: Bool) {
    guard let between = layout as? UICollectionViewTransitionLayout else { return }
    let end = isReached ? between.nextLayout : between.currentLayout
    let other = isReached ? between.currentLayout : between.nextLayout
    other.shownIn = nil
    replaceLayout(end, true) { between.completion?($0, isReached) }
  }
}
