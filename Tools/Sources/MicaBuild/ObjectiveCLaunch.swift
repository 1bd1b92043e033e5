// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Apps that a main.m launches: with a delegate in Swift they are launched all the same, with one in Objective-C they can't be.

internal import MicaFolders
internal import MicaResources

/// The launch of a program by Objective-C.
struct ObjectiveCLaunch: Equatable {
  /// The file and line of the call.
  let path: String
  let line: Int
  /// The delegate's class.
  let delegate: String
  /// Whether the program's Swift sources declare it.
  let isSwift: Bool

  /// Files that are read for it are no larger.
  private static let mostBytes = 1 << 16

  /// The launch of a program that no Swift source launches; nil where there is none, or the class isn't told.
  init?(of folder: ProgramFolder) {
    guard
      let path = folder.report.foreign.first(where: { FolderPath.name(of: $0) == "main.m" }),
      let text = FileStore.text(path), text.utf8.count < Self.mostBytes,
      let (line, delegate) = Self.call(in: text)
    else { return nil }
    var isSwift = false
    let host = folder.localModules.first { $0.moduleName == folder.host?.moduleName }
    for source in host?.sources ?? folder.sources {
      let text = FileStore.text(source) ?? ""
      if ["@UIApplicationMain", "@main", "UIApplicationMain("].contains(where: text.contains) {
        return nil
      }
      isSwift = isSwift || text.contains("class \(delegate):")
    }
    (self.path, self.line, self.delegate, self.isSwift) = (path, line, delegate, isSwift)
  }

  /// The line and class of `UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]))`.
  static func call(in text: String) -> (line: Int, delegate: String)? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.contains("UIApplicationMain(") {
      let parts: [(String, String)] = [("NSStringFromClass([", " class"), ("@\"", "\"")]
      for (start, end) in parts {
        guard let found = line.firstRange(of: start) else { continue }
        let rest = line[found.upperBound...]
        guard let stop = rest.firstRange(of: end) else { continue }
        let name = rest[..<stop.lowerBound]
        if !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
          return (index + 1, String(name))
        }
      }
    }
    return nil
  }

  /// Why the program can't be launched, where its delegate isn't Swift and no storyboard shows a screen without it.
  func failure(in folder: ProgramFolder, typed: String) -> BuildError? {
    let storyboard = folder.info.flatMap { InfoPlistText.values(of: $0)["UIMainStoryboardFile"] }
    guard !isSwift, storyboard == nil else { return nil }
    return .doesNotCompile(
      folder: typed,
      messages: "\(path):\(line):1: error: \(delegate), which launches the app, is written in "
        + "Objective-C; Mica compiles Swift alone\n")
  }
}
