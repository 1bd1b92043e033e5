// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What `mica list` asks about names in a program's sources, which it reads without running anything of the program.

internal import FoundationEssentials

/// Names to describe.
public struct DescribeJob: Codable, Equatable, Sendable {
  /// Apple's classes that the program's classes inherit from.
  public var classes: [String]
  /// Types of properties.
  public var values: [String]

  /// A question about names.
  public init(classes: [String], values: [String]) {
    (self.classes, self.values) = (classes, values)
  }
}

/// The answer, one line of JSON on standard output.
public struct DescribeReport: Codable, Equatable, Sendable {
  /// `view` or `view controller`, by the names of classes that are one.
  public var classes: [String: String] = [:]
  /// Those of them that have no `init(frame:)` or no `init(nibName:bundle:)` of their own or by inheritance.
  public var closed: Set<String> = []
  /// What can be typed for a value, by the names of types that `--set` takes.
  public var values: [String: String] = [:]

  /// An empty answer.
  public init() {}

  /// Reads an answer; nil for other text.
  public init?(text: String) {
    guard let report = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      return nil
    }
    self = report
  }

  /// The answer as one line.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
