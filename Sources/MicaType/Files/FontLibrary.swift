// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The fonts that can be asked for: those of a folder or of the system, and registered ones.

internal import MicaRaster
internal import Synchronization

/// Finds faces by name, style and character.
///
/// Safe from any thread. Fonts are looked for at the first question. Answers depend on the fonts
/// alone, never on the order of files or questions.
package final class FontLibrary: Sendable {
  /// The fonts of the folder that `MICA_FONTS` names, and only those; without it those that come with
  /// Mica; the machine's where it is `system`. Stops the process where the folder has none: pictures
  /// without text, or with another, would be wrong everywhere. Programs ask `current`, which has the fonts
  /// that they registered besides.
  package static let shared: FontLibrary = {
    if let problem = FontFolderProblem.current {
      fatalError("\(problem); \(FontFolderProblem.advice)")
    }
    return FontLibrary(source: FontPlace.current.files)
  }()

  private let state: Mutex<FontLibraryState>

  private convenience init(source: FontFiles) {
    self.init(state: FontLibraryState(source: source))
  }

  private init(state: FontLibraryState) { self.state = Mutex(state) }

  /// The same fonts, to which others can be added without the other library's knowing.
  convenience init(copying other: FontLibrary) {
    self.init(
      state: other.state.withLock { state in
        // Read once, for all copies.
        _ = state.records()
        return state
      })
  }

  /// The fonts of a folder and the folders in it.
  package convenience init(folder: String) {
    self.init(source: .folder(folder))
  }

  /// The names of all families, sorted.
  package var families: [String] { state.withLock { $0.families } }

  /// The PostScript names of a family's faces and named instances, sorted; empty for an unknown
  /// family.
  package func faceNames(inFamily family: String) -> [String] {
    state.withLock { $0.faceNames(inFamily: family) }
  }

  /// The face or named instance of a PostScript name, in any case. Names of Apple's fonts that the
  /// library lacks give what stands in for them. nil for other names.
  package func face(postScriptName: String) -> FontFace? {
    state.withLock { $0.face(postScriptName: postScriptName) }
  }

  /// The face that comes nearest to what is asked; nil where the family is unknown.
  ///
  /// Width counts most, then slant, then weight, each by CSS's order of preference. A face with axes
  /// is taken at the asked weight and width. Where the family has no italic the answer's
  /// `traits.isItalic` is false.
  package func match(_ query: FontQuery) -> FontFace? {
    state.withLock { $0.match(query) }
  }

  /// The face that draws characters which the asked one lacks; nil where no face has the first one.
  ///
  /// - Parameters:
  ///   - scalars: One cluster: a character with its marks, selectors and joiners.
  ///   - query: The style to come near to.
  ///   - language: A BCP 47 tag, which decides between Chinese, Japanese and Korean forms;
  ///     simplified Chinese without one.
  ///   - prefersEmoji: Whether colour faces are looked through first.
  package func fallback(
    for scalars: [UInt32], like query: FontQuery, language: String?, prefersEmoji: Bool
  ) -> FontFace? {
    let question = FallbackQuestion(
      scalars: scalars, query: query, language: language, prefersEmoji: prefersEmoji)
    return state.withLock { $0.fallback(for: question) }
  }

  /// Adds a font's faces and returns their PostScript names. They win over others of the same name.
  ///
  /// Throws `alreadyRegistered` where a file of the same path, or a face of the same name, is
  /// registered.
  package func register(
    _ data: FontData, path: String? = nil
  ) throws(FontError) -> [String] {
    let faces = try FontFiles.faces(of: data)
    return try state.withLock { state throws(FontError) in
      try state.register(faces, path: path)
    }
  }

  /// Takes registered faces away, by their PostScript names; whether there were any.
  @discardableResult package func unregister(postScriptNames: [String]) -> Bool {
    state.withLock { state in
      state.unregister { postScriptNames.contains($0.names.postScript) }
    }
  }

  /// Takes a registered file's faces away; whether there were any.
  @discardableResult package func unregister(path: String) -> Bool {
    state.withLock { state in state.unregister { $0.path == path } }
  }

  /// Whether a face of this PostScript name is registered.
  package func isRegistered(postScriptName: String) -> Bool {
    state.withLock { state in
      state.registered.contains { $0.names.postScript == postScriptName }
    }
  }

  /// Grows whenever fonts are registered or taken away: answers from before may be others now. 0 while
  /// none ever were; otherwise no two libraries have the same.
  package var generation: Int { state.withLock { $0.generation } }
}
