// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Macros of packages → libraries that Swift's compiler loads. They are linked to the toolchain's own SwiftSyntax, since
// building another takes a quarter of an hour.

@preconcurrency internal import Glibc
internal import MicaFolders
internal import MicaProcess

/// Compiles the macros of one program.
struct MacroCompiler {
  let compiler: ModuleCompiler
  /// The macros by their modules' names.
  let macros: [(name: String, target: MacroTarget)]

  /// The toolchain's libraries of SwiftSyntax; the compiler loads plugins that are linked to them.
  private static let libraries = [
    "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion",
    "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftOperators",
    "SwiftBasicFormat", "SwiftIfConfig", "SwiftRefactor", "SwiftIDEUtils",
    "SwiftCompilerPluginMessageHandling",
  ]
  /// What a package imports to start a plugin; the compiler finds a library's macros by their names.
  private static let plugin = """
    public import SwiftSyntaxMacros
    public protocol CompilerPlugin {
      init()
      var providingMacros: [any Macro.Type] { get }
    }
    extension CompilerPlugin {
      public static func main() throws {}
    }

    """
  /// Modules that say which SwiftSyntax it is: sources ask `canImport` for them.
  private static let versions =
    [509, 510, 600, 601, 602, 603].map { "module SwiftSyntax\($0) {}\n" }.joined()

  init(_ folder: ProgramFolder, compiler: ModuleCompiler) {
    self.compiler = compiler
    macros = folder.localModules.compactMap { module in
      module.macro.map { (module.moduleName, $0) }
    }
  }

  /// The toolchain's folder of SwiftSyntax; nil where it has none.
  private var host: String? {
    let tools = FileStore.realPath(compiler.installation.compiler) ?? compiler.installation.compiler
    let place = FolderPath.folder(of: FolderPath.folder(of: tools)) + "/lib/swift/host"
    return FileStore.exists(place + "/SwiftSyntax.swiftmodule") ? place : nil
  }

  /// Compiles all of them: the flags of modules that use them, and notes of those that can't be had.
  func compile() throws -> (flags: [String], notes: [String]) {
    var (flags, notes): ([String], [String]) = ([], [])
    for (name, target) in macros {
      guard let host else {
        notes.append("macro \(name): this toolchain has no SwiftSyntax; its macros aren't expanded")
        continue
      }
      switch try library(name, target, host) {
      case .success(let path): flags += ["-load-plugin-library", path]
      case .failure(let failure):
        notes.append("macro \(name) doesn't compile; its macros aren't expanded. \(failure.reason)")
      }
    }
    return (flags, notes)
  }

  private struct Failure: Error { var reason: String }

  /// A macro's library, which programs share.
  private func library(
    _ name: String, _ target: MacroTarget, _ host: String
  ) throws -> Result<String, Failure> {
    let key = try key(of: target)
    let place = compiler.cache.packages("macro-\(key.prefix(32))")
    let library = "\(place)/lib\(name).so"
    let lock = try FolderLock(in: place)
    defer { lock.release() }
    compiler.cache.touch(place)
    if FileStore.exists(library) { return .success(library) }
    if let reason = FileStore.text(place + "/failure") { return .failure(Failure(reason: reason)) }
    let base = common(host, place)
    try FileStore.makeFolder(place + "/versions")
    try FileStore.write(Array(Self.versions.utf8), to: place + "/versions/module.modulemap")
    try FileStore.write(Array(Self.plugin.utf8), to: place + "/SwiftCompilerPlugin.swift")
    let start = MacroTarget.Part(
      moduleName: "SwiftCompilerPlugin", sources: [place + "/SwiftCompilerPlugin.swift"],
      languageMode: "5", conditions: [], flags: [])
    var objects: [String] = []
    for part in [start] + target.parts {
      let object = "\(place)/\(part.moduleName).o"
      let (ending, text) = try compiler.run(base + Self.arguments(for: part, object, place))
      guard ending == .exit(0) else { return try fail(text, in: place) }
      objects.append(object)
    }
    let made = library + ".new"
    let finding = ["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]
    let (ending, text) = try compiler.run(
      ["-emit-library", "-use-ld=lld", "-o", made] + finding
        + Self.libraries.filter { FileStore.exists("\(host)/lib\($0).so") }.map { "-l\($0)" }
        + objects)
    guard ending == .exit(0) else { return try fail(text, in: place) }
    rename(made, library)
    return .success(library)
  }

  private func fail(_ text: String, in place: String) throws -> Result<String, Failure> {
    let lines = text.split(separator: "\n")
    let reason = lines.first { $0.firstRange(of: "error:") != nil }.map(String.init) ?? text
    try FileStore.write(Array(reason.utf8), to: place + "/failure")
    return .failure(Failure(reason: reason))
  }

  private func common(_ host: String, _ place: String) -> [String] {
    [
      "-wmo", "-Onone", "-parse-as-library", "-suppress-warnings", "-module-cache-path",
      compiler.cache.modules, "-I", host, "-I", place, "-Xcc",
      "-fmodule-map-file=\(place)/versions/module.modulemap",
    ]
  }

  private static func arguments(
    for part: MacroTarget.Part, _ object: String, _ place: String
  ) -> [String] {
    ["-c", "-module-name", part.moduleName, "-swift-version", part.languageMode]
      + part.conditions.flatMap { ["-D", $0] } + part.flags
      + ["-emit-module-path", "\(place)/\(part.moduleName).swiftmodule", "-o", object]
      + part.sources
  }

  /// What a macro's library is made from, as a text.
  private func key(of target: MacroTarget) throws -> String {
    var digest = Digest()
    digest.add(line: Self.plugin + Self.versions)
    if let stamp = FileStamp(compiler.installation.compiler) {
      digest.add(line: "\(compiler.installation.compiler) \(stamp.size) \(stamp.modified)")
    }
    for part in target.parts {
      digest.add(line: "\(part.moduleName) \(part.languageMode) \(part.conditions) \(part.flags)")
      for path in part.sources {
        digest.add(line: path)
        digest.add(try FileStore.read(path))
      }
    }
    return digest.finish()
  }
}
