// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the command line asks for.

/// The words after the program's name, understood.
struct Options {
  static let usage = """
    usage: bench [--pictures FOLDER] [--all] [WORKLOAD...]
           bench --data FOLDER
           bench --list

    Prints "workload mica median least greatest", separated by tabs, in operations per second for
    each workload, or "workload unsupported" and on standard error why.

      --pictures FOLDER  also writes each workload's first pass as FOLDER/WORKLOAD.mica.raw (BGRA)
      --all              tries also those that are not supported yet, where there is code for them
      --data FOLDER      writes the workloads' data and ends
      --list             prints the workloads' names and ends
    """

  /// A sentence about a command line that makes no sense.
  struct Misuse: Error {
    let message: String
  }

  var workloads: [Workload] = []
  var pictureFolder: String?
  var dataFolder: String?
  var triesAll = false
  var onlyLists = false
  var asksForHelp = false

  init(_ arguments: some Sequence<String>) throws(Misuse) {
    var words = arguments.makeIterator()
    while let word = words.next() {
      switch word {
      case "--pictures", "--data":
        guard let folder = words.next() else { throw Misuse(message: "\(word) needs a folder") }
        if word == "--data" { dataFolder = folder } else { pictureFolder = folder }
      case "--all": triesAll = true
      case "--list": onlyLists = true
      case "--help", "-h": asksForHelp = true
      default:
        guard let workload = Workload.all.first(where: { $0.name == word }) else {
          throw Misuse(message: "there is no workload or option \(word)")
        }
        workloads.append(workload)
      }
    }
    if workloads.isEmpty { workloads = Workload.all }
  }
}
