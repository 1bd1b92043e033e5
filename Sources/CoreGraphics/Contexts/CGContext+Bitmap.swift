// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Contexts that draw to memory, what they say about it, and the pictures that they give out.

internal import MicaRaster
internal import MicaScene

/// Called when a bitmap context goes away: with the `releaseInfo` and the memory it was made with.
public typealias CGBitmapContextReleaseDataCallback = (
  UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
) -> Void

extension CGContext {
  /// A context that draws to memory.
  ///
  /// `data` is the caller's memory of `height · bytesPerRow` bytes, top row first, which must
  /// outlive the context, or nil for memory of the context's own, which starts clear; `bytesPerRow`
  /// 0 stands for rows without padding. Layouts: grey or RGB, premultiplied or without alpha, on
  /// either side, or alpha alone; components of 8 or 16 bits, half or single floats; either byte
  /// order (the default is the high byte first, for floats the processor's). Nil for straight alpha and for
  /// RGB without a component for alpha, as on iOS; nil, with a note, for other layouts; nil for sizes that
  /// are not positive or beyond 2^28 pixels.
  ///
  /// Drawing happens in sRGB; rows are converted as they are touched. Colours that sRGB can't show
  /// take its nearest ones in every layout. With the caller's memory, or once `data` was asked for,
  /// every call has drawn when it returns.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo, releaseCallback: nil,
      releaseInfo: nil)
  }

  /// The same, with a callback for the time when the memory is not needed any more.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32,
    releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
  ) {
    guard
      let format = PixelFormat(
        contextBits: bitsPerComponent, space: space, info: CGBitmapInfo(rawValue: bitmapInfo))
    else {
      if !PixelFormat.isRefused(CGBitmapInfo(rawValue: bitmapInfo).alphaInfo, space) {
        Unsupported.note("CGContext bitmap layout")
      }
      return nil
    }
    guard width > 0, height > 0, width <= Pixmap.maximumPixelCount / height else { return nil }
    let least = format.leastBytesPerRow(width: width)
    guard bytesPerRow == 0 || (bytesPerRow >= least && bytesPerRow <= Int.max / height) else {
      return nil
    }
    let surface = BitmapSurface(
      width: width, height: height, bytesPerRow: max(bytesPerRow, least), format: format,
      memory: data, release: releaseCallback.map { call in { call(releaseInfo, data) } })
    self.init(
      list: DisplayList(width: width, height: height), ctm: .identity, surface: surface)
  }

  /// The memory of a bitmap context, top row first; nil for other contexts.
  ///
  /// From now on every call has drawn when it returns.
  public var data: UnsafeMutableRawPointer? {
    flushRecording()
    return surface?.expose()
  }

  /// The bitmap's width in pixels, or that of the backing store a layer draws; 0 for other contexts.
  public var width: Int { surface?.width ?? (isBackingStore ? list.width : 0) }

  /// The bitmap's height in pixels, or that of the backing store a layer draws; 0 for other contexts.
  public var height: Int { surface?.height ?? (isBackingStore ? list.height : 0) }

  /// The bytes from one row to the next; 0 for other contexts.
  public var bytesPerRow: Int { surface?.bytesPerRow ?? (isBackingStore ? list.width * 4 : 0) }

  /// The layout of the bitmap, or of a backing store.
  private var format: PixelFormat? { surface?.format ?? (isBackingStore ? .native : nil) }

  /// The bits of a component; 0 for other contexts.
  public var bitsPerComponent: Int { format?.bitsPerComponent ?? 0 }

  /// The bits of a pixel; 0 for other contexts.
  public var bitsPerPixel: Int { format?.bitsPerPixel ?? 0 }

  /// The bitmap's colour space; nil for other contexts.
  public var colorSpace: CGColorSpace? { format?.space }

  /// The bitmap's layout; none for other contexts.
  public var bitmapInfo: CGBitmapInfo { format?.info ?? [] }

  /// Where the bitmap's alpha lies; none for other contexts.
  public var alphaInfo: CGImageAlphaInfo { format?.alpha ?? .none }

  /// A picture of the bitmap as it is now, in its layout, or of what a layer has drawn so far; nil
  /// for other contexts.
  ///
  /// The pixels are copied only when drawing goes on or the memory is known to others.
  public func makeImage() -> CGImage? {
    if surface == nil && isBackingStore {
      let pixmap = Pixmap(width: list.width, height: list.height)
      FrameRenderer.renderAlone(list, into: pixmap)
      return CGImage(pixmap: pixmap)
    }
    flushRecording()
    return surface?.makeImage()
  }

  /// Draws what was recorded so far.
  public func flush() { flushRecording() }

  /// Draws what was recorded so far.
  public func synchronize() { flushRecording() }

  /// Makes `transform` both the CTM and what shadows and patterns keep to: for bitmaps whose base
  /// space is UIKit's. To be called before anything is drawn.
  package func setBaseTransform(_ transform: CGAffineTransform) {
    baseTransform = transform
    state.ctm = transform
  }
}
