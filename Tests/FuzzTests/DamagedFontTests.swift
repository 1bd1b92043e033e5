// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Damaged fonts all the way: registered from a file, found by name, laid out and drawn.

import CTestFonts
import CoreGraphics
import CoreText
import TestWork
import Testing

@Suite struct DamagedFontTests {
  /// In a process of its own: registered fonts are everybody's, and a crash fails this test alone.
  /// MICA_SOAK_FONTS says how many, MICA_SOAK_SEED from which seed on.
  @Test func damagedFontsAreRegisteredAndDrawn() async {
    await #expect(processExitsWith: .success) {
      let environment = ProcessInfo.processInfo.environment
      let count = environment["MICA_SOAK_FONTS"].flatMap { Int($0) } ?? 60
      let first = environment["MICA_SOAK_SEED"].flatMap { Int($0) } ?? 1
      var drawn = 0
      for seed in first..<first + count {
        let seconds = try work(of: .process) { drawn += try DamagedFont(seed).draw() ? 1 : 0 }
        // Far more than one takes, under the address sanitizer too.
        #expect(seconds < 30, "seed \(seed)")
      }
      #expect(drawn > count / 8)
    }
  }
}

/// A font with a few wrong bytes, in a file.
private struct DamagedFont {
  private static let files = [
    "MicaColorTest0.ttf", "MicaColorTest1.ttf", "NotoSansHebrew-Regular.ttf",
    "NotoSansThai-Regular.ttf", "NotoSansCJKkr-Regular-subset.otf", "NotoColorEmoji-subset.ttf",
    "NotoSansArabic-Regular.ttf", "NotoSansDevanagari-Regular.ttf", "Inter-roman.var.ttf",
  ]
  private static let text =
    "Office AV\u{301} \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{645}\u{631}\u{62D}\u{628}\u{627} "
    + "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947} \u{E2A}\u{E27}\u{E31}\u{E2A} \u{AC00}\u{AC01} "
    + "\u{1F600}\u{1F468}\u{200D}\u{1F469}"

  private let bytes: [UInt8]
  private let isStroked: Bool

  init(_ seed: Int) throws {
    var random = SceneRandom(seed: UInt64(seed))
    let folder = String(cString: mica_test_fonts())
    let file = URL(fileURLWithPath: "\(folder)/\(random.pick(Self.files))")
    var bytes = try [UInt8](Data(contentsOf: file))
    for _ in 0...random.below(3) { Self.damage(&bytes, &random) }
    self.bytes = bytes
    isStroked = random.once(in: 2)
  }

  private static func damage(_ bytes: inout [UInt8], _ random: inout SceneRandom) {
    switch random.below(8) {
    case 0: bytes.removeLast(random.below(bytes.count))
    case 1: flip(0..<min(bytes.count, 300), of: &bytes, &random)
    case 2: flip(0..<bytes.count, of: &bytes, &random)
    default:
      // One table, mostly its head, where counts and offsets are.
      guard bytes.count > 12 else { return }
      let entry = 12 + 16 * random.below(max(1, Int(bytes[5])))
      guard entry + 16 <= bytes.count else { return }
      let start = bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
      let length = bytes[entry + 12..<entry + 16].reduce(0) { $0 << 8 | Int($1) }
      let end = min(bytes.count, start + (random.once(in: 2) ? min(length, 64) : length))
      flip(start..<max(start, end), of: &bytes, &random)
    }
  }

  private static func flip(
    _ range: Range<Int>, of bytes: inout [UInt8], _ random: inout SceneRandom
  ) {
    guard !range.isEmpty else { return }
    for _ in 0...random.below(8) {
      let place = range.lowerBound + random.below(range.count)
      bytes[place] = random.pick([0, 0xFF, 0x80, bytes[place] &+ 1, UInt8(random.below(256))])
    }
  }

  /// Registers the font, draws with it in every way, and takes it away; false where it is refused.
  func draw() throws -> Bool {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("mica-\(UUID().uuidString).ttf")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let descriptors = CTFontManagerCreateFontDescriptorsFromURL(url) as? [CTFontDescriptor] ?? []
    var error: Unmanaged<CFError>?
    guard CTFontManagerRegisterFontsForURL(url, .process, &error) else {
      #expect(error?.takeRetainedValue().domain == kCTFontManagerErrorDomain)
      return false
    }
    defer { #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil)) }
    #expect(!descriptors.isEmpty)
    for descriptor in descriptors {
      let font = CTFontCreateWithFontDescriptor(descriptor, 20, nil)
      let named = CTFontCreateWithName(CTFontCopyPostScriptName(font), 150, nil)
      try draw(font)
      try draw(named)
      if let axes = CTFontCopyVariationAxes(font) as? [[String: Any]], let axis = axes.first,
        let tag = axis[kCTFontVariationAxisIdentifierKey] as? NSNumber
      {
        let varied = CTFontDescriptorCreateCopyWithVariation(descriptor, tag, 777)
        try draw(CTFontCreateWithFontDescriptor(varied, 20, nil))
      }
    }
    return true
  }

  private func draw(_ font: CTFont) throws {
    let context = try #require(
      CGContext(
        data: nil, width: 120, height: 60, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let string = NSAttributedString(
      string: Self.text, attributes: [.font: font, .underlineStyle: 1])
    if isStroked { context.setTextDrawingMode(.fillStroke) }
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 120, height: 60), transform: nil)
    let framesetter = CTFramesetterCreateWithAttributedString(string)
    CTFrameDraw(CTFramesetterCreateFrame(framesetter, CFRange(), path, nil), context)
    // Every glyph by its number, whatever characters the font still has.
    let count = min(CTFontGetGlyphCount(font), 120)
    let glyphs = (0..<count).map { CGGlyph($0) }
    let places = (0..<count).map { CGPoint(x: $0 * 7 % 120, y: $0 * 3 % 60) }
    CTFontDrawGlyphs(font, glyphs, places, count, context)
    #expect(context.makeImage() != nil)
  }
}
