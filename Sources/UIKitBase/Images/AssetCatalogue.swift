// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The compiled catalogue of a bundle, and the pictures that were read from it.

import CoreGraphics
import Foundation
internal import MicaContext
internal import MicaNib
import Synchronization

/// The catalogue of one bundle.
final class AssetCatalogue: Sendable {
  /// The folder of the index and its files.
  let folder: String
  let records: AssetIndex

  /// Nil where there is none.
  init?(in folder: String) {
    self.folder = folder + "/Assets.assets"
    guard let data = FileManager.default.contents(atPath: self.folder + "/index.json"),
      let records = try? JSONDecoder().decode(AssetIndex.self, from: data),
      records.version == AssetIndex.currentVersion
    else { return nil }
    self.records = records
  }

  /// The file that an entry of the index names, in its folder alone.
  func path(_ file: String) -> String? {
    file.contains("/") ? nil : folder + "/" + file
  }
}

/// A program's catalogues by their bundles; safe from any thread.
final class AssetStore: ProgramState, Sendable {
  private struct Content {
    var catalogues: [String: AssetCatalogue?] = [:]
    var pictures: [String: Picture] = [:]
  }

  /// A picture that was read.
  struct Picture: @unchecked Sendable {
    let pixels: CGImage
    let traits: UIImage.Traits
  }

  private let content = Mutex(Content())

  init(in context: ProgramContext) {}

  /// The running program's.
  static var current: AssetStore { ProgramContext.current.state() }

  /// A bundle's; nil where it has none.
  func catalogue(of bundle: Bundle) -> AssetCatalogue? {
    let path = bundle.resourcePath ?? bundle.bundlePath
    if let known = content.withLock({ $0.catalogues[path] }) { return known }
    let made = AssetCatalogue(in: path)
    content.withLock { $0.catalogues[path] = .some(made) }
    return made
  }

  /// A picture that is read once.
  func picture(_ key: String, _ make: () -> Picture?) -> Picture? {
    if let known = content.withLock({ $0.pictures[key] }) { return known }
    guard let made = make() else { return nil }
    content.withLock { $0.pictures[key] = made }
    return made
  }
}

/// An entry of a catalogue that a picture came from: with other traits it may be another picture.
final class AssetImage: Sendable {
  private let catalogue: AssetCatalogue
  private let record: AssetIndex.Image

  /// Nil where a bundle's catalogue has no such picture.
  init?(named name: String, in bundle: Bundle) {
    guard let catalogue = AssetStore.current.catalogue(of: bundle),
      let record = catalogue.records.images[name]
    else { return nil }
    (self.catalogue, self.record) = (catalogue, record)
  }

  /// Whether other traits than the scale's may give other pictures.
  var isDynamic: Bool { record.variants.contains { $0.meaning != nil } }

  /// The picture for traits; nil where its file can't be read.
  func picture(for traits: UITraitCollection) -> AssetStore.Picture? {
    guard let variant = record.variants.best(for: traits), let path = catalogue.path(variant.file)
    else { return nil }
    let scale = variant.scale > 0 ? CGFloat(variant.scale) : max(1, traits.displayScale)
    return AssetStore.current.picture("\(path) \(scale)") {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      guard variant.scale > 0 else {
        guard let vector = VectorPicture(data, isPDF: path.hasSuffix(".pdf")),
          let pixels = vector.pixels(scale: scale)
        else { return nil }
        var traits = self.traits(variant, scale, .up)
        if record.preservesVectors == true { traits.vector = PreservedVector(picture: vector) }
        return AssetStore.Picture(pixels: pixels, traits: traits)
      }
      guard let file = ImageFile(data: data, scale: scale) else { return nil }
      return AssetStore.Picture(
        pixels: file.pixels, traits: self.traits(variant, scale, file.orientation))
    }
  }

  private func traits(
    _ variant: AssetIndex.Variant, _ scale: CGFloat, _ orientation: UIImage.Orientation
  ) -> UIImage.Traits {
    var traits = UIImage.Traits(scale: scale, orientation: orientation)
    switch record.rendering {
    case "template": traits.renderingMode = .alwaysTemplate
    case "original": traits.renderingMode = .alwaysOriginal
    default: break
    }
    if let slices = variant.slices {
      traits.capInsets = Self.insets(slices.insets, scale)
      traits.resizingMode = slices.center == "tile" ? .tile : .stretch
    }
    if let alignment = variant.alignment {
      traits.alignmentRectInsets = Self.insets(alignment, scale)
    }
    if isDynamic { traits.asset = self }
    return traits
  }

  private static func insets(_ values: [Double], _ scale: CGFloat) -> UIEdgeInsets {
    guard values.count == 4 else { return .zero }
    let points = values.map { $0.isFinite ? CGFloat($0) / scale : 0 }
    return UIEdgeInsets(top: points[0], left: points[1], bottom: points[2], right: points[3])
  }
}

extension UIImage {
  /// The picture for other traits, where its asset or catalogue has several; else itself.
  package func resolved(for traits: UITraitCollection) -> UIImage {
    guard let asset = linkedAsset else { return catalogued(for: traits) }
    let found = asset.image(with: traits)
    return found.storedPixels === storedPixels ? self : found
  }

  /// The picture for other traits, where it came from a catalogue that has several; else itself.
  func catalogued(for traits: UITraitCollection) -> UIImage {
    guard let asset = self.traits.asset as? AssetImage, let found = asset.picture(for: traits),
      found.pixels !== storedPixels
    else { return self }
    var changed = self.traits
    changed.scale = found.traits.scale
    changed.orientation = found.traits.orientation
    changed.vector = found.traits.vector.map {
      PreservedVector(picture: $0.picture, tint: changed.vector?.tint)
    }
    return UIImage(pixels: found.pixels, traits: changed)
  }
}
