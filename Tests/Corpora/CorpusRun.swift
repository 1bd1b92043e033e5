// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// All files below a folder: read, held to the laws, compared, told in a table.

import Foundation
import Synchronization

/// What kind of reader a file is for.
enum FileKind: String, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"
  case font = "fonts"

  private static let extensions: [String: FileKind] = [
    "png": .png, "apng": .png, "jpg": .jpeg, "jpeg": .jpeg, "gif": .gif, "webp": .webp,
    "ttf": .font, "otf": .font, "ttc": .font, "otc": .font, "dfont": .font, "woff": .font,
    "woff2": .font,
  ]

  /// By the name, or by how the file begins.
  init?(_ path: String) {
    if let kind = Self.extensions[(path as NSString).pathExtension.lowercased()] {
      self = kind
      return
    }
    guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: 12)
    else { return nil }
    let starts: [([UInt8], FileKind)] = [
      ([0x89, 0x50, 0x4E, 0x47], .png), ([0xFF, 0xD8, 0xFF], .jpeg), (Array("GIF8".utf8), .gif),
      (Array("RIFF".utf8), .webp), ([0, 1, 0, 0, 0], .font), (Array("OTTO".utf8), .font),
      (Array("ttcf".utf8), .font), (Array("true".utf8), .font),
    ]
    guard let found = starts.first(where: { data.starts(with: $0.0) }) else { return nil }
    if found.1 == .webp && !data.dropFirst(8).starts(with: Array("WEBP".utf8)) { return nil }
    self = found.1
  }
}

/// A run over a folder.
struct CorpusRun {
  let folder: URL
  private let workers = ProcessInfo.processInfo.activeProcessorCount

  /// What a file that is refused may take: seconds, and megabytes.
  static let mostSeconds = 0.1
  static let mostMemory = 64.0

  init(folder: String) { self.folder = URL(fileURLWithPath: folder).standardizedFileURL }

  /// Whether every law holds.
  func run() -> Bool {
    let table = CorpusTable()
    let jobs = files()
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      let scratch = FileManager.default.temporaryDirectory
        .appendingPathComponent("mica-corpora-\(getpid())-\(worker)").path
      defer { try? FileManager.default.removeItem(atPath: scratch) }
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < jobs.count else { break }
        run(jobs[index], scratch, table)
      }
    }
    print(table.text)
    return table.isGood
  }

  private struct Job {
    var name: String
    var path: String
    /// Nil for a page of texts.
    var kind: FileKind?
  }

  private func files() -> [Job] {
    let names = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [])
      .compactMap { $0 as? String }.sorted()
    return names.compactMap { name in
      let path = folder.appendingPathComponent(name).path
      if name.hasSuffix(".html"), TextPage.fonts(of: path) != nil {
        return Job(name: name, path: path, kind: nil)
      }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue,
        let kind = FileKind(path)
      else { return nil }
      return Job(name: name, path: path, kind: kind)
    }
  }

  private func run(_ job: Job, _ scratch: String, _ table: CorpusTable) {
    let corpus = String(job.name.split(separator: "/")[0])
    guard let kind = job.kind else {
      let reading = Reading.ask(["--texts", job.path, TextPage.fonts(of: job.path) ?? ""])
      table.add(reading, job.name, to: "\(corpus), texts", isPage: true)
      return
    }
    let row = "\(corpus), \(kind.rawValue)"
    guard kind != .font else {
      table.add(Reading.ask(["--font", job.path]), job.name, to: row)
      return
    }
    let pixels = scratch + ".pixels"
    defer { try? FileManager.default.removeItem(atPath: pixels) }
    let reading = Reading.ask(["--picture", job.path, pixels])
    table.add(reading, job.name, to: row)
    guard reading.crash == nil else { return }
    let answer = ReferenceDecoder(kind, job.path, scratch: scratch)
      .compare(PixelFile.read(pixels))
    table.add(answer, job.name, to: row)
  }
}

/// A page of Unicode's text rendering tests.
enum TextPage {
  /// The folder of the fonts that go with it; nil for other pages.
  static func fonts(of page: String) -> String? {
    let folder = URL(fileURLWithPath: page).deletingLastPathComponent()
    guard folder.lastPathComponent == "testcases" else { return nil }
    let fonts = folder.deletingLastPathComponent().appendingPathComponent("fonts").path
    return FileManager.default.fileExists(atPath: fonts) ? fonts : nil
  }
}
