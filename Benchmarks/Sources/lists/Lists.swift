// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: prints one line for each measure that the command line names, or for all: name and
// value, separated by a tab.

import Foundation

@main
@MainActor
enum Lists {
  static func main() {
    let names = CommandLine.arguments.dropFirst()
    if let name = names.first(where: { name in !Measure.allCases.contains { $0.rawValue == name } })
    {
      let known = Measure.allCases.map(\.rawValue).joined(separator: " ")
      FileHandle.standardError.write(Data("there is no measure \(name); there are \(known)\n".utf8))
      exit(2)
    }
    for measure in Measure.allCases where names.isEmpty || names.contains(measure.rawValue) {
      do {
        print(measure.rawValue, String(format: "%.4f", try measure.value()), separator: "\t")
        fflush(nil)
      } catch {
        FileHandle.standardError.write(Data("\(measure.rawValue): \(error)\n".utf8))
        exit(1)
      }
    }
  }
}
