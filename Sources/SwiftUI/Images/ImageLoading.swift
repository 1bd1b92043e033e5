// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Loads one picture.

internal import Foundation
internal import MicaFoundation
internal import MicaRaster

/// A picture of a file or of a data URL. One of another address fails, as without a network.
@MainActor
final class ImageLoading {
  private let scale: CGFloat
  private var completion: ((AsyncImagePhase) -> Void)?

  /// Calls `completion` with the picture or an error, on the main thread, later.
  init(_ url: URL, _ scale: CGFloat, _ completion: @escaping (AsyncImagePhase) -> Void) {
    (self.scale, self.completion) = (scale, completion)
    // FoundationNetworking isn't a part of the host, so that only files and data are read.
    let isLocal = url.isFileURL || url.scheme == "data"
    if !isLocal { Unsupported.note("AsyncImage's loading from the network") }
    let data =
      isLocal ? Result { try Self.read(url) } : .failure(URLError(.notConnectedToInternet))
    let timer = MicaFoundation.Timer(timeInterval: 0, repeats: false) { [weak self] _ in
      onMainThread { self?.finish(data) }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  private static func read(_ url: URL) throws -> Data {
    if url.isFileURL { return try Data(contentsOf: url) }
    let text = url.absoluteString
    guard let comma = text.firstIndex(of: ",") else { throw URLError(.badURL) }
    let body = String(text[text.index(after: comma)...])
    let decoded = body.removingPercentEncoding ?? body
    guard text[..<comma].hasSuffix(";base64") else { return Data(decoded.utf8) }
    guard let data = Data(base64Encoded: decoded) else { throw URLError(.badURL) }
    return data
  }

  private func finish(_ result: Result<Data, any Error>) {
    guard let completion else { return }
    self.completion = nil
    switch result {
    case .success(let data):
      if let image = UIImage(data: data, scale: scale) {
        completion(.success(Image(uiImage: image)))
      } else {
        completion(.failure(URLError(.cannotDecodeContentData)))
      }
    case .failure(let error): completion(.failure(error))
    }
  }

  /// Has the completion not called any more.
  func cancel() {
    completion = nil
  }
}
