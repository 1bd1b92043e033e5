// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Memory of pixmaps. That of small ones is kept for the next ones: what layers draw comes and goes with
// each frame, and getting pages from the system costs more than painting them. Pictures get large pages.

internal import Glibc
import Synchronization

/// Blocks of memory in sizes of four steps for each power of two.
enum PixmapMemory {
  /// Larger blocks, and those for which there is no room, come from the system.
  private static let mostBytes = 256 * 1024
  private static let leastBytes = 4096
  private static let keptBytes = 16 * 1024 * 1024

  private struct Shelf: @unchecked Sendable {
    /// By size; see `step`.
    var blocks: [[UnsafeMutablePointer<UInt8>]] = []
    var bytes = 0
  }

  private static let shelf = Mutex(Shelf())

  /// The number of the smallest size that holds `count` bytes, and that size.
  private static func step(_ count: Int) -> (number: Int, size: Int) {
    let octave = Int.bitWidth - 1 - (max(count, leastBytes) - 1).leadingZeroBitCount
    let quarter = 1 << (octave - 2)
    let quarters = (max(count, leastBytes) - 1) >> (octave - 2) + 1
    return (octave * 4 + quarters, quarters * quarter)
  }

  /// Memory that is zero; to be given back with the same count.
  ///
  /// Of large blocks the system's pages come when they are written first: what nobody draws on takes no
  /// memory.
  static func take(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    guard count <= mostBytes else {
      if let block = LargePages.take(count) { return block }
      guard let block = calloc(count, 1) else {
        fatalError("no memory for \(count) bytes of pixels")
      }
      return block.assumingMemoryBound(to: UInt8.self)
    }
    let bytes = takeSmall(count)
    bytes.update(repeating: 0, count: count)
    return bytes
  }

  private static func takeSmall(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    let (number, size) = step(count)
    let kept = shelf.withLock { shelf -> Block? in
      guard number < shelf.blocks.count, let block = shelf.blocks[number].popLast() else {
        return nil
      }
      shelf.bytes -= size
      return Block(bytes: block)
    }
    return kept?.bytes ?? .allocate(capacity: size)
  }

  static func give(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
    guard count <= mostBytes else { return LargePages.give(bytes, count) ? () : free(bytes) }
    let (number, size) = step(count)
    let block = Block(bytes: bytes)
    let isKept = shelf.withLock { shelf -> Bool in
      guard shelf.bytes + size <= keptBytes else { return false }
      while shelf.blocks.count <= number { shelf.blocks.append([]) }
      shelf.blocks[number].append(block.bytes)
      shelf.bytes += size
      return true
    }
    if !isKept { bytes.deallocate() }
  }

  /// A block on its way from one owner to the next.
  private struct Block: @unchecked Sendable {
    let bytes: UnsafeMutablePointer<UInt8>
  }
}

/// Blocks of the system's large pages. A picture of 1200 x 630 pixels is 738 small ones, each with a fault of
/// its own: 1.1 ms the first time that it is written, 0.2 ms in large ones (2026-11).
private enum LargePages {
  private static let page = 2 << 20
  /// Of larger blocks often only a few pixels are ever written; these stay in small pages.
  private static let mostBytes = 32 << 20

  /// The bytes of the address space that a block has, a whole number of large pages where the last one is at
  /// least half full; nil for sizes that aren't made of them.
  private static func size(_ count: Int) -> Int? {
    guard count >= page, count <= mostBytes else { return nil }
    let (whole, rest) = (count / page, count % page)
    return rest == 0 || rest >= page / 2
      ? (whole + (rest == 0 ? 0 : 1)) * page : (count + 4095) & ~4095
  }

  /// Memory that is zero; nil where it has to come from elsewhere. `count` decides which.
  static func take(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    guard let size = size(count) else { return nil }
    let all = size + page
    guard let start = mmap(nil, all, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      start != MAP_FAILED
    else { fatalError("no memory for \(count) bytes of pixels") }
    // Large pages lie at multiples of their size; the rest goes back.
    let before = (page - Int(bitPattern: start) % page) % page
    let block = start + before
    if before > 0 { munmap(start, before) }
    if page > before { munmap(block + size, page - before) }
    madvise(block, size, MADV_HUGEPAGE)
    return block.assumingMemoryBound(to: UInt8.self)
  }

  /// False for sizes that come from elsewhere.
  static func give(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Bool {
    guard let size = size(count) else { return false }
    munmap(bytes, size)
    return true
  }
}
