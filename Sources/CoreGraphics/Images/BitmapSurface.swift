// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The memory below a bitmap context: when recorded drawing reaches it, and who else looks at it.
// Other layouts than the engine's have a second picture, from which rows are converted as drawing
// touches them.

internal import MicaRaster
internal import MicaScene

/// Pixels that a context draws to, and the drawing that has not reached them yet.
final class BitmapSurface {
  /// Recorded bytes beyond which a list is drawn although nobody asked yet: 4 MiB.
  static let recordingLimit = 4 << 20

  let width: Int
  let height: Int
  let bytesPerRow: Int
  let format: PixelFormat
  /// What the renderer draws to: one of the two.
  private var pixmap: Pixmap?
  private var floatPixmap: FloatPixmap?
  /// Whether what the renderer draws to is the layout's own memory.
  private let isDirect: Bool
  /// The layout's own memory, where it is not the canvas's: the caller's, or made when asked for.
  private var memory: UnsafeMutableRawPointer?
  private let ownsMemory: Bool
  private let release: (() -> Void)?
  /// Whether others may read or write the memory at any time, so that every call draws at once.
  @exclusivity(unchecked) private(set) var isExposed: Bool
  /// Whether an image holds the canvas, so that it must not change any more.
  private var isShared = false
  private lazy var renderer = FrameRenderer()

  /// A clear surface of the engine's own layout.
  convenience init(width: Int, height: Int) {
    self.init(
      width: width, height: height, bytesPerRow: width * 4, format: .native, memory: nil,
      release: nil)
  }

  /// A surface over `memory`, or over memory of its own, clear at first. `release` is called when it
  /// goes away. Sizes must be good: positive, rows long enough, at most 2^28 pixels.
  init(
    width: Int, height: Int, bytesPerRow: Int, format: PixelFormat,
    memory: UnsafeMutableRawPointer?, release: (() -> Void)?
  ) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.format = format
    self.release = release
    isExposed = memory != nil
    ownsMemory = memory == nil
    isDirect = format.isNativeOrder && (memory != nil || bytesPerRow == width * 4)
    if isDirect, let memory {
      pixmap = Pixmap(
        width: width, height: height, bytesPerRow: bytesPerRow,
        unowned: memory.assumingMemoryBound(to: UInt8.self))
    } else {
      self.memory = memory
      if format.number == .integer && format.bitsPerComponent == 8 {
        pixmap = Pixmap(width: width, height: height)
      } else {
        floatPixmap = FloatPixmap(width: width, height: height)
      }
    }
    if !isExposed { makeOpaque(0..<height) }
  }

  deinit {
    if ownsMemory { memory?.deallocate() }
    release?()
  }

  /// Whether rows must be looked after when they are drawn to.
  var convertsRows: Bool { !isDirect || format.isOpaque }

  /// Draws a finished list over the pixels; its clips leave none but the given rows.
  func draw(_ list: DisplayList, rows: Range<Int>) {
    stopSharing()
    let rows = convertsRows ? rows.clamped(to: list.touchedRows) : rows
    if isExposed { readMemory(rows) }
    if let pixmap { renderer.render(list, into: pixmap) }
    if let floatPixmap { renderer.render(list, into: floatPixmap) }
    makeOpaque(rows)
    if isExposed { writeMemory(rows) }
  }

  /// The memory for somebody who may keep it for the surface's lifetime.
  func expose() -> UnsafeMutableRawPointer? {
    stopSharing()
    if isDirect {
      isExposed = true
      return pixmap.map { UnsafeMutableRawPointer($0.bytes) }
    }
    if memory == nil {
      memory = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
      memory?.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
      writeMemory(0..<height)
    }
    isExposed = true
    return memory
  }

  /// The pixels as they are; copied now if the memory is exposed, else when drawing goes on.
  func makeImage() -> CGImage? {
    if isExposed { readMemory(0..<height) }
    if let floatPixmap {
      return CGImage(
        pixmap: floatPixmap.bytes(), format: format, source: encoded(floatPixmap),
        bytesPerRow: bytesPerRow)
    }
    isShared = !isExposed
    return pixmap.map { CGImage(pixmap: isExposed ? $0.copy() : $0, format: format) }
  }

  private func stopSharing() {
    guard isShared else { return }
    isShared = false
    if !isKnownUniquelyReferenced(&pixmap) { pixmap = pixmap?.copy() }
  }

  // MARK: Rows

  /// Rows of a layout without alpha are opaque, whatever was drawn.
  private func makeOpaque(_ rows: Range<Int>) {
    guard format.isOpaque else { return }
    for y in rows {
      if let pixmap {
        let row = pixmap.bytes + y * pixmap.bytesPerRow
        for x in 0..<width { row[x * 4 + 3] = 255 }
      }
      if let floatPixmap {
        let row = floatPixmap.pixels + y * width
        for x in 0..<width { row[x].w = 1 }
      }
    }
  }

  /// What others may have written → the canvas.
  private func readMemory(_ rows: Range<Int>) {
    guard let memory else { return makeOpaque(rows) }
    for y in rows {
      let source = UnsafeRawPointer(memory + y * bytesPerRow)
      if let pixmap {
        format.read(source, into: pixmap.bytes + y * pixmap.bytesPerRow, count: width)
      }
      if let floatPixmap {
        format.read(source, into: floatPixmap.pixels + y * width, count: width)
      }
    }
  }

  private func writeMemory(_ rows: Range<Int>) {
    guard let memory else { return }
    for y in rows {
      let target = memory + y * bytesPerRow
      if let pixmap {
        format.write(pixmap.bytes + y * pixmap.bytesPerRow, into: target, count: width)
      }
      if let floatPixmap {
        format.write(floatPixmap.pixels + y * width, into: target, count: width)
      }
    }
  }

  /// All rows in the surface's layout.
  private func encoded(_ pixmap: FloatPixmap) -> CGDataProvider? {
    var data = CFData(count: bytesPerRow * height)
    data.withUnsafeMutableBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      for y in 0..<height {
        format.write(pixmap.pixels + y * width, into: base + y * bytesPerRow, count: width)
      }
    }
    return CGDataProvider(data: data)
  }
}

extension FloatPixmap {
  /// The same picture in bytes, each component rounded.
  fileprivate func bytes() -> Pixmap {
    let result = Pixmap(width: width, height: height)
    for i in 0..<width * height {
      let pixel = pixels[i]
      for k in 0..<4 {
        result.bytes[i * 4 + k] = pixel[k] > 0 ? UInt8((min(pixel[k], 1) * 255).rounded()) : 0
      }
    }
    return result
  }
}
