// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Finding in text views.

import Mica
import Testing
import UIKit

@Suite @MainActor
struct FindTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)

  @Test func resultsAreSelectedInTurn() {
    stage.run {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 180, height: 80))
      view.text = "one two One"
      #expect(view.findInteraction == nil && !view.isFindInteractionEnabled)
      view.isFindInteractionEnabled = true
      let find = view.findInteraction
      find?.presentFindNavigator(showingReplace: false)
      find?.activeFindSession?.performSearch(query: "one", options: nil)
      #expect(find?.activeFindSession?.resultCount == 2)
      find?.findNext()
      #expect(view.selectedRange == NSRange(location: 0, length: 3))
      find?.findNext()
      #expect(view.selectedRange == NSRange(location: 8, length: 3))
      find?.findPrevious()
      #expect(find?.activeFindSession?.highlightedResultIndex == 0)
      find?.dismissFindNavigator()
      #expect(find?.activeFindSession == nil)
      view.isFindInteractionEnabled = false
      #expect(view.findInteraction == nil)
    }
  }
}
