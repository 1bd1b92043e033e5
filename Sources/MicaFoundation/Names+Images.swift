// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The files of code that a process has loaded, as `MachO/dyld.h` tells them on Apple's systems.

internal import Foundation
@preconcurrency internal import Glibc

/// The start of a file of code. No file here has one: they are ELF files.
public struct mach_header {
  /// The kind of file.
  public var magic: UInt32 = 0
  /// The kind of processor.
  public var cputype: Int32 = 0
  /// The processor.
  public var cpusubtype: Int32 = 0
  /// What the file is.
  public var filetype: UInt32 = 0
  /// The number of commands.
  public var ncmds: UInt32 = 0
  /// Their bytes.
  public var sizeofcmds: UInt32 = 0
  /// Flags.
  public var flags: UInt32 = 0
}

/// The files of code that are loaded, in their order: where each lies, and its path.
private func images() -> [(start: Int, path: String)] {
  var found: [(start: Int, path: String)] = []
  var seen: Set<String> = []
  // Foundation takes a short read of such a file for its end.
  guard let maps = fopen("/proc/self/maps", "r") else { return [] }
  defer { fclose(maps) }
  var bytes = [CChar](repeating: 0, count: 8192)
  while fgets(&bytes, Int32(bytes.count), maps) != nil {
    let line = bytes.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    guard let slash = line.firstIndex(of: "/"), line.contains("r-xp") else { continue }
    let path = String(line[slash...].prefix { $0 != "\n" })
    guard seen.insert(path).inserted else { continue }
    found.append((Int(line.prefix { $0 != "-" }, radix: 16) ?? 0, path))
  }
  return found
}

private func image(_ index: UInt32) -> (start: Int, path: String)? {
  let all = images()
  return Int(index) < all.count ? all[Int(index)] : nil
}

/// The number of files of code that are loaded.
public func _dyld_image_count() -> UInt32 { UInt32(images().count) }
/// The path of a loaded file, kept for good; nil behind the last one.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>? {
  image(image_index).flatMap { strdup($0.path) }.map { UnsafePointer($0) }
}
/// Where a loaded file's code lies: its distance from address 0, which it is linked to.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int {
  image(image_index)?.start ?? 0
}
/// The start of a loaded file; nil, since ELF files have no such start.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>? { nil }
