// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Compression's functions in C, as Swift imports them: streams and buffers. Apple's `COMPRESSION_ZLIB` is raw DEFLATE
// (RFC 1951), which zlib reads and writes; other algorithms are noted, and fail.

internal import MicaRaster
internal import zlib

/// The number of an algorithm.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: UInt32
  /// The algorithm of that number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  /// The algorithm of that number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// LZ4 with frames. Streams fail, and the call is noted.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// LZ4 without frames. Streams fail, and the call is noted.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// Raw DEFLATE, which is level 5.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// LZMA. Streams fail, and the call is noted.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// LZBITMAP. Streams fail, and the call is noted.
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)
/// LZFSE. Streams fail, and the call is noted.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// Brotli. Streams fail, and the call is noted.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

/// What a stream does.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: UInt32
  /// The operation of that number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  /// The operation of that number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Compresses data.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
/// Decompresses data.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

/// How a stream is to go on.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: UInt32
  /// The flags of that number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  /// The flags of that number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// No more input follows.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

/// The result of a call.
public struct compression_status: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Int32
  /// The status of that number.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
  /// The status of that number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The stream goes on.
public let COMPRESSION_STATUS_OK = compression_status(0)
/// The data is damaged, or the algorithm isn't here.
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
/// All was written.
public let COMPRESSION_STATUS_END = compression_status(1)

/// Input, room for output, and what lies between two calls.
public struct compression_stream {
  /// Where the output goes; moved on by each call.
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  /// The room for it.
  public var dst_size: Int
  /// The input; moved on by each call.
  public var src_ptr: UnsafePointer<UInt8>
  /// What is left of it.
  public var src_size: Int
  /// The stream's internal state.
  public var state: UnsafeMutableRawPointer?

  /// A stream with these parts; `compression_stream_init` makes the state.
  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>,
    src_size: Int, state: UnsafeMutableRawPointer?
  ) {
    (self.dst_ptr, self.dst_size) = (dst_ptr, dst_size)
    (self.src_ptr, self.src_size) = (src_ptr, src_size)
    self.state = state
  }
}

/// What a stream keeps between calls.
private final class StreamState {
  private var stream = z_stream()
  private let isEncoding: Bool
  /// A window of 32 KB; negative for no header.
  private static let window: Int32 = -15
  private static let level: Int32 = 5
  private static let memory: Int32 = 8

  init?(_ operation: compression_stream_operation, _ algorithm: compression_algorithm) {
    guard algorithm == COMPRESSION_ZLIB else {
      Unsupported.note("Compression's algorithm 0x\(String(algorithm.rawValue, radix: 16))")
      return nil
    }
    isEncoding = operation == COMPRESSION_STREAM_ENCODE
    let size = Int32(MemoryLayout<z_stream>.size)
    let result =
      isEncoding
      ? deflateInit2_(
        &stream, Self.level, Z_DEFLATED, Self.window, Self.memory, Z_DEFAULT_STRATEGY,
        ZLIB_VERSION, size)
      : inflateInit2_(&stream, Self.window, ZLIB_VERSION, size)
    if result != Z_OK { return nil }
  }

  deinit {
    if isEncoding { deflateEnd(&stream) } else { inflateEnd(&stream) }
  }

  /// Goes on as far as input and room reach.
  func process(_ other: inout compression_stream, isLast: Bool) -> compression_status {
    while true {
      let input = min(other.src_size, Int(UInt32.max))
      let room = min(other.dst_size, Int(UInt32.max))
      stream.next_in = UnsafeMutablePointer(mutating: other.src_ptr)
      stream.avail_in = UInt32(input)
      stream.next_out = other.dst_ptr
      stream.avail_out = UInt32(room)
      let isAll = input == other.src_size
      let result =
        isEncoding
        ? deflate(&stream, isLast && isAll ? Z_FINISH : Z_NO_FLUSH)
        : inflate(&stream, Z_NO_FLUSH)
      let (read, written) = (input - Int(stream.avail_in), room - Int(stream.avail_out))
      other.src_ptr += read
      other.src_size -= read
      other.dst_ptr += written
      other.dst_size -= written
      if result == Z_STREAM_END { return COMPRESSION_STATUS_END }
      // Without room or input zlib says that it can't go on.
      if result == Z_BUF_ERROR {
        let isCut = isLast && !isEncoding && other.dst_size > 0
        return isCut ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
      }
      guard result == Z_OK else { return COMPRESSION_STATUS_ERROR }
      if other.dst_size == 0 || other.src_size == 0 && !isLast { return COMPRESSION_STATUS_OK }
    }
  }
}

/// Begins a stream. `COMPRESSION_STATUS_ERROR` for an algorithm that isn't here.
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  guard let state = StreamState(operation, algorithm) else {
    stream.pointee.state = nil
    return COMPRESSION_STATUS_ERROR
  }
  stream.pointee.state = Unmanaged.passRetained(state).toOpaque()
  return COMPRESSION_STATUS_OK
}

/// Goes on with a stream as far as its input and its room reach.
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  return Unmanaged<StreamState>.fromOpaque(state).takeUnretainedValue().process(
    &stream.pointee, isLast: flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0)
}

/// Ends a stream.
@discardableResult
public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  Unmanaged<StreamState>.fromOpaque(state).release()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}

// MARK: Buffers

/// Makes a buffer smaller; 0 where the room isn't enough or the algorithm isn't here.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>,
  _ src_size: Int, _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  let (count, status) = run(
    COMPRESSION_STREAM_ENCODE, dst_buffer, dst_size, src_buffer, src_size, algorithm)
  return status == COMPRESSION_STATUS_END ? count : 0
}

/// Makes a buffer what it was: as much as there is room for; 0 for damaged data, or an algorithm that isn't here.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>,
  _ src_size: Int, _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  let (count, status) = run(
    COMPRESSION_STREAM_DECODE, dst_buffer, dst_size, src_buffer, src_size, algorithm)
  return status == COMPRESSION_STATUS_ERROR ? 0 : count
}

/// What `compression_encode_buffer` needs besides: nothing.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// What `compression_decode_buffer` needs besides: nothing.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

private func run(
  _ operation: compression_stream_operation, _ output: UnsafeMutablePointer<UInt8>, _ room: Int,
  _ input: UnsafePointer<UInt8>, _ count: Int, _ algorithm: compression_algorithm
) -> (count: Int, status: compression_status) {
  guard let state = StreamState(operation, algorithm) else { return (0, COMPRESSION_STATUS_ERROR) }
  var stream = compression_stream(
    dst_ptr: output, dst_size: max(0, room), src_ptr: input, src_size: max(0, count), state: nil)
  let status = state.process(&stream, isLast: true)
  return (max(0, room) - stream.dst_size, status)
}
