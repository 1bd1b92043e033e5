// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program's windows by level and by when they were last shown.

package import MicaContext
public import QuartzCore

/// A program's windows; used on the main actor. Windows are not kept alive by it.
package final class WindowList: ProgramState {
  private struct Entry {
    weak var window: UIWindow?
    /// Counts the times that any window was shown.
    var shown: Int
  }

  private var entries: [Entry] = []
  private var count = 0
  package private(set) weak var key: UIWindow?
  /// Marks in front of all windows (`FingerMarks`).
  var marks: [CALayer] = [] {
    didSet { endRest() }
  }
  /// Holds the layers of the windows on screen.
  @MainActor private lazy var screen = CALayer()
  /// What the last turn left, where the next one has nothing to do but for changes (`restingScreen`).
  private var rest: Rest?

  package init(in context: ProgramContext) {}

  /// The running program's.
  package static var current: WindowList { ProgramContext.current.state() }

  /// All windows from back to front.
  @MainActor package var windows: [UIWindow] {
    entries.removeAll { $0.window == nil }
    // Asked several times in each turn, and most programs have one.
    if entries.count == 1, let window = entries[0].window { return [window] }
    return entries.compactMap { entry in entry.window.map { ($0, entry.shown) } }
      .sorted { ($0.0.windowLevel.rawValue, $0.1) < ($1.0.windowLevel.rawValue, $1.1) }
      .map(\.0)
  }

  func add(_ window: UIWindow) {
    endRest()
    entries.append(Entry(window: window, shown: 0))
  }

  /// Notes that a window comes to the screen, in front of those of its level.
  func noteShowing(_ window: UIWindow) {
    endRest()
    count += 1
    for index in entries.indices where entries[index].window === window {
      entries[index].shown = count
    }
  }

  /// Makes a window the key window, nil none, with the notices to the old one and the new one.
  @MainActor func makeKey(_ window: UIWindow?) {
    let old = key
    guard old !== window else { return }
    key = window
    old?.loseKey()
    window?.gainKey()
  }

  /// Does something with each window from back to front.
  @MainActor func forEach(_ body: (UIWindow) -> Void) {
    if entries.count == 1, let window = entries[0].window { return body(window) }
    for window in windows { body(window) }
  }

  // MARK: Rest

  /// What a screen at rest depends on besides the layers.
  private struct Rest {
    let screen: CALayer
    let layout: LayoutState
    let layoutVersion: Int
  }

  /// The screen, if a turn has nothing to do for it: since `beginRest()` no layer has changed or waits for layout or
  /// display, and neither have windows, the device's traits or constraints.
  @MainActor package var restingScreen: CALayer? {
    guard let rest, rest.screen.isUntouched, rest.layout.version == rest.layoutVersion,
      let window = entries[0].window, !window.hasConstraintNews
    else { return nil }
    return rest.screen
  }

  /// Notes that the turn which ends has brought everything up to date, constraints as they were at a version.
  @MainActor func beginRest(_ layout: LayoutState, solvedAt version: Int) {
    guard entries.count == 1, marks.isEmpty else { return rest = nil }
    rest = Rest(screen: screen, layout: layout, layoutVersion: version)
  }

  /// Says that something has changed that a turn looks at, and that no layer and no constraint tells.
  package func endRest() { rest = nil }

  /// The layer that holds those of the windows on screen, as they are now.
  @MainActor package func screenLayer() -> CALayer {
    // Asked in every turn, most often of one window that stays.
    if entries.count == 1, marks.isEmpty, let window = entries[0].window, window.isOnScreen,
      let layers = screen.sublayers, layers.count == 1, layers[0] === window.layer,
      screen.frame == UIScreen.main.bounds
    {
      return screen
    }
    let shown = windows.filter(\.isOnScreen).map(\.layer) + marks
    let bounds = UIScreen.main.bounds
    guard screen.frame != bounds || !screen.sublayersAre(shown) else { return screen }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    screen.frame = bounds
    screen.sublayers = shown
    CATransaction.commit()
    return screen
  }
}

extension CALayer {
  fileprivate func sublayersAre(_ layers: [CALayer]) -> Bool {
    let own = sublayers ?? []
    return own.count == layers.count && zip(own, layers).allSatisfy { $0 === $1 }
  }
}
