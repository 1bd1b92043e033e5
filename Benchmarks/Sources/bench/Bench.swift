// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: draws the workloads that the command line names and prints how fast that went.

import Foundation
import WorkloadData

@main
enum Bench {
  static func main() {
    do {
      try run(Options(CommandLine.arguments.dropFirst()))
    } catch let misuse as Options.Misuse {
      complain("\(misuse.message)\n\(Options.usage)")
      exit(2)
    } catch {
      complain("\(error)")
      exit(1)
    }
  }

  private static func run(_ options: Options) throws {
    if options.asksForHelp {
      print(Options.usage)
    } else if options.onlyLists {
      for workload in options.workloads { print(workload.name) }
    } else if let folder = options.dataFolder {
      for file in DataFile.allCases {
        try Data(file.text().utf8).write(to: place("\(file.rawValue).txt", in: folder))
      }
    } else {
      for workload in options.workloads { try measure(workload, options) }
    }
  }

  private static func measure(_ workload: Workload, _ options: Options) throws {
    guard workload.isSupported || options.triesAll, let pass = workload.pass else {
      complain("\(workload.name): \(workload.obstacle ?? "not drawn yet")")
      return report(workload.name, "unsupported")
    }
    guard let surface = Surface() else { return report(workload.name, "unsupported") }
    let rows = workload.data.rows()
    if let folder = options.pictureFolder {
      surface.clear()
      surface.draw(pass, rows)
      try surface.bgra?.write(to: place("\(workload.name).mica.raw", in: folder))
    }
    let measurement = Measurement(
      of: pass, rows, operations: rows.count * workload.operationsPerRow, on: surface)
    let rates = [measurement.median, measurement.least, measurement.greatest]
    report(workload.name, "mica", rates.map { String(format: "%.1f", $0) }.joined(separator: "\t"))
  }

  private static func place(_ name: String, in folder: String) -> URL {
    URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(name)
  }

  private static func report(_ columns: String...) {
    print(columns.joined(separator: "\t"))
    fflush(nil)
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
