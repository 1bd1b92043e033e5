// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the rewriter is told where a module asks objects of unknown classes for members, and what it makes of that.

public import MicaFolders

/// A module that calls members of an `AnyObject`, which Linux's compiler doesn't know.
public struct LookedUpModule: Codable, Sendable {
  /// Where a member of an `AnyObject` is asked for.
  public struct Place: Codable, Hashable, Sendable {
    /// The program's file.
    public var path: String
    /// The line in it, from 1.
    public var line: Int
    /// The column of the member's name in bytes, from 1.
    public var column: Int

    /// A place in a file.
    public init(path: String, line: Int, column: Int) {
      (self.path, self.line, self.column) = (path, line, column)
    }
  }

  /// Rewritten files with such places.
  public var files: [SourceFile] = []
  /// The places.
  public var places: [Place] = []
  /// Members that were asked for in earlier rounds, or in files that are known already.
  public var members: Set<String> = []
  /// Lines of the helper that the compiler didn't take.
  public var leftOut: Set<String> = []
  /// Modules besides UIKit's that the helper imports.
  public var imports: [String] = []
  /// Files with the members of Mica's modules, the lowest module first.
  public var tables: [String] = []
  /// The program's own modules, of which this one is the last.
  public var sources: [PortRequest.Module] = []

  /// A module without places.
  public init() {}
}

/// A module whose places ask a helper.
public struct LookupReply: Codable, Sendable {
  /// The files that changed.
  public var files: [SourceFile] = []
  /// The members that each of them asks for now, by path.
  public var members: [String: Set<String>] = [:]
  /// The helper; nil where nothing asks it.
  public var helper: SourceFile?

  /// An empty answer.
  public init() {}
}

extension PortRequest {
  /// A module of Mica's whose members are to be listed.
  public struct Members: Codable, Sendable {
    /// What the compiler wrote of the module, and of its extensions of others.
    public var graphs: [String]
    /// The module's name.
    public var module: String
    /// Where the list is written.
    public var place: String

    /// A module's lists.
    public init(graphs: [String], module: String, place: String) {
      (self.graphs, self.module, self.place) = (graphs, module, place)
    }
  }
}
