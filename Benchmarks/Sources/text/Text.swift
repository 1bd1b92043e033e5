// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: prints one line for each measure that the command line names, or for all: name and
// value, separated by a tab. `words FILE` writes the text that is laid out, for rivals.

import Foundation
import WorkloadData

@main
@MainActor
enum Text {
  static func main() {
    var names = Array(CommandLine.arguments.dropFirst())
    if names.first == "words", names.count == 2 {
      do {
        try Words.text(count: Measure.words).write(
          toFile: names[1], atomically: true, encoding: .utf8)
      } catch {
        fail("\(names[1]): \(error.localizedDescription)", code: 1)
      }
      return
    }
    if names.isEmpty { names = Measure.allCases.map(\.rawValue) }
    for name in names {
      guard let measure = Measure(rawValue: name) else {
        let known = Measure.allCases.map(\.rawValue).joined(separator: " ")
        fail("there is no measure \(name); there are \(known)", code: 2)
      }
      do {
        print(name, String(format: "%.4f", try measure.value()), separator: "\t")
        fflush(nil)
      } catch {
        fail("\(name): \(error)", code: 1)
      }
    }
  }

  private static func fail(_ sentence: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
    exit(code)
  }
}
