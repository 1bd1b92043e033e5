// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Loads one picture.

public import Foundation
internal import MicaFoundation
internal import Synchronization

/// How pictures of the network are loaded. Foundation's network is a library of its own, which only programs link that use
/// it: a program with an `AsyncImage` gives a function that asks `URLSession.shared`. Without one such pictures fail.
public enum _ImageNetwork {
  /// Loads a URL, calls the closure once on any thread with the data or an error, and returns what cancels it.
  public typealias Loader =
    @Sendable (URL, @escaping @Sendable (Data?, (any Error)?) -> Void) -> @Sendable () -> Void

  private static let known = Mutex<Loader?>(nil)

  /// Has all pictures loaded by a function. Called once, before the program begins.
  public static func use(_ loader: @escaping Loader) { known.withLock { $0 = loader } }

  static var loader: Loader? { known.withLock(\.self) }
}

/// A picture that is loaded by the shared URL session; files and data URLs are read at once.
@MainActor
final class ImageLoading {
  private let scale: CGFloat
  private var completion: ((AsyncImagePhase) -> Void)?
  private var stop: (@Sendable () -> Void)?

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
      let done: @Sendable (Data?, (any Error)?) -> Void = { [weak self] data, error in
        let result: Result<Data, any Error> =
          data.map { .success($0) } ?? .failure(error ?? URLError(.unknown))
        DispatchQueue.main.async { onMainThread { self?.finish(result) } }
      }
      guard let loader = _ImageNetwork.loader else {
        done(nil, URLError(.notConnectedToInternet))
        return
      }
      stop = loader(url, done)
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
    stop?()
    stop = nil
  }
}
