// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a program's process ends, and what the command says of it.

import Foundation
import Testing

struct EndTests {
  /// Renders a controller whose viewDidLoad holds statements.
  private func render(
    _ body: String, _ arguments: String...,
    check: ((code: Int32, text: String), String) throws -> Void
  ) throws {
    let source = """
      import UIKit
      class Page: UIViewController {
        var list = [1]
        override func viewDidLoad() {
          print("whole")
          print("half", terminator: "")
          \(body)
        }
      }
      """
    try TestMachine.inFolder(["P/Page.swift": source]) { folder in
      let words = ["render", "P", "-o", "a.png"] + arguments
      let outcome = try TestMachine.run(TestMachine.command, words, in: folder)
      try check(outcome, folder)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["P"])
    }
  }

  @Test(arguments: [
    "exit(0)", "_exit(0)", "exit(3)", "Thread.detachNewThread { exit(0) }; sleep(9)",
  ])
  func `a program that ends itself has failed`(body: String) throws {
    try render(body) { outcome, _ in
      #expect(outcome.code == 1)
      #expect(outcome.text.contains("Error: P ended its process with exit code"))
    }
  }

  @Test(arguments: [
    ("print(list[7])", SIGILL), ("fatalError(\"no\")", SIGILL), ("abort()", SIGABRT),
    ("kill(getpid(), SIGSEGV); sleep(9)", SIGSEGV),
    ("UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1", SIGSEGV),
  ])
  func `what was printed comes before a crash`(body: String, signal: Int32) throws {
    try render(body) { outcome, _ in
      #expect(outcome.code == 128 + signal)
      #expect(outcome.text.contains("whole\n") && outcome.text.contains("half"))
      #expect(!outcome.text.contains("rax") && !outcome.text.contains("Registers"))
    }
  }

  @Test(arguments: [
    ("UILabel().text = \"after\"", "init"), ("label.text = \"after\"", "-[UILabel setText:]"),
    ("page.view.setNeedsLayout()", "-[UIView setNeedsLayout]"),
    ("page.view.addSubview(label)", "-[UIView addSubview:]"),
  ])
  func `UIKit off the main thread is a warning`(statement: String, method: String) throws {
    let source = """
      import UIKit
      class Page: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          let page = self
          DispatchQueue.global().async {
            \(statement)
            \(statement)
            print("went on")
          }
        }
      }
      """
    try TestMachine.inFolder(["P/Page.swift": source]) { folder in
      let outcome = try TestMachine.run(
        TestMachine.command, ["render", "P", "-o", "a.png"], in: folder)
      #expect(outcome.code == 0)
      let warnings = outcome.text.split(separator: "\n").filter { $0.contains("main thread only") }
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains("Page.swift:7:") == true)
      #expect(warnings.first?.contains(method) == true)
      #expect(outcome.text.contains("went on"))
    }
  }

  @Test(arguments: ["print(list[7])", "fatalError(\"no\")", "let x: Int? = nil; print(x!)"])
  func `a crash names the program's own line`(body: String) throws {
    try render(body) { outcome, _ in
      let last = outcome.text.split(separator: "\n").last ?? ""
      #expect(last.hasPrefix("Error: P crashed at "))
      #expect(last.contains("Page.swift:7:") && last.contains("Page.viewDidLoad()"))
    }
  }

  /// The runtime takes longer to print the calls than the picture takes.
  @Test func `a crash beside the main thread is a failure`() throws {
    let source = """
      import UIKit
      class Page: UIViewController {
        override func viewDidLoad() {
          Thread.detachNewThread { fatalError("beside") }
          usleep(100_000)
        }
      }
      """
    try TestMachine.inFolder(["P/Page.swift": source]) { folder in
      let outcome = try TestMachine.run(
        TestMachine.command, ["render", "P", "-o", "a.png"], in: folder)
      #expect(outcome.code == 128 + SIGILL)
      #expect(outcome.text.contains("Error: P crashed at "))
    }
  }

  /// No line of the program's own is on the way from the run loop to its data source's lie.
  @Test func `a crash in what Mica calls by itself names no generated file`() throws {
    let source = """
      import UIKit
      class Page: UIViewController, UICollectionViewDataSource {
        override func viewDidLoad() {
          let list = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
          list.dataSource = self
          view.addSubview(list)
        }
        func numberOfSections(in list: UICollectionView) -> Int { .max }
        func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
          _ list: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell() }
      }
      """
    try TestMachine.inFolder(["P/Page.swift": source]) { folder in
      let outcome = try TestMachine.run(
        TestMachine.command, ["render", "P", "-o", "a.png"], in: folder)
      #expect(outcome.code == 128 + SIGILL)
      #expect(outcome.text.contains("numberOfSections(in:) of Page returned 9223372036854775807"))
      let last = outcome.text.split(separator: "\n").last ?? ""
      #expect(last.hasPrefix("Error: P crashed") && !last.contains("main.swift"), "\(last)")
    }
  }

  @Test func `registers come with --verbose`() throws {
    try render("print(list[7])", "--verbose") { outcome, _ in
      #expect(outcome.text.contains("Registers"))
    }
  }

  @Test func `a host that was killed leaves no part of its film`() throws {
    let source = """
      import UIKit
      class Page: UIViewController {
        override func viewDidLoad() {
          Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in kill(getpid(), SIGKILL) }
        }
      }
      """
    try TestMachine.inFolder(["P/Page.swift": source]) { folder in
      let outcome = try TestMachine.mica(
        "record", "P", "--duration", "9", "--size", "64x64", "-o", "a.gif", in: folder)
      #expect(outcome.code == 128 + SIGKILL)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["P"])
    }
  }

  @Test func `a manifest without an end is stopped and named`() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      import Foundation
      for _ in 0..<1000 { sleep(1) }
      let package = Package(name: "P", targets: ["P"].map { .target(name: $0) })
      """
    try TestMachine.inFolder(
      ["Package.swift": manifest, "Sources/P/A.swift": "import UIKit\nclass V: UIView {}\n"]
    ) { folder in
      let outcome = try TestMachine.mica(
        "render", folder, "--timeout", "20", "-o", "a.png", in: folder)
      #expect(outcome.code == 1)
      #expect(outcome.text.contains("Package.swift") && outcome.text.contains("didn't end within"))
      let ps = try TestMachine.run(
        URL(fileURLWithPath: "/bin/ps"), ["ax", "-o", "args"], in: folder)
      #expect(!ps.text.contains("swift-package") || !ps.text.contains(folder))
    }
  }
}
