// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What protocols answer by themselves, and which of their methods are reported.

internal import MicaRuntime
internal import UIKit

/// An object with the protocols' own answers.
@MainActor final class DelegateDefaults: NSObject {
  static let shared = DelegateDefaults()

  /// The methods of a protocol that have no result.
  struct Reported: Sendable {
    let conforms: @Sendable (AnyObject) -> Bool
    let selectors: Set<Selector>
  }

  nonisolated static let reported: [Reported] = [
    Reported(
      conforms: { $0 is any UIScrollViewDelegate },
      selectors: [
        "scrollViewDidScroll:",
        "scrollViewWillBeginDragging:",
        "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
        "scrollViewDidEndDragging:willDecelerate:",
        "scrollViewWillBeginDecelerating:",
        "scrollViewDidEndDecelerating:",
        "scrollViewDidEndScrollingAnimation:",
        "scrollViewDidZoom:",
        "scrollViewWillBeginZooming:with:",
        "scrollViewDidEndZooming:with:atScale:",
        "scrollViewDidScrollToTop:",
        "scrollViewDidChangeAdjustedContentInset:",
      ]),
    Reported(
      conforms: { $0 is any UITextFieldDelegate },
      selectors: [
        "textField:willPresentEditMenuWith:",
        "textField:willDismissEditMenuWith:",
        "textFieldDidBeginEditing:",
        "textFieldDidEndEditing:",
        "textFieldDidEndEditing:reason:",
        "textFieldDidChangeSelection:",
      ]),
    Reported(
      conforms: { $0 is any UITextViewDelegate },
      selectors: [
        "textView:willPresentEditMenuWith:",
        "textView:willDismissEditMenuWith:",
        "textViewDidBeginEditing:",
        "textViewDidEndEditing:",
        "textViewDidChange:",
        "textViewDidChangeSelection:",
      ]),
    Reported(
      conforms: { $0 is any UITableViewDelegate },
      selectors: [
        "tableView:willPerformPreviewActionForMenuWith:animator:",
        "tableView:willDisplayContextMenu:animator:",
        "tableView:willEndContextMenuInteraction:animator:",
        "tableView:willDisplay:forRowAt:",
        "tableView:willDisplayHeaderView:forSection:",
        "tableView:willDisplayFooterView:forSection:",
        "tableView:didEndDisplaying:forRowAt:",
        "tableView:didEndDisplayingHeaderView:forSection:",
        "tableView:didEndDisplayingFooterView:forSection:",
        "tableView:accessoryButtonTappedForRowWith:",
        "tableView:didHighlightRowAt:",
        "tableView:didUnhighlightRowAt:",
        "tableView:didSelectRowAt:",
        "tableView:didDeselectRowAt:",
        "tableView:willBeginEditingRowAt:",
        "tableView:didEndEditingRowAt:",
      ]),
    Reported(
      conforms: { $0 is any UICollectionViewDelegate },
      selectors: [
        "collectionView:willPerformPreviewActionForMenuWith:animator:",
        "collectionView:willDisplayContextMenu:animator:",
        "collectionView:willEndContextMenuInteraction:animator:",
        "collectionView:didHighlightItemAt:",
        "collectionView:didUnhighlightItemAt:",
        "collectionView:didSelectItemAt:",
        "collectionView:didDeselectItemAt:",
        "collectionView:performPrimaryActionForItemAt:",
        "collectionView:willDisplay:forItemAt:",
        "collectionView:willDisplaySupplementaryView:forElementKind:at:",
        "collectionView:didEndDisplaying:forItemAt:",
        "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:",
        "collectionView:didBeginMultipleSelectionInteractionAt:",
        "collectionViewDidEndMultipleSelectionInteraction:",
      ]),
    Reported(
      conforms: { $0 is any UISearchBarDelegate },
      selectors: [
        "searchBarTextDidBeginEditing:",
        "searchBarTextDidEndEditing:",
        "searchBar:textDidChange:",
        "searchBarSearchButtonClicked:",
        "searchBarBookmarkButtonClicked:",
        "searchBarCancelButtonClicked:",
        "searchBarResultsListButtonClicked:",
        "searchBar:selectedScopeButtonIndexDidChange:",
      ]),
    Reported(
      conforms: { $0 is any UISearchControllerDelegate },
      selectors: [
        "willPresentSearchController:",
        "didPresentSearchController:",
        "willDismissSearchController:",
        "didDismissSearchController:",
        "presentSearchController:",
      ]),
    Reported(
      conforms: { $0 is any UIPickerViewDelegate },
      selectors: [
        "pickerView:didSelectRow:inComponent:"
      ]),
    Reported(
      conforms: { $0 is any UIDocumentPickerDelegate },
      selectors: [
        "documentPicker:didPickDocumentsAt:",
        "documentPickerWasCancelled:",
        "documentPicker:didPickDocumentAt:",
      ]),
    Reported(
      conforms: { $0 is any UIImagePickerControllerDelegate },
      selectors: [
        "imagePickerController:didFinishPickingMediaWithInfo:",
        "imagePickerControllerDidCancel:",
      ]),
    Reported(
      conforms: { $0 is any UINavigationControllerDelegate },
      selectors: [
        "navigationController:willShow:animated:",
        "navigationController:didShow:animated:",
      ]),
    Reported(
      conforms: { $0 is any UITabBarControllerDelegate },
      selectors: [
        "tabBarController:didSelect:",
        "tabBarController:willBeginCustomizing:",
        "tabBarController:willEndCustomizing:changed:",
        "tabBarController:didEndCustomizing:changed:",
      ]),
    Reported(
      conforms: { $0 is any UITabBarDelegate },
      selectors: [
        "tabBar:didSelect:",
        "tabBar:willBeginCustomizing:",
        "tabBar:didBeginCustomizing:",
        "tabBar:willEndCustomizing:changed:",
        "tabBar:didEndCustomizing:changed:",
      ]),
    Reported(
      conforms: { $0 is any UIAdaptivePresentationControllerDelegate },
      selectors: [
        "presentationController:willPresentWithAdaptiveStyle:transitionCoordinator:",
        "presentationControllerWillDismiss:",
        "presentationControllerDidDismiss:",
        "presentationControllerDidAttemptToDismiss:",
      ]),
    Reported(
      conforms: { $0 is any UIPageViewControllerDelegate },
      selectors: [
        "pageViewController:willTransitionTo:",
        "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
      ]),
  ]
}

extension DelegateDefaults: UITableViewDelegate {}
extension DelegateDefaults: UICollectionViewDelegateFlowLayout {}
extension DelegateDefaults: UITextViewDelegate {}
extension DelegateDefaults: UITextFieldDelegate {}
extension DelegateDefaults: UISearchBarDelegate {}
extension DelegateDefaults: UISearchControllerDelegate {}
extension DelegateDefaults: UINavigationControllerDelegate {}
extension DelegateDefaults: UITabBarControllerDelegate {}
extension DelegateDefaults: UITabBarDelegate {}
extension DelegateDefaults: UIPickerViewDelegate {}
extension DelegateDefaults: UIImagePickerControllerDelegate {}
extension DelegateDefaults: UIGestureRecognizerDelegate {}
extension DelegateDefaults: UIAdaptivePresentationControllerDelegate {}
extension DelegateDefaults: UIPageViewControllerDelegate {}
extension DelegateDefaults: UIDocumentPickerDelegate {}
