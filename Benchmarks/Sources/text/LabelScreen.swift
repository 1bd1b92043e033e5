// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A phone's screen of 200 labels, as a table of figures would have them.

import Mica
import UIKit

/// Shows 200 labels, half of them of two lines.
@MainActor
final class LabelScreen: UIViewController {
  private static let count = 200
  private var labels: [UILabel] = []
  private var step = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for index in 0..<Self.count {
      let label = UILabel()
      label.numberOfLines = index % 2 + 1
      label.font = .systemFont(ofSize: index % 2 == 0 ? 15 : 11)
      label.frame = CGRect(
        x: CGFloat(index % 4) * 97 + 4, y: CGFloat(index / 4) * 16.5 + 8, width: 92, height: 16)
      if index % 2 == 1 { label.frame.size.height = 28 }
      labels.append(label)
      view.addSubview(label)
    }
    countUp()
  }

  /// Gives every label another text.
  func countUp() {
    step += 1
    for (index, label) in labels.enumerated() {
      label.text =
        index % 2 == 0
        ? "Row \(index): \(step * 7 + index)"
        : "Updated \(step) times, most recently by item \(index)"
    }
  }

  /// Has every label laid out and drawn again.
  func layOutAgain() {
    for label in labels {
      label.setNeedsLayout()
      label.setNeedsDisplay()
    }
  }

  /// 120 frames after 10 of warm-up, 390×844 pt at scale 2, one worker.
  static func framesPerSecond(_ change: (LabelScreen) -> Void) throws -> Double {
    let stage = Stage(size: CGSize(width: 390, height: 844), scale: 2)
    stage.threads = 1
    let screen = LabelScreen(nibName: nil, bundle: nil)
    stage.root = screen
    func run(_ frames: Range<Int>) throws {
      for frame in frames {
        change(screen)
        _ = try stage.snapshot(at: Double(frame) / 60)
      }
    }
    try stage.prepare()
    try run(0..<10)
    return 120 / (try Measure.seconds { try run(10..<130) })
  }
}
