// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A row of the command's table of programs.

import MicaJob
import UIKit

/// A program that the command can show: ordinary iOS source and what the command needs to know.
package struct Program: Sendable {
  package let name: String
  /// One line about what it shows.
  let summary: String
  /// The screen in points when `--size` is not given.
  let defaultSize: PointSize
  /// The seconds that its motion takes; nil for a program that stays as it is.
  var motion: Double?
  /// The pictures of it in the gallery, of which the first is also how its film is set up.
  package var showcases = [Showcase()]
  let inspectables: [Inspectable]
  /// A new root, not yet loaded.
  let makeRoot: @MainActor @Sendable () -> UIViewController

  package var moves: Bool { motion != nil }
  /// The seconds that a film takes when `--duration` is not given.
  var filmDuration: Double { motion ?? 1 }

  /// The setters for settings, in their order. Throws for the first key that the program doesn't
  /// have, and for the first value that is of another kind.
  package func setters(for settings: [Setting]) throws(CommandError) -> [Inspectable.Setter] {
    var setters: [Inspectable.Setter] = []
    for setting in settings {
      guard let row = inspectables.first(where: { $0.name == setting.key }) else {
        throw .unknownKey(setting.key, program: name, keys: inspectables.map(\.name))
      }
      guard let setter = row.setter(setting.value) else {
        throw .badValue(setting, kind: row.kind)
      }
      setters.append(setter)
    }
    return setters
  }
}
