// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures that stand for one another under other traits: a catalogue's, and those that a program registers.

public import Foundation
internal import MicaRuntime
import Synchronization

/// Pictures of one meaning, by traits. A picture of an asset is shown as the asset's picture for the view's traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Registered {
    var traits: UITraitCollection
    var image: UIImage
  }

  private let base: UIImage?
  private let registered = Mutex<[Registered]>([])

  /// An asset without pictures.
  public override init() { base = nil }

  init(base: UIImage) { self.base = base }

  /// The picture for traits: the last one that was registered for them, else the catalogue's, else the first one. An
  /// empty picture where there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let all = registered.withLock { $0 }
    let fitting = all.last { traitCollection.containsTraits(in: $0.traits) }?.image
    let found = fitting ?? base?.catalogued(for: traitCollection) ?? all.first?.image
    return (found ?? UIImage()).linked(to: self)
  }

  /// The picture for a configuration's traits.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Adds a picture for traits, in the place of one for the same.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let copy = UIImage(pixels: image.storedPixels, traits: image.traits)
    registered.withLock { all in
      all.removeAll { $0.traits == traitCollection }
      all.append(Registered(traits: traitCollection, image: copy))
    }
    image.link(to: self)
  }

  /// Adds a picture for a configuration's traits.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Takes the picture for traits away.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    registered.withLock { all in all.removeAll { $0.traits == traitCollection } }
  }

  /// Takes the picture for a configuration's traits away.
  open func unregister(imageWith configuration: UIImage.Configuration) {
    unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
  }
}

extension UIImage {
  private static var assetKey: UnsafeRawPointer {
    unsafeBitCast(UIImageAsset.self, to: UnsafeRawPointer.self)
  }

  /// The asset that the picture is of. One of a picture that belongs to none yet has that picture alone.
  public var imageAsset: UIImageAsset? {
    if let known = linkedAsset { return known }
    let asset = UIImageAsset(base: UIImage(pixels: storedPixels, traits: traits))
    link(to: asset)
    return asset
  }

  /// Whether other traits may give another picture.
  package var hasVariants: Bool { traits.asset != nil || linkedAsset != nil }

  var linkedAsset: UIImageAsset? {
    Attachments.value(of: self, Self.assetKey) as? UIImageAsset
  }

  func link(to asset: UIImageAsset) { Attachments.set(asset, of: self, Self.assetKey) }

  /// The same picture as one of an asset.
  func linked(to asset: UIImageAsset) -> UIImage {
    let image = UIImage(pixels: storedPixels, traits: traits)
    image.link(to: asset)
    return image
  }
}
