// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Spoken texts: silent, and at an end at once.

internal import MicaFrameworks
public import UIKit

/// The slowest.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual one.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice; there is none.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// Its language.
  public let language: String
  /// What it is called.
  open var name: String { "" }
  /// Its identifier.
  open var identifier: String { "" }
  /// Nil: there is none.
  public init?(language languageCode: String?) { nil }
  /// Nil: there is none.
  public init?(identifier: String) { nil }
  /// None.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// The user's language.
  open class func currentLanguageCode() -> String { Locale.current.identifier }
}

/// A text to be spoken.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// The text with its pronunciation.
  public let attributedSpeechString: NSAttributedString
  /// How fast, 0 to 1; 0.5 by default.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high, 0.5 to 2; 1 by default.
  open var pitchMultiplier: Float = 1
  /// How loud, 0 to 1.
  open var volume: Float = 1
  /// Seconds before it.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds after it.
  open var postUtteranceDelay: TimeInterval = 0
  /// Whose voice; nil for the system's.
  open var voice: AVSpeechSynthesisVoice?
  /// A text.
  public init(string: String) {
    (speechString, attributedSpeechString) = (string, NSAttributedString(string: string))
  }
  /// A text.
  public init(attributedString string: NSAttributedString) {
    (speechString, attributedSpeechString) = (string.string, string)
  }
}

/// When to stop.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate
  /// After a word.
  case word
}

/// Hears of what is spoken; never.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// A text begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// A text has ended.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// A text waits.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// A text goes on.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// A text was given up.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// A part is about to be spoken.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// Nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  /// Nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  /// Nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  /// Nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  /// Nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// Speaks texts.
///
/// Partly: silent.
open class AVSpeechSynthesizer: NSObject {
  /// Who hears of what is spoken.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it speaks; false.
  open var isSpeaking: Bool { false }
  /// Whether it waits; false.
  open var isPaused: Bool { false }
  /// What speaks.
  public override init() {}
  /// Silence.
  open func speak(_ utterance: AVSpeechUtterance) { noteMissing("AVSpeechSynthesizer") }
  /// False: nothing is spoken. Nothing to do: nothing is spoken, so the answer is false.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// False: nothing is spoken. Nothing to do: nothing is spoken, so the answer is false.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// False: nothing is spoken. Nothing to do: nothing is spoken, so the answer is false.
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}

/// The pronunciation of a part of a text.
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"
