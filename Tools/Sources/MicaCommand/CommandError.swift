// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the command refuses, in sentences for the person who typed it.

import ArgumentParser
import MicaBuild
import MicaJob
import MicaProcess

/// Bad input that neither the build nor the host knows of, and how hosts end.
package enum CommandError: Error, Equatable, CustomStringConvertible {
  /// Neither a folder nor a program's name.
  case unknownProgram(String, nearest: [String])
  /// A name that several folders have.
  case twoFolders(String, folders: [String])
  /// A picture whose name doesn't end in .png.
  case notPNG(String)
  /// An argument, with U+FFFD for what is no UTF-8.
  case notUTF8(String)
  /// The process may not have so many more files open as a run needs.
  case tooFewFiles(Int)
  /// A host that was ended by a signal, and the innermost call of the program's own.
  case crashed(String, signal: Int32, place: String?)
  /// A host that ended with a code before it had done its job: the program called `exit`.
  case endedItself(String, code: Int32)
  /// A host that was still busy after these seconds.
  case late(String, limit: Double)
  /// A host whose answer isn't what was asked for.
  case wrongAnswer(String)
  /// A folder without previews, or of which none can be drawn.
  case noPreviews(String)
  /// A host that has said why it doesn't do a job.
  case refused(String, code: Int32)
  /// The cache's copy of a program was damaged, and has been removed.
  case damaged(String)
  /// The live designer can't be started.
  case noStudio(String, reason: String)

  /// The exit code of a run that took too long, as of timeout(1).
  static let lateCode: Int32 = 124

  package var description: String {
    switch self {
    case .unknownProgram(let name, let nearest):
      "there is no folder and no program '\(name)'"
        + (nearest.isEmpty
          ? "" : "; the nearest are \(nearest.joined(separator: ", ")) ('mica list' shows all)")
    case .twoFolders(let name, let folders):
      "'\(name)' is the name of programs in \(folders.joined(separator: " and ")); "
        + "say the folder and --show TYPE"
    case .notPNG(let name):
      "'\(name)' is no PNG file; 'mica render' writes pictures whose names end in .png"
    case .notUTF8(let text):
      "'\(text)' is not UTF-8; mica takes names and values in UTF-8 only"
    case .tooFewFiles(let count):
      "Too many open files: mica needs \(count) more at once; raise the limit with 'ulimit -n'"
    case .crashed(let name, let signal, let place):
      "\(name) crashed" + (place.map { " at \($0)" } ?? "") + " (\(SignalName.text(signal)))"
    case .endedItself(let name, let code):
      "\(name) ended its process with exit code \(code) before anything was written; an app on iOS "
        + "never calls exit"
    case .late(let name, let limit):
      "\(name) was stopped: it didn't finish within \(PlainNumber.text(limit)) s (--timeout)"
    case .wrongAnswer(let name):
      "\(name) printed something else than its host's answer"
    case .noPreviews(let folder):
      "\(folder) has no #Preview and no PreviewProvider that can be drawn"
    case .refused(let name, let code):
      "\(name) refused it with exit code \(code); its reason stands above"
    case .damaged(let name):
      "the cache's copy of \(name) was damaged and has been removed; run the command again"
    case .noStudio(let path, let reason):
      "\(path): \(reason); 'Scripts/mica studio' builds it"
    }
  }

  /// The exit code: what a shell gives a process that the same signal ended, or 1.
  var code: Int32 {
    switch self {
    case .crashed(_, let signal, _): 128 + signal
    case .late: Self.lateCode
    default: 1
    }
  }
}
