// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Floor 7. A program's own process: the generated main calls `run`, the command gives it a job.
// Docs/host.md tells both sides' part.

internal import MicaFoundation
internal import MicaJob
internal import QuartzCore
internal import UIKit

/// The process of one opened program.
public enum HostProcess {
  /// The device's iOS, which `UIDevice` and `ProcessInfo` tell: "17.5". The generated `main.swift` sets it before `run`
  /// where the program is built for another one (`mica --ios`).
  public static var system: String {
    get { ProgramEnvironment.systemVersion }
    set { setenv(ProgramEnvironment.systemVariable, newValue, 1) }
  }

  /// Does the job that is the process's argument (`HostJob.text`, or `-` for a line of standard
  /// input), and ends the process: with 0, or with 1 after a line on standard error.
  ///
  /// Called once, from `main.swift`, on the main thread. `application` is the class that the program
  /// marked with `@main` or `@UIApplicationMain`; nil where there is none.
  public static func run(application: AnyClass? = nil) -> Never {
    run(CommandLine.arguments, application: application)
  }

  /// Prepares a process that runs an opened folder's tests under XCTest: no stage, no clock of its own, and an app with an
  /// empty window, as the ones have that host tests on iOS. `CATransaction.flush()` commits what the windows show. Says at
  /// the end what was used and isn't supported.
  public static func prepareTests() {
    ProgramEnvironment.settle()
    MainActor.assumeIsolated {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      testWindow = window
      TransactionStack.current.commitTree = { MainActor.assumeIsolated { commitWindows() } }
    }
    atexit { Session.tellNotes() }
  }

  @MainActor private static var testWindow: UIWindow?
  @MainActor private static var isCommitting = false

  /// Updates and commits the windows, as the end of a run loop's turn does; what these call may not do it again. What
  /// drawing asks for has no later turn to wait for.
  @MainActor private static func commitWindows() {
    guard !isCommitting else { return }
    isCommitting = true
    defer { isCommitting = false }
    for _ in 0..<4 {
      let screen = UpdateCycle.run()
      _ = commitLayerTree(screen, at: CACurrentMediaTime())
      if screen.isUntouched { break }
    }
  }

  /// The same with other arguments than the process's.
  package static func run(_ arguments: [String], application: AnyClass?) -> Never {
    ProgramEnvironment.settle()
    StandardStreams.prepare()
    Supervision.begin()
    TrapWatch.begin()
    let completion = Completion()
    let code: Int32 = MainActor.assumeIsolated { status(arguments, application) }
    TrapWatch.waitWhereTrapped()
    completion.tell()
    exit(code)
  }

  @MainActor private static func status(_ arguments: [String], _ application: AnyClass?) -> Int32 {
    do {
      let job = try job(from: arguments)
      try Session.run { try Work(application: application).run(job.verb) }
      return 0
    } catch let error as HostJobError {
      Terminal.print("Error: \(error)")
      if case .otherVersion = error { return HostJob.wrongVersion }
      return 1
    } catch {
      Terminal.print("Error: \(error)")
      return 1
    }
  }

  private static func job(from arguments: [String]) throws(HostJobError) -> HostJob {
    guard arguments.count == 2 else { throw .unreadable }
    return try HostJob(text: arguments[1] == "-" ? readLine() ?? "" : arguments[1])
  }
}
