// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Values of intents.

public import Foundation

/// A picture that Siri may show.
open class INImage: NSObject, @unchecked Sendable {
  /// What the picture is of.
  package let source: Any
  package init(of source: Any) { self.source = source }
  /// A picture of the program's.
  public convenience init(named name: String) { self.init(of: name) }
  /// A picture of bytes.
  public convenience init(imageData: Data) { self.init(of: imageData) }
  /// A picture at an address.
  public convenience init?(url URL: URL) { self.init(of: URL) }
  /// A picture at an address, with its size.
  public convenience init?(url URL: URL, width: Double, height: Double) { self.init(of: URL) }
  /// A symbol.
  open class func systemImageNamed(_ systemImageName: String) -> INImage {
    INImage(of: systemImageName)
  }
}

/// Something that can be said.
open class INSpeakableString: NSObject, @unchecked Sendable {
  /// What it says.
  public let spokenPhrase: String
  /// How it is said; nil for as it is written.
  public let pronunciationHint: String?
  /// What it stands for; nil for itself alone.
  public let vocabularyIdentifier: String?
  /// A text.
  public convenience init(spokenPhrase: String) {
    self.init(vocabularyIdentifier: "", spokenPhrase: spokenPhrase, pronunciationHint: nil)
  }
  /// A text for something.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
    self.vocabularyIdentifier = vocabularyIdentifier.isEmpty ? nil : vocabularyIdentifier
  }
}

/// The kind of a handle that reaches a person.
public enum INPersonHandleType: Int, Sendable {
  /// The value is not given.
  case unknown = 0
  /// An address for mail.
  case emailAddress
  /// A telephone's number.
  case phoneNumber
}

/// An address or a number.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// The address or the number.
  public let value: String?
  /// Of which kind it is.
  public let type: INPersonHandleType
  /// A handle.
  public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}

/// The origin of a suggestion of a person.
public enum INPersonSuggestionType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// A profile.
  case socialProfile
  /// An address for messages.
  case instantMessageAddress
}

/// A person.
open class INPerson: NSObject, @unchecked Sendable {
  /// The address or number.
  public let personHandle: INPersonHandle?
  /// The parts of the name.
  public let nameComponents: PersonNameComponents?
  /// The name as it is shown.
  public let displayName: String
  /// The picture.
  public let image: INImage?
  /// What the address book finds it by.
  public let contactIdentifier: String?
  /// What the program finds it by.
  public let customIdentifier: String?
  /// Whether it is the user; false by default.
  public let isMe: Bool
  /// The origin of a suggestion of the person; `.none` by default.
  public let suggestionType: INPersonSuggestionType

  /// A person.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
    suggestionType: INPersonSuggestionType = .none
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName = displayName ?? nameComponents?.givenName ?? personHandle.value ?? ""
    (self.image, self.contactIdentifier) = (image, contactIdentifier)
    (self.customIdentifier, self.isMe) = (customIdentifier, isMe)
    self.suggestionType = suggestionType
  }
}

/// A thing of an intent, with a name.
open class INObject: NSObject, @unchecked Sendable {
  /// What the program finds it by; nil for none.
  public let identifier: String?
  /// The name.
  public let displayString: String
  /// How the name is said; nil for as it is written.
  public let pronunciationHint: String?
  /// A second line; nil by default.
  open var subtitleString: String?
  /// The picture; nil by default.
  open var displayImage: INImage?
  /// A thing.
  public init(identifier: String?, display: String, pronunciationHint: String? = nil) {
    self.identifier = identifier
    (displayString, self.pronunciationHint) = (display, pronunciationHint)
  }
}

/// Things to choose from.
open class INObjectCollection<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  /// All of them.
  public let allItems: [ObjectType]
  /// Things.
  public init(items: [ObjectType]) { allItems = items }
}

/// A file of an intent.
open class INFile: NSObject, @unchecked Sendable {
  /// The contents.
  public let data: Data
  /// The name.
  open var filename: String
  /// The uniform type; nil for none.
  public let typeIdentifier: String?
  /// A file of bytes.
  public init(data: Data, filename: String, typeIdentifier: String?) {
    (self.data, self.filename, self.typeIdentifier) = (data, filename, typeIdentifier)
  }
}

/// Which kind a medium is.
public enum INMediaItemType: Int, Sendable {
  /// The value is not given.
  case unknown = 0
  /// A song.
  case song
  /// An album.
  case album
  /// A person who makes music.
  case artist
  /// A genre.
  case genre
  /// A list.
  case playlist
  /// A series of talks.
  case podcastShow
  /// A talk.
  case podcastEpisode
  /// A list of talks.
  case podcastPlaylist
  /// A station that plays music.
  case musicStation
  /// A book that is read.
  case audioBook
}

/// A medium.
open class INMediaItem: NSObject, @unchecked Sendable {
  /// What the program finds it by.
  public let identifier: String?
  /// The title.
  public let title: String?
  /// Its kind.
  public let type: INMediaItemType
  /// Its picture.
  public let artwork: INImage?
  /// Who made it.
  public let artist: String?
  /// A medium.
  public init(
    identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?,
    artist: String? = nil
  ) {
    (self.identifier, self.title, self.type) = (identifier, title, type)
    (self.artwork, self.artist) = (artwork, artist)
  }
}
