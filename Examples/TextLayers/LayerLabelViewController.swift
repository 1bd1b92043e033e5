// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: two labels with text layers, built in code.

import UIKit

/// Shows a heading and a paragraph, both of them layer labels.
class LayerLabelViewController: UIViewController {
  /// The heading.
  let heading = LayerLabel(frame: CGRect(x: 16, y: 14, width: 268, height: 32))
  /// The paragraph.
  let paragraph = LayerLabel(frame: CGRect(x: 16, y: 52, width: 268, height: 140))

  private let paper = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 206))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.2, alpha: 1)
    paper.backgroundColor = UIColor(red: 1, green: 0.98, blue: 0.93, alpha: 1)
    heading.text = "The lighthouse"
    heading.font = UIFont.boldSystemFont(ofSize: 24)
    heading.textColor = UIColor(red: 0.15, green: 0.35, blue: 0.6, alpha: 1)
    paragraph.text = """
      Nobody has lived in it for years, and still it turns its lamp every night. Fishermen say that \
      it counts them in: three slow sweeps for each boat, a pause, and then the next. On foggy \
      evenings the pauses grow long.
      """
    paragraph.font = UIFont.systemFont(ofSize: 16)
    paragraph.textColor = UIColor(white: 0.2, alpha: 1)
    paper.addSubview(heading)
    paper.addSubview(paragraph)
    view.addSubview(paper)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    paper.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
}
