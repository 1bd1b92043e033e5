// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Builds: at the start, and whenever a file of the project was saved.

import Foundation
import MicaBuild
import MicaFolders
import MicaJob

extension Studio {
  /// A file of the project has changed.
  package func filesChanged() { queue.async { self.rebuild() } }

  /// Builds the project, once more if it changes meanwhile. What is on the screens stays there until the new program has
  /// come to the same moment.
  func rebuild() {
    wantsBuild = true
    guard !isBuilding else { return }
    isBuilding = true
    wantsBuild = false
    buildReport = BuildReport(state: .building)
    tell(.build(buildReport))
    let began = Self.realTime
    let (build, project) = (build, project)
    builder.async {
      let result = Result { try build.open(project.folder, target: project.target) }
      self.queue.async { self.built(result, seconds: Self.realTime - began) }
    }
  }

  private func built(_ result: Result<BuiltProgram, any Error>, seconds: Double) {
    isBuilding = false
    switch result {
    case .success(let program):
      let isNew = program.host != self.program?.host
      // A program runs from the moment that it is there, as on a device.
      if self.program == nil { heldSpeed = 1 }
      self.program = program
      buildReport = BuildReport(
        state: .done, problems: program.notes.compactMap(CompilerLine.problem), seconds: seconds)
      forgetCrashes()
      if isNew {
        catalogue = nil
        runAll()
      }
    case .failure(let error):
      buildReport = BuildReport(
        state: .failed, problems: Self.problems(of: error), seconds: seconds)
    }
    tell(.build(buildReport))
    if wantsBuild { rebuild() }
  }

  private static func problems(of error: any Error) -> [BuildReport.Problem] {
    let lines = ((error as? BuildError)?.messages ?? "").split(separator: "\n").map(String.init)
    let problems = lines.compactMap(CompilerLine.problem)
    if problems.contains(where: { $0.kind == "error" }) { return problems }
    return problems + [BuildReport.Problem(kind: "error", text: "\(error)")]
  }
}

/// Lines of a compiler.
package enum CompilerLine {
  /// `file:line:column: error: text`, with the line of the file; nil for other lines.
  package static func problem(_ line: String) -> BuildReport.Problem? {
    let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, let row = Int(parts[1]), let column = Int(parts[2]) else { return nil }
    let kind = parts[3].trimmingCharacters(in: .whitespaces)
    guard ["error", "warning", "note"].contains(kind) else { return nil }
    let file = String(parts[0])
    return BuildReport.Problem(
      file: file, line: row, column: column, kind: kind,
      text: parts[4].trimmingCharacters(in: .whitespaces), excerpt: excerpt(of: file, row))
  }

  private static func excerpt(of file: String, _ row: Int) -> String? {
    guard let data = FileManager.default.contents(atPath: file), data.count < 4 << 20 else {
      return nil
    }
    let lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(row - 1) else { return nil }
    return String(lines[row - 1].prefix(400))
  }
}
