// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tells when files of a folder were saved: inotify, which costs nothing while nothing happens.

import Foundation
import Glibc

/// A watch over a folder and those in it.
final class FolderWatch: Sendable {
  /// Folders that no build reads.
  private static let ignored: Set<String> = [
    ".git", ".build", ".swiftpm", "DerivedData", "node_modules", "xcuserdata",
  ]
  /// The most folders that are watched.
  private static let most = 20_000
  /// Editors save in several steps, which are told as one.
  private static let settling: Int32 = 40

  /// Watches from now on; `changed` is called on a thread of the watch's. Nil where the system allows no more watches.
  init?(_ folder: String, changed: @escaping @Sendable () -> Void) {
    let file = inotify_init1(Int32(IN_CLOEXEC))
    guard file >= 0 else { return nil }
    Thread.detachNewThread {
      var folders: [Int32: String] = [:]
      Self.watch(folder, file, &folders)
      var buffer = [UInt8](repeating: 0, count: 65_536)
      var hasNews = false
      while true {
        var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        let ready = poll(&request, 1, hasNews ? Self.settling : -1)
        if ready == 0 {
          hasNews = false
          changed()
          continue
        }
        let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
        if count < 0 && errno == EINTR { continue }
        if count <= 0 { return }
        if Self.take(buffer[..<count], file, &folders) { hasNews = true }
      }
    }
  }

  /// Adds a folder and those in it.
  private static func watch(_ folder: String, _ file: Int32, _ folders: inout [Int32: String]) {
    guard folders.count < most else { return }
    let events =
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
    let number = inotify_add_watch(file, folder, UInt32(events))
    guard number >= 0, folders[number] == nil else { return }
    folders[number] = folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where !ignored.contains(name) {
      let path = "\(folder)/\(name)"
      var state = stat()
      guard lstat(path, &state) == 0, state.st_mode & S_IFMT == S_IFDIR else { continue }
      watch(path, file, &folders)
    }
  }

  /// Looks at events; whether any is of a file that a build may read.
  private static func take(
    _ bytes: ArraySlice<UInt8>, _ file: Int32, _ folders: inout [Int32: String]
  ) -> Bool {
    var hasNews = false
    var place = bytes.startIndex
    func number(_ place: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << (8 * UInt32($1)) }
    }
    while place + 16 <= bytes.endIndex {
      let length = Int(number(place + 12))
      let end = place + 16 + length
      guard end <= bytes.endIndex else { break }
      let name = String(decoding: bytes[(place + 16)..<end].prefix { $0 != 0 }, as: UTF8.self)
      let (watch, mask) = (Int32(bitPattern: number(place)), Int(number(place + 4)))
      place = end
      if name.isEmpty || name.hasPrefix(".") || name.hasSuffix("~") || ignored.contains(name) {
        continue
      }
      if mask & Int(IN_ISDIR) != 0, mask & Int(IN_CREATE | IN_MOVED_TO) != 0,
        let folder = folders[watch]
      {
        self.watch("\(folder)/\(name)", file, &folders)
        hasNews = true
      } else if mask & Int(IN_CREATE) == 0 {
        hasNews = true
      }
    }
    return hasNews
  }
}
