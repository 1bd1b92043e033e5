// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures that move, in a view: there are none.

internal import MicaFrameworks
public import Photos
public import UIKit

/// How a picture moves.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  /// Not known.
  case undefined
  /// All of it.
  case full
  /// A little.
  case hint
}

/// Hears of pictures that move; never.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: AnyObject {
  /// One begins.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  /// One has ended.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  /// Nothing.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  /// Nothing.
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}

/// Marks of pictures that move.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Over what it shows.
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
  /// It is off.
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}

/// Shows a picture that moves.
///
/// Partly: there is none; its background is seen.
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
  /// The picture.
  open var livePhoto: PHLivePhoto?
  /// Who hears of it.
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// Whether it is silent; false by default.
  open var isMuted = false
  /// What moves it.
  public let playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer()
  /// Would move.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
    noteMissing("PHLivePhotoView")
  }
  /// Nothing to do: nothing plays.
  open func stopPlayback() {}
  /// An empty picture.
  open class func livePhotoBadgeImage(options: PHLivePhotoBadgeOptions = []) -> UIImage {
    UIImage()
  }
}
