// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Whose fonts a program sees: the machine's, and those that it has registered itself.

internal import MicaContext
internal import Synchronization

extension FontLibrary {
  /// The fonts of the running program.
  package static var current: FontLibrary {
    ProgramContext.current.state(ProgramFonts.self).library
  }

  /// The running program's fonts, to be changed: no other program sees what is registered there.
  package static var changing: FontLibrary {
    ProgramContext.current.state(ProgramFonts.self).ownLibrary
  }
}

/// A program's library, once it has one of its own.
private final class ProgramFonts: ProgramState {
  private let own = Mutex<FontLibrary?>(nil)

  init(in context: ProgramContext) {}

  var library: FontLibrary { own.withLock { $0 } ?? .shared }

  var ownLibrary: FontLibrary {
    own.withLock { own in
      let library = own ?? FontLibrary(copying: .shared)
      own = library
      return library
    }
  }
}
