// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Writes what a program's bundle holds: the folder that its `Bundle.main` is.

@preconcurrency internal import Glibc
internal import MicaFolders
internal import MicaPortJob
internal import MicaResources

/// The bundle of a program.
struct ProgramBundle {
  private let plan: BundlePlan
  private let typed: String
  private let porter: Porter
  private let work: String

  init(of folder: ProgramFolder, typed: String, porter: Porter, work: String) {
    plan = BundlePlan(of: folder)
    (self.typed, self.porter, self.work) = (typed, porter, work)
  }

  /// Writes all files into a folder that exists. Returns what was wrong with some of them.
  func write(to folder: String) throws -> [String] {
    var made: Set<String> = [""]
    var request = PortRequest()
    for file in plan.files {
      let inside = file.place.contains("/") ? FolderPath.folder(of: file.place) : ""
      if made.insert(inside).inserted { try FileStore.makeFolder("\(folder)/\(inside)") }
      let place = "\(folder)/\(file.place)"
      switch file.content {
      case .copy(let path): try FileStore.write(FileStore.read(path), to: place)
      case .bytes(let bytes): try FileStore.write(bytes, to: place)
      case .interface(let path):
        request.interfaces.append(PortRequest.Interface(path: path, place: place))
      case .dataModel(let path):
        request.dataModels.append(PortRequest.Interface(path: path, place: place))
      }
    }
    var notes = plan.problems
    if !request.interfaces.isEmpty || !request.dataModels.isEmpty {
      let reply = try porter.answer(request, at: work + "/interfaces.json")
      let errors = reply.problems.filter { $0.severity == .error }
      if !errors.isEmpty {
        throw BuildError.doesNotCompile(
          folder: typed, messages: errors.map { "\($0)\n" }.joined())
      }
      notes += reply.problems
    }
    return notes.map(\.description)
  }
}
