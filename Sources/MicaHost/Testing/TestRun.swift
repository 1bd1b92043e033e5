// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A folder's tests on a stage: XCTest's classes in the order of their names, then Swift Testing's functions.

internal import CoreGraphics
internal import Foundation
internal import Mica
internal import MicaFoundation
internal import MicaJob
@_spi(Runner) internal import MicaXCTest
@_spi(Registration) internal import UIKit

/// One run of tests.
@MainActor
struct TestRun {
  let job: TestJob
  let classes: [TestClass]
  /// The app that hosts the tests; nil for tests without one.
  let entry: ProgramEntry?

  /// Runs the tests and ends by calling `done`, within a turn of the stage's. Whether all went well.
  ///
  /// Throws `HostError` and `StageError` before the first test.
  func run(_ done: @escaping @MainActor (Bool) -> Void) throws {
    let log = try TestLog(job)
    let stage = try makeStage()
    // The app's first turn: its controllers appear.
    try stage.advance(to: 0)
    stage.perform(at: stage.time) { done(perform(log)) }
    try stage.advance(to: stage.time)
  }

  // MARK: The stage

  private func makeStage() throws -> Stage {
    let request = job.device
    var device = StageDevice(
      name: "", size: (entry == nil ? StagePlan.defaultSize : HostBundle.screen()).size,
      scale: job.scale.map { CGFloat($0) } ?? 2)
    if let name = request.name {
      guard let known = StageDevice(named: name) else { throw HostError.unknownDevice(name) }
      device = known
    }
    if let size = job.size { device.size = size.size }
    if let scale = job.scale { device.scale = scale }
    if request.isLandscape, device.size.width < device.size.height { device = device.turned }
    let stage = Stage(
      device: device, style: request.isDark ? .dark : .light,
      contentSizeCategory: request.category,
      layoutDirection: request.isRightToLeft ? .rightToLeft : nil,
      accessibilityContrast: request.hasHighContrast ? .high : .normal,
      locale: Locale(identifier: request.locale ?? "en_US"))
    stage.run { HostBundle.registerFonts() }
    if let entry {
      stage.launch(info: HostBundle.settings.info) { entry.launch() }
    } else {
      // Tests without an app have a window on iOS too.
      stage.root = UIViewController()
    }
    try stage.prepare()
    return stage
  }

  // MARK: The tests

  private func perform(_ log: TestLog) -> Bool {
    MissingMember.listen { name, place in
      XCTFail("\(name) is not in Mica yet; \(place) uses it and was left out")
    }
    TestTable.current.classes = classes.sorted { $0.name < $1.name }
    let functions = SwiftTesting(log)
    let reporter = TestReporter(log)
    TestSession.current.listen(
      stray: { issue in
        Terminal.print(issue.line(of: functions.current ?? "outside of a test"))
        var event = TestEvent(.issue, test: functions.current)
        if functions.current != nil { event.library = .testing }
        event.message = issue.description
        let location = issue.sourceCodeContext.location
        (event.file, event.line) = (location?.fileURL.path, location?.lineNumber)
        log.write(event)
      }, keep: { reporter.keep($0, $1) })
    TestSession.current.listen { snapshot, test in
      let name = test?.identifier ?? functions.current
      let library = test != nil ? TestEvent.Library.xctest : name.map { _ in .testing }
      return log.keep(snapshot, test: name, library: library)
    }
    TestingIssues.listen()

    let suite = XCTestSuite.default
    if let only = job.only {
      suite.filter { test in
        let name = test.identifier
        let type = name.prefix { $0 != "/" }
        return only.contains(name) || only.contains(String(type))
      }
    }
    var begun = TestEvent(.begun)
    begun.count = suite.testCaseCount
    log.write(begun)
    if suite.testCaseCount > 0 {
      let center = XCTestObservationCenter.shared
      center.addTestObserver(reporter)
      center.runBundle(.main) { suite.run() }
      center.removeTestObserver(reporter)
    }
    functions.run(only: job.only, attachments: job.attachments)
    return log.finish(only: job.only)
  }
}
