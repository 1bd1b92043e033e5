// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program's own main.swift, whose place the generated one takes.

import Testing

@testable import MicaPort

@Suite struct MainFileTests {
  private func port(_ main: String) -> PortedModule {
    var options = PortOptions()
    options.writesMain = true
    return ModulePorter(moduleName: "App", options: options).port([
      SourceFile(
        path: "/App/AppDelegate.swift",
        text: "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"),
      SourceFile(path: "/App/main.swift", text: main),
    ])
  }

  @Test func whatItDeclaresStaysAndWhatItDoesIsLeftOut() throws {
    let module = port(
      "import UIKit\nlet logger = 1\nprepare()\nUIApplicationMain(0, nil, nil, name)\n")
    let file = try #require(module.files.first { $0.path.hasSuffix("/_main.swift") })
    #expect(file.text.contains("let logger = 1") && !file.text.contains("prepare()"))
    #expect(module.problems.map(\.severity) == [.warning])
    #expect(module.generated.contains { $0.text.contains("AppDelegate.self") })
  }

  /// Blocks are two words here, so that they can't be cast to objects as they are.
  @Test func aModuleThatCastsBlocksGetsBoxes() {
    func names(_ text: String) -> String {
      ModulePorter(moduleName: "App").port([SourceFile(path: "/App/A.swift", text: text)])
        .generated.first { $0.path == "MicaNames.swift" }?.text ?? ""
    }
    let block = "typealias B = @convention(block) () -> Void\n"
    #expect(names(block + "let o = unsafeBitCast(b, to: AnyObject.self)\n").contains("MicaBlock"))
    #expect(!names(block).contains("MicaBlock"))
  }

  /// Foundation shows Observation on iOS.
  @Test func aFileThatNamesObservableSeesObservation() {
    let text = "import Foundation\n@Observable final class A { var b = 1 }\n"
    let module = ModulePorter(moduleName: "App").port([SourceFile(path: "/App/A.swift", text: text)]
    )
    #expect(module.files.first?.text.contains("\nimport Observation\n") == true)
  }

  /// A bridging header shows it on iOS.
  @Test func aFileThatNamesADigestSeesCommonCrypto() {
    let text = "import Foundation\nfunc f() -> Int { Int(CC_MD5_DIGEST_LENGTH) }\n"
    let module = ModulePorter(moduleName: "M").port([SourceFile(path: "/A.swift", text: text)])
    #expect(module.files.first?.text.contains("\nimport CommonCrypto\n") == true)
  }

  /// Foundation shows the keychain on iOS.
  @Test func aFileThatNamesTheKeychainSeesSecurity() {
    let text = "import Foundation\nlet key = kSecClass\n"
    let module = ModulePorter(moduleName: "App").port([SourceFile(path: "/App/A.swift", text: text)]
    )
    #expect(module.files.first?.text.contains("\nimport Security\n") == true)
  }
}
