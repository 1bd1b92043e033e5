// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The scenes of FixFlex's pictures as an iOS program writes them: boxes in place of labels, by constraints.

import CoreGraphics
import Foundation
import UIKit

/// What the traces say of labels on iOS 17.
struct LabelTrace: Decodable {
  let heights: [String: [String: Double]]
  let title1_widths: [String: [String: Double]]

  static func read() throws -> LabelTrace {
    let file = References.uikit.appendingPathComponent("traces/label_boxes_ios17.json")
    return try JSONDecoder().decode(LabelTrace.self, from: Data(contentsOf: file))
  }
}

/// A box that asks for a label's size.
final class LabelBox: UIView {
  private let size: CGSize

  init(_ size: CGSize, _ color: UIColor) {
    self.size = size
    super.init(frame: .zero)
    backgroundColor = color
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// One picture's scene: "CenterLabelInParent__rtl".
@MainActor
struct FlexScene {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let parent = UIView()
  /// By the colour that the traces name them by.
  private(set) var boxes: [String: UIView] = [:]
  private let labels: LabelTrace
  private let category: String
  private let isMirrored: Bool

  init(_ name: String, _ labels: LabelTrace, greenWidth: CGFloat? = nil) {
    let parts = name.components(separatedBy: "__")
    self.labels = labels
    isMirrored = parts[1] == "rtl"
    let categories = [
      "xs": "XS", "s": "S", "m": "M", "xl": "XL", "xxl": "XXL", "xxxl": "XXXL", "am": "AX1",
      "al": "AX2", "axl": "AX3", "axxl": "AX4", "axxxl": "AX5",
    ]
    category = categories[parts[1]] ?? "L"
    add(parent, to: root)
    parent.backgroundColor = .systemMint
    var rules = [
      parent.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      parent.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      parent.widthAnchor.constraint(equalToConstant: 200),
    ]
    switch parts[0] {
    case "FillParentWithInset": rules += fill()
    case "CenterLabelInParent": rules += center()
    case "CardWithIconTitleAndSubtitle": rules += card()
    case "LabelsSplit": rules += split()
    case "FlexMinMax": rules += stretch()
    default: rules += between(greenWidth ?? 300)
    }
    NSLayoutConstraint.activate(rules)
    root.layoutIfNeeded()
  }

  private func add(_ view: UIView, to above: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if isMirrored {
      for one in [view, above] { one.semanticContentAttribute = .forceRightToLeft }
    }
    above.addSubview(view)
  }

  /// A label of one line; a width that no trace has is more than there is room for.
  private func label(
    _ text: String, _ style: String, _ color: UIColor, width: Double? = nil
  ) -> LabelBox {
    func exact(_ value: Double) -> Double { (value * 3).rounded() / 3 }
    let known = width ?? labels.title1_widths[category]?[text] ?? 300
    let box = LabelBox(
      CGSize(width: exact(known), height: exact(labels.heights[category]?[style] ?? 0)), color)
    add(box, to: parent)
    return box
  }

  private func guide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    return guide
  }

  private func pin(_ view: UIView, inset: CGFloat) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -inset),
    ]
  }

  // MARK: Scenes

  private mutating func fill() -> [NSLayoutConstraint] {
    let view = UIView()
    view.backgroundColor = .systemYellow
    add(view, to: parent)
    boxes["yellow"] = view
    return pin(view, inset: 15) + [
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 15),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -15),
      parent.heightAnchor.constraint(equalToConstant: 100),
    ]
  }

  private mutating func center() -> [NSLayoutConstraint] {
    let view = label("topLabel", "title1", .systemYellow)
    boxes["yellow"] = view
    let (before, after, above, below) = (guide(), guide(), guide(), guide())
    return [
      parent.heightAnchor.constraint(equalToConstant: 200),
      before.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.leadingAnchor.constraint(equalTo: before.trailingAnchor),
      after.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      parent.trailingAnchor.constraint(equalTo: after.trailingAnchor),
      before.widthAnchor.constraint(equalTo: after.widthAnchor),
      above.topAnchor.constraint(equalTo: parent.topAnchor),
      view.topAnchor.constraint(equalTo: above.bottomAnchor),
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
      parent.bottomAnchor.constraint(equalTo: below.bottomAnchor),
      above.heightAnchor.constraint(equalTo: below.heightAnchor),
    ]
  }

  private mutating func card() -> [NSLayoutConstraint] {
    let icon = UIView()
    icon.backgroundColor = .systemBrown
    add(icon, to: parent)
    let title = label("Title", "title1", .systemYellow, width: 100)
    let subtitle = label("Subtitle", "body", .systemOrange, width: 100)
    boxes = ["brown": icon, "yellow": title, "orange": subtitle]
    return [icon, title, subtitle].flatMap { pin($0, inset: 5) } + [
      icon.topAnchor.constraint(equalTo: parent.topAnchor, constant: 5),
      icon.heightAnchor.constraint(equalToConstant: 50),
      title.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 10),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor),
      subtitle.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -5),
    ]
  }

  private mutating func split() -> [NSLayoutConstraint] {
    let colors: [UIColor] = [.systemYellow, .systemOrange, .systemBrown]
    let all = colors.map { label("L", "title3", $0, width: 25) }
    boxes = ["yellow": all[0], "orange": all[1], "brown": all[2]]
    return [
      all[0].leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 5),
      all[1].leadingAnchor.constraint(equalTo: all[0].trailingAnchor, constant: 5),
      all[2].leadingAnchor.constraint(equalTo: all[1].trailingAnchor, constant: 5),
      all[2].trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -5),
      all[0].widthAnchor.constraint(equalTo: all[1].widthAnchor, multiplier: 2),
      all[1].widthAnchor.constraint(equalTo: all[2].widthAnchor),
    ]
      + all.flatMap {
        [
          $0.topAnchor.constraint(equalTo: parent.topAnchor, constant: 5),
          $0.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -5),
        ]
      }
  }

  private mutating func stretch() -> [NSLayoutConstraint] {
    let colors: [UIColor] = [.systemYellow, .systemOrange, .systemBrown]
    let all = colors.map { label("Elit Aenean", "title1", $0) }
    boxes = ["yellow": all[0], "orange": all[1], "brown": all[2]]
    return [
      all[0].topAnchor.constraint(equalTo: parent.topAnchor, constant: 5),
      all[1].topAnchor.constraint(equalTo: all[0].bottomAnchor),
      all[2].topAnchor.constraint(equalTo: all[1].bottomAnchor),
      all[2].bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -5),
      all[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 175),
      all[2].widthAnchor.constraint(lessThanOrEqualToConstant: 100),
    ]
      + all.flatMap {
        [
          $0.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 5),
          $0.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -5),
        ]
      }
  }

  private mutating func between(_ width: CGFloat) -> [NSLayoutConstraint] {
    let view = label("Green Red", "title1", .systemYellow, width: width)
    let (green, red) = (UIView(), UIView())
    green.backgroundColor = .systemGreen.withAlphaComponent(0.5)
    red.backgroundColor = .systemRed.withAlphaComponent(0.5)
    for one in [green, red] { add(one, to: parent) }
    boxes["yellow"] = view
    let (before, after) = (guide(), guide())
    return [
      before.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      view.leadingAnchor.constraint(equalTo: before.trailingAnchor),
      after.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      parent.trailingAnchor.constraint(equalTo: after.trailingAnchor),
      before.widthAnchor.constraint(equalTo: after.widthAnchor),
      green.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      green.widthAnchor.constraint(equalToConstant: 20),
      red.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      red.widthAnchor.constraint(equalToConstant: 20),
      red.leadingAnchor.constraint(greaterThanOrEqualTo: green.trailingAnchor),
    ]
      + [view, green, red].flatMap {
        [
          $0.topAnchor.constraint(equalTo: parent.topAnchor),
          $0.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
        ]
      }
  }
}
