// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica list` reads a folder's sources: it says what a host would say, and runs nothing of them.

import Foundation
import Testing

struct ListTests {
  @Test func `nothing of a listed folder runs`() throws {
    let mark = NSTemporaryDirectory() + "mica-ran-\(UUID().uuidString)"
    let source = """
      import UIKit
      @used @section(".init_array") let run: @convention(c) () -> Void = {
        fclose(fopen("\(mark)", "w"))
      }
      struct ClassRegistry { static func register(_ body: (Int) -> Void) { fclose(fopen("\(mark)", "w")) } }
      class Dial: UIView { @IBInspectable var hour = 3 }
      """
    try TestMachine.inFolder(["Dial/Dial.swift": source]) { folder in
      let (code, text) = try TestMachine.mica("list", "Dial", in: folder)
      #expect(code == 0)
      #expect(text.contains("Dial  view  Dial.swift:6"))
      #expect(text.contains("hour  a whole number, default 3"))
      #expect(!FileManager.default.fileExists(atPath: mark))
    }
  }

  @Test func `a folder that doesn't compile is listed`() throws {
    let source = "import UIKit\nclass Dial: UIView { let x: Missing = 3 }\n"
    try TestMachine.inFolder(["Dial/Dial.swift": source]) { folder in
      let (code, text) = try TestMachine.mica("list", "Dial", in: folder)
      #expect(code == 0)
      #expect(text.contains("Dial  view  Dial.swift:2"))
    }
  }

  @Test func `classes, initialisers and properties are told as a host tells them`() throws {
    let source = """
      import UIKit
      enum Side: Int { case left, right }
      class Base: UIViewController { @objc var title2: String? }
      class Child: Base {
        @objc var side = Side.left
        @objc let fixed = 1
        @objc var computed: Int { 1 }
        @IBOutlet weak var label: UILabel!
        @objc var handler: (() -> Void) = {}
      }
      class Closed: UIView {
        init(name: String) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }
      class Cell: UITableViewCell {}
      class Box<T>: UIView {}
      class Plain: NSObject {}
      extension Child { @IBInspectable var inset: CGFloat { get { 0 } set {} } }
      """
    try TestMachine.inFolder(["P/A.swift": source]) { folder in
      let (code, text) = try TestMachine.mica("list", "P", in: folder)
      #expect(code == 0)
      let expected = """
        Base    view controller                     A.swift:3
          title2  text or nil
        Child   view controller                     A.swift:4
          side    one of left, right
          label   nil
          inset   a number
          title2  text or nil
        Closed  view (made by the program only)     A.swift:11
        Cell    view (made by the program only)     A.swift:15

        """
      #expect(
        text.split(separator: "\n").map { $0.split(separator: " ") }
          == expected.split(separator: "\n").map { $0.split(separator: " ") }, "\(text)")
    }
  }
}
