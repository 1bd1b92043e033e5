// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which fonts a program gets that says nothing, and what it hears where they can't be had. Fonts are
// looked for once, so each case has a process of its own.

import CTestFonts
import Foundation
import MicaType
import Testing

@Suite struct FontPlaceTests {
  @Test func withoutASettingTheFontsAreMicas() async {
    await #expect(processExitsWith: .success) {
      for setting in [nil, ""] as [String?] {
        if let setting { setenv("MICA_FONTS", setting, 1) } else { unsetenv("MICA_FONTS") }
        #expect(FontFolderProblem.current == nil)
      }
      #expect(
        FontLibrary.shared.families
          == FontLibrary(folder: String(cString: mica_test_fonts())).families)
      #expect(Hyphenator(language: "en") != nil)
    }
  }

  @Test func theMachinesFontsAreAskedForByName() async {
    await #expect(processExitsWith: .success) {
      setenv("MICA_FONTS", "system", 1)
      #expect(FontFolderProblem.current == nil)
      // Fonts that only the tests have.
      #expect(!FontLibrary.shared.families.contains { $0.hasPrefix("Mica Color Test") })
    }
  }

  @Test func aFolderThatIsMissingIsNamed() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      setenv("MICA_FONTS", "/no/such/folder", 1)
      #expect(
        FontFolderProblem.current?.description
          == "MICA_FONTS is /no/such/folder: No such file or directory")
      _ = FontLibrary.shared.families
    }
    let complaint = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(complaint.contains("MICA_FONTS is /no/such/folder: No such file or directory"))
    #expect(complaint.contains("'system' for the machine's"))
  }

  @Test func aFolderWithoutFontsIsNamed() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      setenv("MICA_FONTS", String(cString: mica_test_fonts()) + "/licenses", 1)
      _ = FontLibrary.shared.families
    }
    let complaint = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(complaint.contains("/Fonts/licenses, which has no fonts"))
  }
}
