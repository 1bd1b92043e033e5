// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The drawing context: a recorder. Every call becomes records of a DisplayList; a bitmap context
// hands the list to the renderer when its pixels are asked for. No pixel is touched here.

package import MicaRaster
package import MicaScene

/// A destination for drawing, with a stack of graphics states and a path under construction.
///
/// Device space is in pixels with y up; a bitmap context starts with it as user space, a context of
/// UIKit with the origin at the top left corner, y down, in points (FACTS C16). Use a context from
/// one thread at a time.
public final class CGContext {
  var state: GraphicsState
  /// What was saved, and where transparency layers began among it.
  var savedStates: [SavedState] = []
  /// The path under construction, in device space: points are mapped when they are added.
  var devicePath = PathStorage()
  var list: DisplayList
  /// Device space (y up) → pixels of the list (y down).
  let deviceToList: CGAffineTransform
  let surface: BitmapSurface?
  private var recordedBytes = 0

  /// An entry of the state stack.
  struct SavedState {
    var state: GraphicsState
    /// Whether a transparency layer began here; `restoreGState` stops at it.
    var isLayer: Bool
  }

  init(list: DisplayList, ctm: CGAffineTransform, surface: BitmapSurface?) {
    self.list = list
    self.surface = surface
    let height = CGFloat(list.height)
    deviceToList = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    state = GraphicsState(
      ctm: ctm, clipBounds: CGRect(x: 0, y: 0, width: CGFloat(list.width), height: height))
  }

  /// A context that only records: `list` grows with each call and is the caller's to render.
  ///
  /// `baseTransform` is the CTM to begin with, from user space to device space (y up).
  package convenience init(recordingInto list: DisplayList, baseTransform: CGAffineTransform) {
    self.init(list: list, ctm: baseTransform, surface: nil)
  }

  /// A context that draws to memory.
  ///
  /// `data` is the caller's memory of `height · bytesPerRow` bytes, top row first, which must
  /// outlive the context, or nil for memory of the context's own, which starts clear; `bytesPerRow`
  /// 0 stands for rows without padding. Layout: 8 bits a component, RGB space, `premultipliedLast`
  /// in the default or 32-bit big-endian order. Nil, with a note, for other layouts; nil for sizes
  /// that are not positive or beyond 2^28 pixels.
  ///
  /// With the caller's memory, or once `data` was asked for, every call has drawn when it returns.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let bigEndian: [CGImageByteOrderInfo] = [.orderDefault, .order32Big]
    guard bitsPerComponent == 8, space.model == .rgb, info.alphaInfo == .premultipliedLast,
      info.byteOrderInfo.map(bigEndian.contains) == true, !info.contains(.floatComponents)
    else {
      Unsupported.note("CGContext bitmap layout")
      return nil
    }
    guard width > 0, height > 0, width <= Pixmap.maximumPixelCount / height,
      bytesPerRow == 0 || (bytesPerRow >= width * 4 && bytesPerRow <= Int.max / height)
    else { return nil }
    let pixmap: Pixmap
    if let data {
      pixmap = Pixmap(
        width: width, height: height, bytesPerRow: max(bytesPerRow, width * 4),
        unowned: data.assumingMemoryBound(to: UInt8.self))
    } else {
      pixmap = Pixmap(width: width, height: height)
    }
    self.init(
      list: DisplayList(width: width, height: height), ctm: .identity,
      surface: BitmapSurface(
        pixmap: pixmap, isExposed: data != nil, space: space, bitmapInfo: info))
  }

  // MARK: Recording

  /// User space → pixels of the list.
  var userToList: Affine { state.ctm.concatenating(deviceToList).affine }

  /// Records through `body` with the state's clip; `size` is about how many bytes it adds.
  func record(size: Int = 0, _ body: (DisplayList) -> Void) {
    list.clip = state.clip?.identifier(in: list) ?? .none
    body(list)
    recordedBytes += 128 + size
    guard let surface else { return }
    if surface.isExposed || recordedBytes > BitmapSurface.recordingLimit { flushRecording() }
  }

  /// Records through `body`, which gets the list with the context's clip in place, and the map from
  /// user space to the list's pixels. It must leave the list's clip and groups as it found them.
  package func record(into body: (DisplayList, Affine) -> Void) {
    record { body($0, userToList) }
  }

  /// Draws what was recorded to the bitmap, unless a transparency layer is open.
  func flushRecording() {
    let isInLayer = savedStates.contains { $0.isLayer }
    guard let surface, !isInLayer, !list.isEmpty else { return }
    surface.draw(list)
    list = DisplayList(width: list.width, height: list.height)
    recordedBytes = 0
  }
}
