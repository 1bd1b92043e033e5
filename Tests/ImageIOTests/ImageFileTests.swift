// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Image I/O's functions as user code calls them, and files that appear whole or not at all.

import CoreGraphics
import Foundation
import ImageIO
import MicaRaster
import Testing

@Suite struct ImageFileTests {
  private let image: CGImage = {
    let pixmap = Pixmap(width: 3, height: 2)
    for i in 0..<24 { pixmap.bytes[i] = i % 4 == 3 ? 255 : UInt8(i * 10) }
    return CGImage(pixmap: pixmap)
  }()

  /// Calls `body` with a directory that is removed afterwards.
  private func withDirectory(_ body: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("mica-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try body(directory)
  }

  @Test func pictureGoesThroughAFile() throws {
    try withDirectory { directory in
      let url = directory.appendingPathComponent("picture.png")
      let destination = try #require(
        CGImageDestinationCreateWithURL(url as CFURL, "public.png" as CFString, 1, nil))
      CGImageDestinationAddImage(destination, image, nil)
      #expect(CGImageDestinationFinalize(destination))

      let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
      #expect(CGImageSourceGetCount(source) == 1)
      #expect(CGImageSourceGetType(source) == "public.png")
      let copy = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
      #expect(copy.dataProvider?.data == image.dataProvider?.data)
      #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    }
  }

  @Test func pictureGoesThroughMemory() throws {
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data as CFMutableData, "public.png" as CFString, 1, nil))
    CGImageDestinationAddImage(destination, image, nil)
    #expect(CGImageDestinationFinalize(destination))
    let source = try #require(CGImageSourceCreateWithData(Data(referencing: data), nil))
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 3)
  }

  @Test func emptyDestinationsAndOtherFilesFail() throws {
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data, "public.png", 1, nil))
    #expect(!CGImageDestinationFinalize(destination))
    let text = try #require(CGImageSourceCreateWithData(Data("no picture".utf8), nil))
    #expect(CGImageSourceGetCount(text) == 0)
    #expect(CGImageSourceGetType(text) == nil)
    #expect(CGImageSourceCreateImageAtIndex(text, 0, nil) == nil)
  }

  @Test func atomicWriteReplacesAndLeavesNothingElse() throws {
    try withDirectory { directory in
      let url = directory.appendingPathComponent("a.bin")
      try AtomicFile.write(Data([1, 2, 3]), to: url)
      try AtomicFile.write(Data([4]), to: url)
      #expect(try Data(contentsOf: url) == Data([4]))
      try AtomicFile.write(Data(), to: url)
      #expect(try Data(contentsOf: url).isEmpty)
      let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      #expect(names == ["a.bin"])
    }
  }

  @Test func unwritablePlacesAreNamed() throws {
    try withDirectory { directory in
      let missing = directory.appendingPathComponent("missing/a.bin")
      #expect(
        throws: ImageError.unwritable(path: missing.path, reason: "No such file or directory")
      ) {
        try AtomicFile.write(Data([1]), to: missing)
      }
      let folder = directory.appendingPathComponent("folder")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      #expect(throws: ImageError.self) { try AtomicFile.write(Data([1]), to: folder) }
      let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      #expect(names == ["folder"])
    }
  }
}
