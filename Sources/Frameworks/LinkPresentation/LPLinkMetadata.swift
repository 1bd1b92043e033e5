// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is known of a page of the web: what a program says.

public import Foundation
internal import MicaFrameworks
@_exported public import UIKit

/// What is known of a page.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// Where it was asked for.
  open var originalURL: URL?
  /// Where it is.
  open var url: URL?
  /// What it is called.
  open var title: String?
  /// A small picture.
  open var iconProvider: NSItemProvider?
  /// A picture.
  open var imageProvider: NSItemProvider?
  /// A film.
  open var videoProvider: NSItemProvider?
  /// Where a film is.
  open var remoteVideoURL: URL?
  /// Nothing.
  public override init() {}
}

/// Asks pages of themselves; none answers.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// How long it waits in seconds; 30 by default.
  open var timeout: TimeInterval = 30
  /// Whether pictures are fetched; true by default.
  open var shouldFetchSubresources = true
  /// Asks nobody.
  public override init() {}
  /// Nothing, at once.
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    noteMissing("LPMetadataProvider")
    completionHandler(nil, NSError(domain: "LPErrorDomain", code: 2))
  }
  /// Nothing to do: no request is under way.
  open func cancel() {}
}

/// Shows a page's title and picture.
///
/// Partly: a labelled box.
@preconcurrency @MainActor
open class LPLinkView: UIView {
  /// What is shown.
  open var metadata: LPLinkMetadata
  /// Of what is known.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    _ = LabelledBox("LPLinkView", in: self)
  }
  /// Of a page.
  public convenience init(url: URL) {
    let metadata = LPLinkMetadata()
    metadata.url = url
    self.init(metadata: metadata)
  }
  /// Not from archives.
  public required init?(coder: NSCoder) { nil }
}
