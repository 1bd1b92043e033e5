// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Loads one picture.

internal import Foundation
internal import FoundationNetworking
internal import MicaFoundation

/// A picture that is loaded by the shared URL session; files and data URLs are read at once.
@MainActor
final class ImageLoading {
  private let scale: CGFloat
  private var completion: ((AsyncImagePhase) -> Void)?
  private var task: URLSessionDataTask?

  /// Calls `completion` with the picture or an error, on the main thread, later.
  init(_ url: URL, _ scale: CGFloat, _ completion: @escaping (AsyncImagePhase) -> Void) {
    (self.scale, self.completion) = (scale, completion)
    if url.isFileURL || url.scheme == "data" {
      let data = Result { try Self.read(url) }
      let timer = MicaFoundation.Timer(timeInterval: 0, repeats: false) { [weak self] _ in
        onMainThread { self?.finish(data) }
      }
      RunLoop.main.add(timer, forMode: .common)
    } else {
      task = URLSession.shared.dataTask(with: url) { [weak self] data, _, error in
        let result: Result<Data, any Error> =
          data.map { .success($0) } ?? .failure(error ?? URLError(.unknown))
        DispatchQueue.main.async { onMainThread { self?.finish(result) } }
      }
      task?.resume()
    }
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
    task?.cancel()
    task = nil
  }
}
