// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: one page with phrases in many scripts, each with its name.

import UIKit

/// Shows a list of phrases, one for each script, in a screen of 420 × 560 points.
class ScriptsViewController: UIViewController {
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 420, height: 560))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(page)
    for (index, sample) in ScriptSample.all.enumerated() {
      add(sample, top: 14 + 45 * CGFloat(index))
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    page.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  private func add(_ sample: ScriptSample, top: CGFloat) {
    let name = UILabel(frame: CGRect(x: 16, y: top, width: 388, height: 14))
    name.font = UIFont.systemFont(ofSize: 11)
    name.textColor = UIColor(white: 0.5, alpha: 1)
    name.text = sample.name
    page.addSubview(name)
    let text = UILabel(frame: CGRect(x: 16, y: top + 13, width: 388, height: 28))
    text.font = UIFont.systemFont(ofSize: 19)
    text.textColor = .black
    text.text = sample.text
    page.addSubview(text)
  }
}
