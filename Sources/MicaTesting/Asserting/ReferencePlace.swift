// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where references lie: beside the test's source, as swift-snapshot-testing has them.

internal import ImageIO
internal import MicaFoundation

/// The place of one reference.
struct ReferencePlace {
  /// The folder.
  let folder: URL
  /// The file's name without its ending.
  let name: String
  /// The file.
  let file: URL

  /// The place of a snapshot: `__Snapshots__/FileName/testName.name.png` beside the source, or in a folder of one's own.
  ///
  /// Without a name the snapshots of a test are numbered from 1.
  init(
    source: String, folder: String?, test: String, name: String?, pathExtension: String?
  ) {
    let source = URL(fileURLWithPath: source, isDirectory: false)
    let place =
      folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
    let test = Self.sanitized(test)
    let identifier =
      name.map(Self.sanitized) ?? String(SnapshotCounters.next(for: "\(place.path)/\(test)"))
    self.folder = place
    self.name = "\(test).\(identifier)"
    let file = place.appendingPathComponent(self.name)
    self.file = pathExtension.map { file.appendingPathExtension($0) } ?? file
  }

  /// The place of a file.
  init(file: URL) {
    self.file = file
    folder = file.deletingLastPathComponent()
    name = file.deletingPathExtension().lastPathComponent
  }

  /// A text as a part of a file's name: whatever isn't a letter, a mark, a digit or "_" becomes "-", but not at its ends.
  static func sanitized(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isOfWord(scalar) {
        result.append(scalar)
      } else if result.last != "-" {
        result.append("-")
      }
    }
    if result.first == "-" { result.removeFirst() }
    if result.last == "-" { result.removeLast() }
    return String(result)
  }

  /// Whether regular expressions (ICU) match a scalar by `\\w`.
  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isAlphabetic || scalar.properties.isJoinControl { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      return true
    default: return false
    }
  }

  /// The file of the views that belong to a picture.
  var tree: URL { folder.appendingPathComponent(name + ".tree.json") }

  /// The file of Mica's own picture beside an origin that another system recorded: `NAME.mica.png`.
  var rebased: URL { folder.appendingPathComponent(name + ".mica.png") }

  /// The reference's bytes; nil if there is no such file. Throws `SnapshotProblem` for one that can't be read.
  func contents() throws(SnapshotProblem) -> Data? { try Self.contents(of: file) }

  /// The same of the rebased picture.
  func rebasedContents() throws(SnapshotProblem) -> Data? { try Self.contents(of: rebased) }

  private static func contents(of file: URL) throws(SnapshotProblem) -> Data? {
    var status = stat()
    guard lstat(file.path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw SnapshotProblem(
        "The reference \(file.path) can't be read: \(String(cString: strerror(errno)))")
    }
    let data: Data
    do { data = try Data(contentsOf: file) } catch {
      let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] ?? error
      throw SnapshotProblem("The reference \(file.path) can't be read: \(reason)")
    }
    if data.starts(with: Data("version https://git-lfs.github.com/".utf8)) {
      throw SnapshotProblem(
        "The reference \(file.path) is a pointer of Git LFS. Run git lfs pull")
    }
    return data
  }

  /// Writes a reference, and the views that belong to it. Files are whole or as they were. Throws `SnapshotProblem`.
  func write(_ data: Data, tree views: Data?) throws(SnapshotProblem) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try AtomicFile.write(data, to: file)
      if let views {
        try AtomicFile.write(views, to: tree)
      } else if file.pathExtension == "png" {
        // The views of the picture that was there.
        unlink(tree.path)
      }
    } catch {
      throw SnapshotProblem("The reference \(file.path) can't be written: \(error)")
    }
  }
}
