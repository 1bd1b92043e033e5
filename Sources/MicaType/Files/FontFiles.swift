// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a library's font files are: a folder, or wherever fontconfig finds the system's.

internal import CFontconfig
internal import CHarfBuzz
internal import Glibc
internal import MicaRaster

/// The place of a library's own fonts.
enum FontFiles: Sendable {
  case folder(String)
  case system

  /// The most files of a folder, and the deepest nesting, that are looked at.
  private static let mostFiles = 20_000
  private static let mostLevels = 8
  /// The most faces of a file that are read.
  private static let mostFaces = 256

  /// Every face of every font that can be read; what can't is left out. Their glyphs were not looked at.
  func records() -> [FontRecord] {
    let paths = paths()
    var records: [FontRecord] = []
    for path in paths {
      guard let data = try? FontData(path: path), FontFormat.looksReadable(data.bytes),
        let faces = try? Self.faces(of: data, isChecked: false)
      else { continue }
      records += faces.map { FontRecord(face: $0, path: path) }
    }
    if records.isEmpty { Unsupported.note("text without fonts (\(description))") }
    return records
  }

  private var description: String {
    switch self {
    case .folder(let folder): return "MICA_FONTS is \(folder), which has none"
    case .system: return "the system has none"
    }
  }

  /// The faces of a file.
  static func faces(of data: FontData, isChecked: Bool = true) throws(FontError) -> [FontFace] {
    func face(_ index: Int) throws(FontError) -> FontFace {
      isChecked
        ? try FontFace(data: data, index: index) : try FontFace(unchecked: data, index: index)
    }
    let first = try face(0)
    let blob = hb_blob_create(
      data.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(data.bytes.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    var faces = [first]
    for index in 1..<max(1, min(Int(hb_face_count(blob)), mostFaces)) {
      if let face = try? face(index) { faces.append(face) }
    }
    return faces
  }

  /// All files, whatever they are.
  func paths() -> [String] {
    switch self {
    case .folder(let folder):
      var paths: [String] = []
      Self.collect(folder, level: 0, into: &paths)
      return paths
    case .system: return Self.systemPaths()
    }
  }

  /// The files of a folder and the folders in it, sorted.
  private static func collect(_ folder: String, level: Int, into paths: inout [String]) {
    guard level < mostLevels, let directory = opendir(folder) else { return }
    var names: [String] = []
    while let entry = readdir(directory), names.count < mostFiles {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    closedir(directory)
    for name in names.sorted() where paths.count < mostFiles {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: collect(path, level: level + 1, into: &paths)
      case S_IFREG: paths.append(path)
      default: break
      }
    }
  }

  private static func systemPaths() -> [String] {
    guard let configuration = FcInitLoadConfigAndFonts() else { return [] }
    defer { FcConfigDestroy(configuration) }
    guard let fonts = FcConfigGetFonts(configuration, FcSetSystem)?.pointee, let list = fonts.fonts
    else { return [] }
    var paths = Set<String>()
    for index in 0..<Int(fonts.nfont) {
      var path: UnsafeMutablePointer<FcChar8>?
      if FcPatternGetString(list[index], "file", 0, &path) == FcResultMatch, let path {
        paths.insert(String(cString: path))
      }
    }
    return paths.sorted()
  }
}
