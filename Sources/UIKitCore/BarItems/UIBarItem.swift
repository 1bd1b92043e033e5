// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What bars show: a title, a picture, and how both look. Bars make views of their items and hear of
// their changes.

public import Foundation

/// A change of an item that its bar has to show.
@MainActor
package protocol BarItemObserver: AnyObject {
  func barItemChanged(_ item: NSObject)
}

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  package weak var observer: (any BarItemObserver)?
  /// Text attributes by the raw value of the control state.
  package var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// An empty item.
  public override init() {}

  /// An item from an archive, of which nothing is read yet.
  public required init?(coder: NSCoder) {}

  /// The item is read from a storyboard, with all that it is connected to.
  open func awakeFromNib() {}
  /// The item is shown by Interface Builder.
  open func prepareForInterfaceBuilder() {}

  /// What the item says; nil by default.
  open var title: String? { didSet { changed() } }
  /// What the item shows; nil by default. Only its shape is shown, in the bar's tint, unless its
  /// rendering mode says otherwise.
  open var image: UIImage? { didSet { changed() } }
  /// The picture in bars of a phone on its side; nil for `image`.
  open var landscapeImagePhone: UIImage? { didSet { changed() } }
  /// The picture with large texts; nil for `image`.
  open var largeContentSizeImage: UIImage?
  /// How far the picture's edges move inwards; not at all by default.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// The same on a phone on its side.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Whether the item can be used; true by default.
  open var isEnabled = true { didSet { changed() } }
  /// A number of the program's own; 0 by default.
  open var tag = 0
  /// What the item is called, in words; its title by default.
  open var accessibilityLabel: String? { didSet { changed() } }
  /// A name by which scripts find the item.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// What using it leads to, in words.
  open var accessibilityHint: String?
  /// What it stands at, in words.
  open var accessibilityValue: String?

  package func changed() { observer?.barItemChanged(self) }
}
