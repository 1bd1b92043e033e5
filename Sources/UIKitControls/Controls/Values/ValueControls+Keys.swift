// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of switches, sliders and their kin by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UISwitch {
  static func keys(_ table: ClassTable<UISwitch>) {
    table.initializers(inheritsOthers: true)
    table.property("isOpaque", \.isOpaque, inspectable: true, default: false)
    table.property("frame", \.frame, dynamic: true)
    table.property("bounds", \.bounds, dynamic: true)
    table.property("center", \.center, dynamic: true)
    table.property("isOn", \.isOn, inspectable: true, dynamic: true, default: false)
    table.property("onTintColor", \.onTintColor, inspectable: true)
    table.property("thumbTintColor", \.thumbTintColor, inspectable: true)
    table.property("onImage", \.onImage, nib: .key)
    table.property("offImage", \.offImage, nib: .key)
    table.property("title", \.title, nib: .key)
    table.property("preferredStyle", \.preferredStyle, nib: .key, default: .automatic)
    table.property("style", \.style)
    table.method("setOn:animated:") { $0.setOn($1, animated: $2) }
  }
}

extension UISlider {
  static func keys(_ table: ClassTable<UISlider>) {
    table.initializers(inheritsOthers: true)
    table.property("isOpaque", \.isOpaque, inspectable: true, default: false)
    table.property("minimumValue", \.minimumValue, inspectable: true, nib: "minValue", default: 0)
    table.property("maximumValue", \.maximumValue, inspectable: true, nib: "maxValue", default: 1)
    table.property("value", \.value, inspectable: true, dynamic: true, default: 0)
    table.property("isContinuous", \.isContinuous, inspectable: true, default: true)
    table.property("minimumValueImage", \.minimumValueImage, inspectable: true)
    table.property("maximumValueImage", \.maximumValueImage, inspectable: true)
    table.property("minimumTrackTintColor", \.minimumTrackTintColor, inspectable: true)
    table.property("maximumTrackTintColor", \.maximumTrackTintColor, inspectable: true)
    table.property("thumbTintColor", \.thumbTintColor, inspectable: true)
    table.property("currentThumbImage", \.currentThumbImage)
    table.property("currentMinimumTrackImage", \.currentMinimumTrackImage)
    table.property("currentMaximumTrackImage", \.currentMaximumTrackImage)
    table.method("setValue:animated:") { $0.setValue($1, animated: $2) }
    table.method("setThumbImage:forState:") { $0.setThumbImage($1, for: $2) }
    table.method("setMinimumTrackImage:forState:") { $0.setMinimumTrackImage($1, for: $2) }
    table.method("setMaximumTrackImage:forState:") { $0.setMaximumTrackImage($1, for: $2) }
  }
}

extension UIStepper {
  static func keys(_ table: ClassTable<UIStepper>) {
    table.initializers(inheritsOthers: true)
    table.property("isOpaque", \.isOpaque, inspectable: true, default: false)
    table.property("frame", \.frame, dynamic: true)
    table.property("bounds", \.bounds, dynamic: true)
    table.property("center", \.center, dynamic: true)
    table.property("minimumValue", \.minimumValue, inspectable: true, default: 0)
    table.property("maximumValue", \.maximumValue, inspectable: true, default: 100)
    table.property("stepValue", \.stepValue, inspectable: true, default: 1)
    table.property("value", \.value, inspectable: true, dynamic: true, default: 0)
    table.property("isContinuous", \.isContinuous, inspectable: true, default: true)
    table.property("autorepeat", \.autorepeat, inspectable: true, default: true)
    table.property("wraps", \.wraps, inspectable: true, default: false)
  }
}

extension UISegmentedControl {
  static func keys(_ table: ClassTable<UISegmentedControl>) {
    table.initializers(inheritsOthers: true)
    table.property("isOpaque", \.isOpaque, inspectable: true, default: false)
    table.property("numberOfSegments", \.numberOfSegments)
    table.property("isMomentary", \.isMomentary, inspectable: true, default: false)
    table.property(
      "apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent, inspectable: true,
      default: false)
    table.property(
      "selectedSegmentIndex", \.selectedSegmentIndex, inspectable: true, dynamic: true,
      default: -1)
    table.property("selectedSegmentTintColor", \.selectedSegmentTintColor, inspectable: true)
    table.method("setTitle:forSegmentAtIndex:") { $0.setTitle($1, forSegmentAt: $2) }
    table.method("titleForSegmentAtIndex:") { $0.titleForSegment(at: $1) }
    table.method("removeAllSegments") { $0.removeAllSegments() }
  }
}

extension UIPageControl {
  static func keys(_ table: ClassTable<UIPageControl>) {
    table.initializers(inheritsOthers: true)
    table.property("direction", \.direction, default: .natural)
    table.property("isOpaque", \.isOpaque, inspectable: true, default: false)
    table.property("numberOfPages", \.numberOfPages, inspectable: true, default: 0)
    table.property("currentPage", \.currentPage, inspectable: true, dynamic: true, default: 0)
    table.property("hidesForSinglePage", \.hidesForSinglePage, inspectable: true, default: false)
    table.property("pageIndicatorTintColor", \.pageIndicatorTintColor, inspectable: true)
    table.property(
      "currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, inspectable: true)
    table.property("backgroundStyle", \.backgroundStyle, default: .automatic)
    table.property("interactionState", \.interactionState)
    table.property("allowsContinuousInteraction", \.allowsContinuousInteraction, default: true)
    table.property("preferredIndicatorImage", \.preferredIndicatorImage)
    table.property("preferredCurrentPageIndicatorImage", \.preferredCurrentPageIndicatorImage)
    table.property(
      "defersCurrentPageDisplay", \.defersCurrentPageDisplay, nib: .key, default: false)
  }
}

extension UIProgressView {
  static func keys(_ table: ClassTable<UIProgressView>) {
    table.initializers(inheritsOthers: true)
    table.property("isOpaque", \.isOpaque, inspectable: true, default: false)
    table.property("progressViewStyle", \.progressViewStyle, inspectable: true)
    table.property("progress", \.progress, inspectable: true, dynamic: true, default: 0)
    table.property("progressTintColor", \.progressTintColor, inspectable: true)
    table.property("trackTintColor", \.trackTintColor, inspectable: true)
    table.property("progressImage", \.progressImage, inspectable: true)
    table.property("trackImage", \.trackImage, inspectable: true)
    table.property("observedProgress", \.observedProgress)
    table.method("setProgress:animated:") { $0.setProgress($1, animated: $2) }
  }
}

extension UIActivityIndicatorView {
  static func keys(_ table: ClassTable<UIActivityIndicatorView>) {
    table.initializers("init(style:)", "init(frame:)", "init(coder:)", inheritsOthers: true)
    table.property("isOpaque", \.isOpaque, inspectable: true, default: false)
    table.property("isHidden", \.isHidden, inspectable: true, dynamic: true, default: true)
    table.property("style", \.style, inspectable: true)
    table.property("color", \.color, inspectable: true)
    table.property("hidesWhenStopped", \.hidesWhenStopped, inspectable: true, default: true)
    table.property("isAnimating", \.isAnimating, inspectable: true)
    table.method("startAnimating") { $0.startAnimating() }
    table.method("stopAnimating") { $0.stopAnimating() }
  }
}
