// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Names of files and folders are anybody's: a program with such names is built, and no name becomes code.

import Foundation
import Testing

struct HostileNameTests {
  private static let source = "import UIKit\nclass Page: UIViewController { @objc var x = 1 }\n"

  @Test(arguments: [
    #"Vote "Cap'tion" ü $x.swift"#, "Page\nB.swift", "Page\tB.swift", "-o.swift", "@file.swift",
    #"Page\(1).swift"#, #"a"); } }; evil("# + ".swift", "a\\.swift", "日本.swift",
  ])
  func `a file of any name is compiled`(name: String) throws {
    try TestMachine.inFolder([:]) { folder in
      let place = folder + "/P"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try Data(Self.source.utf8).write(to: URL(fileURLWithPath: "\(place)/\(name)"))
      let outcome = try TestMachine.mica("render", "P", "-o", "a.png", in: folder)
      #expect(outcome.code == 0, "\(outcome.text)")
      let listed = try TestMachine.mica("list", "P", in: folder)
      #expect(listed.code == 0 && listed.text.contains("Page  view controller"), "\(listed.text)")
    }
  }

  @Test(arguments: ["P\nQ", "P\tQ", #"P"Q"#, "P $(touch x)", "P;x"])
  func `a folder of any name is opened`(name: String) throws {
    try TestMachine.inFolder(["\(name)/Page.swift": Self.source]) { folder in
      let outcome = try TestMachine.mica("render", name, "-o", "a.png", in: folder)
      #expect(outcome.code == 0, "\(outcome.text)")
    }
  }

  /// A name that ends the string which it stands in, and goes on with a constructor.
  @Test func `no name runs code`() throws {
    let mark = "ran-\(UUID().uuidString.prefix(8))"
    let code =
      #"@used @section(".init_array") let z: @convention(c) () -> Void = { creat("\#(mark)", 438) }"#
    let names = [
      "a\", line: 1)\n\(code)\n#sourceLocation(file: \"b.swift", "b\"\n\(code)\nlet y = \"c.swift",
      "c\") { } } } }\n\(code)\n.swift",
    ]
    try TestMachine.inFolder([:]) { folder in
      let place = folder + "/P"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      for (number, name) in names.enumerated() {
        let text = "import UIKit\nclass Page\(number): UIView { @objc var x = 1 }\n"
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(place)/\(name)"))
      }
      let words = [
        ["open", "P"], ["list", "P"], ["render", "P", "--show", "Page0", "-o", "a.png"],
      ]
      for arguments in words {
        let outcome = try TestMachine.run(TestMachine.command, arguments, in: folder)
        #expect(outcome.code == 0, "\(outcome.text)")
        let left = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(!left.contains(String(mark)))
      }
    }
  }
}
