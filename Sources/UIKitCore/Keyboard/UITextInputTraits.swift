// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a text asks of the keyboard: all of it is optional on iOS, so each has its default here.

public import Foundation

/// What a keyboard asks of a responder: kinds of keys, corrections.
///
/// Of these, `autocapitalizationType` and `isSecureTextEntry` change what is typed, `keyboardType`,
/// `keyboardAppearance` and `returnKeyType` what the drawn keyboard looks like; the rest is kept.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters become capitals by themselves; `sentences` by default.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether words are corrected; they aren't here.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether spelling is checked; it isn't here.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether quotes become curly ones; they don't here.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether hyphens become dashes; they don't here.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces come and go with what is cut and pasted; they don't here.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// Whether what may come next is shown; it isn't here.
  var inlinePredictionType: UITextInlinePredictionType { get }
  /// The keys; `default` by default.
  var keyboardType: UIKeyboardType { get }
  /// The keyboard's looks; `default` by default.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// What the return key says; `default` by default.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key needs a text; false by default.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is hidden; false by default.
  var isSecureTextEntry: Bool { get }
  /// What the text is about; nil by default.
  var textContentType: UITextContentType! { get }
  /// What a new password must look like; nil by default.
  var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
  /// Sentences.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// As the keyboard says.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// As correction is.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// As the keyboard says.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// As the keyboard says.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// As the keyboard says.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// As the keyboard says.
  public var inlinePredictionType: UITextInlinePredictionType { .default }
  /// The usual keys.
  public var keyboardType: UIKeyboardType { .default }
  /// Those of the style.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// Return.
  public var returnKeyType: UIReturnKeyType { .default }
  /// No.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// No.
  public var isSecureTextEntry: Bool { false }
  /// None.
  public var textContentType: UITextContentType! { nil }
  /// None.
  public var passwordRules: UITextInputPasswordRules? { nil }
}

/// Rules for new passwords, in Apple's language for them; kept.
open class UITextInputPasswordRules: NSObject {
  /// The rules.
  public let passwordRulesDescriptor: String

  /// Rules by their text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

/// The values of a text that keeps what it asks of the keyboard.
package struct KeyboardWishes {
  package var autocapitalizationType = UITextAutocapitalizationType.sentences
  package var autocorrectionType = UITextAutocorrectionType.default
  package var spellCheckingType = UITextSpellCheckingType.default
  package var smartQuotesType = UITextSmartQuotesType.default
  package var smartDashesType = UITextSmartDashesType.default
  package var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  package var inlinePredictionType = UITextInlinePredictionType.default
  package var keyboardType = UIKeyboardType.default
  package var keyboardAppearance = UIKeyboardAppearance.default
  package var returnKeyType = UIReturnKeyType.default
  package var enablesReturnKeyAutomatically = false
  package var isSecureTextEntry = false
  package var textContentType: UITextContentType?
  package var passwordRules: UITextInputPasswordRules?

  package init() {}
}
