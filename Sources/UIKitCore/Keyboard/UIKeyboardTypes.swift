// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which keyboard a text asks for, and what is corrected in it: names, cases and numbers as in Apple's
// documentation of UITextInputTraits.

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The usual one of the language.
  case `default` = 0
  /// Characters of ASCII.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// For addresses of pages.
  case URL
  /// Digits alone.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For addresses of mail.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// For messages with @ and #.
  case twitter
  /// For searches and addresses of pages.
  case webSearch
  /// Digits of ASCII alone.
  case asciiCapableNumberPad

  /// As `asciiCapable`, as it was called first.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The looks of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// Those of the style.
  case `default` = 0
  /// Dark.
  case dark
  /// Light.
  case light

  /// As `dark`, as it was called first.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}

/// Which letters a keyboard on the screen makes capitals by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// Those at the start of words.
  case words
  /// Those at the start of sentences.
  case sentences
  /// All.
  case allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the keyboard says.
  case `default` = 0
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As correction is.
  case `default` = 0
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether straight quotes become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the keyboard says.
  case `default` = 0
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the keyboard says.
  case `default` = 0
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether spaces come and go with words that are cut and pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the keyboard says.
  case `default` = 0
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether what may come next is shown while one types.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the keyboard says.
  case `default` = 0
  /// No.
  case no
  /// Yes.
  case yes
}
