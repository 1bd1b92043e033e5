// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A layout of items in lines, one after the other like words (FACTS_UIKIT d.16).

public import CoreGraphics
public import Foundation

/// Lines of items, each as full as it gets. The lines' items are spread over their width, but for a last
/// line of unequal items, which stand at its beginning.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// An `estimatedItemSize` by which cells size themselves.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  var flow = FlowCore()

  /// Room between lines in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if oldValue != minimumLineSpacing { invalidateLayout() } }
  }

  /// The least room between the items of a line in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if oldValue != minimumInteritemSpacing { invalidateLayout() } }
  }

  /// The size of items of which the delegate says none; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if oldValue != itemSize { invalidateLayout() } }
  }

  /// The size that items are taken to have before their cells say; zero, the default, where cells aren't
  /// asked.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      if oldValue != estimatedItemSize {
        flow.measured = [:]
        invalidateLayout()
      }
    }
  }

  /// Along which axis the content is scrolled; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if oldValue != scrollDirection { invalidateLayout() } }
  }

  /// The size of headers; none by default. Only the measure along the direction of scrolling counts.
  open var headerReferenceSize = CGSize.zero {
    didSet { if oldValue != headerReferenceSize { invalidateLayout() } }
  }

  /// The size of footers; none by default. Only the measure along the direction of scrolling counts.
  open var footerReferenceSize = CGSize.zero {
    didSet { if oldValue != footerReferenceSize { invalidateLayout() } }
  }

  /// Room around the items of each section; none by default.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if oldValue != sectionInset { invalidateLayout() } }
  }

  /// What insets of sections are measured from.
  public enum SectionInsetReference: Int, Sendable {
    /// The content's insets.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  /// What insets of sections are measured from; the content's insets by default.
  ///
  /// Partly: kept; sections lie within the content's insets.
  open var sectionInsetReference = SectionInsetReference.fromContentInset

  /// Whether headers stay in sight as long as their sections; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if oldValue != sectionHeadersPinToVisibleBounds { invalidateLayout() } }
  }

  /// Whether footers stay in sight as long as their sections; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if oldValue != sectionFootersPinToVisibleBounds { invalidateLayout() } }
  }

  // MARK: As a layout

  /// Contexts of flow layouts say whether the delegate is asked anew.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// Asks the delegate and arranges the sections, where that is stale.
  open override func prepare() {
    super.prepare()
    buildIfNeeded()
  }

  /// Drops what a context names.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    takeInvalidation(context)
    super.invalidateLayout(with: context)
  }

  /// The items, headers and footers that reach into a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  /// Where an item is.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { itemAttributes(indexPath) }

  /// Where a header or footer is.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { edgeAttributes(elementKind, indexPath) }

  /// The size of all sections.
  open override var collectionViewContentSize: CGSize { wholeSize }

  /// True where the lines have another length then, or headers move along.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    let old = collectionView.bounds
    return scrollDirection == .vertical
      ? old.width != newBounds.width : old.height != newBounds.height
  }

  /// A context by which the delegate is asked anew where the size changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = collectionView?.bounds.size != newBounds.size
    return context
  }

  /// True where cells size themselves, and a cell asks for another size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksForSizes && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size.differs(from: originalAttributes.size)
  }

  /// A context with the size that the cell asks for.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    context.preferred.append((originalAttributes.indexPath, nil, preferredAttributes.size))
    return context
  }

  override var asksForSizes: Bool { estimatedItemSize != .zero }

  override func dataChanged() { flow.isStale = true }
}

/// What of a flow layout is stale.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked anew; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places of items are; true by default.
  open var invalidateFlowLayoutAttributes = true
}

extension CGSize {
  /// Whether a measure differs by more than rounding.
  func differs(from other: CGSize) -> Bool {
    abs(width - other.width) > 0.001 || abs(height - other.height) > 0.001
  }
}
