// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a finger goes.

public import Foundation
internal import UIKit

/// A place on a stage's screen; a text is the label of a view.
public enum TouchPlace: Equatable, Sendable, ExpressibleByStringLiteral {
  /// A point of the screen.
  case point(CGPoint)
  /// The centre of the first view with that accessibility identifier.
  case identifier(String)
  /// The centre of the first view with that accessibility label; labels and buttons have their text.
  case label(String)
  /// The centre of the first view with that tag.
  case tag(Int)

  /// The view with that label.
  public init(stringLiteral value: String) { self = .label(value) }

  /// The place on the screen, in points, as things stand.
  @MainActor func resolved(for origin: String?) throws(StageError) -> CGPoint {
    let query: ElementQuery
    switch self {
    case .point(let point): return point
    case .identifier(let name): query = .identifier(name)
    case .label(let text): query = .label(text)
    case .tag(let tag): query = .tag(tag)
    }
    guard let center = ElementSearch.center(of: query) else {
      let name = "\(query)" + (origin.map { " (\($0))" } ?? "")
      throw .noTarget(name, found: ElementSearch.names())
    }
    return center
  }
}
