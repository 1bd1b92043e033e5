// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Mica as it was built: the library that programs link, its modules, and the compiler that made both.

@preconcurrency internal import Glibc
internal import MicaFolders

/// What a program is compiled against.
package struct Installation: Sendable {
  /// Mica's own folder.
  package let root: String
  /// The folder with `libMicaHost.so`.
  package let libraries: String
  /// The compiler.
  let compiler: String
  /// All of Mica as a program that loads others; nil where it wasn't linked since the library was built.
  let host: HostProgram?

  /// The folder of the compiled modules.
  var modules: String { libraries + "/Modules" }
  /// All of Mica.
  var library: String { libraries + "/libMicaHost.so" }

  /// Finds Mica: `MICA_HOME`, or the folder above this executable that holds its sources.
  package init(environment: [String: String]) throws(BuildError) {
    root = Self.home(environment)
    let build = environment["MICA_LIBRARIES"] ?? root + "/.build/release"
    libraries = FileStore.realPath(build) ?? build
    guard FileStore.exists(libraries + "/libMicaHost.so") else {
      throw .noLibraries(libraries + "/libMicaHost.so")
    }
    guard let compiler = Self.find("swiftc", in: environment["PATH"] ?? "") else {
      throw .noCompiler
    }
    self.compiler = compiler
    host = HostProgram(in: libraries)
  }

  /// SwiftPM, which lies beside the compiler.
  var swift: String { toolFolder + "/swift" }

  /// How the compiler without its driver finds the toolchain's macros.
  var macroFlags: [String] {
    let host = Self.folder(of: FileStore.realPath(compiler) ?? compiler) + "/../lib/swift/host"
    let server = host + "/libSwiftInProcPluginServer.so"
    guard FileStore.exists(server) else { return [] }
    return ["-plugin-path", host + "/plugins", "-in-process-plugin-server-path", server]
  }

  private var toolFolder: String { Self.folder(of: compiler) }

  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  /// Mica's own folder, whether it is built or not.
  package static func home(_ environment: [String: String]) -> String {
    if let home = environment["MICA_HOME"], !home.isEmpty {
      return FileStore.realPath(home) ?? home
    }
    var folder = FileStore.realPath("/proc/self/exe") ?? "/"
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = String(folder[..<slash])
      if FileStore.exists(folder + "/Sources/MicaHost") { return folder }
    }
    return FileStore.realPath(".") ?? "."
  }

  /// A tool of the PATH, from the root and without links.
  static func find(_ tool: String, in path: String) -> String? {
    for folder in path.split(separator: ":") {
      let place = "\(folder)/\(tool)"
      if access(place, X_OK) == 0, !FileStore.isFolder(place) { return place }
    }
    return nil
  }

  /// What changes when Mica is built anew, or by another compiler.
  func identity(_ memo: inout DigestMemo) throws(BuildError) -> String {
    var digest = Digest()
    digest.add(line: root)
    digest.add(line: try memo.digest(of: library))
    if let host { digest.add(line: try memo.digest(of: host.path)) }
    for name in FileStore.names(in: modules) where name.hasSuffix(".swiftmodule") {
      guard MicaModules.compiled.contains(String(name.dropLast(12))) else { continue }
      digest.add(line: name)
      digest.add(line: try memo.digest(of: "\(modules)/\(name)"))
    }
    // The compiler is too large to be read.
    let place = FileStore.realPath(compiler) ?? compiler
    ReadLog.note(compiler)
    ReadLog.note(modules)
    ReadLog.note(libraries + "/mica-host")
    digest.add(line: place)
    if let stamp = FileStamp(place) { digest.add(line: "\(stamp.size) \(stamp.modified)") }
    return digest.finish()
  }

  /// How the compiler finds the modules: the flags of every program.
  var moduleFlags: [String] {
    var flags = ["-I", modules]
    for map in moduleMaps { flags += ["-Xcc", "-fmodule-map-file=\(map)"] }
    return flags
  }

  /// How the compiler finds the macros of Swift Testing, where they lie apart from the toolchain's others.
  var testingFlags: [String] {
    let tools = Self.folder(of: FileStore.realPath(compiler) ?? compiler)
    let folder = tools + "/../lib/swift/host/plugins/testing"
    return FileStore.isFolder(folder) ? ["-plugin-path", folder] : []
  }

  /// The C modules that Mica's own are made from: a compiled module names them.
  private var moduleMaps: [String] {
    let sources = root + "/Sources"
    return FileStore.names(in: sources).filter { $0.hasPrefix("C") }.flatMap { name in
      [
        "\(sources)/\(name)/module.modulemap", "\(sources)/\(name)/include/module.modulemap",
        // Those that the package manager wrote.
        "\(libraries)/\(name).build/module.modulemap",
      ]
    }.filter(FileStore.exists)
      + FileStore.names(in: libraries).filter {
        $0.hasPrefix("COpenCombine") && $0.hasSuffix(".build")
      }
      .map { "\(libraries)/\($0)/module.modulemap" }.filter(FileStore.exists)
  }
}
