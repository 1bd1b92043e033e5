// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A layout that is put together from sections, groups and items.

public import CoreGraphics
public import Foundation

/// Makes the form of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of groups of items, each with measures of its own.
///
/// Sections without measures that cells say cost only what is seen of them, however many items they have;
/// in others an item that is asked costs time in the logarithm of the groups.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  var compositional = CompositionalCore()
  /// The colour behind a list.
  var listBackground: UIColor?

  /// A layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout whose sections are all alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// A layout whose sections a function makes.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout whose sections a function makes.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Layouts from archives are not supported, as on iOS.
  public required init?(coder: NSCoder) { nil }

  /// How the layout is as a whole.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  // MARK: As a layout

  /// Makes the sections, where that is stale.
  open override func prepare() {
    super.prepare()
    buildIfNeeded()
  }

  /// Drops what a context names.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    takeInvalidation(context)
    super.invalidateLayout(with: context)
  }

  /// The elements that reach into a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  /// Where an item is.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { itemAttributes(indexPath) }

  /// Where a header, a footer or a view that is fastened to an item is.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(elementKind, indexPath) }

  /// Where the background of a section is.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    buildIfNeeded()
    guard indexPath.count > 0, compositional.sections.indices.contains(indexPath[0]) else {
      return nil
    }
    return decorations(of: compositional.sections[indexPath[0]]).first {
      $0.representedElementKind == elementKind
    }
  }

  /// The size of all sections.
  open override var collectionViewContentSize: CGSize { wholeSize }

  /// True where the size changes, or something stays in sight.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return collectionView.bounds.size != newBounds.size
  }

  /// True where a view asks for another size along an axis that is left to it.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    !originalAttributes.estimates.isEmpty
      && preferredAttributes.size.differs(from: originalAttributes.size)
  }

  /// A context with the size that the view asks for.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    let kind = originalAttributes.representedElementKind
    context.preferred.append((originalAttributes.indexPath, kind, preferredAttributes.size))
    if let kind {
      context.invalidateSupplementaryElements(
        ofKind: kind, at: [originalAttributes.indexPath])
    } else {
      context.invalidateItems(at: [originalAttributes.indexPath])
    }
    return context
  }

  override func dataChanged() { compositional.isStale = true }
}
