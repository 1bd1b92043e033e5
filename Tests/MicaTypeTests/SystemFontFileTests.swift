// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A system font of the user's own: what is refused, which face answers, and how it is spaced.

import CTestFonts
import Foundation
import MicaType
import Testing

@Suite struct SystemFontFileTests {
  private func problem(_ paths: String...) -> String? {
    do throws(SystemFontProblem) {
      _ = try SystemFontFile(paths: paths)
      return nil
    } catch {
      return error.description
    }
  }

  private func file(_ bytes: [UInt8]) throws -> String {
    let path = NSTemporaryDirectory() + "/mica-font-\(UUID().uuidString)"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test func whatIsNoFontIsRefusedWithItsReason() throws {
    #expect(problem("/no/such.ttf")?.hasSuffix("can't be read: No such file or directory") == true)
    #expect(problem("/tmp")?.contains("the system font /tmp") == true)
    let samples: [([UInt8], String)] = [
      ([], "is no font"), (Array("<html>".utf8), "is no font"), (Array("wOF2....".utf8), "WOFF 2"),
      (Array(try fontBytes("Inter-roman.var.ttf").prefix(2000)), "the system font"),
    ]
    for (bytes, reason) in samples {
      let path = try file(bytes)
      defer { unlink(path) }
      #expect(problem(path)?.contains(reason) == true, "\(bytes.count) bytes")
    }
    #expect(problem("\(fontFolder)/Inter-roman.var.ttf", "/no/such.ttf") != nil)
    #expect(problem("\(fontFolder)/Inter-roman.var.ttf") == nil)
  }

  @Test func theVariableNamesFilesAndTheSystemsFamiliesAreTheirs() async {
    await #expect(processExitsWith: .success) {
      let folder = String(cString: mica_test_fonts())
      let files = ["LiberationSerif-Regular.ttf", "LiberationSerif-Bold.ttf"]
      setenv("MICA_SYSTEM_FONT", files.map { "\(folder)/\($0)" }.joined(separator: ":"), 1)
      #expect(SystemFontFile.problem == nil)
      let library = FontLibrary.shared
      for name in [".SFUI", "SF Pro Text", ".AppleSystemUIFont"] {
        var query = FontQuery(family: name)
        #expect(library.match(query)?.names.postScript == "LiberationSerif")
        query.weight = 700
        #expect(library.match(query)?.names.postScript == "LiberationSerif-Bold")
      }
      #expect(library.match(FontQuery(family: "Helvetica"))?.names.family == "Liberation Sans")
    }
  }

  @Test func theTableOfTracksSpacesAFontBySize() throws {
    var font = TinyFont(glyphs: [TinyFont.square, TinyFont.square])
    let fixed = { (number: Int) in TinyFont.bytes(Int32(number * 65536)) }
    var table = fixed(1) + [0, 0, 0, 12, 0, 0, 0, 0]
    // Two tracks, three sizes; the sizes stand behind the entries.
    table += [0, 2, 0, 3, 0, 0, 0, 36]
    table += fixed(-1) + [0, 0, 0, 48] + fixed(0) + [0, 0, 0, 54]
    table += fixed(10) + fixed(20) + fixed(40)
    for value in [-99, -99, -99, 40, -20, 0] as [Int16] { table += TinyFont.bytes(value) }
    font.tables.append(("trak", table))
    let face = try testFace(bytes: font.file)
    let expected = [(5.0, 0.04), (10, 0.04), (15, 0.01), (20, -0.02), (30, -0.01), (99, 0)]
    for (size, value) in expected {
      #expect(abs(face.tracking(size: size) - value) < 1e-9, "at \(size)")
    }
    for length in 0..<table.count {
      font.tables[font.tables.count - 1].bytes = Array(table.prefix(length))
      #expect(try testFace(bytes: font.file).tracking(size: 20).isFinite)
    }
    #expect(try testFace("Inter-roman.var.ttf").tracking(size: 17) == 0)
  }
}
