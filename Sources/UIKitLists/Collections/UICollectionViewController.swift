// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A controller whose view is a collection, of which it is data source and delegate.

public import CoreGraphics
public import Foundation

/// A controller of a collection: its data source and delegate, whose methods subclasses override.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let givenLayout: UICollectionViewLayout

  /// A controller of a collection with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    givenLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller with a flow layout; nibs are not read yet.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller from an archive, with a flow layout.
  public required init?(coder: NSCoder) {
    givenLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    readNib(coder, as: UICollectionViewController.self)
  }

  /// The collection; the controller's view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set {
      view = newValue
      takeRole(in: newValue)
    }
  }

  /// The layout that the controller was made with.
  open var collectionViewLayout: UICollectionViewLayout {
    (viewIfLoaded as? UICollectionView)?.collectionViewLayout ?? givenLayout
  }

  /// Whether the selection goes when the view appears; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether pushing another such controller changes the layout only; false by default.
  ///
  /// Partly: kept, without effect.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Whether a long press moves items that the data source lets be moved; true by default.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { installMovement(in: viewIfLoaded as? UICollectionView) }
  }

  private func installMovement(in collectionView: UICollectionView?) {
    guard let collectionView else { return }
    collectionView.collectionCore.moves.recognizePresses(
      installsStandardGestureForInteractiveMovement, in: collectionView)
  }

  /// Makes the collection.
  open override func loadView() {
    if loadNibView() {
      takeRole(in: viewIfLoaded as? UICollectionView)
      return
    }
    let made = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: givenLayout)
    made.backgroundColor = .systemBackground
    collectionView = made
  }

  private func takeRole(in collectionView: UICollectionView?) {
    guard let collectionView else { return }
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
    installMovement(in: collectionView)
  }

  /// Deselects what is selected, where that is wanted.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collectionView = viewIfLoaded as? UICollectionView
    else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Data

  /// How many items a section has: none here.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 0 }

  /// The cell of an item; subclasses give it.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    preconditionFailure(
      "\(type(of: self)) must override collectionView(_:cellForItemAt:)")
  }

  /// How many sections there are: one here.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// A header, footer or the like; subclasses that have some give it.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      "\(type(of: self)) must override collectionView(_:viewForSupplementaryElementOfKind:at:)")
  }

  /// Whether an item may be moved by hand.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// An item was moved by hand.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// The titles of an index: none here.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Where a title of the index leads.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  // MARK: Events

  /// Whether a finger highlights an item; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// A finger has highlighted an item.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// An item is highlighted no more.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Whether a finger selects an item; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Whether a finger deselects an item, where several can be selected; true by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// A finger has selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {}

  /// A finger has deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Whether the primary action of an item is performed; by default outside of editing.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  /// The primary action of an item is performed: a finger has chosen it.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// A cell is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// A header, footer or the like is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// A cell is shown no more.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// A header, footer or the like is shown no more.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// The layout that a finger leads from one layout to another; one that goes in straight lines by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Where the content is after an update or a change of layouts; as proposed by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The place that an item takes that is moved by hand; by default as the old form of the question is answered.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// The old form of that question; as proposed by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// Whether an item may be edited; true by default.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Whether two fingers begin to select several items; false by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Two fingers have begun to select several items.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Two fingers select no more.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

  /// Whether an item can have the focus; by default where it can be selected.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  { collectionView.allowsSelection }

  // MARK: Menus

  /// What the method for one item says; none for several.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }

  /// None.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The other method is asked.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }

  /// The other method is asked.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }

  /// The whole cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The whole cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Scrolling; each as a delegate without it

  /// See `UIScrollViewDelegate`.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// See `UIScrollViewDelegate`.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// See `UIScrollViewDelegate`.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// See `UIScrollViewDelegate`.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// See `UIScrollViewDelegate`.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// See `UIScrollViewDelegate`.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// See `UIScrollViewDelegate`.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// See `UIScrollViewDelegate`.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// See `UIScrollViewDelegate`.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// See `UIScrollViewDelegate`.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// See `UIScrollViewDelegate`.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  /// See `UIScrollViewDelegate`.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// See `UIScrollViewDelegate`.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// See `UIScrollViewDelegate`.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
