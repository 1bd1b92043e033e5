// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Public collections of hard files, read one by one, each in a process of its own, and compared with
// the reference decoders. Scripts/corpora starts it.
//
//   Corpora FOLDER                     everything below a folder
//   Corpora --picture|--font|--texts FILE …   one reading, by the process for that file

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "--picture" where arguments.count == 3:
  PictureReading.run(file: arguments[1], pixels: arguments[2]).print()
case "--font" where arguments.count == 2:
  FontReading.run(file: arguments[1]).print()
case "--texts" where arguments.count == 3:
  TextReading.run(page: arguments[1], fonts: arguments[2]).print()
case .some(let folder) where !folder.hasPrefix("-"):
  exit(CorpusRun(folder: folder).run() ? 0 : 1)
default:
  FileHandle.standardError.write(Data("usage: Corpora FOLDER\n".utf8))
  exit(2)
}
