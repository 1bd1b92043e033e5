// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The screens of a program as snapshot tests, each on a stage of its own as `mica render` shows it.

internal import CoreGraphics
internal import Foundation
internal import Mica
internal import MicaContext
internal import MicaJob
internal import MicaTesting
internal import MicaXCTest
internal import UIKit

/// One run of screens.
@MainActor
struct SceneRun {
  private let job: TestJob
  private let scenes: [SceneTest]
  private let log: TestLog

  /// Reads the screens of a job. Throws `HostError` for files that can't be read or written.
  init(_ job: TestJob, scenes path: String) throws {
    self.job = job
    do {
      let all = try SceneTest.all(in: String(contentsOfFile: path, encoding: .utf8))
      scenes = all.filter { scene in
        job.only.map { $0.contains(scene.name) || $0.contains(scene.suite) } ?? true
      }
    } catch {
      throw HostError.badTestLog(path: path, reason: "\(error)")
    }
    log = try TestLog(job)
  }

  /// Compares all screens, one after the other; whether all went well.
  func run() -> Bool {
    var begun = TestEvent(.begun)
    begun.count = scenes.count
    log.write(begun)
    for scene in scenes { perform(scene) }
    return log.finish(only: job.only)
  }

  private func perform(_ scene: SceneTest) {
    log.write(TestEvent(.started, test: scene.name, library: .xctest))
    let start = MachineTime.now
    var problems: [String] = []
    do { problems = try compare(scene) } catch { problems = ["\(error)"] }
    for problem in problems {
      Terminal.print("\(scene.file):\(scene.line): error: \(scene.name) : \(problem)")
      var issue = TestEvent(.issue, test: scene.name, library: .xctest)
      (issue.message, issue.file, issue.line) = (problem, scene.file, scene.line)
      log.write(issue)
    }
    var ended = TestEvent(.ended, test: scene.name, library: .xctest)
    (ended.seconds, ended.passed) = (MachineTime.now - start, problems.isEmpty)
    log.write(ended)
  }

  // MARK: Pictures

  /// What is wrong with a screen's pictures.
  private func compare(_ scene: SceneTest) throws -> [String] {
    if scene.kind == .preview { return try comparePreviews(scene) }
    let subject = SceneSubject(scene: scene)
    var sizes: [CGSize] = []
    let (stage, object) = try StagePlan(showing(scene, size: nil)) {
      let objects = try subject.make()
      sizes = objects.compactMap { $0 as? UIView }.map(subject.size)
      return try SceneSubject.shown(objects[0])
    }.putOnStage()
    // A controller fills the device. The views were only measured there.
    if object is UIViewController {
      return try [verify(object, on: stage, scene, reference: scene.reference)].compactMap(\.self)
    }
    var problems: [String] = []
    for (index, size) in sizes.enumerated() {
      let own = PointSize(width: size.width, height: size.height)
      let (stage, view) = try StagePlan(showing(scene, size: own)) {
        let objects = try subject.make()
        guard index < objects.count else {
          throw HostError.unmakeableScene(
            scene.name, reason: "it makes other views the second time")
        }
        return try SceneSubject.shown(objects[index])
      }.putOnStage()
      let place = index == 0 ? scene.reference : Self.numbered(scene.reference, index + 1)
      if let problem = try verify(view, on: stage, scene, reference: place) {
        problems.append(problem)
      }
    }
    return problems
  }

  /// The same for a preview, or for each that a provider has.
  private func comparePreviews(_ scene: SceneTest) throws -> [String] {
    guard let row = PreviewTable.row(of: scene.document) else {
      throw HostError.unmakeableScene(scene.name, reason: "the program doesn't have it")
    }
    let plans = try PreviewPlan.all(of: row, showing(scene, size: nil))
    guard !plans.isEmpty else {
      throw HostError.unmakeableScene(scene.name, reason: "it shows nothing")
    }
    return try plans.enumerated().compactMap { index, preview in
      let (stage, object) = try preview.plan.putOnStage()
      let place = index == 0 ? scene.reference : Self.numbered(scene.reference, index + 1)
      return try verify(object, on: stage, scene, reference: place)
    }
  }

  /// The device of the job. A view of a size of its own has no device around it, but the device's scale.
  private func showing(_ scene: SceneTest, size: PointSize?) -> Showing {
    var showing = Showing(ProgramDescription(name: scene.name))
    (showing.device, showing.size, showing.scale) = (job.device, job.size, job.scale)
    if let size {
      let device = job.device.name.flatMap { StageDevice(named: $0) }
      (showing.device.name, showing.device.isLandscape) = (nil, false)
      showing.scale = job.scale ?? device.map { Double($0.scale) }
      showing.size = size
    }
    showing.isDesigned = scene.kind == .designable
    return showing
  }

  /// The reference of a nib's further views: `Card.2.png`.
  private static func numbered(_ reference: String, _ number: Int) -> String {
    let file = URL(fileURLWithPath: reference)
    return file.deletingPathExtension().path + ".\(number)." + file.pathExtension
  }

  /// Takes the picture and compares it; what is wrong, nil for nothing.
  private func verify(
    _ object: UIResponder, on stage: Stage, _ scene: SceneTest, reference: String
  ) throws -> String? {
    let image = try stage.snapshot(at: 0)
    return stage.run {
      let session = TestSession.current
      session.listen(stray: { _ in }, keep: { _, _ in })
      session.listen { snapshot, _ in
        log.keep(snapshot, test: scene.name, library: .xctest)
      }
      var picture = FilePicture(
        reference: URL(fileURLWithPath: reference), isRecording: false, file: scene.file,
        line: scene.line)
      picture.recordsMissing = true
      let view = (object as? UIViewController)?.viewIfLoaded ?? object as? UIView
      return picture.verify(
        UIImage(cgImage: image, scale: stage.scale, orientation: .up), of: view?.window ?? view)
    }
  }
}
