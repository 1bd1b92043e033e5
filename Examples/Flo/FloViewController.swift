// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: the whole water tracker, with the number of glasses in the middle of the dial.

import UIKit

/// Shows the dial with its number above the two buttons; a tap on it turns it over to the week's graph.
class FloViewController: CounterViewController {
  /// The number of glasses, in the middle of the dial.
  let counterLabel = UILabel()
  /// The week, on the dial's back.
  let graphView = GraphView(frame: CGRect(x: 0, y: 15, width: 300, height: 200))

  /// What is turned over.
  private let card = UIControl(frame: CGRect(x: 150, y: 90, width: 300, height: 230))

  override var counter: Int {
    didSet { showCounter() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    counterLabel.font = UIFont.systemFont(ofSize: 36)
    counterLabel.textAlignment = .center
    counterLabel.textColor = .black
    counterLabel.frame = counterView.bounds.insetBy(dx: 76, dy: 76)
    counterView.addSubview(counterLabel)
    showCounter()
    installCard()
  }

  private func installCard() {
    counterView.superview?.insertSubview(card, belowSubview: counterView)
    counterView.frame.origin = CGPoint(x: 35, y: 0)
    card.addSubview(counterView)
    graphView.isHidden = true
    card.addSubview(graphView)
    card.accessibilityIdentifier = "card"
    for view in [counterView, graphView] { view.isUserInteractionEnabled = false }
    card.addAction(UIAction { [weak self] _ in self?.turnOver() }, for: .touchUpInside)
    addButton.accessibilityLabel = "Add"
    removeButton.accessibilityLabel = "Remove"
  }

  private func turnOver() {
    let showsGraph = graphView.isHidden
    graphView.glasses[graphView.glasses.count - 1] = counter
    UIView.transition(
      from: showsGraph ? counterView : graphView, to: showsGraph ? graphView : counterView,
      duration: 1,
      options: [
        showsGraph ? .transitionFlipFromLeft : .transitionFlipFromRight, .showHideTransitionViews,
      ])
  }

  private func showCounter() {
    counterLabel.text = String(counterView.counter)
  }
}
