// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Speech recognition. Mica recognizes no speech.

@_exported public import AVFoundation
public import CoreMedia
public import MicaFoundation
internal import MicaFrameworks

/// What the user allows.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// Refused.
  case denied
  /// The device does not let the user allow it.
  case restricted
  /// Allowed.
  case authorized
}

/// What is said.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// Anything.
  case unspecified = 0
  /// A text.
  case dictation
  /// Words to look for.
  case search
  /// Yes, no, and the like.
  case confirmation
}

/// How far a recognition has come.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// It is being prepared.
  case starting = 0
  /// It listens.
  case running
  /// It listens no more, and results may come.
  case finishing
  /// It is given up.
  case canceling
  /// It is over.
  case completed
}

/// Understands speech.
///
/// Partly: the user has refused; nothing is understood.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// The language.
  public let locale: Locale
  /// Whether it understands: false.
  open var isAvailable: Bool { false }
  /// Whether it does so by itself: false.
  open var supportsOnDeviceRecognition: Bool { false }
  /// Who hears of it; not kept alive.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Of the user's language.
  public convenience override init() { self.init(locale: .current)! }
  /// Of a language.
  public init?(locale: Locale) { self.locale = locale }
  /// Denied.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  /// Answers that the user denies it. The user is not asked.
  open class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    noteMissing("SFSpeechRecognizer")
    handler(.denied)
  }
  /// Nothing, at once.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    noteMissing("SFSpeechRecognizer")
    resultHandler(nil, NSError(domain: "kAFAssistantErrorDomain", code: 203))
    return SFSpeechRecognitionTask()
  }
}

/// Hears whether speech is understood. The method may be left out.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// It is, or is no more.
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Does nothing.
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

/// What is listened to.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// Whether parts are told; true by default.
  open var shouldReportPartialResults = true
  /// Whether nothing leaves the phone; false by default.
  open var requiresOnDeviceRecognition = false
  /// What is said; unspecified by default.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Words that may come.
  open var contextualStrings: [String] = []
  /// Nothing.
  public override init() {}
}

/// A file that is listened to.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Where it is.
  public let url: URL
  /// A file.
  public init(url URL: URL) { url = URL }
}

/// Sound that is listened to as it comes.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Adds sound. Nothing to do: no recognition is under way.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Adds sound. Nothing to do: no recognition is under way.
  open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
  /// Nothing more comes. Nothing to do: no recognition is under way.
  open func endAudio() {}
}

/// Listening; it is over.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  /// How far it has come: to its end.
  open var state: SFSpeechRecognitionTaskState { .completed }
  /// Whether it was given up: false.
  open var isCancelled: Bool { false }
  /// Nothing to do: no recognition is under way.
  open func cancel() {}
  /// Nothing to do: no recognition is under way.
  open func finish() {}
}

/// What was understood.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The best.
  open var bestTranscription: SFTranscription { SFTranscription() }
  /// All that it may be.
  open var transcriptions: [SFTranscription] { [] }
  /// Whether nothing more comes: true.
  open var isFinal: Bool { true }
}

/// A text of what was said.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The text.
  open var formattedString: String { "" }
}
