// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Programs that read the date, count by timers and animate from tasks: the same pictures whatever the machine does.

import Mica
@_spi(Registration) import MicaRuntime
import Testing
import UIKit

/// Grows a bar by everything that can make time pass, and colours it by the date.
private final class ClockController: UIViewController {
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 8))
  var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.grow("timer") }
    }
    Task { @MainActor in
      for _ in 0..<5 {
        try await Task.sleep(nanoseconds: 70_000_000)
        grow("task")
        UIView.animate(withDuration: 0.2) { self.bar.alpha = self.bar.alpha == 1 ? 0.5 : 1 }
      }
    }
    DispatchQueue.global().async {
      let sum = (1...1000).reduce(0, +)
      DispatchQueue.main.async { self.grow("queue \(sum)") }
      Thread.sleep(forTimeInterval: 0.25)
      DispatchQueue.main.async { self.grow("later") }
    }
    NotificationCenter.default.addObserver(
      self, selector: "active:", name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let link = CADisplayLink(target: self, selector: "step:")
    link.preferredFramesPerSecond = 20
    link.add(to: .main, forMode: .common)
  }

  func active(_ notification: Notification) { grow("active") }

  func step(_ link: CADisplayLink) { if link.timestamp < 0.3 { grow("link") } }

  private func grow(_ why: String) {
    bar.frame.size.width += 1
    let formatter = DateFormatter()
    formatter.dateFormat = "ss.SSS"
    lines.append("\(why) \(formatter.string(from: Date()))")
    let second = Calendar.current.component(.nanosecond, from: Date()) / 100_000_000
    bar.backgroundColor = UIColor(hue: CGFloat(second) / 10, saturation: 1, brightness: 1, alpha: 1)
  }

  fileprivate static func __micaTable(_ table: ClassTable<ClockController>) {
    table.method("active:") { $0.active($1) }
    table.method("step:") { $0.step($1) }
  }
}

private enum __MicaFile {
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    ClassRegistry.register { file in
      file.add(
        ClockController.self, "ClockController", module: "MicaTests", file: #fileID, line: 12
      ) { ClockController.__micaTable($0) }
    }
  }
}

@MainActor @Suite struct ProgramTimeTests {
  private func makeStage(
    threads: Int? = nil, timeZone: TimeZone = .gmt
  ) -> (stage: Stage, controller: ClockController) {
    let stage = Stage(size: CGSize(width: 40, height: 8), scale: 1, timeZone: timeZone)
    stage.threads = threads
    let controller = stage.run { ClockController() }
    stage.root = controller
    return (stage, controller)
  }

  private func film(_ stage: Stage) throws -> [Data] {
    try (0..<30).map { frame in
      try #require(stage.snapshot(at: Double(frame) / 50).dataProvider?.data as Data?)
    }
  }

  @Test func aProgramRunsByItsOwnTime() throws {
    let (stage, controller) = makeStage()
    try stage.advance(to: 0.3)
    #expect(
      controller.lines == [
        "active 00.000", "queue 500500 00.000", "link 00.050", "task 00.070", "timer 00.100",
        "link 00.100", "task 00.140", "link 00.150", "timer 00.200", "link 00.200", "task 00.210",
        "later 00.250", "link 00.250", "task 00.280", "timer 00.300",
      ])
    #expect(stage.unsupportedFeatures == [])
  }

  @Test func filmsDependNeitherOnThreadsNorOnOtherStages() throws {
    let expected = try film(makeStage(threads: 1).stage)
    #expect(Set(expected).count > 15)
    #expect(try film(makeStage(threads: 2).stage) == expected)
    // The film shows no hours.
    let stages = [makeStage().stage, makeStage(timeZone: TimeZone(secondsFromGMT: 3600)!).stage]
    for frame in 0..<30 {
      for stage in stages {
        let bytes = try stage.snapshot(at: Double(frame) / 50).dataProvider?.data as Data?
        #expect(bytes == expected[frame])
      }
    }
  }

  @Test func aBusyMachineChangesNothing() throws {
    let expected = try film(makeStage().stage)
    final class Flag: @unchecked Sendable { var isSet = false }
    let done = Flag()
    for _ in 0..<6 { Thread.detachNewThread { while !done.isSet {} } }
    defer { done.isSet = true }
    #expect(try film(makeStage().stage) == expected)
  }

  @Test func theMachinesSettingsChangeNothing() throws {
    let expected = try film(makeStage().stage)
    let old = ["TZ", "LANG", "LC_ALL"].map { ($0, ProcessInfo.processInfo.environment[$0]) }
    defer {
      for (name, value) in old {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
    }
    for (name, value) in [("TZ", "Asia/Tokyo"), ("LANG", "de_DE.UTF-8"), ("LC_ALL", "de_DE.UTF-8")]
    {
      setenv(name, value, 1)
    }
    #expect(try film(makeStage().stage) == expected)
  }

  @Test func anHourInWhichNothingHappensIsNoWork() throws {
    let stage = Stage(size: CGSize(width: 1, height: 1))
    var layouts = 0
    final class Counting: UIView {
      var count: () -> Void = {}
      override func layoutSubviews() { count() }
    }
    let root = stage.run { UIViewController() }
    stage.run {
      let view = Counting()
      view.count = { layouts += 1 }
      root.view.addSubview(view)
    }
    stage.root = root
    try stage.advance(to: 1)
    let before = layouts
    try stage.advance(to: 3601)
    #expect(layouts == before && stage.time == 3601)
  }
}
