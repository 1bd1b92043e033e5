// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fonts that a program brings along. Registered fonts are everybody's, so each test has a process of
// its own.

import CTestFonts
import CoreText
import Testing

/// Leaves this process one font of the tests' folder, which is returned.
private func useOneFont() throws -> String {
  let folder = String(cString: mica_test_fonts())
  let place = NSTemporaryDirectory() + "mica-one-font-\(getpid())"
  try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
  try FileManager.default.createSymbolicLink(
    atPath: place + "/DejaVuSansMono.ttf", withDestinationPath: folder + "/DejaVuSansMono.ttf")
  setenv("MICA_FONTS", place, 1)
  return folder
}

@Suite struct FontRegistrationTests {
  @Test func registeredFilesAreFoundByName() async {
    await #expect(processExitsWith: .success) {
      let folder = try useOneFont()
      let url = URL(fileURLWithPath: folder + "/LiberationSerif-Italic.ttf")
      let name = "LiberationSerif-Italic"
      #expect(CTFontCopyPostScriptName(CTFontCreateWithName(name, 12, nil)) != name)
      var error: Unmanaged<CFError>?
      #expect(CTFontManagerRegisterFontsForURL(url, .process, &error))
      #expect(error == nil)
      let found = CTFontCreateWithName(name, 12, nil)
      #expect(CTFontCopyPostScriptName(found) == name)
      #expect(CTFontGetSymbolicTraits(found).contains(.traitItalic))
      #expect(
        CTFontManagerCopyAvailableFontFamilyNames() as? [String] == [
          "DejaVu Sans Mono", "Liberation Serif",
        ])
      // Twice is an error; taken away, the font is gone, but what was made of it draws on.
      #expect(!CTFontManagerRegisterFontsForURL(url, .process, &error))
      #expect(
        error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
      #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
      #expect(CTFontCopyPostScriptName(CTFontCreateWithName(name, 12, nil)) != name)
      let line = CTLineCreateWithAttributedString(
        NSAttributedString(string: "abc", attributes: [.font: found]))
      #expect(CTLineGetTypographicBounds(line, nil, nil, nil) > 10)
      #expect(!CTFontManagerUnregisterFontsForURL(url, .process, &error))
    }
  }

  /// Changed descriptors of an unregistered file's font were looked up by name: Helvetica came.
  @Test func descriptorsOfAFileStayWithItsFontWhenTheyChange() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try useOneFont()
      let url = URL(fileURLWithPath: folder + "/Inter-roman.var.ttf")
      let all = CTFontManagerCreateFontDescriptorsFromURL(url) as? [CTFontDescriptor]
      let plain = try #require(all?.first)
      let weight = NSNumber(value: 0x7767_6874)
      let bold = CTFontDescriptorCreateCopyWithVariation(plain, weight, 700)
      let spaced = CTFontDescriptorCreateCopyWithFeature(bold, 6, 0)
      func width(_ descriptor: CTFontDescriptor) -> Double {
        let font = CTFontCreateWithFontDescriptor(descriptor, 100, nil)
        #expect(
          CTFontCopyFamilyName(font)
            == CTFontCopyFamilyName(
              CTFontCreateWithFontDescriptor(plain, 100, nil)))
        let line = CTLineCreateWithAttributedString(
          NSAttributedString(string: "Hamburg", attributes: [.font: font]))
        return CTLineGetTypographicBounds(line, nil, nil, nil)
      }
      #expect(width(bold) > width(plain) + 5)
      #expect(width(spaced) > width(plain) + 5)
      // Another name is another font.
      let other = CTFontDescriptorCreateCopyWithAttributes(
        bold, [kCTFontNameAttribute: "DejaVuSansMono"])
      #expect(
        CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(other, 12, nil)) == "DejaVuSansMono"
      )
    }
  }

  @Test func registeredDataIsFoundByName() async {
    await #expect(processExitsWith: .success) {
      let folder = try useOneFont()
      let provider = try #require(
        CGDataProvider(filename: folder + "/NotoSansHebrew-Regular.ttf"))
      let font = try #require(CGFont(provider))
      #expect(CGFont("NotoSansHebrew-Regular" as CFString) == nil)
      #expect(CTFontManagerRegisterGraphicsFont(font, nil))
      #expect(CGFont("NotoSansHebrew-Regular" as CFString)?.numberOfGlyphs == font.numberOfGlyphs)
      // It stands in for characters that others lack, too.
      let shalom = CTFontCreateForString(
        CTFontCreateWithName("Helvetica", 12, nil), "\u{5E9}", CFRangeMake(0, 1))
      #expect(CTFontCopyPostScriptName(shalom) == "NotoSansHebrew-Regular")
      #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
      #expect(CGFont("NotoSansHebrew-Regular" as CFString) == nil)
    }
  }
}
