// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The screens of a built program as snapshot tests: their names, and where their references lie.

import Foundation
import MicaBuild
import MicaFolders
import MicaJob
import MicaPortJob
import MicaReport
import MicaResources

/// The screens of a program.
struct SceneTests {
  /// By suite, in the order of their documents and sources.
  private(set) var all: [SceneTest] = []
  /// The folder of the references.
  let references: String
  private var names: Set<String> = []
  private let ending: String

  /// The folder of all screens' references in a project's folder.
  static func references(in folder: String) -> String { "\(folder)/__Snapshots__/Scenes" }

  /// The screens of a built program. References of a target lie in a folder of its name, if the project names it.
  init(
    of program: BuiltProgram, in folder: String, target: String?, _ options: TestScreenOptions
  ) {
    references =
      Self.references(in: folder) + (target.map { "/" + Self.fileName($0) } ?? "")
    ending = Self.variant(options) + ".png"
    let bundle = URL(fileURLWithPath: program.host).deletingLastPathComponent().path
    let interfaces = InterfaceScreens(in: bundle) { FolderPath.isOwn($0, in: folder) }.all
    for screen in interfaces {
      let suite = screen.isScene ? screen.document + ".storyboard" : "Nibs"
      let first = screen.bundle.isEmpty ? "" : FolderPath.stem(of: screen.bundle) + "-"
      var test = make(
        screen.isScene ? .scene : .nib, suite: screen.isScene ? first + suite : suite,
        title: screen.isScene ? screen.title : first + screen.title, else: screen.element ?? "2",
        document: screen.document, file: screen.path, line: screen.line)
      (test.element, test.className) = (screen.element, screen.className)
      test.bundle = screen.bundle
      all.append(test)
    }
    for screen in program.screens {
      let stem = FolderPath.stem(of: screen.file)
      let isPreview = screen.isPreview
      let title =
        isPreview ? (screen.title.isEmpty ? stem : "\(stem)-\(screen.title)") : screen.title
      all.append(
        make(
          isPreview ? .preview : .designable, suite: isPreview ? "Previews" : "Designables",
          title: title, else: "2", document: screen.name, file: screen.file, line: screen.line))
    }
  }

  /// A test with a name of its own, on disks too that don't tell small letters from large ones.
  private mutating func make(
    _ kind: SceneTest.Kind, suite: String, title: String, else suffix: String, document: String,
    file: String, line: Int
  ) -> SceneTest {
    let (suite, plain) = (Self.fileName(suite, dots: true), Self.fileName(title))
    var name = plain
    var number = 2
    while !names.insert("\(suite)/\(name)".lowercased()).inserted {
      name = Int(suffix) == nil && number == 2 ? "\(plain)-\(suffix)" : "\(plain)-\(number)"
      number += 1
    }
    return SceneTest(
      kind, name: "\(suite)/\(name)", document: document,
      reference: "\(references)/\(suite)/\(name)\(ending)", file: file, line: line)
  }

  /// A text as a part of a path: letters, digits, `_` and `-`.
  static func fileName(_ text: String, dots: Bool = false) -> String {
    let plain = text.map {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || dots && $0 == "." ? $0 : "-"
    }
    let name = String(plain).split(separator: "-").joined(separator: "-")
    return name.isEmpty ? "unnamed" : name
  }

  /// What a reference's name says of the device, where one is asked for: `.iPhone-8.dark`.
  private static func variant(_ options: TestScreenOptions) -> String {
    let device = options.device.request
    var words: [String] = [device.name, device.contentSize, device.locale].compactMap(\.self)
    if device.isLandscape { words.append("landscape") }
    if device.isDark { words.append("dark") }
    if device.isRightToLeft { words.append("rtl") }
    if device.hasHighContrast { words.append("contrast") }
    if let size = options.size { words.append(size.text) }
    if let scale = options.scale { words.append("\(PlainNumber.text(scale))x") }
    return words.map { "." + fileName($0) }.joined()
  }

  /// The tests as a list of declared ones.
  var listed: [ListedTest] {
    all.map { ListedTest(.xctest, $0.name, file: $0.file, line: $0.line) }
  }

  /// Where references lie that these screens compare with, on whichever device.
  var known: SceneReferences {
    SceneReferences(
      folder: references, stems: all.map { String($0.reference.dropLast(ending.count)) })
  }

  /// Writes the list that hosts read.
  func write(to path: String) throws {
    let text = try SceneTest.text(of: all)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
