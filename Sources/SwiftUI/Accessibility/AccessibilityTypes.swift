// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The types of accessibility's modifiers.

/// What kind of element a view is for those who can't see it.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  var uiKit: UInt64

  init(uiKit: UInt64) { self.uiKit = uiKit }
  private init(_ traits: UIAccessibilityTraits) { uiKit = traits.rawValue }

  /// No traits.
  public init() { uiKit = 0 }
  /// The element is a button.
  public static let isButton = AccessibilityTraits(.button)
  /// The element is a header.
  public static let isHeader = AccessibilityTraits(.header)
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// The element is a link.
  public static let isLink = AccessibilityTraits(.link)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// The element is a picture.
  public static let isImage = AccessibilityTraits(.image)
  /// The element plays a sound.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// The element is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// The element is text that doesn't change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// The element says a summary when the program starts.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// The element changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// The element starts something that mustn't be interrupted.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// The element takes touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// The element turns a page.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// Only what lies in the element counts.
  public static let isModal = AccessibilityTraits(uiKit: 1 << 62)
  /// The element is a switch.
  public static let isToggle = AccessibilityTraits(uiKit: 1 << 53)

  /// Whether a trait is in the set.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    uiKit & member.uiKit == member.uiKit
  }
  /// The traits of both.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(uiKit: uiKit | other.uiKit)
  }
  /// The traits that are in both.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(uiKit: uiKit & other.uiKit)
  }
  /// The traits that are in one of both.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(uiKit: uiKit ^ other.uiKit)
  }
  /// Adds a trait.
  @discardableResult
  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) {
    let had = contains(newMember)
    uiKit |= newMember.uiKit
    return (!had, newMember)
  }
  /// Removes a trait.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    uiKit &= ~member.uiKit
    return member
  }
  /// Adds a trait.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }
  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { uiKit |= other.uiKit }
  /// Keeps the traits that are in another set, too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { uiKit &= other.uiKit }
  /// Keeps the traits that are in one of both.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    uiKit ^= other.uiKit
  }
}

/// What becomes of the elements within an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let kind: Kind
  enum Kind { case ignore, contain, combine }
  /// They aren't elements.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stay elements, in a container.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They are one element, which says what they say.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// A kind of action.
public struct AccessibilityActionKind: Equatable, Sendable {
  let id: Int
  /// A double tap.
  public static let `default` = AccessibilityActionKind(id: 0)
  /// A scrub that goes back.
  public static let escape = AccessibilityActionKind(id: 1)
  /// A double tap with two fingers.
  public static let magicTap = AccessibilityActionKind(id: 2)
  /// The removal of an element.
  public static let delete = AccessibilityActionKind(id: 3)
  /// The menu of an element.
  public static let showMenu = AccessibilityActionKind(id: 4)
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To more.
  case increment
  /// To less.
  case decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// None.
  case unspecified
  /// The first.
  case h1
  /// The second.
  case h2
  /// The third.
  case h3
  /// The fourth.
  case h4
  /// The fifth.
  case h5
  /// The sixth.
  case h6
}
