// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Data of asset catalogues.

public import Foundation

/// The name of data in a catalogue.
public typealias NSDataAssetName = String

/// Data of an asset catalogue, by its name.
open class NSDataAsset: NSObject, NSCopying {
  /// The name.
  public let name: NSDataAssetName
  /// The bytes.
  public let data: Data
  /// The kind of data, such as `public.json`.
  public let typeIdentifier: String

  /// The data of that name in the program's own catalogue; nil where there is none.
  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: .main)
  }

  /// The data of that name in a bundle's catalogue; nil where there is none.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    let traits = UITraitCollection.current
    guard let catalogue = AssetStore.current.catalogue(of: bundle),
      let files = catalogue.records.data[name],
      let file = files.max(by: {
        ($0.meaning.map { $0.rank(traits) ?? -1 } ?? 0)
          < ($1.meaning.map { $0.rank(traits) ?? -1 } ?? 0)
      }), let path = catalogue.path(file.file),
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = file.type ?? "public.data"
  }

  /// The object itself, being immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
