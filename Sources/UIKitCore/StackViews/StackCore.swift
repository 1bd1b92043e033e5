// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a stack view keeps, and what follows when a program changes it.

import CoreGraphics

/// What a stack view keeps of its views and constraints.
@MainActor
final class StackCore {
  var views: [UIView] = []
  var spacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints that stand, by what they say.
  var links: [StackLink: NSLayoutConstraint] = [:]
  /// Spans the views across the axis.
  let spanner = UILayoutGuide()
  /// Stands in where no view is shown.
  let spacer = UILayoutGuide()
  /// One for each pair of views with equal room between them; kept when there are fewer pairs.
  var gaps: [UILayoutGuide] = []
  /// Views that keep the size that they ask for, where others could give way as well.
  var steady: Set<ObjectIdentifier> = []

  init() {
    spanner.identifier = "UISV-alignment-spanner"
    spacer.identifier = "UISV-distributing-spanner"
  }

  var visible: [UIView] { views.filter { !$0.isHidden } }

  func holds(_ view: UIView) -> Bool { views.contains { $0 === view } }
}

extension UIStackView {
  func wantArrangement() { setNeedsUpdateConstraints() }

  func arrange(_ view: UIView, at place: Int?) {
    stack.views.removeAll { $0 === view }
    precondition(
      place.map { $0 >= 0 && $0 <= stack.views.count } ?? true,
      "insertArrangedSubview(_:at:): index \(place ?? 0) is out of bounds for the arrangedSubviews array [0 .. \(stack.views.count)]."
    )
    stack.views.insert(view, at: place ?? stack.views.count)
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    wantArrangement()
  }

  func stopArranging(_ view: UIView) {
    guard stack.holds(view) else { return }
    stack.views.removeAll { $0 === view }
    stack.spacings[ObjectIdentifier(view)] = nil
    stack.steady.remove(ObjectIdentifier(view))
    for (link, constraint) in stack.links where constraint.refers(into: view) {
      constraint.isActive = false
      stack.links[link] = nil
    }
    wantArrangement()
  }

  func setSpacing(_ spacing: CGFloat, after view: UIView) {
    guard stack.holds(view), customSpacing(after: view) != spacing else { return }
    stack.spacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    wantArrangement()
  }

  /// The view of a row whose baseline stands for the row's.
  var tallestView: UIView? {
    stack.visible.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }

  /// Hides or shows an arranged view. In an animation its size goes to zero, or comes back, and a view
  /// that goes is shown until the end (FACTS_UIKIT e.15).
  func hide(_ view: UIView, _ hides: Bool) -> Bool {
    guard stack.holds(view) else { return false }
    if view.isHidden == hides { return true }
    wantArrangement()
    superview?.setNeedsLayout()
    guard window != nil, let block = AnimationBlock.animating else {
      view.layout.hidesSoon = false
      view.layer.isHidden = hides
      return true
    }
    view.layout.hidesSoon = hides
    if hides {
      block.whenDone { [weak view] in
        guard let view, view.layout.hidesSoon else { return }
        view.layout.hidesSoon = false
        view.layer.isHidden = true
      }
    } else {
      view.layer.isHidden = false
    }
    block.layOutAtEnd(layoutRoot)
    return true
  }
}
