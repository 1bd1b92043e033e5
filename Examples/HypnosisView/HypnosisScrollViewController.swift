// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The hypnotising view in scroll views: one of twice the screen, and two side by side that are turned like
// pages.

import UIKit

/// Shows a view of twice the screen's size, which a finger moves.
class HypnosisScrollViewController: UIViewController {
  /// What a finger moves the view in.
  let scrollView = UIScrollView()
  /// The view with the circles, twice as wide and high as the screen.
  let hypnosisView = HypnosisView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .darkGray
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    scrollView.addSubview(hypnosisView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = CGSize(width: view.bounds.width * 2, height: view.bounds.height * 2)
    guard size != scrollView.contentSize else { return }
    hypnosisView.frame = CGRect(origin: .zero, size: size)
    scrollView.contentSize = size
  }
}

/// Shows two views of the screen's size, of which one can be seen at a time.
class HypnosisPagesViewController: UIViewController {
  /// What a finger turns the pages in.
  let scrollView = UIScrollView()
  /// The page on the left.
  let firstView = HypnosisView()
  /// The page on the right, with red circles.
  let secondView = HypnosisView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .darkGray
    scrollView.isPagingEnabled = true
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    secondView.circleColor = .red
    scrollView.addSubview(firstView)
    scrollView.addSubview(secondView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let page = view.bounds
    guard scrollView.contentSize.width != page.width * 2 else { return }
    firstView.frame = page
    secondView.frame = page.offsetBy(dx: page.width, dy: 0)
    scrollView.contentSize = CGSize(width: page.width * 2, height: page.height)
  }
}
