// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Compression's filters: data that goes through in pieces.

public import Foundation

/// How data is made smaller.
public enum Algorithm: CaseIterable, RawRepresentable, Hashable, Sendable {
  /// LZFSE. Filters of it throw.
  case lzfse
  /// Raw DEFLATE.
  case zlib
  /// LZ4. Filters of it throw.
  case lz4
  /// LZMA. Filters of it throw.
  case lzma
  /// LZBITMAP. Filters of it throw.
  case lzbitmap
  /// Brotli. Filters of it throw.
  case brotli

  /// The algorithm of C's number.
  public init?(rawValue: compression_algorithm) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }

  /// C's number.
  public var rawValue: compression_algorithm {
    switch self {
    case .lzfse: COMPRESSION_LZFSE
    case .zlib: COMPRESSION_ZLIB
    case .lz4: COMPRESSION_LZ4
    case .lzma: COMPRESSION_LZMA
    case .lzbitmap: COMPRESSION_LZBITMAP
    case .brotli: COMPRESSION_BROTLI
    }
  }
}

/// What a filter does.
public enum FilterOperation: RawRepresentable, Hashable, Sendable {
  /// Compresses data.
  case compress
  /// Decompresses data.
  case decompress

  /// The operation of C's number.
  public init?(rawValue: compression_stream_operation) {
    switch rawValue {
    case COMPRESSION_STREAM_ENCODE: self = .compress
    case COMPRESSION_STREAM_DECODE: self = .decompress
    default: return nil
    }
  }

  /// C's number.
  public var rawValue: compression_stream_operation {
    // Not by `==`, which asks for this number.
    switch self {
    case .compress: COMPRESSION_STREAM_ENCODE
    case .decompress: COMPRESSION_STREAM_DECODE
    }
  }
}

/// Why a filter stopped.
public enum FilterError: Error, Hashable, Sendable {
  /// The filter has ended, or its algorithm isn't here.
  case invalidState
  /// The data is damaged.
  case invalidData
}

/// Takes data in pieces, and gives it on smaller, or as it was.
public class OutputFilter {
  private var pump: FilterPump
  private var isFinalized = false
  private let writeBlock: (Data?) throws -> Void

  /// A filter that gives its output to `writeBlock`, in pieces of at most `bufferCapacity` bytes, and nil at the end.
  /// Throws for an algorithm that isn't here.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
    writingTo writeBlock: @escaping (Data?) throws -> Void
  ) throws {
    pump = try FilterPump(operation, algorithm, bufferCapacity)
    self.writeBlock = writeBlock
  }

  /// Takes data; nil ends the filter. Throws for damaged data, and after the end.
  public func write<D: DataProtocol>(_ data: D?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    try pump.push(Data(data), isLast: false, writeBlock)
  }

  /// Ends the filter, as its last owner does, too.
  public func finalize() throws {
    guard !isFinalized else { return }
    isFinalized = true
    if !pump.isDone { try pump.push(Data(), isLast: true, writeBlock) }
    try writeBlock(nil)
  }

  deinit { try? finalize() }
}

/// Asks for data in pieces, and gives it smaller, or as it was, as it is read.
public class InputFilter<D: DataProtocol> {
  private var pump: FilterPump
  private let readBlock: (Int) throws -> D?
  private let capacity: Int
  private var output = Data()

  /// A filter that asks `readBlock` for at most `bufferCapacity` bytes at a time; nil is the end. Throws for an algorithm
  /// that isn't here.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
    readingFrom readBlock: @escaping (Int) throws -> D?
  ) throws {
    pump = try FilterPump(operation, algorithm, bufferCapacity)
    (capacity, self.readBlock) = (bufferCapacity, readBlock)
  }

  /// At most `count` bytes of the output; nil at the end. Throws for damaged data.
  public func readData(ofLength count: Int) throws -> Data? {
    while output.count < count, !pump.isDone {
      let input = try readBlock(capacity)
      let piece = input.map { Data($0) } ?? Data()
      var made = Data()
      try pump.push(piece, isLast: piece.isEmpty) { made.append($0 ?? Data()) }
      output.append(made)
    }
    guard !output.isEmpty, count > 0 else { return nil }
    let piece = Data(output.prefix(count))
    output = Data(output.dropFirst(count))
    return piece
  }
}

/// A stream with room for its output.
private struct FilterPump {
  private let stream: FilterStream
  private let capacity: Int
  private(set) var isDone = false

  init(_ operation: FilterOperation, _ algorithm: Algorithm, _ capacity: Int) throws {
    guard let stream = FilterStream(operation.rawValue, algorithm.rawValue) else {
      throw FilterError.invalidState
    }
    (self.stream, self.capacity) = (stream, max(1, capacity))
  }

  /// Gives a piece of input to the stream, and what comes out to `write`.
  mutating func push(_ data: Data, isLast: Bool, _ write: (Data?) throws -> Void) throws {
    guard !isDone else { throw FilterError.invalidState }
    var input = [UInt8](data)
    // The address of an empty array is none.
    if input.isEmpty { input.reserveCapacity(1) }
    var place = 0
    while true {
      var room = [UInt8](repeating: 0, count: capacity)
      let (read, written, status) = input.withUnsafeBufferPointer { input in
        room.withUnsafeMutableBufferPointer { stream.step(input, from: place, into: $0, isLast) }
      }
      place += read
      if written > 0 { try write(Data(room[..<written])) }
      if status == COMPRESSION_STATUS_ERROR { throw FilterError.invalidData }
      if status == COMPRESSION_STATUS_END {
        isDone = true
        return
      }
      if written < capacity, place == input.count { return }
    }
  }
}

/// A stream that ends with its last owner.
private final class FilterStream {
  private var stream: compression_stream
  /// What the stream's pointers name between two calls.
  private let placeholder = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  init?(_ operation: compression_stream_operation, _ algorithm: compression_algorithm) {
    stream = compression_stream(
      dst_ptr: placeholder, dst_size: 0, src_ptr: UnsafePointer(placeholder), src_size: 0,
      state: nil)
    if compression_stream_init(&stream, operation, algorithm) != COMPRESSION_STATUS_OK {
      return nil
    }
  }

  deinit {
    compression_stream_destroy(&stream)
    placeholder.deallocate()
  }

  func step(
    _ input: UnsafeBufferPointer<UInt8>, from place: Int,
    into room: UnsafeMutableBufferPointer<UInt8>, _ isLast: Bool
  ) -> (read: Int, written: Int, status: compression_status) {
    let left = input.count - place
    stream.src_ptr = input.baseAddress.map { $0 + place } ?? UnsafePointer(placeholder)
    stream.src_size = left
    stream.dst_ptr = room.baseAddress ?? placeholder
    stream.dst_size = room.count
    let flags = isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0
    let status = compression_stream_process(&stream, flags)
    return (left - stream.src_size, room.count - stream.dst_size, status)
  }
}
