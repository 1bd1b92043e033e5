// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where the cache lies, and names for contents.

import Foundation
import MicaBuild
import Testing

struct CacheTests {
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "mica-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.resolvingSymlinksInPath().path)
  }

  // FIPS 180-4's examples, and lengths around a block's end by coreutils' sha256sum.
  @Test(arguments: [
    (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    (1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func digestsAreThoseOfSHA256(count: Int, digest: String) {
    #expect(Digest.text(of: [UInt8](repeating: 0x61, count: count)) == digest)
    var parts = Digest()
    for start in stride(from: 0, to: count, by: 37) {
      parts.add([UInt8](repeating: 0x61, count: min(37, count - start)))
    }
    #expect(parts.finish() == digest)
  }

  @Test func theEnvironmentSaysWhereTheCacheLies() throws {
    try inFolder { folder in
      let chosen = try BuildCache(environment: ["MICA_CACHE": folder + "/a", "HOME": folder])
      #expect(chosen.path == folder + "/a/v1")
      let standard = try BuildCache(environment: ["XDG_CACHE_HOME": folder + "/b", "HOME": folder])
      #expect(standard.path == folder + "/b/mica/v1")
      let relative = try BuildCache(environment: ["XDG_CACHE_HOME": "b", "HOME": folder])
      #expect(relative.path == folder + "/.cache/mica/v1")
    }
  }

  @Test func whereHomeCannotBeUsedATemporaryFolderIs() throws {
    try inFolder { folder in
      let cache = try BuildCache(environment: ["HOME": "/dev/null", "TMPDIR": folder])
      #expect(cache.path == "\(folder)/mica-\(getuid())/v1")
      #expect(cache.note?.contains("/dev/null/.cache/mica: Not a directory") == true)
      #expect(throws: BuildError.badCache("/dev/null/x", reason: "Not a directory")) {
        try BuildCache(environment: ["MICA_CACHE": "/dev/null/x", "HOME": folder])
      }
    }
  }
}
