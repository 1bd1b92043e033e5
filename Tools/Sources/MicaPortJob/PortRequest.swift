// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What `mica` asks `mica-port` for, and the answer: the rewriter is a process of its own, so that only what is
// compiled waits for its libraries.

public import MicaFolders

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
    /// The documents of data models, whose classes may have to be written.
    public var dataModels: [String] = []
    /// The colours and images that constants are written of; nil for none.
    public var assets: AssetNames?
    /// Names of modules that aren't there, each with the reason: files of tests that import one are withheld.
    public var absent: [String: String] = [:]
    /// The paths of other files that are withheld, each with the reason.
    public var withheld: [String: String] = [:]

    /// A module of that name and those sources.
    public init(name: String, options: PortOptions, paths: [String]) {
      (self.name, self.options, self.paths) = (name, options, paths)
    }
  }

  /// A storyboard, a xib or a data model, and where its archive is written.
  public struct Interface: Codable, Sendable {
    /// The document.
    public var path: String
    /// The archive's place.
    public var place: String

    /// A document and a place.
    public init(path: String, place: String) {
      (self.path, self.place) = (path, place)
    }
  }

  /// In the order of their compilation.
  public var modules: [Module] = []
  /// The folder in which it is kept what became of modules' files; nil for none.
  public var cache: String?
  /// The path of a Package.swift to read.
  public var manifest: String?
  /// Documents of Interface Builder's to compile.
  public var interfaces: [Interface] = []
  /// The documents of data models to compile.
  public var dataModels: [Interface] = []
  /// A module that is to get stubs.
  public var stubs: StubbedModule?
  /// Modules of Mica's whose members are to be listed.
  public var members: [Members] = []
  /// A module whose objects of unknown classes are to be asked by a helper.
  public var lookups: LookedUpModule?
  /// A module with errors that its types explain.
  public var answers: AnsweredModule?

  /// Inline snapshots to write into sources.
  public var inline: [InlineText] = []

  /// Whether the modules' classes are listed in place of being rewritten for the compiler.
  public var lists = false

  /// A request for nothing yet.
  public init() {}
}

/// The answer, as JSON on standard output.
public struct PortReply: Codable, Sendable {
  /// What became of the modules.
  public var modules: [PortedModule] = []
  /// What is wrong with documents.
  public var problems: [PortProblem] = []
  /// What the manifest says.
  public var manifest: ManifestText?
  /// The module with stubs.
  public var stubbed: StubReply?
  /// The module that asks a helper.
  public var lookedUp: LookupReply?
  /// The modules' classes, where they were asked for.
  public var listed: [ListedModule] = []
  /// Files whose errors were answered.
  public var answered: [SourceFile] = []
  /// Sources with inline snapshots.
  public var inlined: [SourceFile] = []
  /// Why some inline snapshots aren't in them.
  public var inlineProblems: [String] = []
  /// Why it wasn't done.
  public var error: PortError?

  /// An empty answer.
  public init() {}
}
