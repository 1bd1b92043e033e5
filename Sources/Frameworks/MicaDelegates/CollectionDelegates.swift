// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Calls of collections.

public import UIKit

extension UICollectionViewDelegate where Self: ForwardingDelegate {
  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
      ?? DelegateDefaults.shared.collectionView(
        collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
      ?? DelegateDefaults.shared.collectionView(
        collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
      ?? DelegateDefaults.shared.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        highlightPreviewForItemAt: indexPath)
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
      ?? DelegateDefaults.shared.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        dismissalPreviewForItemAt: indexPath)
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
      ?? DelegateDefaults.shared.collectionView(
        collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
      ?? DelegateDefaults.shared.collectionView(
        collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Reports the call and forwards it.
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    forward(
      "collectionView:willPerformPreviewActionForMenuWith:animator:",
      [collectionView, configuration, animator]
    ) {
      (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
        collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// Reports the call and forwards it.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    forward(
      "collectionView:willDisplayContextMenu:animator:",
      [collectionView, configuration, animator ?? NSNull()]
    ) {
      (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
        collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
  }

  /// Reports the call and forwards it.
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    forward(
      "collectionView:willEndContextMenuInteraction:animator:",
      [collectionView, configuration, animator ?? NSNull()]
    ) {
      (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
        collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
      collectionView, shouldHighlightItemAt: indexPath)
      ?? DelegateDefaults.shared.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  /// Reports the call and forwards it.
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    forward("collectionView:didHighlightItemAt:", [collectionView, indexPath]) {
      (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
        collectionView, didHighlightItemAt: indexPath)
    }
  }

  /// Reports the call and forwards it.
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    forward("collectionView:didUnhighlightItemAt:", [collectionView, indexPath]) {
      (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
        collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
      collectionView, shouldSelectItemAt: indexPath)
      ?? DelegateDefaults.shared.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
      collectionView, shouldDeselectItemAt: indexPath)
      ?? DelegateDefaults.shared.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  /// Reports the call and forwards it.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    forward("collectionView:didSelectItemAt:", [collectionView, indexPath]) {
      (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
        collectionView, didSelectItemAt: indexPath)
    }
  }

  /// Reports the call and forwards it.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    forward("collectionView:didDeselectItemAt:", [collectionView, indexPath]) {
      (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
        collectionView, didDeselectItemAt: indexPath)
    }
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
      collectionView, canPerformPrimaryActionForItemAt: indexPath)
      ?? DelegateDefaults.shared.collectionView(
        collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  /// Reports the call and forwards it.
  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    forward("collectionView:performPrimaryActionForItemAt:", [collectionView, indexPath]) {
      (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
        collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }

  /// Reports the call and forwards it.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    forward("collectionView:willDisplay:forItemAt:", [collectionView, cell, indexPath]) {
      (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
        collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  /// Reports the call and forwards it.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    forward(
      "collectionView:willDisplaySupplementaryView:forElementKind:at:",
      [collectionView, view, elementKind, indexPath]
    ) {
      (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
  }

  /// Reports the call and forwards it.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    forward("collectionView:didEndDisplaying:forItemAt:", [collectionView, cell, indexPath]) {
      (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
        collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  /// Reports the call and forwards it.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    forward(
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:",
      [collectionView, view, elementKind, indexPath]
    ) {
      (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
      ?? DelegateDefaults.shared.collectionView(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
      ?? DelegateDefaults.shared.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
      ?? DelegateDefaults.shared.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool {
    (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
      collectionView, canEditItemAt: indexPath)
      ?? DelegateDefaults.shared.collectionView(collectionView, canEditItemAt: indexPath)
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
      collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
      ?? DelegateDefaults.shared.collectionView(
        collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Reports the call and forwards it.
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    forward("collectionView:didBeginMultipleSelectionInteractionAt:", [collectionView, indexPath]) {
      (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
        collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Reports the call and forwards it.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    forward("collectionViewDidEndMultipleSelectionInteraction:", [collectionView]) {
      (forwardingTarget as? any UICollectionViewDelegate)?
        .collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
  }

  /// The target's answer, or the protocol's.
  public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    (forwardingTarget as? any UICollectionViewDelegate)?.collectionView(
      collectionView, canFocusItemAt: indexPath)
      ?? DelegateDefaults.shared.collectionView(collectionView, canFocusItemAt: indexPath)
  }
}
