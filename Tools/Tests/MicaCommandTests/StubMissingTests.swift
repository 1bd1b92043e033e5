// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program that uses what Mica lacks, shown all the same.

import Foundation
import Testing

@Suite struct StubMissingTests {
  private static func program(_ more: String) -> [String: String] {
    [
      "Gap/Screen.swift": """
      import UIKit

      class Screen: UIViewController, UINeverDelegate {
        var helper: UINeverHelper?

        override func viewDidLoad() {
          super.viewDidLoad()
          let never = view.neverInMica
          never.spin()
          let label = UILabel(frame: CGRect(x: 0, y: 40, width: 200, height: 20))
          label.text = "still here"
          label.neverInMica(title)
          view.addSubview(label)
        }

        var rotation: Int { view.neverInMica }

        override func viewNeverAppears(_ animated: Bool) {
          super.viewNeverAppears(animated)
        }
      \(more)
      }
      """
    ]
  }

  @Test func theRestOfTheProgramIsShown() throws {
    try TestMachine.inFolder(Self.program("")) { folder in
      let (code, text) = try TestMachine.mica(
        "render", "Gap", "--accessibility-tree", "-o", "a.png", in: folder)
      #expect(code == 0 && text.contains("still here"), "\(text)")
      #expect(text.contains("Screen.swift:8:22: warning: `UIView.neverInMica`"), "\(text)")
      #expect(text.contains("UILabel.neverInMica (left out, Screen.swift:12)"), "\(text)")
      let (strict, words) = try TestMachine.mica(
        "render", "Gap", "--no-stub-missing", "-o", "b.png", in: folder)
      #expect(strict == 1 && words.contains("not in Mica yet: "), "\(words)")
    }
  }

  @Test func mistakesStayErrors() throws {
    try TestMachine.inFolder(Self.program("  func a() { let b: Int = \"no\" }")) { folder in
      let (code, text) = try TestMachine.mica(
        "render", "Gap", "-o", "a.png", in: folder)
      #expect(code == 1 && text.contains("Screen.swift:21:27: error:"), "\(text)")
      #expect(!text.contains("neverInMica' "), "\(text)")
      #expect(!FileManager.default.fileExists(atPath: folder + "/a.png"))
      #expect(text.contains("--stub-missing leaves out what the compiler refuses"))
      let (all, words) = try TestMachine.mica(
        "render", "Gap", "--stub-missing", "-o", "a.png", in: folder)
      #expect(all == 0 && words.contains("Linux's compiler refuses this"), "\(words)")
    }
  }
}
