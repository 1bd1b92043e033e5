// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Broken, truncated and hostile fonts: a typed error or sane answers, in bounded time and memory.

import Foundation
import MicaRaster
import MicaType
import TestWork
import Testing

struct FontDamageTests {
  /// Small files are read whole; all formats are among them.
  private static let files = [
    "MicaColorTest0.ttf", "MicaColorTest1.ttf", "NotoSansHebrew-Regular.ttf",
    "NotoSansThai-Regular.ttf", "NotoSansCJKkr-Regular-subset.otf", "NotoColorEmoji-subset.ttf",
    "LiberationSans-Regular.ttf", "Inter-italic.var.ttf",
  ]

  /// 2000 damaged fonts, the same ones on every machine.
  @Test(arguments: 0..<8) func damagedFontsAreRefusedOrRead(file: Int) throws {
    let sound = try fontBytes(Self.files[file])
    var damage = FontDamage(seed: UInt64(file))
    for _ in 0..<250 {
      let bytes = damage.applied(to: sound)
      // Far more than a reading takes, under the address sanitizer too.
      #expect(work { FontReading.read(bytes, sample: 60) } < 5)
    }
  }

  @Test func partsWithoutEndAreRefused() throws {
    let refusal = FontError.malformed(reason: "glyphs made of each other without end")
    // A circle.
    let circle = TinyFont(glyphs: [TinyFont.composite([1]), TinyFont.composite([0])])
    #expect(throws: refusal) { try testFace(bytes: circle.file) }
    // Twice the next one, forty levels deep: 2^40 parts.
    let doubled = (1..<41).map { TinyFont.composite([UInt16($0), UInt16($0)]) }
    let tower = TinyFont(glyphs: doubled + [TinyFont.square])
    #expect(throws: refusal) { try testFace(bytes: tower.file) }
    // The same, a few levels deep, is an ordinary font.
    let low = TinyFont(glyphs: [
      TinyFont.composite([1, 1]), TinyFont.composite([2]), TinyFont.square,
    ])
    let face = try testFace(bytes: low.file)
    #expect(face.outline(of: 0).controlBox == Box(0, 0, 500, 500))
  }

  /// The glyphs of a folder's fonts are looked at when a font is asked for first.
  @Test(arguments: [false, true]) func aFoldersFontWithPartsWithoutEndIsNotThere(isListed: Bool)
    throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mica-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let circle = TinyFont(glyphs: [TinyFont.composite([1]), TinyFont.composite([0])])
    try Data(circle.file).write(to: folder.appendingPathComponent("circle.ttf"))
    try Data(fontBytes("NotoSansHebrew-Regular.ttf"))
      .write(to: folder.appendingPathComponent("sound.ttf"))
    let library = FontLibrary(folder: folder.path)
    if isListed { #expect(library.families == ["Noto Sans Hebrew"]) }
    #expect(library.match(FontQuery(family: "Untitled")) == nil)
    #expect(library.face(postScriptName: "Untitled-Regular") == nil)
    #expect(library.match(FontQuery(family: "Noto Sans Hebrew")) != nil)
    #expect(library.families == ["Noto Sans Hebrew"])
  }

  @Test(arguments: [UInt16(0), 1, 15, 16, 16384, 65535])
  func unitsPerEmAreAlwaysPositive(stated: UInt16) throws {
    let face = try testFace(bytes: TinyFont(glyphs: [TinyFont.square], unitsPerEm: stated).file)
    #expect(face.unitsPerEm >= 16 && face.unitsPerEm <= 16384)
    #expect(face.metrics.ascent.isFinite && face.metrics.xHeight.isFinite)
  }

  @Test func moreGlyphsThanThereAreHaveNoInk() throws {
    let font = TinyFont(glyphs: [TinyFont.square], glyphCount: 65535)
    let face = try testFace(bytes: font.file)
    #expect(face.glyphCount == 65535)
    for glyph in stride(from: UInt16(1), to: 65534, by: 997) {
      #expect(face.outline(of: glyph).isEmpty)
    }
  }

  @Test func noBytesAndEmptyTablesAreRefused() {
    #expect(throws: FontError.self) { try testFace(bytes: []) }
    #expect(throws: FontError.self) { try testFace(bytes: Array("OTTO".utf8)) }
    #expect(throws: FontError.self) {
      try testFace(bytes: [0, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0])
    }
    #expect(throws: FontError.self) {
      try testFace(bytes: Array("ttcf".utf8) + [0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF])
    }
  }
}
