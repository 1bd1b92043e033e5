// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Controls with a value, and views that show progress (FACTS_UIKIT f.2).

import CoreGraphics
import Foundation
internal import MicaNib

extension UISwitch {
  func readSwitch(_ item: NibItem) {
    if let isOn = item.bool("on") { setOn(isOn, animated: false) }
    item.set("onTintColor", self, \.onTintColor)
    item.set("thumbTintColor", self, \.thumbTintColor)
    item.set("onImage", self, \.onImage)
    item.set("offImage", self, \.offImage)
    item.set("title", self, \.title)
    item.choice("preferredStyle", self, \.preferredStyle, of: [.automatic, .checkbox, .sliding])
  }
}

extension UISlider {
  func readSlider(_ item: NibItem) {
    item.set("minValue", self, \.minimumValue)
    item.set("maxValue", self, \.maximumValue)
    // Interface Builder leaves out the value of its own new sliders.
    value = item.number("value").map { Float($0) } ?? 0.5
    item.set("continuous", self, \.isContinuous)
    item.set("minimumTrackTintColor", self, \.minimumTrackTintColor)
    item.set("maximumTrackTintColor", self, \.maximumTrackTintColor)
    item.set("thumbTintColor", self, \.thumbTintColor)
    item.set("minimumValueImage", self, \.minimumValueImage)
    item.set("maximumValueImage", self, \.maximumValueImage)
    item.ignore("preferredBehavioralStyle")
  }
}

extension UIStepper {
  func readStepper(_ item: NibItem) {
    item.set("minimumValue", self, \.minimumValue)
    item.set("maximumValue", self, \.maximumValue)
    item.set("stepValue", self, \.stepValue)
    item.set("value", self, \.value)
    item.set("continuous", self, \.isContinuous)
    item.set("autorepeat", self, \.autorepeat)
    item.set("wraps", self, \.wraps)
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
    item.set("momentary", self, \.isMomentary)
    item.set("apportionsSegmentWidthsByContent", self, \.apportionsSegmentWidthsByContent)
    if let index = item.integer("selectedSegmentIndex") { selectedSegmentIndex = index }
    item.set("selectedSegmentTintColor", self, \.selectedSegmentTintColor)
    item.ignore("segmentControlStyle")
  }
}

extension UIPageControl {
  func readPageControl(_ item: NibItem) {
    item.set("numberOfPages", self, \.numberOfPages)
    item.set("currentPage", self, \.currentPage)
    item.set("hidesForSinglePage", self, \.hidesForSinglePage)
    item.set("defersCurrentPageDisplay", self, \.defersCurrentPageDisplay)
    item.set("pageIndicatorTintColor", self, \.pageIndicatorTintColor)
    item.set("currentPageIndicatorTintColor", self, \.currentPageIndicatorTintColor)
    item.ignore("backgroundStyle", "allowsContinuousInteraction")
  }
}

extension UIDatePicker {
  func readDatePicker(_ item: NibItem) {
    item.choice(
      "datePickerMode", self, \.datePickerMode, of: [.time, .date, .dateAndTime, .countDownTimer])
    item.choice(
      "style", self, \.preferredDatePickerStyle, of: [.automatic, .wheels, .compact, .inline])
    item.set("minuteInterval", self, \.minuteInterval)
    if let seconds = item.number("countDownDuration") { countDownDuration = seconds }
    if let name = item["locale"] { locale = Locale(identifier: name) }
    if let name = item.child(key: "locale")?["localeIdentifier"] {
      locale = Locale(identifier: name)
    }
    if item["useCurrentDate"] != "YES", let part = item.child(key: "date") {
      date = Date(
        timeIntervalSinceReferenceDate: Double(
          item.loader.number(part, "timeIntervalSinceReferenceDate")))
    }
    if let part = item.child(key: "minimumDate") {
      minimumDate = Date(
        timeIntervalSinceReferenceDate: Double(
          item.loader.number(part, "timeIntervalSinceReferenceDate")))
    }
    if let part = item.child(key: "maximumDate") {
      maximumDate = Date(
        timeIntervalSinceReferenceDate: Double(
          item.loader.number(part, "timeIntervalSinceReferenceDate")))
    }
    if let part = item.child(key: "timeZone"), let name = part["name"] {
      timeZone = TimeZone(identifier: name)
    }
    item.ignore("useCurrentDate", "calendar", "roundsToMinuteInterval")
  }
}

extension UIPickerView {
  func readPicker(_ item: NibItem) {
    item.set("showsSelectionIndicator", self, \.showsSelectionIndicator)
  }
}

extension UIProgressView {
  func readProgressView(_ item: NibItem) {
    item.choice("progressViewStyle", self, \.progressViewStyle, of: [.default, .bar])
    // Interface Builder leaves out the progress of its own new ones.
    progress = item.number("progress").map { Float($0) } ?? 0.5
    item.set("progressTintColor", self, \.progressTintColor)
    item.set("trackTintColor", self, \.trackTintColor)
    item.set("progressImage", self, \.progressImage)
    item.set("trackImage", self, \.trackImage)
  }
}

extension UIActivityIndicatorView {
  func readSpinner(_ item: NibItem) {
    let styles: [String: Style] = [
      "medium": .medium, "large": .large, "white": .white, "gray": .gray,
      "whiteLarge": .whiteLarge,
    ]
    if let style = item.choice("style", named: styles) { self.style = style }
    if let color = item.color("color") { self.color = color }
    item.set("hidesWhenStopped", self, \.hidesWhenStopped)
    if item.bool("animating") == true { startAnimating() }
  }
}
