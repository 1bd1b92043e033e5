// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Films one after the other: none is played.

public import CoreGraphics
public import CoreMedia
public import Foundation
internal import MicaFrameworks
public import UIKit

/// Plays films one after the other.
///
/// Partly: nothing is played.
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []
  /// A player of films.
  public init(items: [AVPlayerItem]) {
    super.init(playerItem: items.first)
    queue = items
  }
  /// A player without films.
  public override init() { super.init() }
  /// The films that are left.
  open func items() -> [AVPlayerItem] { queue }
  /// Goes on to the next.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  /// Whether a film can be put in: yes.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
  /// Puts a film in, at the end where `afterItem` is nil.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if queue.count == 1 { replaceCurrentItem(with: item) }
  }
  /// Takes a film out.
  open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
  /// Takes all films out.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// Plays a film again and again.
///
/// Partly: nothing is played.
open class AVPlayerLooper: NSObject {
  /// How often it was played: never.
  open var loopCount: Int { 0 }
  /// A film for a player.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    player.replaceCurrentItem(with: itemToLoop)
  }
  /// Ends it. Nothing to do: nothing plays.
  open func disableLooping() {}
}

/// The largest rectangle of an aspect ratio within another one, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else {
    return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
  }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}
