// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Sources whose bytes come piece by piece.

import CoreGraphics
import Foundation
import MicaRaster
import Testing

@testable import ImageIO

@Suite struct IncrementalTests {
  @Test(arguments: ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp"])
  func statusGrowsFromHeaderToComplete(type: String) throws {
    let file = try #require(makeFile(type, samplePicture(width: 64, height: 64, opaque: true)))
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    #expect(CGImageSourceGetCount(source) == 0)
    var last = CGImageSourceStatus.statusReadingHeader
    for length in stride(from: 1, to: file.count, by: max(1, file.count / 60)) {
      CGImageSourceUpdateData(source, file.prefix(length), false)
      let status = CGImageSourceGetStatus(source)
      #expect(status == .statusReadingHeader || status == .statusIncomplete, "\(length) bytes")
      #expect(status.rawValue >= last.rawValue)
      last = status
      if status == .statusIncomplete {
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 64)
      }
    }
    #expect(last == .statusIncomplete)
    CGImageSourceUpdateData(source, file, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.height == 64)
  }

  @Test(arguments: ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp"])
  func halfAFileShowsItsUpperRows(type: String) throws {
    let picture = samplePicture(width: 200, height: 200, opaque: true)
    let file = try #require(
      makeFile(type, picture, [kCGImageDestinationLossyCompressionQuality: 0.9]))
    let whole = try #require(makeSource(file)?.pixmap(at: 0))
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, file.prefix(file.count * 3 / 4), false)
    #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusIncomplete)
    let part = try #require(source.pixmap(at: 0))
    #expect(part[5, 5] == whole[5, 5])
    #expect(part[5, 199] != whole[5, 199])
  }

  @Test func aFileThatStaysCutOffHasNoPicture() throws {
    let file = try #require(makeFile("public.png", flatPicture(1, 2, 3)))
    let source = try #require(CGImageSourceCreateWithData(file.dropLast(5), nil))
    #expect(CGImageSourceGetStatus(source) == .statusUnexpectedEOF)
    #expect(CGImageSourceGetType(source) == "public.png")
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
  }

  @Test func otherBytesAreOfUnknownType() throws {
    let source = try #require(CGImageSourceCreateWithData(Data("no picture".utf8), nil))
    #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
    let coming = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(coming, Data("RIFF".utf8), false)
    #expect(CGImageSourceGetStatus(coming) == .statusReadingHeader)
    CGImageSourceUpdateData(coming, Data("RIFFabcdWAVE".utf8), false)
    #expect(CGImageSourceGetStatus(coming) == .statusUnknownType)
  }
}
