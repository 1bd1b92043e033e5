// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which of the values that appearance proxies set are a view's own: code's win over proxies, those of nibs don't.

/// A property that an appearance proxy sets: those that Apple's headers mark, and others that work on iOS as well.
package enum Look: UInt64, CaseIterable {
  case backgroundColor, tintColor, font, textColor, shadowColor, shadowOffset, highlightedTextColor
  case contentEdgeInsets, color, pageIndicatorTintColor, currentPageIndicatorTintColor
  case progressTintColor, trackTintColor, progressImage, trackImage, minimumTrackTintColor
  case maximumTrackTintColor, thumbTintColor, onTintColor, onImage, offImage
  case selectedSegmentTintColor, keyboardAppearance, textAlignment, borderStyle, linkTextAttributes
  case barStyle, barTintColor, backgroundImage, searchBarStyle, attributedTitle, isTranslucent
  case shadowImage, titleTextAttributes, largeTitleTextAttributes, backIndicatorImage
  case backIndicatorTransitionMaskImage, standardAppearance, compactAppearance
  case scrollEdgeAppearance, compactScrollEdgeAppearance, prefersLargeTitles
  case unselectedItemTintColor, selectionIndicatorImage, itemPositioning, itemWidth, itemSpacing
  case separatorColor, separatorInset, sectionIndexColor, sectionIndexBackgroundColor
  case sectionIndexTrackingBackgroundColor, rowHeight

  /// The properties by name.
  package static let named = Dictionary(
    uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
}

/// Which values of a view were set, and by what.
package struct OwnLooks {
  /// Those that code has set, a bit for each `Look`.
  private var byCode: UInt64 = 0
  /// Those that a storyboard or nib has set, and no code since.
  private var byNib: UInt64 = 0
  /// What code has set for a state, as a button's title colour.
  private var named: Set<String> = []
  private var namedByNib: Set<String> = []

  package init() {}

  /// Whether code has set a property.
  package func contains(_ look: Look) -> Bool { byCode & 1 << look.rawValue != 0 }
  /// Whether a storyboard or nib has set it.
  package func isFromNib(_ look: Look) -> Bool { byNib & 1 << look.rawValue != 0 }
  /// Whether code has set something for a state.
  package func contains(_ name: String) -> Bool { named.contains(name) }
  /// Whether a storyboard or nib has set something for a state.
  package func isFromNib(_ name: String) -> Bool { namedByNib.contains(name) }

  package mutating func insert(_ look: Look) {
    byCode |= 1 << look.rawValue
    byNib &= ~(1 << look.rawValue)
  }

  package mutating func insert(_ name: String) {
    named.insert(name)
    namedByNib.remove(name)
  }

  /// Counts what was set since `earlier` as a nib's.
  fileprivate mutating func assignToNib(since earlier: OwnLooks) {
    let read = byCode & ~earlier.byCode
    let readNames = named.subtracting(earlier.named)
    self = earlier
    byNib |= read
    namedByNib.formUnion(readNames)
  }
}

extension UIView {
  /// Notes that a property has a value of the view's own.
  package func own(_ look: Look) { ownLooks.insert(look) }

  /// Notes the same for something that has a value for each state.
  package func own(_ name: String) { ownLooks.insert(name) }

  /// Makes changes that don't count as the program's: defaults, and what proxies say.
  package func keepingLooks(_ change: () -> Void) {
    let looks = ownLooks
    change()
    ownLooks = looks
  }

  /// Reads the view's properties from a nib, whose values give way to those of proxies.
  package func readingLooks(_ read: () -> Void) {
    let looks = ownLooks
    read()
    ownLooks.assignToNib(since: looks)
  }
}
