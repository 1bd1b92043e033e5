// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Photos and albums: there are none, so that every list is empty.

public import CoreLocation
public import Foundation

/// What all things of the library have: a name that stays.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  open var localIdentifier: String { "" }
  /// Itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a photo is.
public enum PHAssetMediaType: Int, Sendable {
  /// Not known.
  case unknown
  /// A picture.
  case image
  /// A film.
  case video
  /// A sound.
  case audio
}

/// Kinds of pictures and films.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A panorama.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// Of high dynamic range.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  /// Of the screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  /// A picture that moves.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  /// With a depth.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  /// That is streamed.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// Of many pictures a second.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// Of few pictures a second.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// A photo, film or sound of the user's; there is none.
open class PHAsset: PHObject, @unchecked Sendable {
  /// What it is.
  open var mediaType: PHAssetMediaType { .unknown }
  /// Its kinds.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// How it is played.
  open var playbackStyle: PlaybackStyle { .unsupported }
  /// Its width in pixels.
  open var pixelWidth: Int { 0 }
  /// Its height in pixels.
  open var pixelHeight: Int { 0 }
  /// When it was taken.
  open var creationDate: Date? { nil }
  /// When it was changed.
  open var modificationDate: Date? { nil }
  /// Where it was taken.
  open var location: CLLocation? { nil }
  /// How long it is.
  open var duration: TimeInterval { 0 }
  /// Whether the user has hidden it.
  open var isHidden: Bool { false }
  /// Whether the user likes it.
  open var isFavorite: Bool { false }
  /// What a group of pictures taken at once is called.
  open var burstIdentifier: String? { nil }
  /// Whether it stands for such a group.
  open var representsBurst: Bool { false }

  /// How a photo is played.
  public enum PlaybackStyle: Int, Sendable {
    /// Not known.
    case unsupported
    /// It stands still.
    case image
    /// An animated picture.
    case imageAnimated
    /// A picture that moves.
    case livePhoto
    /// A film.
    case video
    /// A film again and again.
    case videoLooping
  }

  /// None.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// None.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// None.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// None.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Nil: there is none.
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? { nil }
}

/// An album or a folder; there is none.
open class PHCollection: PHObject, @unchecked Sendable {
  /// Whether it holds photos.
  open var canContainAssets: Bool { true }
  /// Whether it holds albums.
  open var canContainCollections: Bool { false }
  /// What it is called.
  open var localizedTitle: String? { nil }
}

/// What an album is.
public enum PHAssetCollectionType: Int, Sendable {
  /// One of the user's.
  case album = 1
  /// One of the system's.
  case smartAlbum = 2
  /// Of one time and place.
  case moment = 3
}

/// Which album it is.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// One of the user's.
  case albumRegular = 2
  /// Brought from a computer.
  case albumSyncedEvent = 3
  /// Brought from a computer.
  case albumSyncedFaces = 4
  /// Brought from a computer.
  case albumSyncedAlbum = 5
  /// From a camera.
  case albumImported = 6
  /// Of the user's stream.
  case albumMyPhotoStream = 100
  /// Shared by several.
  case albumCloudShared = 101
  /// One of the system's.
  case smartAlbumGeneric = 200
  /// Panoramas.
  case smartAlbumPanoramas = 201
  /// Films.
  case smartAlbumVideos = 202
  /// What the user likes.
  case smartAlbumFavorites = 203
  /// Films of few pictures a second.
  case smartAlbumTimelapses = 204
  /// What is hidden.
  case smartAlbumAllHidden = 205
  /// What is new.
  case smartAlbumRecentlyAdded = 206
  /// Pictures taken at once.
  case smartAlbumBursts = 207
  /// Films of many pictures a second.
  case smartAlbumSlomoVideos = 208
  /// All.
  case smartAlbumUserLibrary = 209
  /// Of the user.
  case smartAlbumSelfPortraits = 210
  /// Of the screen.
  case smartAlbumScreenshots = 211
  /// With a depth.
  case smartAlbumDepthEffect = 212
  /// Pictures that move.
  case smartAlbumLivePhotos = 213
  /// Pictures of several at once.
  case smartAlbumAnimated = 214
  /// Taken over a long time.
  case smartAlbumLongExposures = 215
  /// Any.
  case any = 9_223_372_036_854_775_807
}

/// An album; there is none.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// What it is.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// Which one it is.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  /// How many photos it holds.
  open var estimatedAssetCount: Int { 0 }
  /// When its first photo was taken.
  open var startDate: Date? { nil }
  /// When its last one was.
  open var endDate: Date? { nil }
  /// None.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// None.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// None.
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// A folder of albums; there is none.
open class PHCollectionList: PHCollection, @unchecked Sendable {
  /// None.
  open class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }
}
