// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Two streams that are bound: what is written to one is read from the other.

public import Foundation
internal import Synchronization

extension Stream {
  /// Gives a stream to read and one to write, between which so many bytes may wait.
  public class func getBoundStreams(
    withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    let pipe = BoundBytes(limit: max(1, bufferSize))
    inputStream?.pointee = BoundInput(pipe)
    outputStream?.pointee = BoundOutput(pipe)
  }
}

/// The bytes between two streams.
private final class BoundBytes: Sendable {
  struct State {
    var bytes: [UInt8] = []
    var isWritten = true
  }
  let limit: Int
  let state = Mutex(State())

  init(limit: Int) { self.limit = limit }
}

/// The end that is read.
private final class BoundInput: InputStream {
  private let pipe: BoundBytes
  private var status = Stream.Status.notOpen
  weak var listener: (any StreamDelegate)?

  init(_ pipe: BoundBytes) {
    self.pipe = pipe
    super.init(data: Data())
  }

  override var delegate: (any StreamDelegate)? {
    get { listener }
    set { listener = newValue }
  }
  override var streamStatus: Stream.Status { status }
  override var streamError: (any Error)? { nil }
  override var hasBytesAvailable: Bool { pipe.state.withLock { !$0.bytes.isEmpty } }
  override func open() { status = .open }
  override func close() { status = .closed }

  /// Reads what waits: 0 at the end, -1 where nothing waits yet.
  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    guard status == .open, len > 0 else { return status == .atEnd ? 0 : -1 }
    let (bytes, isWritten) = pipe.state.withLock { state in
      let bytes = Array(state.bytes.prefix(len))
      state.bytes.removeFirst(bytes.count)
      return (bytes, state.isWritten)
    }
    buffer.update(from: bytes, count: bytes.count)
    if bytes.isEmpty, !isWritten { status = .atEnd }
    return bytes.isEmpty && isWritten ? -1 : bytes.count
  }
}

/// The end that is written.
private final class BoundOutput: OutputStream {
  private let pipe: BoundBytes
  private var status = Stream.Status.notOpen
  weak var listener: (any StreamDelegate)?

  init(_ pipe: BoundBytes) {
    self.pipe = pipe
    super.init(toMemory: ())
  }

  required init(toMemory: ()) {
    pipe = BoundBytes(limit: 1)
    super.init(toMemory: ())
  }

  override var delegate: (any StreamDelegate)? {
    get { listener }
    set { listener = newValue }
  }
  override var streamStatus: Stream.Status { status }
  override var streamError: (any Error)? { nil }
  override var hasSpaceAvailable: Bool { pipe.state.withLock { $0.bytes.count < pipe.limit } }
  override func open() { status = .open }
  override func close() {
    status = .closed
    pipe.state.withLock { $0.isWritten = false }
  }

  /// Writes as many bytes as there is room for: -1 for none.
  override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
    guard status == .open, len > 0 else { return -1 }
    return pipe.state.withLock { state in
      let count = min(len, pipe.limit - state.bytes.count)
      guard count > 0 else { return -1 }
      state.bytes += UnsafeBufferPointer(start: buffer, count: count)
      return count
    }
  }
}
