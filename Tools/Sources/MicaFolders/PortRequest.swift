// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What `mica` asks `mica-port` for, and the answer: the rewriter is a process of its own, so that only what is
// compiled waits for its libraries.

/// Modules to rewrite, in a file whose path is the process's argument.
public struct PortRequest: Codable, Sendable {
  /// One module.
  public struct Module: Codable, Sendable {
    /// Its name.
    public var name: String
    /// What is told about the build.
    public var options: PortOptions
    /// The sources' paths.
    public var paths: [String]

    /// A module of that name and those sources.
    public init(name: String, options: PortOptions, paths: [String]) {
      (self.name, self.options, self.paths) = (name, options, paths)
    }
  }

  /// In the order of their compilation.
  public var modules: [Module] = []
  /// The path of a Package.swift to read.
  public var manifest: String?

  /// A request for nothing yet.
  public init() {}
}

/// The answer, as JSON on standard output.
public struct PortReply: Codable, Sendable {
  /// What became of the modules.
  public var modules: [PortedModule] = []
  /// What the manifest says.
  public var manifest: ManifestText?
  /// Why it wasn't done.
  public var error: PortError?

  /// An empty answer.
  public init() {}
}
