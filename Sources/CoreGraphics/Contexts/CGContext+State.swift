// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The graphics state: saving and the transform.

internal import MicaRaster

extension CGContext {
  /// Saves the state (transform, clip, colours, line parameters; not the path).
  public func saveGState() { savedStates.append(SavedState(state: state, isLayer: false)) }

  /// Takes back the state saved last; ignored where none was saved since the context or the current
  /// transparency layer began.
  public func restoreGState() {
    guard let saved = savedStates.last, !saved.isLayer else { return }
    savedStates.removeLast()
    state = saved.state
  }

  // MARK: Transform

  /// User space → device space, y up, in pixels.
  public var ctm: CGAffineTransform { state.ctm }

  /// User space → device space, y up, in pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.ctm = state.ctm.translatedBy(x: tx, y: ty)
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.ctm = state.ctm.scaledBy(x: sx, y: sy)
  }

  /// Turns user space by an angle in radians, the x axis towards the y axis.
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

  /// Maps user space by `transform` before the present CTM.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  /// A user-space point in device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

  /// A user-space size in device space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }

  /// The bounding box in device space of a user-space rectangle.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

  /// A device-space point in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.ctm.inverted())
  }

  /// A device-space size in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }

  /// The bounding box in user space of a device-space rectangle.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }
}
