// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: a map of coloured fields that a finger drags about under a small window.

import UIKit

/// Shows the window in the middle of the view.
class ScrollLayerViewController: UIViewController {
  private let scroller = ScrollView(frame: CGRect(x: 0, y: 0, width: 260, height: 260))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.85, alpha: 1)
    scroller.addSubview(FieldsView(frame: CGRect(x: 0, y: 0, width: 480, height: 480)))
    scroller.layer.borderWidth = 2
    view.addSubview(scroller)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
}

/// Twelve by twelve fields in all colours, each with a dot.
class FieldsView: UIView {
  override func draw(_ rect: CGRect) {
    let side: CGFloat = 40
    for row in 0..<12 {
      for column in 0..<12 {
        let field = CGRect(
          x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side)
        let hue = CGFloat(row * 12 + column) / 144
        UIColor(
          hue: hue, saturation: (row + column) % 2 == 0 ? 0.5 : 0.75, brightness: 0.95, alpha: 1
        )
        .setFill()
        UIRectFill(field)
        UIColor(white: 1, alpha: 0.8).setFill()
        let radius = 2 + CGFloat(column)
        UIBezierPath(
          ovalIn: CGRect(
            x: field.midX - radius, y: field.midY - radius, width: 2 * radius, height: 2 * radius)
        ).fill()
      }
    }
  }
}
