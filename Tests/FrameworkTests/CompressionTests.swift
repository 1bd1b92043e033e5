// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Compression's buffers, streams and filters: what one makes smaller, another one reads.

import Compression
import Foundation
import MicaFoundation
import Testing

@Suite struct CompressionTests {
  private let text = Array(String(repeating: "smaller and smaller, ", count: 2000).utf8)

  @Test func aBufferComesBackAsItWas() {
    var small = [UInt8](repeating: 0, count: text.count)
    let count = compression_encode_buffer(
      &small, small.count, text, text.count, nil, COMPRESSION_ZLIB)
    #expect(count > 0 && count < text.count / 10)
    var back = [UInt8](repeating: 0, count: text.count + 10)
    let read = compression_decode_buffer(&back, back.count, small, count, nil, COMPRESSION_ZLIB)
    #expect(Array(back[..<read]) == text)
    // As much as there is room for.
    #expect(compression_decode_buffer(&back, 100, small, count, nil, COMPRESSION_ZLIB) == 100)
    #expect(compression_encode_buffer(&small, 5, text, text.count, nil, COMPRESSION_ZLIB) == 0)
  }

  @Test func damagedDataAndOtherAlgorithmsFail() {
    var room = [UInt8](repeating: 0, count: 1000)
    let noise: [UInt8] = [0xff, 0xff, 0xff, 0xff]
    #expect(compression_decode_buffer(&room, 1000, noise, 4, nil, COMPRESSION_ZLIB) == 0)
    #expect(compression_encode_buffer(&room, 1000, text, 100, nil, COMPRESSION_LZFSE) == 0)
    #expect(throws: FilterError.invalidState) {
      try OutputFilter(.compress, using: .lzma) { _ in }
    }
  }

  @Test func dataIsTheSameAsFoundations() throws {
    let small = try NSData(data: Data(text)).compressed(using: .zlib) as Data
    var back = [UInt8](repeating: 0, count: text.count)
    let read = compression_decode_buffer(
      &back, back.count, Array(small), small.count, nil, COMPRESSION_ZLIB)
    #expect(read == text.count && back == text)
  }

  @Test(arguments: [1, 7, 4096]) func filtersTakePiecesOfAnySize(_ capacity: Int) throws {
    var small = Data()
    var ends = 0
    let writer = try OutputFilter(.compress, using: .zlib, bufferCapacity: capacity) { piece in
      if let piece {
        #expect(piece.count <= capacity)
        small.append(piece)
      } else {
        ends += 1
      }
    }
    try writer.write(Data(text[..<1000]))
    try writer.write(Data(text[1000...]))
    try writer.finalize()
    #expect(ends == 1)
    var place = 0
    let reader = try InputFilter<Data>(.decompress, using: .zlib, bufferCapacity: capacity) {
      most in
      defer { place = min(small.count, place + most) }
      return place < small.count ? Data(small[place..<min(small.count, place + most)]) : nil
    }
    var back = Data()
    while let piece = try reader.readData(ofLength: 333) { back.append(piece) }
    #expect(Array(back) == text)
  }

  /// The end is reported also if the data itself marks it, and by a filter that is released.
  @Test func filtersTellTheirEnd() throws {
    let small = try NSData(data: Data(text)).compressed(using: .zlib) as Data
    var (back, ends) = (Data(), 0)
    let reader = try OutputFilter(.decompress, using: .zlib) { piece in
      if let piece { back.append(piece) } else { ends += 1 }
    }
    try reader.write(small)
    try reader.finalize()
    try reader.finalize()
    #expect(Array(back) == text && ends == 1)
    var made = Data()
    try OutputFilter(.compress, using: .zlib) { made.append($0 ?? Data()) }.write(Data(text))
    #expect(try NSData(data: made).decompressed(using: .zlib).count == text.count)
  }
}
