// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Classes whose `init(coder:)` can't fail on iOS: a subclass declares it without a question mark.

import Foundation
import Testing
import UIKit

private final class Bar: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }
  required init(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }
  private func fill() { addArrangedSubview(UILabel()) }
}

@Suite @MainActor struct ArchiveInitializerTests {
  @Test func stackViewsAreMadeOfEveryArchive() {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(Bar(coder: coder).arrangedSubviews.count == 1)
    #expect(UIStackView(coder: coder).axis == .horizontal)
  }

  @Test func appearancesOfBarsAreMadeOfEveryArchive() {
    let appearance: UIBarAppearance = UIBarAppearance(
      coder: NSKeyedArchiver(requiringSecureCoding: false))
    #expect(appearance.backgroundColor == nil)
  }
}
