// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be handed on: pictures and addresses.

public import Foundation

/// Why an object can't be made of data.
struct UnreadableItem: Error {}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// A PNG file.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// The picture as a PNG file.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }
  /// Pictures.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }
  /// A picture of a file's data.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else { throw UnreadableItem() }
    return image
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// Addresses.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// An address of a text.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw UnreadableItem()
    }
    return url
  }
  /// The address as a text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((absoluteString).utf8), nil)
    return nil
  }
}
