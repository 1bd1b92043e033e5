// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Loads pictures from files and from the program's bundle: Mica has no network.

internal import MicaContext
internal import MicaFoundation
internal import MicaRaster
public import UIKit

/// A load that is under way.
public class SDWebImageCombinedOperation: NSObject {
  /// Whether it was cancelled.
  public private(set) var isCancelled = false
  /// Ends it: its completion isn't called.
  public func cancel() { isCancelled = true }
}

/// Loads pictures and keeps them in memory.
@MainActor
public class SDWebImageManager: NSObject {
  /// A manager without loads.
  public nonisolated override init() { super.init() }
  /// The program's manager.
  public static var shared: SDWebImageManager { ProgramImages.current.manager }
  /// Where pictures are kept.
  public var imageCache: SDImageCache { .shared }
  private var running: [SDWebImageCombinedOperation] = []

  /// Whether a load is under way.
  public var isRunning: Bool { !running.isEmpty }

  /// The key that a URL's picture is kept by.
  public func cacheKey(for url: URL?) -> String? { url?.absoluteString }

  /// Loads a picture: from memory at once, else on the next run-loop iteration from the URL's file or, for another URL,
  /// from the bundle's file of the URL's last name. Partly: pictures of a network are never there; this is noted.
  @discardableResult
  public func loadImage(
    with url: URL?, options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
    progress: SDImageLoaderProgressBlock? = nil, completed: @escaping SDInternalCompletionBlock
  ) -> SDWebImageCombinedOperation? {
    let operation = SDWebImageCombinedOperation()
    guard let url else {
      completed(nil, nil, SDWebImageError(code: .invalidURL), .none, true, nil)
      return operation
    }
    if let image = SDImageCache.shared.imageFromMemoryCache(forKey: url.absoluteString) {
      completed(image, nil, nil, .memory, true, url)
      return operation
    }
    running.append(operation)
    DispatchQueue.main.async { [self] in
      running.removeAll { $0 === operation }
      if operation.isCancelled { return }
      let data = SDImageFiles.data(of: url)
      let image = data.flatMap { UIImage(data: $0) }
      if let image {
        progress?(data?.count ?? 0, data?.count ?? 0, url)
        SDImageCache.shared.storeImage(toMemory: image, forKey: url.absoluteString)
      }
      let code: SDWebImageError.Code = data == nil ? .invalidDownloadStatusCode : .badImageData
      completed(image, data, image == nil ? SDWebImageError(code: code) : nil, .none, true, url)
    }
    return operation
  }

  /// Ends all loads.
  public func cancelAll() { for operation in running { operation.cancel() } }
}

/// What a program has loaded.
@MainActor private final class ProgramImages: ProgramState {
  let manager = SDWebImageManager()
  let cache = SDImageCache()
  nonisolated init(in context: ProgramContext) {}
  static var current: ProgramImages { ProgramContext.current.state() }
}

/// The files that stand for URLs.
enum SDImageFiles {
  static func data(of url: URL) -> Data? {
    if url.isFileURL { return try? Data(contentsOf: url) }
    let place = Bundle.main.bundlePath + "/" + url.lastPathComponent
    if !url.lastPathComponent.isEmpty, let data = FileManager.default.contents(atPath: place) {
      return data
    }
    Unsupported.note("SDWebImage: pictures of a network")
    return nil
  }
}

/// Pictures by their keys, in memory: nothing is kept on the disk.
@MainActor
public class SDImageCache: NSObject {
  /// A cache without pictures.
  public nonisolated override init() { super.init() }
  /// The program's cache.
  public static var shared: SDImageCache { ProgramImages.current.cache }
  /// Its limits.
  public private(set) lazy var config = SDImageCacheConfig()
  private var images: [String: UIImage] = [:]

  /// The picture of a key.
  public func imageFromMemoryCache(forKey key: String?) -> UIImage? { key.flatMap { images[$0] } }
  /// The picture of a key, which is in memory.
  public func imageFromDiskCache(forKey key: String?) -> UIImage? {
    imageFromMemoryCache(forKey: key)
  }
  /// The picture of a key.
  public func imageFromCache(forKey key: String?) -> UIImage? { imageFromMemoryCache(forKey: key) }
  /// Keeps a picture.
  public func storeImage(toMemory image: UIImage?, forKey key: String?) {
    if let key { images[key] = image }
  }
  /// Keeps a picture.
  public func store(_ image: UIImage?, forKey key: String?, completion: (() -> Void)? = nil) {
    storeImage(toMemory: image, forKey: key)
    completion?()
  }
  /// Keeps a picture.
  public func store(
    _ image: UIImage?, forKey key: String?, toDisk: Bool, completion: (() -> Void)? = nil
  ) {
    store(image, forKey: key, completion: completion)
  }
  /// Whether there is a picture.
  public func diskImageDataExists(withKey key: String?) -> Bool {
    imageFromMemoryCache(forKey: key) != nil
  }
  /// Forgets a picture.
  public func removeImage(
    forKey key: String?, fromDisk: Bool = true, withCompletion completion: (() -> Void)? = nil
  ) {
    if let key { images[key] = nil }
    completion?()
  }
  /// Forgets all pictures.
  public func clearMemory() { images = [:] }
  /// Forgets all pictures of the disk: there are none. Nothing to do: the disk has no pictures.
  public func clearDisk(onCompletion completion: (() -> Void)? = nil) { completion?() }
  /// Forgets old pictures of the disk: there are none. Nothing to do: the disk has no pictures.
  public func deleteOldFiles(completionBlock: (() -> Void)? = nil) { completionBlock?() }
  /// Bytes on the disk: 0.
  public func totalDiskSize() -> UInt { 0 }
  /// Files on the disk: 0.
  public func totalDiskCount() -> UInt { 0 }
}

/// The limits of a cache; Mica keeps all pictures.
public class SDImageCacheConfig: NSObject {
  /// Bytes in memory; 0 for no limit.
  public var maxMemoryCost: UInt = 0
  /// Pictures in memory; 0 for no limit.
  public var maxMemoryCount: UInt = 0
  /// Bytes on the disk; 0 for no limit.
  public var maxDiskSize: UInt = 0
  /// Seconds on the disk.
  public var maxDiskAge: TimeInterval = 604_800
  /// Whether pictures are kept in memory.
  public var shouldCacheImagesInMemory = true
}

/// Loads pictures before they are shown.
@MainActor
public class SDWebImagePrefetcher: NSObject {
  /// The program's prefetcher.
  public static let shared = SDWebImagePrefetcher()
  /// Loads the pictures of URLs; `completed` receives how many were loaded and how many failed.
  public func prefetchURLs(
    _ urls: [URL]?, progress: ((UInt, UInt) -> Void)? = nil,
    completed: ((UInt, UInt) -> Void)? = nil
  ) {
    var (done, failed) = (0, 0)
    let all = urls ?? []
    if all.isEmpty { completed?(0, 0) }
    for url in all {
      SDWebImageManager.shared.loadImage(with: url) { image, _, _, _, _, _ in
        done += 1
        if image == nil { failed += 1 }
        progress?(UInt(done), UInt(all.count))
        if done == all.count { completed?(UInt(done - failed), UInt(failed)) }
      }
    }
  }
  /// Ends all loads.
  public func cancelPrefetching() { SDWebImageManager.shared.cancelAll() }
}

/// Loads pictures without keeping them.
@MainActor
public class SDWebImageDownloader: NSObject {
  /// The program's downloader.
  public static let shared = SDWebImageDownloader()
  /// Loads a picture.
  @discardableResult
  public func downloadImage(
    with url: URL?, completed: ((UIImage?, Data?, (any Error)?, Bool) -> Void)?
  ) -> SDWebImageCombinedOperation? {
    SDWebImageManager.shared.loadImage(with: url) { image, data, error, _, isDone, _ in
      completed?(image, data, error, isDone)
    }
  }
  /// Sets a field of requests, which Mica doesn't send. Nothing to do: no request is sent.
  public func setValue(_ value: String?, forHTTPHeaderField field: String?) {}
}
