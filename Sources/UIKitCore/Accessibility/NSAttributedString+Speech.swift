// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How texts are to be spoken: kept, and never seen.

public import CoreText
public import Foundation

extension NSAttributedString.Key {
  /// Whether punctuation is spoken: a Bool.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePunctuation")
  /// The language in which it is spoken: a text such as `de-DE`.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeLanguage")
  /// How high it is spoken: a number from 0 to 2, 1 by default.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributePitch")
  /// Whether it waits for what is being spoken: a Bool.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// How it is pronounced, in the phonetic alphabet: a text.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether it is spelt out: a Bool.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    rawValue: "UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, 0 to 6.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeHeadingLevel")
  /// What parts of a text are: names, such as `UIAccessibilityTextAttributeContext`'s values.
  public static let accessibilityTextCustom = NSAttributedString.Key(
    rawValue: "UIAccessibilityTextAttributeCustom")
}
