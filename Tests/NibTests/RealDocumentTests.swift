// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A folder of storyboards and xibs, where MICA_NIBS names one: each is compiled, each scene is shown, and
// what was noted is counted. Pictures go to MICA_NIB_PICTURES.

import Foundation
import Mica
import MicaInterface
import MicaNib
import MicaRaster
import Testing
import UIKit

private let environment = ProcessInfo.processInfo.environment

@MainActor
@Suite(.enabled(if: environment["MICA_NIBS"] != nil))
struct RealDocumentTests {
  private func documents() -> [String] {
    let root = environment["MICA_NIBS"] ?? ""
    let files = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
    return files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map {
      "\(root)/\($0)"
    }
  }

  @Test func allScenesAreShown() throws {
    var tally: [String: Int] = [:]
    var (scenes, refused, seconds) = (0, 0, 0.0)
    for path in documents() {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let name = path.split(separator: "/").suffix(3).joined(separator: "-").replacing(
        " ", with: "_")
      let archive: NibArchive
      do {
        let start = Date()
        archive = try NibArchive(InterfaceCompiler.compile(data, path: name))
        seconds += Date().timeIntervalSince(start)
      } catch {
        refused += 1
        print("refused: \(error)")
        continue
      }
      let file = NibFile(archive: archive, bundle: .main)
      let count = path.hasSuffix(".xib") ? 1 : UIStoryboard(file: file).controllerIDs.count
      for index in 0..<count {
        let stage = Stage(size: CGSize(width: 393, height: 852), scale: 1)
        let (_, notes) = try Document.notes {
          try stage.run {
            guard let root = make(path, file, index) else { return }
            stage.root = root
            let image = try stage.snapshot(at: 1)
            if let folder = environment["MICA_NIB_PICTURES"] {
              try image.writePNG(to: URL(fileURLWithPath: "\(folder)/\(name)-\(index).png"))
            }
            scenes += 1
          }
        }
        for note in notes {
          // Without its place, so that equal ones count together.
          let plain = note.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? note
          tally[plain, default: 0] += 1
        }
      }
    }
    print("\(scenes) scenes, \(refused) documents refused, compiled in \(seconds) s")
    for (note, count) in tally.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("\(count)\t\(note)")
    }
  }

  private func make(_ path: String, _ file: NibFile, _ index: Int) -> UIViewController? {
    guard path.hasSuffix(".xib") else {
      let board = UIStoryboard(file: file)
      return board.controller(id: board.controllerIDs[index])
    }
    let owner = UIViewController()
    owner.view.backgroundColor = .lightGray
    for case let view as UIView in UINib(file: file).instantiate(withOwner: PlainOwner()) {
      owner.view.addSubview(view)
    }
    return owner
  }
}

/// An owner that takes any outlet.
final class PlainOwner: UIResponder {
  override func setValue(_ value: Any?, forUndefinedKey key: String) {}
}
