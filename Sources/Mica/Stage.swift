// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Floor 6. A device that shows a program: screen, virtual clock, timeline. Runs stages 1 and 2 of a
// frame and keeps what they commit; FramePainter does the rest.

internal import MicaClock
package import MicaContext
public import MicaFoundation
package import MicaRaster
internal import QuartzCore
public import UIKit

/// A device with a screen and a clock of its own, on which a program is launched at time 0: one with
/// an app delegate, or just a view controller.
///
/// Time is virtual: it moves only when a picture of a later time is asked for, jumps from event to
/// event, and never waits. What has been shown once is kept, so that an earlier time gives the same
/// picture again without running any user code.
///
/// ```swift
/// let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
/// stage.root = MyViewController()
/// try stage.snapshot(at: 0.5).writePNG(to: URL(fileURLWithPath: "half-way.png"))
/// ```
@preconcurrency @MainActor
public final class Stage {
  /// The latest time that can be shown, in seconds: a day.
  public nonisolated static let lastTime: TimeInterval = 86_400

  /// The screen in points. A size or scale that no screen can have makes every picture throw.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// What fills the screen, in a window that the stage makes for it. Assign it before the first
  /// picture; a later one takes its place at the current time. Nil, the default, leaves the windows
  /// to the program.
  public var root: UIViewController? {
    didSet {
      if isPrepared { context.run { showRoot() } }
    }
  }
  /// Painted below the views over the whole screen; nil, the default, leaves pictures transparent
  /// and films black.
  public var background: CGColor?
  /// Antialiases the edges of rotated and unaligned layers, as `UIViewEdgeAntialiasing` does on iOS.
  /// Default false.
  public var smoothEdges = false
  /// The workers that draw a frame; nil, the default, takes the machine's number of cores. Pictures
  /// don't depend on it.
  public var threads: Int? {
    didSet { painter = nil }
  }
  /// The virtual time that the program has reached, in seconds.
  public var time: TimeInterval { clock.now }

  private let device: Result<Device, StageError>
  private let context = ProgramContext()
  private let clock: VirtualClock
  private let windows: WindowList
  private var window: UIWindow?
  private var timeline = LayerTimeline()
  private var isPrepared = false
  private var isTurning = false
  /// What updates and commits cost is put down there, if somebody wants to know.
  package var times: FrameTimes?
  /// When timers have happened, the latest of them, if somebody wants to know.
  private var timerTimes: [Double]?
  private var painter: FramePainter?
  /// What a finger couldn't do; the run ends with it.
  private var failure: StageError?
  private var fingers = 0
  /// Whether defaults are written at the end of a turn.
  var keepsDefaults = false

  /// A device whose screen is `size` points, with `scale` pixels per point. Its user has chosen a
  /// style, how large texts are, more contrast or not, and a locale; it is in a time zone. Neither of the
  /// last two is ever the machine's. Where lines begin is said, or follows from the locale's language.
  public convenience init(
    size: CGSize, scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UITraitEnvironmentLayoutDirection? = nil,
    accessibilityContrast: UIAccessibilityContrast = .normal,
    locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt
  ) {
    self.init(
      device: StageDevice(name: "", size: size, scale: scale), style: style,
      contentSizeCategory: contentSizeCategory, layoutDirection: layoutDirection,
      accessibilityContrast: accessibilityContrast, locale: locale, timeZone: timeZone)
  }

  /// A device of the table, or of one's own, with a safe area; see the other initialiser. `turned` gives
  /// it on its side.
  public init(
    device shown: StageDevice, style: UIUserInterfaceStyle = .light,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UITraitEnvironmentLayoutDirection? = nil,
    accessibilityContrast: UIAccessibilityContrast = .normal,
    locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt
  ) {
    size = shown.size
    scale = shown.scale
    let (size, scale) = (shown.size, shown.scale)
    device = Result { () throws(StageError) in try Device(size: size, scale: scale) }
    let screen = try? device.get()
    clock = VirtualClock(of: context)
    windows = context.state()
    context.run {
      if let screen {
        UIScreen.main.setDevice(
          size: screen.size, scale: screen.scale, style: style, sizeCategory: contentSizeCategory,
          safeArea: shown.safeArea,
          layoutDirection: layoutDirection ?? locale.interfaceDirection,
          contrast: accessibilityContrast)
      }
      if !shown.name.isEmpty { UIDevice.current.kind = shown.name }
      ProgramRegion.current.locale = locale
      ProgramRegion.current.timeZone = timeZone
      AppState.current.isOnStage = true
      if !VirtualClock.isAsked {
        Unsupported.note("a program's own time: Mica is linked after Foundation")
      }
    }
    clock.gaveUp = { [weak context] in
      context?.lend { Unsupported.note("work on another thread that takes more than 10 s") }
    }
    context.run {
      TransactionStack.current.commitTree = { [weak self] in
        MainActor.assumeIsolated { self?.turn() }
      }
    }
  }

  deinit { clock.close() }

  /// The screen's width and height in pixels: size · scale, rounded up.
  public nonisolated static func pixelSize(
    of size: CGSize, scale: CGFloat
  ) throws(StageError) -> (width: Int, height: Int) {
    let device = try Device(size: size, scale: scale)
    return (device.pixelWidth, device.pixelHeight)
  }

  /// What was asked for so far on this stage and is not drawn yet, such as "CALayer.filters", in
  /// alphabetical order.
  public nonisolated var unsupportedFeatures: [String] { Unsupported.features(of: context) }

  /// The same for all stages of this process together, and for code that ran on none.
  public nonisolated static var unsupportedFeatures: [String] { Unsupported.features }

  /// What `body` returns, run as a part of the stage's program: `UIScreen.main`, the clock and all
  /// else that a program sees of its device are this stage's.
  ///
  /// The stage's own code always runs so. Code between two calls of a stage sees the one that was
  /// used last; with several stages, views are made and changed inside `run`.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try context.run(body)
  }

  /// Throws unless a picture of that time can be asked for.
  package nonisolated static func checkTime(_ time: TimeInterval) throws(StageError) {
    guard time >= 0, time <= lastTime else { throw .badTime(time) }
  }

  /// Launches a program: `main` is a call of `UIApplicationMain`, or an app delegate's `main()`,
  /// which returns once the program is launched.
  ///
  /// `info` is the program's Info.plist; what it says of scenes decides how the program is launched.
  /// A stage launches one program, before its first picture.
  public func launch(info: [String: Any] = [:], _ main: () -> Void) {
    context.run {
      AppState.current.info = info
      if let name = info["CFBundleIdentifier"] as? String, !name.isEmpty {
        DefaultsStore.current.program = name
      }
      main()
    }
  }

  /// Shows the program for the first time: the launch ends, views are laid out and drawn.
  ///
  /// Nothing is committed yet, so that what the caller changes afterwards is part of time 0. Called
  /// by the first picture if nobody did before; does nothing the second time.
  public func prepare() throws(StageError) {
    _ = try device.get()
    guard !isPrepared else { return }
    isPrepared = true
    context.run {
      AppState.current.launch()
      showRoot()
      _ = UpdateCycle.run()
    }
  }

  private func showRoot() {
    guard root != nil || window != nil else { return }
    let window = window ?? UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Runs `body` at a virtual time: a script's finger. At equal times, what was asked for first
  /// runs first; a time that has passed means the next turn of the run loop.
  public func perform(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    clock.schedule(at: max(time, clock.now), in: .touches) { MainActor.assumeIsolated(body) }
  }

  /// The screen at a virtual time, in seconds from the start; premultiplied, transparent where
  /// nothing is drawn and no background set.
  ///
  /// A later time than any before runs the program until then; an earlier one replays.
  public func snapshot(at time: TimeInterval = 0) throws(StageError) -> CGImage {
    CGImage(pixmap: try picture(at: time, over: []))
  }

  /// Runs the program up to a virtual time, in seconds from the start; an earlier one does nothing.
  public func advance(to time: TimeInterval) throws(StageError) {
    try Self.checkTime(time)
    try prepare()
    guard time >= clock.now, !skip(to: time) else { return }
    context.run {
      turn()
      clock.advance(to: time) { _ in MainActor.assumeIsolated { self.turn() } }
    }
    if let failure {
      self.failure = nil
      throw failure
    }
  }

  /// Lets time pass if nothing has happened since the last turn and nothing will until `time`; whether it did.
  private func skip(to time: TimeInterval) -> Bool {
    guard !isTurning, !keepsDefaults, failure == nil, windows.restingScreen != nil,
      (context.lastThreadState() as TransactionStack?)?.isIdle == true, clock.skip(to: time)
    else { return false }
    context.stay()
    return true
  }

  /// Whether every later moment looks like the latest one as long as nothing is done: all animations are over,
  /// and nothing is due.
  package var isResting: Bool {
    isPrepared && clock.isIdle && timeline.snapshot(at: time)?.isSettled(after: time) == true
  }

  /// Remembers from now on when timers happen.
  package func keepTimerTimes() {
    timerTimes = []
    clock.didRun = { [weak self] phase in
      guard phase == .timers else { return }
      MainActor.assumeIsolated { self?.noteTimer() }
    }
  }

  private func noteTimer() {
    if let count = timerTimes?.count, count >= 20_000 { timerTimes?.removeFirst(10_000) }
    timerTimes?.append(clock.now)
  }

  /// When timers happened and when layers were committed that differ, from a time on.
  package func turnTimes(from start: TimeInterval) -> (timers: [Double], commits: [Double]) {
    ((timerTimes ?? []).filter { $0 >= start }, timeline.times(from: start))
  }

  /// Has the run that goes on throw an error at its end; the first one counts.
  func fail(_ error: StageError) {
    if failure == nil { failure = error }
  }

  /// Numbers of fingers that aren't used yet.
  func takeFingers(_ count: Int) -> Range<Int> {
    // Those of tests' own contacts are small.
    let first = 1_000 + fingers
    fingers += count
    return first..<first + count
  }

  /// The screen's pixels at a time, over `backdrop` and the background.
  func picture(
    at time: TimeInterval, over backdrop: [StraightColor]
  ) throws(StageError) -> Pixmap {
    let moment = try moment(at: time, over: backdrop)
    let painter: FramePainter
    if let known = self.painter { painter = known } else { painter = try makePainter() }
    self.painter = painter
    return painter.paint(moment)
  }

  /// What the screen shows at a time: the program runs until then, and the rest can be done on any
  /// thread.
  package func moment(
    at time: TimeInterval, over backdrop: [StraightColor] = []
  ) throws(StageError) -> StageMoment {
    try advance(to: time)
    return StageMoment(
      snapshot: timeline.snapshot(at: time)?.drawn(at: time), time: time,
      settings: FramePainter.Settings(
        backgrounds: backdrop + (background.map { [$0.straightSRGB] } ?? []),
        smoothEdges: smoothEdges),
      context: context)
  }

  /// A painter of the stage's moments, for one thread at a time.
  package func makePainter() throws(StageError) -> FramePainter {
    FramePainter(device: try device.get(), threads: threads)
  }

  /// The end of a turn of the run loop: update, then commit. What these call may not do it again.
  private func turn() {
    guard !isTurning else { return }
    isTurning = true
    defer { isTurning = false }
    let screen = UpdateCycle.run()
    times?.mark(.update)
    timeline.append(commitLayerTree(screen, at: clock.now, clock: clock), at: clock.now)
    times?.mark(.commit)
    if keepsDefaults { DefaultsStore.current.save() }
  }
}

extension Locale {
  /// Where lines begin in interfaces of the locale's language.
  fileprivate var interfaceDirection: UITraitEnvironmentLayoutDirection {
    let rightToLeft: Set<String> = ["ar", "fa", "he", "ur", "yi", "ps", "sd", "ckb", "ug", "dv"]
    return rightToLeft.contains(language.languageCode?.identifier ?? "")
      ? .rightToLeft : .leftToRight
  }
}
