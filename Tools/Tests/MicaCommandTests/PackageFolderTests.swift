// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// --packages: checkouts and bare repositories in a folder stand for packages that a program imports.

import Foundation
import Testing

struct PackageFolderTests {
  private static let files = [
    "App/A.swift":
      "import UIKit\nimport Tiny\nclass V: UIViewController { let l = TinyLabel() }\n",
    "dir/owner/tiny-kit/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "tiny-kit", products: [.library(name: "Tiny", targets: ["Tiny"])],
      dependencies: [.package(url: "https://example.org/x/deep.git", from: "1.0.0")],
      targets: [.target(name: "Tiny", dependencies: [.product(name: "Deep", package: "deep")], path: "Code")])
    """,
    "dir/owner/tiny-kit/Code/Tiny.swift":
      "import UIKit\nimport Deep\npublic class TinyLabel: UILabel { public var d = Deep() }\n",
    "source/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "deep", products: [.library(name: "Deep", targets: ["Deep"])],
      targets: [.target(name: "Deep")])
    """,
    "source/Sources/Deep/Deep.swift": "public struct Deep { public init() {} }\n",
  ]

  @Test func `a product is found in a package of another name, with what it needs`() throws {
    try TestMachine.inFolder(Self.files) { folder in
      let script = """
        cd source && git init -q && git add -A && git -c user.name=a -c user.email=a@b commit -qm x &&
        git clone -q --bare . ../dir/deep.git
        """
      try #require(
        TestMachine.run(URL(fileURLWithPath: "/bin/sh"), ["-c", script], in: folder).code == 0)
      let (code, text) = try TestMachine.mica(
        "render", "App", "--packages", "dir", "--no-fetch", "-o", "a.png", in: folder)
      #expect(code == 0, "\(text)")
      for name in ["tiny-kit", "deep"] {
        #expect(text.contains("package \(name): ") && text.contains("its version isn't checked"))
      }
      let without = try TestMachine.mica("open", "App", "--no-fetch", in: folder)
      #expect(without.text.contains("will be missing 1 modules of packages: Tiny (A.swift)"))
    }
  }

  /// One package takes no other along, and not the app.
  @Test func `a package that doesn't compile is left out`() throws {
    var files = Self.files
    files["App/A.swift"] = """
      import UIKit
      import Tiny
      class V: UIViewController {
        let l = TinyLabel()
        override func viewDidLoad() { view.addSubview(l) }
      }
      """
    files["dir/owner/tiny-kit/Code/Tiny.swift"] = "public class TinyLabel { let a: Int = }\n"
    try TestMachine.inFolder(files) { folder in
      let (code, text) = try TestMachine.mica(
        "render", "App", "--packages", "dir", "--no-fetch", "-o", "a.png", in: folder)
      #expect(code == 0, "\(text)")
      #expect(text.contains("Tiny doesn't compile, and what needs it is left out"), "\(text)")
    }
  }

  @Test func `a folder that isn't there is named`() throws {
    try TestMachine.inFolder(Self.files) { folder in
      let (code, text) = try TestMachine.mica("open", "App", "--packages", "nowhere", in: folder)
      #expect(code == 1 && text.contains("no folder 'nowhere'"))
    }
  }
}
