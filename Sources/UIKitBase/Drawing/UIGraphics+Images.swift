// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Drawing into a picture by pushing a context for it: the older way, beside
// UIGraphicsImageRenderer.

public import CoreGraphics

/// Starts a picture of `size` points with one pixel a point, clear at first.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts a picture of `size` points and makes its context current; `scale` is in pixels a point, 0
/// standing for the device's.
///
/// An opaque picture starts black, another one clear. A size that no picture can have starts
/// nothing, and the context stays as it was.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UITraitCollection.device.displayScale
  let bounds = CGRect(origin: .zero, size: size)
  guard let context = ImageContext.make(bounds: bounds, scale: scale, isOpaque: opaque) else {
    return
  }
  ContextStack.current.push(context, imageScale: scale)
}

/// The picture as it is now; nil when the current context was not made for one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let top = ContextStack.current.top, let scale = top.imageScale else { return nil }
  return top.context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the picture that was started last; does nothing when the current context is not its.
public func UIGraphicsEndImageContext() {
  guard ContextStack.current.top?.imageScale != nil else { return }
  ContextStack.current.pop()
}
