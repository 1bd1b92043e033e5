// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The files that a module gets from us.

/// `MicaNames.swift` and `main.swift`.
struct GeneratedFiles {
  let options: PortOptions
  let module: ModuleFacts

  private static let header = "// Written by mica; changes are lost.\n\n"

  /// Functions and classes that Foundation on Linux has too, for files that import it alone, and names
  /// that XCTest brings along (Docs/time.md).
  var names: SourceFile {
    var text =
      Self.header + """
        @_spi(Registration) import MicaRuntime
        import UIKit

        public typealias NSAttributedString = UIKit.NSAttributedString
        public typealias NSMutableAttributedString = UIKit.NSMutableAttributedString
        func NSClassFromString(_ aClassName: String) -> AnyClass? { ClassName.type(named: aClassName) }
        func NSStringFromClass(_ aClass: AnyClass) -> String { ClassName.of(aClass) }

        """
    if let foundation = options.foundationModule {
      text += "import \(foundation)\n"
      if module.importsTests {
        text += "\n"
        for name in Self.settledNames {
          text += "public typealias \(name) = \(foundation).\(name)\n"
        }
      }
    }
    return SourceFile(path: "MicaNames.swift", text: text)
  }

  static let settledNames = [
    "Timer", "NotificationCenter", "UserDefaults", "DateFormatter", "NumberFormatter",
    "DispatchSourceProtocol", "DispatchSourceTimer",
  ]

  /// The start of the process (Docs/host.md).
  var main: SourceFile {
    let argument = module.applicationType.map { "application: \($0).self" } ?? ""
    return SourceFile(
      path: "main.swift",
      text: Self.header + "import \(options.hostModule)\n\nHostProcess.run(\(argument))\n")
  }
}
