// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A bar with a field to search with (FACTS_UIKIT d.13). What subclasses may override stands here.

import CoreGraphics
import CoreText
public import Foundation

/// A bar 56 points high with a search field 36 points high in it, and buttons beside it.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  let parts = SearchBarParts()

  /// A bar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  /// A bar from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
    readNib(coder, as: UISearchBar.self)
  }

  /// Who is asked and told; not kept alive.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// The field.
  open var searchTextField: UISearchTextField { parts.field }
  /// What is searched for; empty by default.
  open var text: String? {
    get { parts.field.text }
    set { setSearchText(newValue) }
  }
  /// What the field shows without a text: "Search" by default on iOS 13 and later.
  open var placeholder: String? {
    get { parts.field.placeholder }
    set { parts.field.placeholder = newValue }
  }
  /// Whether the field takes touches; true by default.
  open var isEnabled: Bool {
    get { parts.field.isEnabled }
    set { parts.field.isEnabled = newValue }
  }
  /// A line above the field; nil by default.
  open var prompt: String? { didSet { contentChanged() } }

  // MARK: Looks

  /// Whether the bar stands out of what it lies on; `default` by default, which does.
  open var searchBarStyle = Style.default {
    didSet {
      own(.searchBarStyle)
      looksChanged()
    }
  }
  /// The colours of the bar: those of the program's style, or dark ones; `default` by default.
  open var barStyle = UIBarStyle.default {
    didSet {
      own(.barStyle)
      barStyleChanged()
    }
  }
  /// The bar's own colour; nil for the usual one.
  open var barTintColor: UIColor? {
    didSet {
      own(.barTintColor)
      looksChanged()
    }
  }
  /// Whether what lies behind shines through the bar; true by default.
  open var isTranslucent = true { didSet { looksChanged() } }
  /// A picture behind the field, in the place of the bar's colour.
  open var backgroundImage: UIImage? {
    didSet {
      own(.backgroundImage)
      looksChanged()
    }
  }
  /// How far the field's background is moved; zero by default.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { contentChanged() } }
  /// How far the text is moved; kept.
  open var searchTextPositionAdjustment = UIOffset.zero

  // MARK: Buttons

  /// Whether a button that ends the search is shown; false by default.
  open var showsCancelButton: Bool {
    get { parts.showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows that button, or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    showCancel(showsCancelButton, animated: animated)
  }
  /// Whether a button with a book is shown while there is no text; kept.
  ///
  /// Partly: kept, not shown.
  open var showsBookmarkButton = false
  /// Whether a button for the results is shown; kept.
  ///
  /// Partly: kept, not shown.
  open var showsSearchResultsButton = false
  /// Whether that button is chosen; kept.
  open var isSearchResultsButtonSelected = false

  // MARK: Scopes

  /// The titles of the scopes to search in; nil by default.
  open var scopeButtonTitles: [String]? { didSet { scopesChanged() } }
  /// The number of the chosen scope; 0 by default.
  open var selectedScopeButtonIndex = 0 { didSet { scopesChanged() } }
  /// Whether the scopes are shown below the field; false by default.
  open var showsScopeBar = false { didSet { scopesChanged() } }
  /// Shows the scopes, or hides them.
  open func setShowsScope(_ show: Bool, animate: Bool) { showsScopeBar = show }

  // MARK: Size

  /// 56 points high, with scopes or a prompt higher.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  /// The size that suits the content best within `size`, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  /// Places the parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }

  /// Called when the traits have changed: colours and fonts follow.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    looksChanged()
  }

  // MARK: First responder

  /// Whether typing may go here.
  open override var canBecomeFirstResponder: Bool { parts.field.canBecomeFirstResponder }

  /// Whether typing goes here.
  open override var isFirstResponder: Bool { parts.field.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { parts.field.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { parts.field.resignFirstResponder() }
  /// A view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { parts.field.inputAccessoryView }
    set { parts.field.inputAccessoryView = newValue }
  }

  // MARK: Keyboard

  /// Which letters become capitals by themselves; `sentences` by default.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { parts.field.autocapitalizationType }
    set { parts.field.autocapitalizationType = newValue }
  }

  /// Whether words are corrected; they aren't here.
  open var autocorrectionType: UITextAutocorrectionType {
    get { parts.field.autocorrectionType }
    set { parts.field.autocorrectionType = newValue }
  }

  /// Whether spelling is checked; it isn't here.
  open var spellCheckingType: UITextSpellCheckingType {
    get { parts.field.spellCheckingType }
    set { parts.field.spellCheckingType = newValue }
  }

  /// The keys; `default` by default.
  open var keyboardType: UIKeyboardType {
    get { parts.field.keyboardType }
    set { parts.field.keyboardType = newValue }
  }

  /// The keyboard's looks; `default` by default.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { parts.field.keyboardAppearance }
    set {
      own(.keyboardAppearance)
      parts.field.keyboardAppearance = newValue
    }
  }

  /// What the return key says; `default` by default.
  open var returnKeyType: UIReturnKeyType {
    get { parts.field.returnKeyType }
    set { parts.field.returnKeyType = newValue }
  }

  /// Whether the return key needs a text; false by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { parts.field.enablesReturnKeyAutomatically }
    set { parts.field.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether a bar stands out of what it lies on.
  public enum Style: UInt, Sendable {
    /// As prominent.
    case `default` = 0
    /// With a background of its own.
    case prominent
    /// Without one.
    case minimal
  }

  /// The pictures of a search bar.
  public enum Icon: Int, Sendable {
    /// The lens.
    case search = 0
    /// The button that clears.
    case clear
    /// The book.
    case bookmark
    /// The results.
    case resultsList
  }

  /// Sets a picture; that of the lens is shown, others are kept.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    setIcon(iconImage, icon, state)
  }
  /// A picture that was set.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { parts.icons[icon] }
  /// Sets a picture in the place of the field's background.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    setFieldBackground(backgroundImage, state)
  }
}
