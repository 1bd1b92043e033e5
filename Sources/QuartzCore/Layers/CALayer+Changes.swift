// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a change of a layer sets in motion: the flags that stages 1 and 2 look at.

internal import CSwiftRuntime
import CoreGraphics
internal import MicaRuntime

/// What waits to be done for a layer.
struct LayerFlags {
  var needsLayout = true
  /// The layer is placing its sublayers.
  var isLayingOut = false
  /// How often its layout has begun within itself.
  var layoutDepth: UInt8 = 0
  /// Its layout has begun within itself too often: it is not laid out again before the outermost one ends.
  var isLayoutStuck = false
  var needsDisplay = false
  /// What has to be drawn anew, in the layer's own space; nil is everything.
  var dirtyRect: CGRect?
  /// This layer or one below waits for layout or display.
  var needsUpdate = true
  /// This layer or one below differs from its last snapshot. A layer that has changed has only
  /// changed layers above it.
  var hasChanged = true
  /// The last commit showed animations here that the layer above has.
  var hasForwardedAnimations = false
  /// The layer is on a screen: part of a commit with a clock, which implicit animation needs.
  var isLive = false
  /// The layer is what a stage shows, or what a test commits: the top of a committed tree.
  var isRoot = false
  /// The delegate left `display(_:)` to its default.
  var delegateLacksDisplay = false
  /// The layer is displayed for one picture of an animation.
  var isDisplayingFrame = false
  /// Whether program code does what `display()` does for a picture of an animation, and `draw(in:)`
  /// is not asked; nil until that was tried.
  var displaysItself: Bool?
  /// The clock will display the layer for a picture of an animation.
  var awaitsFrame = false
  /// The open transaction keeps the layer alive, or it is a copy for presentation, which none does.
  var isHeld = false
}

extension CALayer {
  /// The layer that this one is a child or the mask of.
  var container: CALayer? { linkedSuperlayer ?? tree.maskedLayer }

  /// Runs the body of a property's setter between looking the change's action up and running that,
  /// and spreads the news.
  func change(_ key: String, _ body: () -> Void) {
    KeyValueObserving.changing(self, key) {
      if let action = pendingAction(key) {
        perform(action, for: key, around: body)
      } else {
        body()
        didChange()
      }
    }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  /// The same for a property whose changes set nothing off.
  func keep(_ key: String, _ body: () -> Void) {
    KeyValueObserving.changing(self, key) {
      body()
      didChange()
    }
  }

  /// Has the open transaction keep the layer alive (FACTS C16); not where its end has begun, and code
  /// of a subclass's `deinit` changes it.
  func holdUntilCommit() {
    guard !flags.isHeld, !mica_is_deallocating(Unmanaged.passUnretained(self).toOpaque()) else {
      return
    }
    TransactionStack.current.hold(self)
  }

  /// Whether nothing here or below waits for layout or display, or differs from the last commit.
  package var isUntouched: Bool {
    !flags.needsUpdate && !flags.hasChanged && !flags.hasForwardedAnimations
  }

  func markChanged() {
    var layer: CALayer? = self
    while let current = layer, !current.flags.hasChanged {
      current.flags.hasChanged = true
      layer = current.container
    }
  }

  func markNeedsUpdate() {
    var layer: CALayer? = self
    while let current = layer {
      current.flags.needsUpdate = true
      layer = current.container
    }
  }

  /// Whether the layer is placing its sublayers. Those that come or go meanwhile ask for no other round: what makes its
  /// subviews anew in `viewDidLayoutSubviews` ends on a phone (NVActivityIndicatorView's example does so; PinLayout's
  /// issue 124 tells that it didn't before iOS 11).
  package var isLayingOut: Bool { flags.isLayingOut }

  func markNeedsLayout() {
    guard !flags.needsLayout else { return }
    flags.needsLayout = true
    markNeedsUpdate()
  }

  func markNeedsDisplay() {
    guard !flags.needsDisplay else { return }
    flags.needsDisplay = true
    markNeedsUpdate()
  }
}
