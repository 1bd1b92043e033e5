// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The members of Mica's modules, from the compiled modules themselves: made once for each build of Mica, the first time that a
// program asks objects of unknown classes for members.

@preconcurrency internal import Glibc
internal import MicaFolders
internal import MicaPortJob

/// Lists of members, one for each module.
struct MemberLists {
  let compiler: ModuleCompiler
  let porter: Porter
  /// That of Mica's build and of the tools.
  let identity: String

  /// The modules that every program sees, the lowest first.
  static let always = [
    "Foundation", "MicaRuntime", "MicaFoundation", "CoreGraphics", "CoreText", "QuartzCore",
    "UIKit",
  ]

  /// Whether Mica has a module.
  func has(_ module: String) -> Bool {
    FileStore.exists("\(compiler.installation.modules)/\(module).swiftmodule")
  }

  /// The lists' files; none of a module that the compiler's tool can't read.
  func tables(of modules: [String]) throws -> [String] {
    try modules.compactMap { module in
      let place = compiler.cache.memo("members-\(identity.prefix(16))-\(module)")
      if !FileStore.exists(place) { try write(module, to: place) }
      compiler.cache.touch(place)
      return FileStore.exists(place) ? place : nil
    }
  }

  private func write(_ module: String, to place: String) throws {
    let folder = compiler.work + "/graphs"
    FileStore.remove(folder)
    try FileStore.makeFolder(folder)
    defer { FileStore.remove(folder) }
    let tool = compiler.installation.graphTool
    let arguments =
      [
        "-module-name", module, "-target", Self.target, "-output-dir", folder,
        "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs",
        // UIKit shows what its own modules declare.
        "-experimental-allowed-reexported-modules=\(MicaModules.wings.joined(separator: ","))",
      ] + compiler.installation.moduleFlags + (try compiler.libraryFlags())
    guard FileStore.exists(tool), try compiler.run(arguments, by: tool).0 == .exit(0) else {
      return
    }
    var request = PortRequest()
    let graphs = FileStore.names(in: folder).sorted().map { "\(folder)/\($0)" }
    request.members = [PortRequest.Members(graphs: graphs, module: module, place: place)]
    _ = try porter.answer(request, at: compiler.work + "/members.json")
  }

  private static var target: String {
    #if arch(arm64)
    "aarch64-unknown-linux-gnu"
    #else
    "x86_64-unknown-linux-gnu"
    #endif
  }
}

extension Installation {
  /// What writes down a module's members; it lies beside the compiler.
  fileprivate var graphTool: String {
    String(compiler[..<(compiler.lastIndex(of: "/") ?? compiler.startIndex)])
      + "/swift-symbolgraph-extract"
  }
}
