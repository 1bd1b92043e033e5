// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// mica.json: the small file beside a folder's sources that gives its programs names. A folder
// without one works too; then what is shown is found by the host.

internal import FoundationEssentials

/// A folder's programs, by name.
public struct ProgramFile: Codable, Equatable, Sendable {
  /// The file's name, in the folder that is opened.
  public static let name = "mica.json"

  /// The programs, in the order of the list.
  public var programs: [ProgramDescription]

  /// A file with these programs.
  public init(programs: [ProgramDescription]) {
    self.programs = programs
  }

  /// A pipe in a folder would keep its reader waiting for ever.
  fileprivate static func checkKind(of path: String) throws(ProgramFileError) {
    let type =
      try? FileManager.default.attributesOfItem(
        atPath: URL(filePath: path).resolvingSymlinksInPath().path)[.type] as? FileAttributeType
    if let type, type != .typeRegular {
      throw ProgramFileError(path: path, reason: "it is no regular file")
    }
  }

  /// Reads a folder's file; nil when there is none. Throws `ProgramFileError` for one that can't be
  /// read.
  public init?(inFolder folder: String) throws(ProgramFileError) {
    let path = (folder.hasSuffix("/") ? folder : folder + "/") + Self.name
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    try Self.checkKind(of: path)
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      self = try JSONDecoder().decode(ProgramFile.self, from: data)
      for index in programs.indices { try programs[index].readTouches(inFolder: folder) }
    } catch let error as ProgramFileError {
      throw error
    } catch let error as DecodingError {
      throw ProgramFileError(path: path, reason: Self.reason(for: error))
    } catch {
      throw ProgramFileError(path: path, reason: "it can't be read")
    }
  }

  /// The program of that name.
  public func program(named name: String) -> ProgramDescription? {
    programs.first { $0.name == name }
  }

  /// What to show for `mica render FOLDER [--show TYPE]`: the program that shows this type, or the
  /// only one; a bare description for a type that no program shows. Throws `SeveralPrograms` when
  /// nothing says which.
  public func program(
    showing type: String?, folderName: String
  ) throws(SeveralPrograms) -> ProgramDescription {
    if let type {
      return programs.first { $0.show == type && $0.presets.isEmpty }
        ?? ProgramDescription(name: folderName, show: type)
    }
    guard programs.count < 2 else { throw SeveralPrograms(names: programs.map(\.name)) }
    return programs.first ?? ProgramDescription(name: folderName)
  }

  /// The place in the file and what is wrong there, without the decoder's own words.
  private static func reason(for error: DecodingError) -> String {
    func place(_ context: DecodingError.Context) -> String {
      let names = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? "." + $0.stringValue }
      return names.isEmpty ? "" : " at " + names.joined().drop { $0 == "." }
    }
    return switch error {
    case .keyNotFound(let key, let context): "'\(key.stringValue)' is missing\(place(context))"
    case .typeMismatch(_, let context): "a value of the wrong kind\(place(context))"
    case .valueNotFound(_, let context): "a value is missing\(place(context))"
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "it is no JSON"
    case .dataCorrupted(let context): "\(context.debugDescription)\(place(context))"
    @unknown default: "it can't be read"
    }
  }
}

/// A mica.json that can't be used.
public struct ProgramFileError: Error, Equatable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What is wrong with it.
  public let reason: String

  /// A sentence with both.
  public var description: String { "\(path): \(reason)" }
}

/// A folder with several programs, of which nobody chose one.
public struct SeveralPrograms: Error, Equatable, CustomStringConvertible {
  /// Their names.
  public let names: [String]

  /// An error about these programs.
  public init(names: [String]) {
    self.names = names
  }

  /// A sentence that tells how to choose.
  public var description: String {
    "there are several programs here: \(names.joined(separator: ", ")); "
      + "give one's name instead of the folder, or say --show TYPE"
  }
}

extension ProgramDescription {
  /// Reads the file with what is touched.
  fileprivate mutating func readTouches(inFolder folder: String) throws(ProgramFileError) {
    guard let touchesFile else { return }
    let path = (folder.hasSuffix("/") ? folder : folder + "/") + touchesFile
    try ProgramFile.checkKind(of: path)
    touches = try TouchScript(path: path)
  }
}

extension TouchScript {
  /// Reads a script from a file. Throws `ProgramFileError` with its path, and the line that is wrong.
  public init(path: String) throws(ProgramFileError) {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw ProgramFileError(path: path, reason: "it can't be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ProgramFileError(path: path, reason: "it is no text in UTF-8")
    }
    do throws(TouchScriptError) { try self.init(text: text) } catch {
      throw ProgramFileError(path: path, reason: "\(error)")
    }
  }
}
