// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What C asks of a program's clock (CMicaClock).

internal import CMicaClock
internal import MicaContext

/// The answers, once for the process.
enum ClockHooks {
  static func install() { _ = installed }

  private static let installed: Void = mica_clock_install(
    mica_clock_hooks(
      retain: { _ = Unmanaged<ProgramContext>.fromOpaque($0!).retain() },
      release: { Unmanaged<ProgramContext>.fromOpaque($0!).release() },
      find: { number in
        guard let context = ProgramContext.withClock(number: Int(number)) else { return nil }
        _ = Unmanaged.passRetained(context)
        return context.handle.program
      },
      run: { owner, work, context in
        let program = Unmanaged<ProgramContext>.fromOpaque(owner!).takeUnretainedValue()
        program.lend { work!(context) }
      },
      main: { owner, work, context, drop in
        let work = ForeignWork(work!, context, drop)
        ClockHooks.clock(of: owner)?.async { work.run() }
      },
      at: { owner, time, work, context, drop in
        let work = ForeignWork(work!, context, drop)
        let seconds = time == .max ? .nan : VirtualClock.aligned(Double(time) / 1e9)
        ClockHooks.clock(of: owner)?.schedule(at: seconds) { work.run() }
      },
      pass: { owner, time in ClockHooks.clock(of: owner)?.pass(Double(time) / 1e9) }))

  private static func clock(of owner: UnsafeMutableRawPointer?) -> VirtualClock? {
    let program = Unmanaged<ProgramContext>.fromOpaque(owner!).takeUnretainedValue()
    return program.state(ProgramClock.self).clock
  }
}

/// Work from C: run once or dropped.
private final class ForeignWork {
  private let work: mica_function
  private let context: UnsafeMutableRawPointer?
  private let drop: mica_function?
  private var wasRun = false

  init(_ work: mica_function, _ context: UnsafeMutableRawPointer?, _ drop: mica_function?) {
    (self.work, self.context, self.drop) = (work, context, drop)
  }

  func run() {
    wasRun = true
    work(context)
  }

  deinit {
    if !wasRun { drop?(context) }
  }
}
