// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures of views.

public import CoreGraphics
internal import MicaRaster
public import MicaRuntime
import QuartzCore

extension UIView {
  /// Draws what the view shows into the current context, with the bounds fitted into a rectangle; always
  /// true. After updates everything is laid out first; otherwise it is drawn as it was last laid out.
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    let size = bounds.size
    guard size.width > 0, size.height > 0, rect.width.isFinite, rect.height.isFinite else {
      return true
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    shownLayer.render(in: context)
    context.restoreGState()
    return true
  }

  /// The layer as it is seen while it animates.
  private var shownLayer: CALayer { layer.presentation() ?? layer }

  /// A view with a picture of what this one shows, as large as it.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view with a picture of a part of what this one shows. What lies outside of the insets keeps its size
  /// where the picture is stretched.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
      return UIView(frame: CGRect(origin: .zero, size: .zero))
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(1, traitCollection.displayScale)
    let picture = UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
      context.cgContext.translateBy(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
      _ = drawHierarchy(
        in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
    }
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.layer.contents = picture.storedPixels
    view.layer.contentsScale = format.scale
    if capInsets != .zero {
      view.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width, y: capInsets.top / rect.height,
        width: max(0, rect.width - capInsets.left - capInsets.right) / rect.width,
        height: max(0, rect.height - capInsets.top - capInsets.bottom) / rect.height)
    }
    return view
  }
}

/// Would keep a picture in the album of photos; there is none here, and the target isn't told.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { Unsupported.note("UIImageWriteToSavedPhotosAlbum") }
