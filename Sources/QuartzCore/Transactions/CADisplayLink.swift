// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program's own frames: a call for each refresh of the device's screen.

internal import MicaClock
public import MicaFoundation
public import MicaRuntime

/// Calls a handler each time that the screen is about to show a new picture.
///
/// The screen is refreshed 60 times a second of virtual time, at the multiples of 1/60 s, whatever
/// the frame rate of a film that is recorded. A link belongs to the clock that runs where it is
/// first added to a run loop; as on iOS the run loop keeps it until `invalidate()`, and it keeps its
/// target.
open class CADisplayLink: NSObject {
  private var handler: ((CADisplayLink) -> Void)?
  private var modes: [(loop: RunLoop, mode: RunLoop.Mode)] = []
  private weak var clock: VirtualClock?
  /// Tells the event that is waited for from earlier ones.
  private var round = 0

  /// A link that sends itself to a method of `target`, once it is added to a run loop.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { MethodCall.send(sel, to: target, $0) }
  }

  /// A link that calls `handler`, once it is added to a run loop.
  package init(_ handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
  }

  /// The time of the refresh that the last call was for, in seconds; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the refresh that the next call is for; 0 before the first.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between two refreshes of the screen, whatever the preferred rate.
  open var duration: CFTimeInterval { 1 / ScreenRefresh.rate }

  /// Whether calls are held back; false by default.
  open var isPaused = false {
    didSet { if isPaused != oldValue { restart() } }
  }

  /// The wanted rates in calls per second; the default range asks for every refresh. The preferred
  /// rate counts, or the maximum without one; see `preferredFramesPerSecond`.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The wanted calls per second; 0, the default, is every refresh. The nearest share of the
  /// screen's rate is taken: every second refresh for 30, every third for 20.
  open var preferredFramesPerSecond = 0

  /// How many refreshes of the screen there are for a call: 1 by default, as before iOS 10. Setting it sets
  /// `preferredFramesPerSecond`.
  open var frameInterval: Int {
    get {
      preferredFramesPerSecond > 0 ? max(1, Int(ScreenRefresh.rate) / preferredFramesPerSecond) : 1
    }
    set { preferredFramesPerSecond = newValue > 1 ? max(1, Int(ScreenRefresh.rate) / newValue) : 0 }
  }

  /// Starts the calls, at the next refresh. More modes make no more calls.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard handler != nil, !modes.contains(where: { $0.loop === runloop && $0.mode == mode }) else {
      return
    }
    modes.append((runloop, mode))
    if modes.count == 1 { restart() }
  }

  /// Ends what `add(to:forMode:)` of the same run loop and mode began.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0.loop === runloop && $0.mode == mode }
    if modes.isEmpty { restart() }
  }

  /// Ends the calls for good and lets go of the handler.
  open func invalidate() {
    modes = []
    handler = nil
    restart()
  }

  /// How many refreshes lie between two calls.
  private var step: Double {
    let range = preferredFrameRateRange
    var wanted = Double(range.preferred ?? 0)
    if !(wanted > 0) { wanted = Double(range.maximum) }
    if preferredFramesPerSecond > 0 { wanted = Double(preferredFramesPerSecond) }
    guard wanted > 0, wanted.isFinite else { return 1 }
    return max(1, (ScreenRefresh.rate / wanted).rounded())
  }

  private func restart() {
    round += 1
    guard !modes.isEmpty, !isPaused else { return }
    if clock == nil { clock = VirtualClock.current }
    scheduleNext()
  }

  /// Waits for the next refresh of the link's share, strictly after now.
  private func scheduleNext() {
    guard let clock else { return }
    let refresh = nextRefresh(after: clock.now)
    let round = round
    clock.schedule(at: refresh / ScreenRefresh.rate, in: .frames) { [self] in
      guard round == self.round else { return }
      fire(at: refresh)
    }
  }

  /// The number of the next refresh of the link's share.
  private func nextRefresh(after time: Double) -> Double {
    ScreenRefresh.number(after: time, step: step)
  }

  private func fire(at refresh: Double) {
    timestamp = refresh / ScreenRefresh.rate
    targetTimestamp = nextRefresh(after: timestamp) / ScreenRefresh.rate
    scheduleNext()
    handler?(self)
  }
}
