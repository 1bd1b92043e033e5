// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program's defaults from run to run.

public import Foundation
internal import MicaFoundation

extension Stage {
  /// Keeps the program's `UserDefaults` in a folder, one property list for each domain, written at the end of each
  /// turn in which they changed; without this they stay in memory.
  ///
  /// Called before the program is launched: it finds what lies there. Throws `StageError.badDefaults` where the
  /// folder can't be made or read, or a file in it is no property list.
  public func keepDefaults(in folder: URL) throws(StageError) {
    do {
      try run { try DefaultsStore.current.keep(in: folder.path) }
      keepsDefaults = true
    } catch {
      throw .badDefaults("\(error)")
    }
  }
}
