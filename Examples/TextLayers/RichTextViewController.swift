// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: a text layer with an attributed string, one word of it red and underlined.

import UIKit

/// Shows a paragraph in black, five characters from the sixth on in red with a line under them.
class RichTextViewController: UIViewController {
  /// The layer that draws the text.
  let textLayer = CATextLayer()
  /// The characters that are red and underlined.
  static let accent = NSRange(location: 6, length: 5)

  private let paper = UIView(frame: CGRect(x: 0, y: 0, width: 260, height: 180))
  private let text = """
    Quiet drops gather on the window, waver, run together and race each other down the glass. \
    Behind them the garden has turned to paint: a green blur, a yellow one, and the red of the \
    last tomato, swinging.
    """

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.2, alpha: 1)
    paper.backgroundColor = .white
    view.addSubview(paper)
    textLayer.frame = paper.bounds.insetBy(dx: 12, dy: 12)
    textLayer.contentsScale = UIScreen.main.scale
    textLayer.alignmentMode = .justified
    textLayer.isWrapped = true
    textLayer.string = richText()
    paper.layer.addSublayer(textLayer)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    paper.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// The text with its attributes; the layer's own font and colour don't count.
  private func richText() -> NSAttributedString {
    let string = NSMutableAttributedString(string: text)
    let font = UIFont.systemFont(ofSize: 15)
    let whole = NSRange(location: 0, length: string.length)
    string.setAttributes([.font: font, .foregroundColor: UIColor.black], range: whole)
    string.setAttributes(
      [
        .font: font, .foregroundColor: UIColor.red,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
      ], range: RichTextViewController.accent)
    return string
  }
}
