// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From one value to another (FACTS C1).

import Foundation

/// An animation between two values, any of which may be left out.
///
/// from and to: between them; from and by: from … from + by; by and to: to − by … to; one alone
/// goes from or to the model's present value; none: from what was shown before to the model's
/// value. "Present" is that of the latest commit (FACTS C1, by one author's measurement).
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start, in a form of the property's kind.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference between end and start: numbers of every simple kind and arrays of them are
  /// added, a transform is applied before the other.
  open var byValue: Any?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override var startsFromPrevious: Bool { fromValue == nil && toValue == nil && byValue == nil }

  override func track(for context: TrackContext) -> AnimationTrack? {
    guard
      let from = context.value(fromValue, named: "fromValue"),
      let to = context.value(toValue, named: "toValue"),
      let by = context.value(byValue, named: "byValue")
    else { return nil }
    var start = from ?? context.model
    var end = to ?? context.model
    switch (from, to, by) {
    case (nil, nil, nil): start = context.previous
    case (let from?, nil, let by?): end = from.adding(by) ?? end
    case (nil, let to?, let by?): start = to.adding(by, times: -1) ?? start
    case (nil, nil, let by?): end = context.model.adding(by) ?? end
    default: break
    }
    return AnimationTrack(frames: context.frames([start, end]), spacing: .even(1))
  }
}
