// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// When a controller says what it shows in place of missing content (iOS 17).

extension UIViewController {
  /// The controller's traits, and the text of its navigation item's search.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = (core.navigationItem?.searchSlot as? any TextSearch)?.searchedText
    return state
  }

  /// Asks for `updateContentUnavailableConfiguration(using:)` before the view's next layout.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    core.wantsUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Calls `updateContentUnavailableConfiguration(using:)` where that is due.
  func updateContentUnavailableIfNeeded() {
    guard core.wantsUnavailableUpdate else { return }
    core.wantsUnavailableUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
}
