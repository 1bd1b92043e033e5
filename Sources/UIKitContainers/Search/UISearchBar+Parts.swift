// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a search bar is made of, and how it tells its delegate.

import CoreGraphics
import CoreText
import Foundation
internal import MicaRaster

/// The parts of a search bar.
@MainActor
final class SearchBarParts {
  let field = UISearchTextField()
  let listener = SearchFieldListener()
  let background = UIImageView()
  var line: UIView?
  var cancel: UIButton?
  var scopes: UISegmentedControl?
  var scopeStyle = ScopeStyle()
  var prompt: UILabel?
  var showsCancel = false
  var cancelTitle = "Cancel"
  /// Whether the bar stands in a navigation bar: as `BarPlace` says.
  var place: SearchBarPlace?
  var icons: [UISearchBar.Icon: UIImage] = [:]
}

/// Hears of the field's editing in a bar's place.
@MainActor
final class SearchFieldListener: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?
  weak var controller: (any EndedSearch)?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.map { $0.delegate?.searchBarTextDidBeginEditing($0) }
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.map { $0.delegate?.searchBarTextDidEndEditing($0) }
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.flatMap {
      $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string)
    } ?? true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarSearchButtonClicked($0) }
    return false
  }
}

extension UISearchBar {
  private static let fieldInset = CGSize(width: 8, height: 10)
  private static let scopesHeight: CGFloat = 32
  private static let promptHeight: CGFloat = 20

  func setUpBar() {
    isOpaque = false
    parts.listener.bar = self
    parts.field.delegate = parts.listener
    parts.field.placeholder = "Search"
    addSubview(parts.background)
    addSubview(parts.field)
    parts.field.addAction(
      UIAction { [weak self] _ in self?.fieldChanged() }, for: .editingChanged)
    looksChanged()
  }

  private func fieldChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
  }

  /// A text that the program sets is told of as well, as on iOS.
  func setSearchText(_ text: String?) {
    parts.field.text = text
    delegate?.searchBar(self, textDidChange: text ?? "")
  }

  /// The insets of the field: in a navigation bar those of its content.
  private var fieldInsets: UIEdgeInsets {
    if let place = parts.place {
      return UIEdgeInsets(top: place.top, left: place.margin, bottom: 15, right: place.margin)
    }
    let inset = Self.fieldInset
    return UIEdgeInsets(
      top: inset.height, left: inset.width, bottom: inset.height, right: inset.width)
  }

  var barHeight: CGFloat {
    if parts.place != nil { return SearchBarPlace.height + (showsScopes ? 44 : 0) }
    var height = 2 * Self.fieldInset.height + UISearchTextField.height
    if showsScopes { height += Self.scopesHeight + Self.fieldInset.height }
    if prompt != nil { height += Self.promptHeight }
    return height
  }

  private var showsScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func barStyleChanged() {
    let style = barStyle == .default ? UIUserInterfaceStyle.unspecified : .dark
    for part in [parts.background, parts.field] as [UIView] {
      part.overrideUserInterfaceStyle = style
    }
  }

  func looksChanged() {
    let isBare = searchBarStyle == .minimal || parts.place != nil
    parts.background.isHidden = isBare && backgroundImage == nil
    parts.background.image = backgroundImage
    parts.background.backgroundColor =
      backgroundImage != nil ? nil : barTintColor ?? SearchLooks.bar
    setNeedsLayout()
  }

  func layOutBar() {
    parts.background.frame = bounds
    var y = fieldInsets.top
    if let prompt { y += layOutPrompt(prompt, y) } else { parts.prompt?.isHidden = true }
    let side = fieldInsets.left
    let fieldHeight = parts.place?.fieldHeight ?? UISearchTextField.height
    var width = bounds.width - 2 * side
    if parts.showsCancel, let cancel = parts.cancel {
      let wanted = cancel.intrinsicContentSize.width
      width -= wanted + Self.fieldInset.width
      cancel.frame = CGRect(
        x: isMirrored ? side : bounds.width - side - wanted, y: y, width: wanted,
        height: UISearchTextField.height)
    }
    let x = isMirrored ? bounds.width - side - max(width, 0) : side
    parts.field.frame = CGRect(
      x: x + searchFieldBackgroundPositionAdjustment.horizontal,
      y: y + searchFieldBackgroundPositionAdjustment.vertical, width: max(width, 0),
      height: fieldHeight)
    parts.scopes?.isHidden = !showsScopes
    parts.scopes?.frame = CGRect(
      x: side, y: y + UISearchTextField.height + Self.fieldInset.height,
      width: max(bounds.width - 2 * side, 0), height: Self.scopesHeight)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func layOutPrompt(_ text: String, _ y: CGFloat) -> CGFloat {
    let label = parts.prompt ?? UILabel()
    if parts.prompt == nil {
      label.font = .systemFont(ofSize: 13)
      label.textAlignment = .center
      addSubview(label)
      parts.prompt = label
    }
    label.isHidden = false
    label.text = text
    label.frame = CGRect(x: 0, y: y - 4, width: bounds.width, height: Self.promptHeight)
    return Self.promptHeight
  }

  // MARK: Buttons

  func showCancel(_ shows: Bool, animated: Bool) {
    guard shows != parts.showsCancel else { return }
    parts.showsCancel = shows
    let button = parts.cancel ?? makeCancel()
    if !shows, !animated { button.alpha = 0 }
    setNeedsLayout()
    let change = {
      button.alpha = shows ? 1 : 0
      self.layoutIfNeeded()
    }
    if animated, window != nil {
      UIView.animateTouchably(withDuration: 0.25, animations: change)
    } else {
      button.alpha = shows ? 1 : 0
    }
  }

  /// The button counts as an item of a bar for proxies: that is how programs give it another font.
  private func takeItemLooks(_ button: UIButton) {
    for look in AppearanceState.current.looks(for: UIBarButtonItem.self, in: button) {
      if let tint = look.tintColor { button.tintColor = tint }
      if let title = look.title { button.setTitle(title, for: .normal) }
      guard let own = look.titleAttributes[UIControl.State.normal.rawValue] else { continue }
      if let font = own[.font] as? UIFont { button.titleLabel?.font = font }
      if let color = own[.foregroundColor] as? UIColor { button.setTitleColor(color, for: .normal) }
    }
  }

  private func makeCancel() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(parts.cancelTitle, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.alpha = 0
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.searchBarCancelButtonClicked(self)
        self.cancelled()
      }, for: .touchUpInside)
    addSubview(button)
    parts.cancel = button
    takeItemLooks(button)
    let width = button.intrinsicContentSize.width
    button.frame = CGRect(
      x: isMirrored ? -width : bounds.width, y: Self.fieldInset.height, width: width,
      height: UISearchTextField.height)
    return button
  }

  /// What a search controller does when its bar's search is ended.
  private func cancelled() {
    (parts.listener.controller)?.cancelled()
  }

  func setIcon(_ image: UIImage?, _ icon: Icon, _ state: UIControl.State) {
    parts.icons[icon] = image
    if icon == .search {
      (parts.field.leftView as? UIImageView)?.image = image ?? SearchSymbol.lens
      parts.field.setNeedsLayout()
    } else {
      Unsupported.note("UISearchBar.setImage for other pictures than the lens", of: self)
    }
  }

  func setFieldBackground(_ image: UIImage?, _ state: UIControl.State) {
    parts.field.background = image
    parts.field.backgroundColor = image == nil ? .tertiarySystemFill : nil
  }

  // MARK: Scopes

  func scopesChanged() {
    contentChanged()
    guard showsScopes, let titles = scopeButtonTitles else { return }
    let control = parts.scopes ?? makeScopes()
    let shown = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
    if shown != titles {
      control.removeAllSegments()
      for (index, title) in titles.enumerated() {
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
    }
    control.selectedSegmentIndex =
      titles.indices.contains(selectedScopeButtonIndex) ? selectedScopeButtonIndex : 0
  }

  private func makeScopes() -> UISegmentedControl {
    let control = UISegmentedControl()
    control.addAction(
      UIAction { [weak self] _ in
        guard let self, let control = self.parts.scopes else { return }
        self.selectedScopeButtonIndex = control.selectedSegmentIndex
        self.delegate?.searchBar(
          self, selectedScopeButtonIndexDidChange: self.selectedScopeButtonIndex)
      }, for: .valueChanged)
    addSubview(control)
    parts.scopes = control
    parts.scopeStyle.apply(to: control)
    return control
  }
}

/// The colours of a search bar: those of bars (FACTS_UIKIT d.14).
@MainActor
enum SearchLooks {
  static var bar: UIColor {
    UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 29 / 255, alpha: 0.94) : UIColor(white: 249 / 255, alpha: 0.94)
    }
  }
}

/// What is told that a search was ended by the bar's button.
@MainActor
protocol EndedSearch: AnyObject {
  func cancelled()
}

/// Where a search bar stands in a navigation bar: a row of 52 points below the titles (FACTS_UIKIT d.13: the
/// field is 36 high; what is around it is recalled), which scrolling may take away.
struct SearchBarPlace: Equatable {
  static let height: CGFloat = 52
  /// From the bar's edges to the field.
  var margin: CGFloat
  /// Above the field: 1 point below titles, more where there are none.
  var top: CGFloat = 1
  /// What can be seen of the row.
  var seen: CGFloat = height

  /// The field becomes lower as the row goes.
  var fieldHeight: CGFloat { max(0, min(UISearchTextField.height, seen - 16)) }
}
