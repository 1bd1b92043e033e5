// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where the bytes of a file that is being made go to.

public import struct Foundation.Data

/// Takes bytes and gives back how many of them it could keep.
public typealias CGDataConsumerPutBytesCallback = (
  UnsafeMutableRawPointer?, UnsafeRawPointer, Int
) -> Int

/// Called when a consumer does not need its `info` any more.
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a consumer calls.
public struct CGDataConsumerCallbacks {
  /// Takes bytes.
  public var putBytes: CGDataConsumerPutBytesCallback?
  /// Called when the consumer goes away.
  public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

  /// Callbacks that keep nothing.
  public init() { self.init(putBytes: nil, releaseConsumer: nil) }

  /// The given callbacks.
  public init(
    putBytes: CGDataConsumerPutBytesCallback?,
    releaseConsumer: CGDataConsumerReleaseInfoCallback?
  ) {
    self.putBytes = putBytes
    self.releaseConsumer = releaseConsumer
  }
}

/// Something that bytes are written to.
public final class CGDataConsumer {
  private enum Target {
    case data(CFMutableData)
    case file(CFURL)
    case callbacks(UnsafeMutableRawPointer?, CGDataConsumerCallbacks)
  }

  private let target: Target

  /// Appends to `data`.
  public init?(data: CFMutableData) { target = .data(data) }

  /// Writes to a file, which is replaced.
  public init?(url: CFURL) { target = .file(url) }

  /// Calls the user's code; nil where there is none to take bytes.
  public init?(
    info: UnsafeMutableRawPointer?, cbks callbacks: UnsafePointer<CGDataConsumerCallbacks>
  ) {
    guard callbacks.pointee.putBytes != nil else { return nil }
    target = .callbacks(info, callbacks.pointee)
  }

  deinit {
    if case .callbacks(let info, let callbacks) = target { callbacks.releaseConsumer?(info) }
  }

  /// Hands a whole file over; false where not all of it could be kept.
  package func write(_ bytes: Data) -> Bool {
    switch target {
    case .data(let data):
      data.append(bytes)
      return true
    case .file(let url):
      return (try? bytes.write(to: url, options: .atomic)) != nil
    case .callbacks(let info, let callbacks):
      return bytes.withUnsafeBytes { buffer in
        guard let base = buffer.baseAddress else { return true }
        return callbacks.putBytes?(info, base, buffer.count) == buffer.count
      }
    }
  }
}
