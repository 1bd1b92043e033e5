// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a host refuses, in sentences for the person who typed it.

internal import Mica
package import MicaJob
package import MicaType

/// Bad input that the stage and the films don't know of.
package enum HostError: Error, Equatable, CustomStringConvertible {
  /// No view or view controller of that name; `isClass`: a class of another kind has it.
  case unknownType(String, nearest: [String], isClass: Bool)
  /// No device of that name in the table.
  case unknownDevice(String)
  /// Nobody said which.
  case severalTypes([String])
  /// No class that can be shown; the views and controllers that can't be made.
  case nothingToShow(types: [String])
  /// A class that only the program can make.
  case unmakeable(String, place: String)
  /// No storyboard or nib of that name, or no scene in it.
  case unknownScene(String, nearest: [String])
  /// An app that has made no window when its launch is over.
  case noWindow(String)
  /// A key that an object of a class doesn't have; the path before it.
  case unknownKey(String, owner: String, nearest: [String])
  /// A key on the way that holds nothing.
  case nothingThere(String, owner: String)
  /// A key whose value has no keys.
  case noObject(String, owner: String)
  case readOnly(String, owner: String)
  /// A value of another kind than the property's.
  case badValue(Setting, kind: String)
  /// A picture whose name doesn't end in .png.
  case notPNG(String)
  /// The folder of `MICA_FONTS`, or of Mica's own fonts, is no folder of fonts.
  case badFonts(FontFolderProblem)
  /// A file of `MICA_SYSTEM_FONT` that can't be used.
  case badSystemFont(SystemFontProblem)
  /// The process may not have so many more files open as a run needs.
  case tooFewFiles(Int)
  /// A host of a program is asked for tests, or one of tests for something else.
  case noTests
  /// A name that no preview of the program has.
  case unknownPreview(String, nearest: [String])
  /// A screen of `mica test --scenes` that can't be made, and why.
  case unmakeableScene(String, reason: String)
  /// A file of events, or a folder of attachments, that can't be written.
  case badTestLog(path: String, reason: String)

  package var description: String {
    switch self {
    case .unknownType(let name, let nearest, let isClass):
      if nearest.isEmpty {
        "there is no view or view controller here to show, and so no '\(name)'"
      } else {
        "there is no view or view controller '\(name)'"
          + (isClass ? ": it is a class of another kind; " : "; ")
          + "the nearest are \(list(nearest)) ('mica list FOLDER' shows all)"
      }
    case .unknownDevice(let name):
      "there is no device '\(name)'; the nearest are "
        + list(NearestNames.find(name, among: StageDevice.all.map(\.name)))
    case .severalTypes(let names):
      "there are several things to show: \(list(names)); say --show TYPE"
    case .nothingToShow(let types):
      types.isEmpty
        ? "there is no view or view controller here to show"
        : "none of \(list(types)) can be made without the program: they have no init(frame:), init() "
          + "or init(nibName:bundle:)"
    case .unmakeable(let name, let place):
      "\(name)\(place.isEmpty ? "" : " (\(place))") can't be made without the program: it has no "
        + "init(frame:), init() or init(nibName:bundle:)"
    case .unknownScene(let name, let nearest):
      "there is no scene '\(name)'"
        + (nearest.isEmpty ? "" : "; the nearest are \(list(nearest))")
    case .noWindow(let name):
      "\(name) makes no window with a root view controller when it is launched; say --show TYPE"
    case .unknownKey(let key, let owner, let nearest):
      nearest.isEmpty
        ? "\(owner) has nothing to set, so '\(key)' is unknown"
        : "\(owner) has no '\(key)' to set; it has \(list(nearest))"
    case .nothingThere(let key, let owner): "'\(key)' of \(owner) is nil: nothing can be set there"
    case .noObject(let key, let owner): "'\(key)' of \(owner) is no object: it has no keys to set"
    case .readOnly(let key, let owner): "'\(key)' of \(owner) can't be set"
    case .badValue(let setting, let kind):
      "'\(setting.value)' can't be set as \(setting.key), which is \(kind)"
    case .notPNG(let name):
      "'\(name)' is no PNG file; 'mica render' writes pictures whose names end in .png"
    case .badFonts(let problem):
      "\(problem); \(FontFolderProblem.advice)"
    case .badSystemFont(let problem):
      "\(problem); \(SystemFontFile.variable) or --system-font names a TrueType or OpenType file"
    case .tooFewFiles(let count):
      "Too many open files: mica needs \(count) more at once; raise the limit with 'ulimit -n'"
    case .noTests:
      "this host was built for something else: 'mica run-tests FOLDER' builds one that runs tests"
    case .unknownPreview(let name, let nearest):
      nearest.isEmpty
        ? "the program has no previews, so none called \(name)"
        : "there is no preview \(name); there is \(list(nearest))"
    case .unmakeableScene(let name, let reason): "\(name) can't be shown: \(reason)"
    case .badTestLog(let path, let reason):
      "the tests' events can't be written to \(path): \(reason)"
    }
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
