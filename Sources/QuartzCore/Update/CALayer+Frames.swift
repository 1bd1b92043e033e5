// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 1 in the middle of animations: layers that override `display()`, or whose delegate displays
// them, while properties of the program's own are animated. Their code runs on the model layer and
// reads `presentation()`, once for each refresh of the screen (FACTS C16); what it changes is
// committed, as in any turn. Layers that only draw are drawn by copies, later (CustomDrawing.swift).

internal import MicaClock

extension CALayer {
  /// Has the layer displayed for the moment of a commit, and from then on at each refresh; nothing
  /// where it is known to draw instead.
  func scheduleFrames(on clock: VirtualClock) {
    if flags.displaysItself == nil { scheduleFrame(on: clock, at: clock.now) }
  }

  private func scheduleFrame(on clock: VirtualClock, at time: Double) {
    guard !flags.awaitsFrame else { return }
    flags.awaitsFrame = true
    clock.schedule(at: time, in: .frames) { [weak self, weak clock] in
      guard let self, let clock else { return }
      flags.awaitsFrame = false
      guard committed?.custom?.isDrawn == true, displayFrame(), isAnimated(at: clock.now) else {
        return
      }
      scheduleFrame(on: clock, at: ScreenRefresh.time(after: clock.now))
    }
  }

  private func isAnimated(at time: Double) -> Bool {
    let local = localTime(atAbsoluteTime: time)
    return attachments.contains { !$0.hasEnded(atLocalTime: local) }
  }

  /// Asks for a display of the model's own values, where pictures of an animation were displayed.
  func displayAfterFrames() {
    if flags.displaysItself == true, committed?.custom?.isDrawn == true { setNeedsDisplay() }
  }

  /// Runs `display()` for one picture of an animation; whether that was program code.
  private func displayFrame() -> Bool {
    flags.isDisplayingFrame = true
    flags.displaysItself = true
    withoutActions { display() }
    flags.isDisplayingFrame = false
    return flags.displaysItself == true
  }

  /// What `display()` does for one picture of an animation where nobody overrides it: the delegate
  /// may display the layer; what is drawn instead waits.
  func displayFrameContents() {
    flags.delegateLacksDisplay = delegate == nil
    delegate?.display(self)
    if flags.delegateLacksDisplay { flags.displaysItself = false }
  }
}
