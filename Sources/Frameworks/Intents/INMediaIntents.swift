// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Intents of Apple's that programs name.

public import Foundation
public import UIKit

/// How often media are played.
public enum INPlaybackRepeatMode: Int, Sendable {
  /// The value is not given.
  case unknown = 0
  /// Once.
  case none
  /// All, again and again.
  case all
  /// One, again and again.
  case one
}

/// Where media are put that are to be played.
public enum INPlaybackQueueLocation: Int, Sendable {
  /// The value is not given.
  case unknown = 0
  /// They are played at once.
  case now
  /// After the one that is played.
  case next
  /// After all.
  case later
}

/// To play media.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
  /// The media.
  public let mediaItems: [INMediaItem]?
  /// What the media are in.
  public let mediaContainer: INMediaItem?
  /// Whether they are played in any order.
  public let playShuffled: Bool?
  /// How often.
  public let playbackRepeatMode: INPlaybackRepeatMode
  /// Whether playing goes on where it was.
  public let resumePlayback: Bool?
  /// Where they are put.
  public let playbackQueueLocation: INPlaybackQueueLocation
  /// How fast.
  public let playbackSpeed: Double?

  /// An intent.
  public init(
    mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil,
    playShuffled: Bool? = nil, playbackRepeatMode: INPlaybackRepeatMode = .unknown,
    resumePlayback: Bool? = nil, playbackQueueLocation: INPlaybackQueueLocation = .unknown,
    playbackSpeed: Double? = nil
  ) {
    (self.mediaItems, self.mediaContainer) = (mediaItems, mediaContainer)
    (self.playShuffled, self.playbackRepeatMode) = (playShuffled, playbackRepeatMode)
    (self.resumePlayback, self.playbackQueueLocation) = (resumePlayback, playbackQueueLocation)
    self.playbackSpeed = playbackSpeed
    super.init()
  }
}

/// What a program answers where media are to be played.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
  /// The value is not given.
  case unspecified = 0
  /// They can be played.
  case ready
  /// It goes on.
  case continueInApp
  /// It begins.
  case inProgress
  /// They are played.
  case success
  /// The program does it.
  case handleInApp
  /// It failed.
  case failure
  /// The program has to be opened.
  case failureRequiringAppLaunch
  /// The kind of the media is unknown.
  case failureUnknownMediaType
  /// There is no content that has not been played.
  case failureNoUnplayedContent
  /// A restriction keeps the content from being played.
  case failureRestrictedContent
}

/// The answer where media are to be played.
open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What it is.
  public let code: INPlayMediaIntentResponseCode
  /// An answer.
  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

/// Plays media that Siri asks for.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
  /// Plays media. Mica never calls it.
  func handle(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
}

/// Of which kind a message is.
public enum INOutgoingMessageType: Int, Sendable {
  /// The value is not given.
  case unknown = 0
  /// A text.
  case outgoingMessageText
  /// Sound.
  case outgoingMessageAudio
}

/// To send a message.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  /// Who gets it.
  public let recipients: [INPerson]?
  /// Its kind.
  public let outgoingMessageType: INOutgoingMessageType
  /// What it says.
  public let content: String?
  /// The name of the group.
  public let speakableGroupName: INSpeakableString?
  /// What the program finds the conversation by.
  public let conversationIdentifier: String?
  /// By what it is sent.
  public let serviceName: String?
  /// Who sends it.
  public let sender: INPerson?
  /// The files that are sent along; nil for none.
  public let attachments: [Any]?

  /// An intent.
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType = .outgoingMessageText,
    content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
    serviceName: String?, sender: INPerson?, attachments: [Any]? = nil
  ) {
    (self.recipients, self.outgoingMessageType) = (recipients, outgoingMessageType)
    (self.content, self.speakableGroupName) = (content, speakableGroupName)
    (self.conversationIdentifier, self.serviceName) = (conversationIdentifier, serviceName)
    (self.sender, self.attachments) = (sender, attachments)
    super.init()
  }
}

/// A request to call a person.
open class INStartCallIntent: INIntent, @unchecked Sendable {
  /// Who is called.
  open var contacts: [INPerson]? { nil }
}

/// A request for an audio call.
open class INStartAudioCallIntent: INIntent, @unchecked Sendable {
  /// Who is called.
  open var contacts: [INPerson]? { nil }
}

/// A request for a video call.
open class INStartVideoCallIntent: INIntent, @unchecked Sendable {
  /// Who is called.
  open var contacts: [INPerson]? { nil }
}
