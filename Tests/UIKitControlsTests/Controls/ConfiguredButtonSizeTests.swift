// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS 3.39: buttons of a configuration have their size at once.

import Testing
import UIKit

@Suite @MainActor
struct ConfiguredButtonSizeTests {
  private func button() -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Tap"
    return UIButton(configuration: configuration)
  }

  @Test("A new one is as large as its content")
  func size() {
    let button = button()
    #expect(button.frame.width > 50 && button.frame.height > 30)
    #expect(button.frame.size == button.intrinsicContentSize)
  }

  @Test("The first layout by constraints gives it that size")
  func constraints() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let button = button()
    let size = button.intrinsicContentSize
    button.frame = .zero
    button.configuration?.title = "Tap"
    button.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: window.centerYAnchor),
    ])
    window.layoutIfNeeded()
    #expect(abs(button.frame.width - size.width) < 1 && abs(button.frame.height - size.height) < 1)
  }
}
