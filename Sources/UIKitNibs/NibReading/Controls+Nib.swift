// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Controls with a value, and views that show progress (FACTS_UIKIT f.2).

import CoreGraphics
import Foundation
internal import MicaNib

extension UISlider {
  func readSlider(_ item: NibItem) {
    // Interface Builder leaves out the value of its own new sliders.
    if !item.has("value") { value = 0.5 }
    item.ignore("preferredBehavioralStyle")
  }
}

extension UISegmentedControl {
  func readSegments(_ item: NibItem) {
    let strings = item.loader.file.strings
    let list = item.child("segments")
    for (index, element) in (list?.children ?? []).enumerated() {
      guard element.name == "segment" else { continue }
      let part = NibItem(element, item.loader)
      if let image = part.image("image") {
        insertSegment(with: image, at: index, animated: false)
      } else {
        let own = part["title"] ?? part.child(key: "title")?.content
        let translated = item.element.id.flatMap { strings["\($0).segmentTitles[\(index)]"] }
        insertSegment(withTitle: translated ?? own ?? "", at: index, animated: false)
      }
      if let width = part.number("width") { setWidth(CGFloat(width), forSegmentAt: index) }
      if let isEnabled = part.bool("enabled") { setEnabled(isEnabled, forSegmentAt: index) }
      if let offset = part.size("contentOffset") { setContentOffset(offset, forSegmentAt: index) }
      part.ignore("catalog")
      part.finish()
    }
  }
}

extension UIDatePicker {
  func readDates(_ item: NibItem) {
    if item["useCurrentDate"] != "YES", let date = date("date", item) { self.date = date }
    if let date = date("minimumDate", item) { minimumDate = date }
    if let date = date("maximumDate", item) { maximumDate = date }
    item.ignore("useCurrentDate", "calendar", "roundsToMinuteInterval")
  }

  private func date(_ key: String, _ item: NibItem) -> Date? {
    item.child(key: key).map {
      Date(
        timeIntervalSinceReferenceDate: Double(
          item.loader.number($0, "timeIntervalSinceReferenceDate")))
    }
  }
}

extension UIProgressView {
  func readProgressView(_ item: NibItem) {
    // Interface Builder leaves out the progress of its own new ones.
    if !item.has("progress") { progress = 0.5 }
  }
}

extension UIActivityIndicatorView {
  func readSpinner(_ item: NibItem) {
    if item.bool("animating") == true { startAnimating() }
  }
}
