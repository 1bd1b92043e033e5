// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Floor 7. A program's own process: the generated main calls `run`, the command gives it a job.
// Docs/host.md tells both sides' part.

internal import MicaFoundation
internal import MicaJob
@_spi(Runner) public import MicaXCTest

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
    run(CommandLine.arguments, entry: ProgramEntry(application))
  }

  /// The same for a program whose entry is no delegate's class: `launch` calls the `main()` of the type of this name, which
  /// is an `App` of SwiftUI's or calls that of one.
  public static func run(
    launching name: String, _ launch: @escaping @MainActor @Sendable () -> Void
  ) -> Never {
    run(CommandLine.arguments, entry: ProgramEntry(name: name, launch: launch))
  }

  /// Runs a folder's tests as the process's argument says (`HostJob.Verb.test`), all of them without an argument, and ends
  /// the process: with 0 if all passed, else with 1.
  ///
  /// Called once, from `main.swift`, on the main thread. `application` is the class of the app that hosts the tests on iOS,
  /// which is launched first; nil where there is none. Functions of Swift Testing are found by the toolchain's library.
  @_spi(Runner)
  public static func runTests(_ classes: [TestClass], application: AnyClass? = nil) -> Never {
    runTests(classes, entry: ProgramEntry(application))
  }

  /// The same for tests whose app has another entry than a delegate's class.
  @_spi(Runner)
  public static func runTests(
    _ classes: [TestClass], launching name: String,
    _ launch: @escaping @MainActor @Sendable () -> Void
  ) -> Never {
    runTests(classes, entry: ProgramEntry(name: name, launch: launch))
  }

  private static func runTests(_ classes: [TestClass], entry: ProgramEntry?) -> Never {
    let arguments = CommandLine.arguments
    TestEnvironment.announce()
    finish { completion in
      let job = arguments.count == 1 ? TestJob() : try testJob(from: arguments)
      try Session.run {
        try TestRun(job: job, classes: classes, entry: entry).run { isGood in
          // What the stage would still do after the last test belongs to none.
          Session.tellNotes()
          end(isGood ? 0 : 1, completion)
        }
      }
      return 1
    }
  }

  private static func testJob(from arguments: [String]) throws -> TestJob {
    guard case .test(let job) = try job(from: arguments).verb else { throw HostError.noTests }
    return job
  }

  /// The same with other arguments than the process's.
  package static func run(_ arguments: [String], entry: ProgramEntry?) -> Never {
    finish { _ in
      let job = try job(from: arguments)
      if case .test(let tests) = job.verb, let scenes = tests.scenes {
        var isGood = false
        try Session.run { isGood = try SceneRun(tests, scenes: scenes).run() }
        return isGood ? 0 : 1
      }
      try Session.run { try Work(entry: entry).run(job.verb) }
      return 0
    }
  }

  /// Makes what a preview of the program shows findable by its title and its file's name. The generated `main.swift` calls it
  /// before `run`.
  @_spi(Runner)
  public static func addPreview(
    _ function: String, title: String, file: String,
    _ make: @escaping @MainActor @Sendable () -> AnyObject
  ) {
    PreviewTable.add(PreviewTable.Row(function: function, title: title, file: file, make: make))
  }

  /// Prepares the process, does something and ends the process with its result.
  private static func finish(_ body: @MainActor (Completion) throws -> Int32) -> Never {
    ProgramEnvironment.settle()
    StandardStreams.prepare()
    Supervision.begin()
    TrapWatch.begin()
    let completion = Completion()
    let code = MainActor.assumeIsolated { status { try body(completion) } }
    end(code, completion)
  }

  private static func end(_ code: Int32, _ completion: Completion) -> Never {
    TrapWatch.waitWhereTrapped()
    completion.tell()
    exit(code)
  }

  @MainActor private static func status(_ body: @MainActor () throws -> Int32) -> Int32 {
    do {
      return try body()
    } catch let error as HostJobError {
      Terminal.print("Error: \(error)")
      if case .otherVersion = error { return HostJob.wrongVersion }
      return 1
    } catch HostError.badSystemFont(let problem) {
      Terminal.print("Error: \(HostError.badSystemFont(problem))")
      return HostJob.badSystemFont
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
