// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: justified text that runs around a disc, and text in a ring.

import UIKit

/// Shows a column of text with a round hole in it beside text that fills a ring.
class TextAroundShapeViewController: UIViewController {
  /// The column with the hole.
  let column = ShapedText(frame: CGRect(x: 20, y: 20, width: 280, height: 320))
  /// The ring.
  let ring = ShapedText(frame: CGRect(x: 320, y: 20, width: 320, height: 320))

  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 660, height: 360))
  private let sentence = """
    The river takes the long way round. It has never been told that there is a shorter one, and by \
    now it would not believe it. It leans against the hill, turns, leans again, and carries on with \
    the patience of things that have no place to be. Reeds write on it, herons read it, and in the \
    evening the sky lies down in it without a sound.
    """

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.86, green: 0.9, blue: 0.93, alpha: 1)
    view.addSubview(page)
    let hole = UIBezierPath(ovalIn: CGRect(x: 80, y: 90, width: 120, height: 120))
    column.path = UIBezierPath(rect: column.bounds)
    column.path.append(hole)
    column.text = justified(size: 14, color: UIColor(white: 0.15, alpha: 1), times: 4)
    ring.path = UIBezierPath(ovalIn: ring.bounds)
    ring.path.append(UIBezierPath(ovalIn: ring.bounds.insetBy(dx: 105, dy: 105)))
    ring.text = justified(
      size: 12, color: UIColor(red: 0.1, green: 0.3, blue: 0.5, alpha: 1), times: 6)
    page.addSubview(column)
    page.addSubview(ring)
    addSun(in: CGRect(x: 106, y: 116, width: 108, height: 108))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    page.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  private func addSun(in frame: CGRect) {
    let sun = UIView(frame: frame)
    sun.backgroundColor = UIColor(red: 0.98, green: 0.7, blue: 0.2, alpha: 1)
    sun.layer.cornerRadius = frame.width / 2
    page.addSubview(sun)
  }

  private func justified(size: CGFloat, color: UIColor, times: Int) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    let text = Array(repeating: sentence, count: times).joined(separator: " ")
    return NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: size), .foregroundColor: color, .paragraphStyle: style,
      ])
  }
}
