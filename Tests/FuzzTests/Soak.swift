// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Runs many scenes on all cores. Each worker leaves the seed that it is at in a file, so that a
// crash or a hang tells which scene it was.

import Dispatch
import Foundation
import Synchronization

/// MICA_SOAK_SCENES scenes from seed MICA_SOAK_SEED on; MICA_SOAK_TRACE names the file of seeds.
/// MICA_SOAK_CALLS stops each scene after so many calls, to find the one that hangs.
struct SoakPlan {
  let sceneCount: Int
  let firstSeed: UInt64
  let trace: String?
  let callLimit: Int
  /// A scene that takes longer, in seconds, counts as a hang; a sanitizer slows the hardest ones down to a minute.
  static let patience =
    ProcessInfo.processInfo.environment["MICA_SOAK_PATIENCE"].flatMap { Double($0) } ?? 120

  init(
    sceneCount: Int? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.sceneCount =
      sceneCount ?? environment["MICA_SOAK_SCENES"].flatMap { Int($0) } ?? 5000
    firstSeed = environment["MICA_SOAK_SEED"].flatMap { UInt64($0) } ?? 1
    trace = environment["MICA_SOAK_TRACE"]
    callLimit = environment["MICA_SOAK_CALLS"].flatMap { Int($0) } ?? .max
  }

  /// The first failures, at most eight, as "seed: what".
  func run(_ make: @Sendable (UInt64) -> some FuzzScene) -> [String] {
    let workers = ProcessInfo.processInfo.activeProcessorCount
    let next = Atomic<Int>(0)
    let failures = Mutex<[String]>([])
    let watch = SeedWatch(workers: workers, trace: trace)
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      let renderers = SceneRenderers()
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        if index >= sceneCount || failures.withLock({ $0.count >= 8 }) { break }
        let seed = firstSeed + UInt64(index)
        watch.begin(seed, worker: worker)
        var scene = make(seed)
        scene.callCount = min(scene.callCount, callLimit)
        if let failure = renderers.failure(of: scene) {
          failures.withLock { $0.append("\(seed): \(failure)") }
        }
      }
      watch.end(worker: worker)
    }
    watch.stop()
    return failures.withLock { $0.sorted() }
  }
}

/// Knows what each worker is at, and stops the process when one stays at a scene for too long.
private final class SeedWatch: Sendable {
  private struct Present {
    var seeds: [UInt64?]
    var starts: [DispatchTime]
    var isOver = false
  }

  private let present: Mutex<Present>
  private let file: Int32

  init(workers: Int, trace: String?) {
    present = Mutex(
      Present(
        seeds: Array(repeating: nil, count: workers),
        starts: Array(repeating: .now(), count: workers)))
    file = trace.map { open($0, O_CREAT | O_TRUNC | O_WRONLY, 0o644) } ?? -1
    Thread.detachNewThread { [self] in
      while !checkIsOver() { Thread.sleep(forTimeInterval: 0.5) }
    }
  }

  func begin(_ seed: UInt64, worker: Int) {
    present.withLock {
      $0.seeds[worker] = seed
      $0.starts[worker] = .now()
    }
    guard file >= 0 else { return }
    // A line of its own for each worker, of one length.
    let digits = String(seed)
    let line = String(repeating: " ", count: 20 - digits.count) + digits + "\n"
    _ = line.withCString { pwrite(file, $0, 21, off_t(worker * 21)) }
  }

  func end(worker: Int) { present.withLock { $0.seeds[worker] = nil } }

  func stop() {
    present.withLock { $0.isOver = true }
    if file >= 0 { close(file) }
  }

  private func checkIsOver() -> Bool {
    present.withLock { present in
      for (seed, start) in zip(present.seeds, present.starts) {
        guard let seed else { continue }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
        if seconds > SoakPlan.patience {
          fatalError("scene \(seed) has been drawn for \(Int(seconds)) s")
        }
      }
      return present.isOver
    }
  }
}
