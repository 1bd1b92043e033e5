// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Taps and squeezes of a pencil.

public import CoreGraphics
public import Foundation

/// What the user wants of a pencil's tap or squeeze.
public enum UIPencilPreferredAction: Int, Sendable {
  /// Nothing.
  case ignore = 0
  /// From a tool to the eraser and back.
  case switchEraser
  /// To the tool before.
  case switchPrevious
  /// The palette of colours.
  case showColorPalette
  /// The attributes of the ink.
  case showInkAttributes
  /// The palette of tools.
  case showContextualPalette
  /// A shortcut.
  case runSystemShortcut
}

/// Tells a delegate of a pencil's taps and squeezes.
///
/// Partly: there are no pencils, so none come.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// How far a squeeze has come.
  public enum Phase: UInt, Sendable {
    /// It begins.
    case began = 0
    /// It goes on.
    case changed
    /// It has ended.
    case ended
    /// It was cancelled.
    case cancelled
  }

  /// A tap.
  open class Tap: NSObject {
    /// When it came, in seconds since the device started.
    open var timestamp: TimeInterval { 0 }
  }

  /// A squeeze.
  open class Squeeze: NSObject {
    /// When it came, in seconds since the device started.
    open var timestamp: TimeInterval { 0 }
    /// How far it has come.
    open var phase: Phase { .cancelled }
  }

  /// What a tap means; `.switchEraser`, as on a new device.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  /// What a squeeze means; `.showContextualPalette`, as on a new device.
  open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
  /// Whether fingers don't draw; false.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// Whether tools are shown where a pencil hovers; false.
  open class var prefersHoverToolPreview: Bool { false }

  /// The object that learns of taps and squeezes; not kept alive.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether the delegate is told; true by default.
  open var isEnabled = true
  /// The view that it belongs to.
  open private(set) weak var view: UIView?

  /// An interaction without a delegate.
  public override init() {}

  /// An interaction with a delegate.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Learns of a pencil's taps and squeezes. Every method may be left out.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// The pencil was tapped twice.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// The pencil was tapped twice (iOS 17.5).
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// The pencil was squeezed (iOS 17.5).
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  /// Does nothing.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {}
  /// Does nothing.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}
