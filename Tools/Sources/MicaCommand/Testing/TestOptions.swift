// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The options of `mica test`.

import ArgumentParser
import Foundation
import MicaJob
import MicaReport

/// Which tests run.
package struct TestChoiceOptions: ParsableArguments {
  @Option(
    name: .customLong("target"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A target of tests. Repeatable. (default: those that the folder's scheme or package runs)",
      valueName: "name"))
  package var targets: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The scheme that says which tests run, with which environment and language. (default: the one that tests the most "
        + "targets)", valueName: "name"))
  package var scheme: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The test plan that says so. (default: the scheme's default plan)", valueName: "name"))
  package var plan: String?

  @Option(
    name: .customLong("filter"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Run tests whose name Target.Class/test holds this text, or matches it as a regular expression. Repeatable.",
      valueName: "text"))
  package var filters: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Run one of n parts of the tests; each test belongs to one part, by its name.",
      valueName: "i/n"), transform: TestChoiceOptions.shard)
  package var shard: TestSelection.Shard?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Run the targets whose sources, resources or modules differ from a revision of Git; all of them where that can't "
        + "be told.", valueName: "revision"))
  package var since: String?

  @Flag(
    name: .long,
    help: ArgumentHelp(
      "Compare the program's screens in place of its tests: storyboards' scenes, nibs, designable views, previews of UIKit. "
        + "--target names the program's target."))
  package var scenes = false

  @Flag(name: .long, help: "List the tests that would run, and run none.")
  package var list = false

  package init() {}

  /// Whether all tests run.
  var isWhole: Bool {
    targets.isEmpty && filters.isEmpty && shard == nil && since == nil && scheme == nil
      && plan == nil
  }

  /// What is asked of the names.
  package var selection: TestSelection { TestSelection(filters: filters, shard: shard) }

  private static func shard(_ text: String) throws -> TestSelection.Shard {
    guard let shard = TestSelection.Shard(text) else {
      throw ValidationError("'\(text)' is no part such as 2/5, the second of five")
    }
    return shard
  }
}

/// How tests run.
package struct TestPaceOptions: ParsableArguments {
  /// What becomes of references.
  package enum Recording: String, ExpressibleByArgument, CaseIterable {
    case all, missing, failed, never
  }

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Which snapshots are written as new references: \(Recording.allCases.map(\.rawValue).joined(separator: ", ")). "
        + "(default: as the tests say)", valueName: "which"))
  package var record: Recording?

  @Flag(
    name: .long,
    help: ArgumentHelp(
      "Keep references of other systems whose texts have another font, and write Mica's own pictures beside them: "
        + "NAME.mica.png. What the font doesn't explain isn't rebased."))
  package var rebase = false

  @Option(
    name: .long,
    help: ArgumentHelp("Processes at a time. (default: the machine's cores)", valueName: "count"),
    transform: TestPaceOptions.count)
  package var parallel: Int?

  @Option(
    name: .customLong("repeat"),
    help: ArgumentHelp("Run each test so often; one bad run fails it.", valueName: "count"),
    transform: TestPaceOptions.count)
  package var attempts: Int?

  @Flag(name: .long, help: "With --repeat: stop repeating a class after its first failure.")
  package var untilFailure = false

  @Flag(name: .long, help: "Begin no other class after the first failure.")
  package var failFast = false

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "Stop a test that tells nothing new for so many seconds of real time. (default: 60)",
      valueName: "seconds"), transform: TestPaceOptions.seconds)
  package var timeout: Double?

  @Flag(
    name: .long, help: "Print all that the tests print, and crashes with all threads and registers."
  )
  package var verbose = false

  package init() {}

  var pace: TestPace {
    var pace = TestPace()
    if let parallel { pace.parallel = parallel }
    (pace.attempts, pace.endsRepeating) = (attempts ?? 1, untilFailure)
    pace.failsFast = failFast
    return pace
  }

  private static func count(_ text: String) throws -> Int {
    guard let count = Int(text), (1...10_000).contains(count) else {
      throw ValidationError("'\(text)' is no count from 1 to 10000")
    }
    return count
  }

  private static func seconds(_ text: String) throws -> Double {
    guard let seconds = Double(text), seconds.isFinite, seconds > 0 else {
      throw ValidationError("'\(text)' is no number of seconds above 0")
    }
    return seconds
  }
}

/// The device of the tests.
package struct TestScreenOptions: ParsableArguments {
  @OptionGroup package var device: DeviceOptions

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp("The screen's size in points. (default: the device's)", valueName: "WxH"),
    transform: { try StageOptions.size($0) })
  package var size: PointSize?

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point. (default: the device's, or that in the names of references, or 3)",
      valueName: "number"),
    transform: { try StageOptions.scale($0) })
  package var scale: Double?

  @OptionGroup package var font: FontOptions

  package init() {}

  /// A job for this device.
  package var job: TestJob {
    var job = TestJob()
    (job.device, job.size, job.scale) = (device.request, size, scale)
    return job
  }
}

/// Where results go.
package struct TestOutputOptions: ParsableArguments {
  /// Services that read annotations.
  package enum Service: String, ExpressibleByArgument, CaseIterable { case github, gitlab }

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write a report: a page to open in a browser, results.json and all pictures.",
      valueName: "folder"))
  package var report: String?

  @Option(name: .long, help: ArgumentHelp("Write the results as JUnit XML.", valueName: "file"))
  package var junit: String?

  @Option(name: .long, help: ArgumentHelp("Write the results as JSON.", valueName: "file"))
  package var json: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Write a summary in Markdown, for a pull request.", valueName: "file"))
  package var markdown: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Tell failures to a service: 'github' prints workflow commands, 'gitlab' writes "
        + "gl-code-quality-report.json.", valueName: "service"))
  package var annotations: Service?

  @Option(
    name: .long, parsing: .upToNextOption,
    help: ArgumentHelp(
      "Merge reports of --shard into the one that --report names; no test runs.",
      valueName: "folders"))
  package var merge: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Take the pictures of a report's failed snapshots as new references, or those that --filter names; no test runs.",
      valueName: "report"))
  package var accept: String?

  @Flag(
    name: .long,
    help:
      "Remove references that no test compares, after a run of all tests that told which they compare."
  )
  package var prune = false

  package init() {}

  /// The file of GitLab's annotations.
  static let codeQuality = "gl-code-quality-report.json"

  /// Finds out whether results can be written, before any test runs.
  func checkPlaces() throws(ReportError) {
    if let report { try ReportFile.makeFolder(report) }
    for path in [junit, json, markdown].compactMap(\.self) {
      try ReportFile.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        throw .unwritable(path, reason: "it is a folder")
      }
    }
  }

  /// Writes what was asked for.
  func write(_ results: TestResults) throws(ReportError) {
    var results = results
    if let report {
      let page = ExampleFolders.defaultHome + "/Tools/ReportPage"
      results = try ReportFolder(path: report, page: page).write(results)
      results.resolve(in: URL(fileURLWithPath: report).standardizedFileURL.path)
      print("report: \(report)/index.html")
    } else {
      // The hosts' files go with the run.
      results.forgetFiles()
    }
    if let junit { try ReportFile.write(JUnitXML.text(of: results), to: junit) }
    if let json { try ReportFile.write(results.json, to: json) }
    if let markdown { try ReportFile.write(MarkdownSummary.text(of: results), to: markdown) }
    switch annotations {
    case .github?: for line in Annotations.github(results) { print(line) }
    case .gitlab?: try ReportFile.write(Annotations.gitlab(results), to: Self.codeQuality)
    case nil: break
    }
  }
}
