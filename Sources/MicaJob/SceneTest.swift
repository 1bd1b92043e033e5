// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A screen that is compared with its reference without any test's source (`mica test --scenes`).

internal import FoundationEssentials

/// A scene of a storyboard, a nib, a designable view or a preview, as a snapshot test.
public struct SceneTest: Codable, Equatable, Sendable {
  /// What the screen is made from.
  public enum Kind: String, Codable, Sendable {
    /// The controller of a storyboard's scene.
    case scene
    /// The views of a nib, or the controller that owns it.
    case nib
    /// A view's class that the program marks with `@IBDesignable`.
    case designable
    /// What `#Preview` shows.
    case preview
  }

  /// The test's name: `Main.storyboard/Login`.
  public var name: String
  /// What the screen is made from.
  public var kind: Kind
  /// The storyboard's, the nib's, the class's or the preview's name.
  public var document: String
  /// The controller's id in a storyboard; nil for the others.
  public var element: String?
  /// The class of the controller, or of the nib's owner, that the document names; nil for UIKit's own.
  public var className: String?
  /// The bundle that holds the document, from the program's own; empty for that itself.
  public var bundle = ""
  /// Where the reference lies, or would lie, from the root.
  public var reference: String
  /// The document or source that declares the screen, from the root; empty for an unknown one.
  public var file: String
  /// The line in it, from 1.
  public var line: Int

  /// A screen.
  public init(
    _ kind: Kind, name: String, document: String, reference: String, file: String, line: Int
  ) {
    (self.kind, self.name, self.document) = (kind, name, document)
    (self.reference, self.file, self.line) = (reference, file, line)
  }

  /// The part of the name before the first slash, which stands for all screens of it.
  public var suite: String { String(name.prefix { $0 != "/" }) }

  /// Screens as the text of a file.
  public static func text(of scenes: [SceneTest]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(scenes), as: UTF8.self)
  }

  /// The screens in the text of a file.
  public static func all(in text: String) throws -> [SceneTest] {
    try JSONDecoder().decode([SceneTest].self, from: Data(text.utf8))
  }
}
