// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of search bars by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UISearchBar {
  /// What the button that cancels says.
  private var cancelText: String? {
    get { parts.cancelTitle }
    set {
      parts.cancelTitle = newValue ?? "Cancel"
      parts.cancel?.setTitle(parts.cancelTitle, for: .normal)
      setNeedsLayout()
    }
  }

  static func keys(_ table: ClassTable<UISearchBar>) {
    table.initializers(inheritsOthers: true)
    table.outlet("delegate", \.delegate)
    table.property("isEnabled", \.isEnabled)
    table.property("searchTextField", \.searchTextField)
    table.property("searchField", \.searchTextField)
    table.property("cancelButtonText", get: { $0.cancelText }, set: { $0.cancelText = $1 })
    table.property("text", \.text, inspectable: true)
    table.property("placeholder", \.placeholder, inspectable: true)
    table.property("prompt", \.prompt, inspectable: true)
    table.property("searchBarStyle", \.searchBarStyle, inspectable: true, default: .default)
    table.property("barTintColor", \.barTintColor, inspectable: true)
    table.property("isTranslucent", \.isTranslucent, inspectable: true, default: true)
    table.property("backgroundImage", \.backgroundImage, nib: .key)
    table.property(
      "searchFieldBackgroundPositionAdjustment", \.searchFieldBackgroundPositionAdjustment)
    table.property("searchTextPositionAdjustment", \.searchTextPositionAdjustment)
    table.property("showsCancelButton", \.showsCancelButton, inspectable: true, default: false)
    table.property("showsBookmarkButton", \.showsBookmarkButton, inspectable: true, default: false)
    table.property(
      "showsSearchResultsButton", \.showsSearchResultsButton, inspectable: true, default: false)
    table.property("isSearchResultsButtonSelected", \.isSearchResultsButtonSelected)
    table.property("selectedScopeButtonIndex", \.selectedScopeButtonIndex, default: 0)
    table.property("showsScopeBar", \.showsScopeBar, inspectable: true, default: false)
    table.property("scopeButtonTitles", \.scopeButtonTitles, nib: .key)
    table.outlet("inputAccessoryView", \.inputAccessoryView)
    table.property(
      "autocapitalizationType", \.autocapitalizationType, inspectable: true, default: .sentences)
    table.property("autocorrectionType", \.autocorrectionType, inspectable: true, default: .no)
    table.property("spellCheckingType", \.spellCheckingType, inspectable: true, default: .default)
    table.property("keyboardType", \.keyboardType, inspectable: true, default: .default)
    table.property("keyboardAppearance", \.keyboardAppearance, inspectable: true, default: .default)
    table.property("returnKeyType", \.returnKeyType, inspectable: true, default: .search)
    table.property(
      "enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically, inspectable: true,
      default: true)
    table.property("barStyle", \.barStyle, inspectable: true, default: .default)
  }
}

extension UISearchTextField {
  static func keys(_ table: ClassTable<UISearchTextField>) {
    table.initializers(inheritsOthers: true)
  }
}
