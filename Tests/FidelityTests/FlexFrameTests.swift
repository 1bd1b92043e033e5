// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Frames that iOS gave the boxes of FixFlex's pictures, in all content sizes (traces/fixflex_frames.shown.json).

import Foundation
import Mica
import Testing
import UIKit

@Suite(.enabled(if: References.areOfUIKitPresent, "Apple's reference pictures are absent"))
@MainActor
struct FlexFrameTests {
  private struct Trace: Decodable { let frames: [String: [String: [Double]]] }

  /// FACTS_UIKIT e.10: every edge to a third of a point.
  @Test func everyFrameIsIOSs() throws {
    let file = References.uikit.appendingPathComponent("traces/fixflex_frames.shown.json")
    let trace = try JSONDecoder().decode(Trace.self, from: Data(contentsOf: file))
    let labels = try LabelTrace.read()
    #expect(trace.frames.count == 78)
    let stage = Stage(size: CGSize(width: 393, height: 852), scale: 3)
    stage.run {
      for (name, frames) in trace.frames.sorted(by: { $0.key < $1.key }) {
        check(name, frames, labels)
      }
    }
  }

  private func check(_ name: String, _ frames: [String: [Double]], _ labels: LabelTrace) {
    // Pictures of PutBetweenAnchors show 20 points less on each side: other boxes lie over these.
    let cover: CGFloat = name.hasPrefix("Put") ? 20 : 0
    let width = frames["yellow"].map { $0[2] >= 160 ? 300 : $0[2] + 40 }
    let scene = FlexScene(name, labels, greenWidth: cover > 0 ? width.map { CGFloat($0) } : nil)
    for (color, numbers) in frames.sorted(by: { $0.key < $1.key }) {
      var box = scene.boxes[color]?.frame.insetBy(dx: cover, dy: 0) ?? .zero
      if color == "size" { box = scene.parent.bounds }
      let ours =
        color == "size" ? [box.width, box.height] : [box.minX, box.minY, box.width, box.height]
      let isSame = zip(ours, numbers).allSatisfy { abs($0 - $1) < 0.001 }
      #expect(isSame, "\(name) \(color): \(ours), on iOS \(numbers)")
    }
  }
}
