// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pasteboards' items with limits, and as providers.

public import Foundation
internal import MicaRaster

extension UIPasteboard {
  /// What holds for items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When the items go: a date. Partly: they stay.
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether they stay on the device: a flag. They do here.
    public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The type of items that say theirs themselves.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// Sets the items, with limits.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    if options[.expirationDate] != nil { Unsupported.note("UIPasteboard: items' expiration") }
    self.items = items
  }

  /// The items as providers.
  public var itemProviders: [NSItemProvider] {
    get {
      items.map { item in
        let provider = NSItemProvider()
        for (type, value) in item.sorted(by: { $0.key < $1.key }) {
          let data = value as? Data ?? (value as? String).map { Data($0.utf8) }
          provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
            done(data, nil)
            return nil
          }
        }
        return provider
      }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Sets the items by providers: their data of each type.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    items = itemProviders.map { provider in
      var item: [String: Any] = [:]
      for type in provider.registeredTypeIdentifiers {
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in item[type] = data }
      }
      return item
    }
  }
}
