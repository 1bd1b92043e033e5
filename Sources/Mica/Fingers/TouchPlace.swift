// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a finger goes, on a stage.

public import Foundation
public import MicaJob
internal import UIKit

/// A place on a stage's screen; a text is the label of a view.
public typealias TouchPlace = MicaJob.TouchPlace

/// How a finger goes from place to place: Core Animation's curves of these names.
public typealias TouchPace = MicaJob.TouchPace

extension TouchPlace {
  /// A point of the screen.
  public static func point(_ point: CGPoint) -> TouchPlace {
    .point(x: Double(point.x), y: Double(point.y))
  }

  /// The place on the screen, in points, as things stand.
  @MainActor func resolved(for origin: String?) throws(StageError) -> CGPoint {
    if case .point(let x, let y) = self { return CGPoint(x: x, y: y) }
    guard let center = ElementSearch.center(where: matches) else {
      throw .noTarget("\(self)" + (origin.map { " (\($0))" } ?? ""), found: Self.names())
    }
    return center
  }

  @MainActor private func matches(_ view: UIView) -> Bool {
    switch self {
    case .point: false
    case .identifier(let name): view.accessibilityIdentifier == name
    case .label(let text): view.accessibilityLabel == text
    case .tag(let tag): view.tag == tag
    }
  }

  /// What there is to be found: identifiers, labels and tags of what can be seen, at most so many.
  @MainActor private static func names(_ limit: Int = 20) -> [String] {
    var names: [String] = []
    _ = ElementSearch.view { view in
      let own: [TouchPlace?] = [
        view.accessibilityIdentifier.map { .identifier($0) },
        view.accessibilityLabel.map { .label($0) },
        view.tag == 0 ? nil : .tag(view.tag),
      ]
      for name in own.compactMap({ $0?.description }) where !names.contains(name) {
        names.append(name)
      }
      return names.count >= limit
    }
    return Array(names.prefix(limit))
  }
}
