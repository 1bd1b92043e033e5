// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A key of a keyboard.

public import Foundation

/// What a key stands for. It does not change.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What is typed by it, with the keys that are held.
  open var characters: String { text }
  /// What is typed by it alone.
  open var charactersIgnoringModifiers: String { plainText }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { modifiers }
  /// Its place on the keyboard.
  open var keyCode: UIKeyboardHIDUsage { code }

  private let text: String
  private let plainText: String
  private let modifiers: UIKeyModifierFlags
  private let code: UIKeyboardHIDUsage

  init(
    text: String, plainText: String, modifiers: UIKeyModifierFlags, code: UIKeyboardHIDUsage
  ) {
    self.text = text
    self.plainText = plainText
    self.modifiers = modifiers
    self.code = code
  }
}

/// A key's place on the keyboard, as the tables for USB keyboards number it.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Int

  /// The key of a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A to Z, in the order of the alphabet from here.
  public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x04)
  /// 1 to 9 and 0, in this order from here.
  public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 0x1E)
  /// Return.
  public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
  /// Escape.
  public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
  /// Backspace.
  public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
  /// Tab.
  public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
  /// Space.
  public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
  /// To the right.
  public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
  /// To the left.
  public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
  /// Down.
  public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
  /// Up.
  public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
}
