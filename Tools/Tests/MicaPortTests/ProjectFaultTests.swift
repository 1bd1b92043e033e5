// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What public projects write, and Linux's compiler doesn't take as it stands.

import Testing

@testable import MicaPort

struct ProjectFaultTests {
  private func ported(_ files: String...) -> PortedModule {
    ModulePorter(moduleName: "M").port(
      files.enumerated().map { SourceFile(path: "/F\($0.offset).swift", text: $0.element) })
  }

  @Test(arguments: ["Core" + "Graphics", "UIKit", "QuartzCore"])
  func `a module's functions of C are Foundation's`(module: String) {
    let text = ported(
      "import UIKit\nfunc f(_ x: CGFloat) -> CGFloat { \(module).log(x) + \(module).CGFloat(1) }\n"
    )
    .files[0].text
    #expect(text.contains("Foundation") && !text.contains("\(module).log("))
    #expect(text.contains("\(module).CGFloat(1)"))
  }

  @Test(arguments: ["struct Selector {}", "enum Parser { struct Selector {} }"])
  func `a module's own Selector isn't the one of #selector`(type: String) {
    let module = ported(
      "import UIKit\n\(type)\nclass V: UIView { @objc func tap() {}\n let s = #selector(tap) }\n")
    #expect(module.files[0].text.contains(#"_MicaSelector("tap")"#))
    #expect(module.generated[0].text.contains("typealias _MicaSelector"))
    let plain = ported(
      "import UIKit\nclass V: UIView { @objc func tap() {}\n let s = #selector(tap) }\n")
    #expect(!plain.files[0].text.contains("_MicaSelector"))
  }

  @Test func `a module's own ProcessInfo and Bundle are its own`() {
    let text = ported(
      "import UIKit\nstruct ProcessInfo {}\nstruct Bundle { init(for x: Int) {} }\nfunc f() { _ = ProcessInfo(); _ = Bundle(for: 1) }\n"
    ).files[0].text
    #expect(text.contains("_ = ProcessInfo(); _ = Bundle(for: 1)"))
  }

  @Test(arguments: [
    ("class M: ObservableObject { @Published var n = 1 }", true),
    ("var all: Set<AnyCancellable> = []", true), ("class MyObservableObjects {}", false),
  ])
  func `Foundation shows Combine's observable objects`(text: String, seesCombine: Bool) {
    let file = ported("import Foundation\n\(text)\n").files[0].text
    #expect(file.contains("import Combine") == seesCombine)
  }

  @Test func `a protocol that is unavailable has no row`() {
    let text = ported(
      "import UIKit\n@available(*, unavailable, renamed: \"Item\") @objc public protocol Old { func f() }\n@objc public protocol Item {}\n"
    ).files[0].text
    #expect(!text.contains("any Old") && text.contains("any Item"))
  }

  @Test func `URLProtocol's initialisers are required`() {
    let text = ported(
      """
      import Foundation
      class Base: URLProtocol {
        override init(request: URLRequest, cachedResponse: CachedURLResponse?, client: URLProtocolClient?) {
          super.init(request: request, cachedResponse: cachedResponse, client: client)
        }
      }
      class Other: NSObject { override init() { super.init() } }
      """
    ).files[0].text
    #expect(text.contains("required init(request:") && text.contains("override init()"))
  }

  @Test func `an optional requirement of another framework loses its mark`() {
    let text = ported(
      "import MessageUI\nfunc f(_ d: MFMailComposeViewControllerDelegate?, _ c: MFMailComposeViewController) {\n  d?.mailComposeController?(c, didFinishWith: .sent, error: nil)\n}\n"
    ).files[0].text
    #expect(!text.contains("mailComposeController?("))
  }

  @Test(arguments: [false, true])
  func `an extension of one of Apple's classes overrides another's member`(isFirst: Bool) {
    let base = "import UIKit\nextension UIView { @objc func mark() { tag = 1 } }\n"
    let other = "import UIKit\nextension UILabel { override func mark() { tag = 2 } }\n"
    let module = isFirst ? ported(other, base) : ported(base, other)
    let text = module.files.map(\.text).joined()
    #expect(module.problems.isEmpty)
    #expect(text.contains("extension UILabel: _MicaOverriding_"))
    #expect(!text.contains("override func"))
  }
}
