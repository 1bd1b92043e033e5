// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a scroll view keeps: its content's measures, and what moves the content at the moment.

import CoreGraphics
import Foundation
internal import MicaClock

/// The state behind a scroll view.
@MainActor
package final class ScrollCore {
  package weak var delegate: (any UIScrollViewDelegate)?
  let pan = ScrollPan(target: nil, action: nil)
  let touchDelay = ContentTouchDelay(target: nil, action: nil)
  var contentSize = CGSize.zero
  var contentInset = UIEdgeInsets.zero
  /// The adjusted inset that was last told of.
  var adjustedInset = UIEdgeInsets.zero
  var isScrollEnabled = true

  /// Whether a finger is on the content.
  var isTracking = false
  /// The drag that is under way.
  package var drag: ScrollDrag?
  /// What moves the content by itself.
  var motion: ScrollMotion?
  /// The next refresh of the screen at which the motion is looked at.
  var nextStep: ClockEvent?
  /// Whether the offset is being changed by a drag or motion, not by the program.
  var isMoving = false
  var zoom = ScrollZoom()
  let indicators = ScrollIndicators()
  /// Whose bars follow the content.
  package var edgeObservers = ScrollEdgeObservers()
  /// How much bars that follow the content cover less than the insets say, since it was scrolled, and how
  /// much less they can cover at the most.
  package var freed: (now: CGFloat, most: CGFloat) = (0, 0)
  /// Whose pages the content is.
  package weak var watcher: (any ScrollWatcher)?
  /// The refresh control among the subviews.
  weak var refresh: UIRefreshControl?
  let contentGuide = ContentLayoutGuide()
  let frameGuide = FrameLayoutGuide()
}

/// Something that follows where a scroll view's content is: bars above and below it.
@MainActor
package protocol ScrollEdgeObserver: AnyObject {
  func scrolled(_ scrollView: UIScrollView)
}

/// Something that a scroll view is a part of. It hears before the delegate, which is the program's.
@MainActor
package protocol ScrollWatcher: AnyObject {
  func dragWillBegin(_ scrollView: UIScrollView)
  func scrolled(_ scrollView: UIScrollView)
  /// Neither a finger nor a motion moves the content any more.
  func cameToRest(_ scrollView: UIScrollView)
}

/// Those that follow one scroll view: a stack's bar at the top, and a bar of tabs around it.
@MainActor
package struct ScrollEdgeObservers {
  private struct Entry {
    weak var observer: (any ScrollEdgeObserver)?
  }
  private var entries: [Entry] = []

  package mutating func add(_ observer: any ScrollEdgeObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
    entries.append(Entry(observer: observer))
  }

  package mutating func remove(_ observer: any ScrollEdgeObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func tell(_ scrollView: UIScrollView) {
    for entry in entries { entry.observer?.scrolled(scrollView) }
  }
}

extension UIScrollView {
  /// What bars and the program's insets cover of the content by now.
  package var coveringInset: UIEdgeInsets {
    var inset = adjustedContentInset
    inset.top -= core.freed.now
    return inset
  }
}

/// A finger that moves content, in points of the content.
package struct ScrollDrag {
  /// The offset at the beginning.
  package let start: CGPoint
  /// Where the offset would be without edges, less the finger's way.
  var origin: CGPoint
  /// The axis across which nothing moves.
  var locked: ScrollAxis?
}

/// The scale of the content.
@MainActor
struct ScrollZoom {
  /// Two fingers that zoom: what stays under their middle.
  struct Pinch {
    weak var view: UIView?
    /// The scale without limits, for a pinch of scale 1.
    let scale: CGFloat
    /// The content's point under the fingers, at scale 1.
    let anchor: CGPoint
  }

  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var scale: CGFloat = 1
  var recognizer: ScrollPinch?
  var pinch: Pinch?
  var isBouncing = false
}

/// A movement of the content by itself.
struct ScrollMotion {
  /// What kind of movement it is.
  enum Kind {
    /// After a drag.
    case deceleration
    /// To an offset that the program wants.
    case animation
  }

  /// The movement along one axis from a time on.
  struct Run {
    var motion: any AxisMotion
    var begin: TimeInterval
    /// The offsets between which it was begun.
    var range: ClosedRange<Double>
    /// Whether it goes to an offset that is wanted exactly.
    var isAimed = false

    func position(at time: TimeInterval) -> Double { motion.position(at: time - begin) }
    func velocity(at time: TimeInterval) -> Double { motion.velocity(at: time - begin) }

    /// Whether it ends where it is wanted to the last bit, rather than at a pixel.
    var endsExactly: Bool {
      isAimed || motion.end == range.lowerBound || motion.end == range.upperBound
    }
  }

  let kind: Kind
  var x: Run
  var y: Run

  subscript(axis: ScrollAxis) -> Run {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }

  /// When it is over.
  var endTime: TimeInterval { max(x.begin + x.motion.duration, y.begin + y.motion.duration) }
  /// Where it comes to rest, exactly.
  var end: CGPoint { CGPoint(x: x.motion.end, y: y.motion.end) }

  /// The exact offset at a time of the program.
  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.position(at: time), y: y.position(at: time))
  }
}
