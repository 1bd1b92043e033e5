// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: the same paragraph by two text layers, one soft and one sharp.

import UIKit

/// Shows two text layers side by side: one at the standard `contentsScale` of 1, one at the screen's.
class TextLayerViewController: UIViewController {
  /// Left: one pixel for each point, which every finer screen shows soft.
  let softLayer = CATextLayer()
  /// Right: as many pixels as the screen has.
  let sharpLayer = CATextLayer()

  /// What both layers say.
  @IBInspectable var text: String = """
    Rain fell on the harbour all morning. The boats lay with their sails furled, ropes ticking \
    against the masts, and the gulls had given up the air for the warm tin roof of the market. \
    Toward noon the clouds parted, first over the breakwater, then over the town, and the wet \
    stones of the quay began to shine.
    """
  {
    didSet { show() }
  }

  private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 480, height: 330))
  private let captions = [UILabel(), UILabel()]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.2, alpha: 1)
    view.addSubview(stage)
    for (index, layer) in [softLayer, sharpLayer].enumerated() {
      let x = 20 + 230 * CGFloat(index)
      let paper = UIView(frame: CGRect(x: x, y: 20, width: 210, height: 260))
      paper.backgroundColor = .white
      stage.addSubview(paper)
      layer.frame = paper.bounds.insetBy(dx: 10, dy: 10)
      layer.isWrapped = true
      layer.alignmentMode = .justified
      layer.foregroundColor = UIColor.black.cgColor
      let font = UIFont.systemFont(ofSize: 15)
      layer.font = font
      layer.fontSize = font.pointSize
      paper.layer.addSublayer(layer)
      caption(captions[index], in: CGRect(x: x, y: 290, width: 210, height: 20))
    }
    sharpLayer.contentsScale = UIScreen.main.scale
    captions[0].text = "contentsScale 1"
    captions[1].text = "the screen's contentsScale"
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stage.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  private func caption(_ label: UILabel, in frame: CGRect) {
    label.frame = frame
    label.font = UIFont.systemFont(ofSize: 13)
    label.textColor = UIColor(white: 0.8, alpha: 1)
    label.textAlignment = .center
    stage.addSubview(label)
  }

  private func show() {
    softLayer.string = text
    sharpLayer.string = text
  }
}
