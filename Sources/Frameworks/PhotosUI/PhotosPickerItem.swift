// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A picture that the user has chosen in SwiftUI's picker: programs with UIKit only pass it on.

public import Foundation
internal import MicaFrameworks
public import UniformTypeIdentifiers

/// A chosen picture of the library, which has none here.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// The picture's identifier.
  public let itemIdentifier: String?
  /// The types that it can be had as: none.
  public var supportedContentTypes: [UTType] { [] }

  /// The picture of an identifier.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Loads the picture: there is none, which is noted.
  @discardableResult
  public func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    noteMissing("PhotosPickerItem.loadTransferable")
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 0)
  }

  /// Loads the picture: there is none, which is noted.
  public func loadTransferable<T>(type: T.Type) async throws -> T? {
    noteMissing("PhotosPickerItem.loadTransferable")
    return nil
  }
}
