// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Calls of search bars, pickers and gestures.

public import UIKit

extension UISearchBarDelegate where Self: ForwardingDelegate {
  /// The target's answer, or the protocol's.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    (forwardingTarget as? any UISearchBarDelegate)?.searchBarShouldBeginEditing(searchBar)
      ?? DelegateDefaults.shared.searchBarShouldBeginEditing(searchBar)
  }

  /// Reports the call and forwards it.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    forward("searchBarTextDidBeginEditing:", [searchBar]) {
      (forwardingTarget as? any UISearchBarDelegate)?.searchBarTextDidBeginEditing(searchBar)
    }
  }

  /// The target's answer, or the protocol's.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    (forwardingTarget as? any UISearchBarDelegate)?.searchBarShouldEndEditing(searchBar)
      ?? DelegateDefaults.shared.searchBarShouldEndEditing(searchBar)
  }

  /// Reports the call and forwards it.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    forward("searchBarTextDidEndEditing:", [searchBar]) {
      (forwardingTarget as? any UISearchBarDelegate)?.searchBarTextDidEndEditing(searchBar)
    }
  }

  /// Reports the call and forwards it.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    forward("searchBar:textDidChange:", [searchBar, searchText]) {
      (forwardingTarget as? any UISearchBarDelegate)?.searchBar(
        searchBar, textDidChange: searchText)
    }
  }

  /// The target's answer, or the protocol's.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    (forwardingTarget as? any UISearchBarDelegate)?.searchBar(
      searchBar, shouldChangeTextIn: range, replacementText: text)
      ?? DelegateDefaults.shared.searchBar(
        searchBar, shouldChangeTextIn: range, replacementText: text)
  }

  /// Reports the call and forwards it.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    forward("searchBarSearchButtonClicked:", [searchBar]) {
      (forwardingTarget as? any UISearchBarDelegate)?.searchBarSearchButtonClicked(searchBar)
    }
  }

  /// Reports the call and forwards it.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    forward("searchBarBookmarkButtonClicked:", [searchBar]) {
      (forwardingTarget as? any UISearchBarDelegate)?.searchBarBookmarkButtonClicked(searchBar)
    }
  }

  /// Reports the call and forwards it.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    forward("searchBarCancelButtonClicked:", [searchBar]) {
      (forwardingTarget as? any UISearchBarDelegate)?.searchBarCancelButtonClicked(searchBar)
    }
  }

  /// Reports the call and forwards it.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    forward("searchBarResultsListButtonClicked:", [searchBar]) {
      (forwardingTarget as? any UISearchBarDelegate)?.searchBarResultsListButtonClicked(searchBar)
    }
  }

  /// Reports the call and forwards it.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    forward(
      "searchBar:selectedScopeButtonIndexDidChange:", [searchBar, NSNumber(value: selectedScope)]
    ) {
      (forwardingTarget as? any UISearchBarDelegate)?.searchBar(
        searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
  }
}

extension UISearchControllerDelegate where Self: ForwardingDelegate {
  /// Reports the call and forwards it.
  public func willPresentSearchController(_ searchController: UISearchController) {
    forward("willPresentSearchController:", [searchController]) {
      (forwardingTarget as? any UISearchControllerDelegate)?.willPresentSearchController(
        searchController)
    }
  }

  /// Reports the call and forwards it.
  public func didPresentSearchController(_ searchController: UISearchController) {
    forward("didPresentSearchController:", [searchController]) {
      (forwardingTarget as? any UISearchControllerDelegate)?.didPresentSearchController(
        searchController)
    }
  }

  /// Reports the call and forwards it.
  public func willDismissSearchController(_ searchController: UISearchController) {
    forward("willDismissSearchController:", [searchController]) {
      (forwardingTarget as? any UISearchControllerDelegate)?.willDismissSearchController(
        searchController)
    }
  }

  /// Reports the call and forwards it.
  public func didDismissSearchController(_ searchController: UISearchController) {
    forward("didDismissSearchController:", [searchController]) {
      (forwardingTarget as? any UISearchControllerDelegate)?.didDismissSearchController(
        searchController)
    }
  }

  /// Reports the call and forwards it.
  public func presentSearchController(_ searchController: UISearchController) {
    forward("presentSearchController:", [searchController]) {
      (forwardingTarget as? any UISearchControllerDelegate)?.presentSearchController(
        searchController)
    }
  }
}

extension UIPickerViewDelegate where Self: ForwardingDelegate {
  /// The target's answer, or the protocol's.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    (forwardingTarget as? any UIPickerViewDelegate)?.pickerView(
      pickerView, widthForComponent: component)
      ?? DelegateDefaults.shared.pickerView(pickerView, widthForComponent: component)
  }

  /// The target's answer, or the protocol's.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat {
    (forwardingTarget as? any UIPickerViewDelegate)?.pickerView(
      pickerView, rowHeightForComponent: component)
      ?? DelegateDefaults.shared.pickerView(pickerView, rowHeightForComponent: component)
  }

  /// The target's answer, or the protocol's.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    (forwardingTarget as? any UIPickerViewDelegate)?.pickerView(
      pickerView, titleForRow: row, forComponent: component)
      ?? DelegateDefaults.shared.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  /// The target's answer, or the protocol's.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    (forwardingTarget as? any UIPickerViewDelegate)?.pickerView(
      pickerView, attributedTitleForRow: row, forComponent: component)
      ?? DelegateDefaults.shared.pickerView(
        pickerView, attributedTitleForRow: row, forComponent: component)
  }

  /// The target's answer, or the protocol's.
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    (forwardingTarget as? any UIPickerViewDelegate)?.pickerView(
      pickerView, viewForRow: row, forComponent: component, reusing: view)
      ?? DelegateDefaults.shared.pickerView(
        pickerView, viewForRow: row, forComponent: component, reusing: view)
  }

  /// Reports the call and forwards it.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    forward(
      "pickerView:didSelectRow:inComponent:",
      [pickerView, NSNumber(value: row), NSNumber(value: component)]
    ) {
      (forwardingTarget as? any UIPickerViewDelegate)?.pickerView(
        pickerView, didSelectRow: row, inComponent: component)
    }
  }
}

extension UIGestureRecognizerDelegate where Self: ForwardingDelegate {
  /// The target's answer, or the protocol's.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    (forwardingTarget as? any UIGestureRecognizerDelegate)?.gestureRecognizerShouldBegin(
      gestureRecognizer)
      ?? DelegateDefaults.shared.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The target's answer, or the protocol's.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    (forwardingTarget as? any UIGestureRecognizerDelegate)?.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
      ?? DelegateDefaults.shared.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  /// The target's answer, or the protocol's.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    (forwardingTarget as? any UIGestureRecognizerDelegate)?.gestureRecognizer(
      gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
      ?? DelegateDefaults.shared.gestureRecognizer(
        gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  /// The target's answer, or the protocol's.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    (forwardingTarget as? any UIGestureRecognizerDelegate)?.gestureRecognizer(
      gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
      ?? DelegateDefaults.shared.gestureRecognizer(
        gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }

  /// The target's answer, or the protocol's.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    (forwardingTarget as? any UIGestureRecognizerDelegate)?.gestureRecognizer(
      gestureRecognizer, shouldReceive: touch)
      ?? DelegateDefaults.shared.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  /// The target's answer, or the protocol's.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    (forwardingTarget as? any UIGestureRecognizerDelegate)?.gestureRecognizer(
      gestureRecognizer, shouldReceive: press)
      ?? DelegateDefaults.shared.gestureRecognizer(gestureRecognizer, shouldReceive: press)
  }

  /// The target's answer, or the protocol's.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    (forwardingTarget as? any UIGestureRecognizerDelegate)?.gestureRecognizer(
      gestureRecognizer, shouldReceive: event)
      ?? DelegateDefaults.shared.gestureRecognizer(gestureRecognizer, shouldReceive: event)
  }
}

extension UIDocumentPickerDelegate where Self: ForwardingDelegate {
  /// Reports the call and forwards it.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    forward("documentPicker:didPickDocumentsAt:", [controller, urls]) {
      (forwardingTarget as? any UIDocumentPickerDelegate)?.documentPicker(
        controller, didPickDocumentsAt: urls)
    }
  }

  /// Reports the call and forwards it.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    forward("documentPickerWasCancelled:", [controller]) {
      (forwardingTarget as? any UIDocumentPickerDelegate)?.documentPickerWasCancelled(controller)
    }
  }

  /// Reports the call and forwards it.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {
    forward("documentPicker:didPickDocumentAt:", [controller, url]) {
      (forwardingTarget as? any UIDocumentPickerDelegate)?.documentPicker(
        controller, didPickDocumentAt: url)
    }
  }
}

extension UIImagePickerControllerDelegate where Self: ForwardingDelegate {
  /// Reports the call and forwards it.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    forward("imagePickerController:didFinishPickingMediaWithInfo:", [picker, info]) {
      (forwardingTarget as? any UIImagePickerControllerDelegate)?.imagePickerController(
        picker, didFinishPickingMediaWithInfo: info)
    }
  }

  /// Reports the call and forwards it.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    forward("imagePickerControllerDidCancel:", [picker]) {
      (forwardingTarget as? any UIImagePickerControllerDelegate)?.imagePickerControllerDidCancel(
        picker)
    }
  }
}
