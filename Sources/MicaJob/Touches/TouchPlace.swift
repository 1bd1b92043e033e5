// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where fingers go and how: the words of scripts, jobs and a stage's own fingers.

/// A place on a stage's screen; a text is the label of a view.
public enum TouchPlace: Codable, Equatable, Sendable, ExpressibleByStringLiteral {
  /// A point of the screen.
  case point(x: Double, y: Double)
  /// The centre of the first view with that accessibility identifier.
  case identifier(String)
  /// The centre of the first view with that accessibility label; labels and buttons have their text.
  case label(String)
  /// The centre of the first view with that tag.
  case tag(Int)

  /// The view with that label.
  public init(stringLiteral value: String) { self = .label(value) }
}

extension TouchPlace: CustomStringConvertible {
  /// As scripts write it: `#identifier`, `"label"`, `tag:7`, `10,20`.
  public var description: String {
    switch self {
    case .point(let x, let y): "\(x),\(y)"
    case .identifier(let name): "#\(name)"
    case .label(let text): "\"\(text)\""
    case .tag(let tag): "tag:\(tag)"
    }
  }
}

/// How a finger goes from place to place: Core Animation's curves of these names.
public enum TouchPace: String, Codable, CaseIterable, Sendable {
  case linear
  case easeIn = "ease-in"
  case easeOut = "ease-out"
  case easeInOut = "ease-in-out"
}
