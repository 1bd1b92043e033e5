// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A finger on the screen, from the moment it is put down until it is lifted.

public import CoreGraphics
public import Foundation

/// One finger's contact, the same object for as long as it lasts.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// When the touch last changed, in seconds since the device was started.
  open internal(set) var timestamp: TimeInterval

  /// What the touch does in the event that is being delivered.
  open internal(set) var phase: Phase

  /// How often the finger was put down in about this place, one after the other: 1 for a first tap.
  open internal(set) var tapCount: Int

  /// What touches the screen: a finger.
  open var type: TouchType { .direct }

  /// The window in which the touch began.
  open internal(set) var window: UIWindow?

  /// The view that hit testing found when the touch began. It stays the same until the touch ends,
  /// even where the finger leaves the view or the view is removed (FACTS_UIKIT a.2).
  open internal(set) var view: UIView?

  /// The recognizers that are told of the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// Half the breadth of what touches, in points; a finger's of 20 points' breadth.
  open var majorRadius: CGFloat { 10 }

  /// How exact `majorRadius` is, in points.
  open var majorRadiusTolerance: CGFloat { 5 }

  /// How hard the finger presses: 0, as on screens that can't tell.
  open var force: CGFloat { 0 }

  /// The hardest press that there is: 0, as on screens that can't tell.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The angle between a pencil and the screen; upright, as a finger's.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// The direction in which a pencil points; 0, as a finger's.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The direction in which a pencil points, as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Counts changes of a pencil's estimates; a finger has none.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// What is estimated so far: nothing of a finger's.
  open var estimatedProperties: Properties { [] }

  /// What estimates will be replaced: none of a finger's.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// Where the finger is, in a view's space; nil is the window's.
  open func location(in view: UIView?) -> CGPoint { place(location, in: view) }

  /// Where the finger was in the event before this one, in a view's space; nil is the window's.
  open func previousLocation(in view: UIView?) -> CGPoint { place(previousLocation, in: view) }

  /// As `location(in:)`, which is already exact.
  open func preciseLocation(in view: UIView?) -> CGPoint { place(location, in: view) }

  /// As `previousLocation(in:)`, which is already exact.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    place(previousLocation, in: view)
  }

  // MARK: Where it stands

  /// The finger, as whoever moves it numbers them.
  let contact: Int
  /// Tells touches of one finger apart.
  package let serial: Int
  /// In the screen's space.
  var location: CGPoint
  /// In the screen's space.
  var previousLocation: CGPoint
  /// In the screen's space, where the touch began.
  let start: CGPoint
  /// When the touch began.
  package let beganAt: TimeInterval
  package var recognizers: [UIGestureRecognizer] = []

  /// Whether a recognizer gets the touch.
  func goes(to recognizer: UIGestureRecognizer) -> Bool {
    for other in recognizers where other === recognizer { return true }
    return false
  }

  /// What the view is still to be told.
  package var delivery = TouchDelivery()

  /// A touch of no finger, at the screen's origin.
  public override convenience init() {
    self.init(contact: -1, serial: -1, at: .zero, time: 0, tapCount: 0)
  }

  init(contact: Int, serial: Int, at location: CGPoint, time: TimeInterval, tapCount: Int) {
    self.contact = contact
    self.serial = serial
    self.location = location
    previousLocation = location
    start = location
    timestamp = time
    beganAt = time
    phase = .began
    self.tapCount = tapCount
  }

  /// Whether the finger is on the screen.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    let space: UIView? = view ?? window
    return space?.layer.convert(point, from: nil) ?? point
  }
}

extension UITouch {
  /// What a touch does.
  public enum Phase: Int, Sendable {
    /// The finger was put down.
    case began = 0
    /// The finger has moved.
    case moved
    /// The finger stays where it is.
    case stationary
    /// The finger was lifted.
    case ended
    /// The system has taken the touch away.
    case cancelled
    /// A pointer has come into a window; doesn't occur here.
    case regionEntered
    /// A pointer moves in a window; doesn't occur here.
    case regionMoved
    /// A pointer has left a window; doesn't occur here.
    case regionExited
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A finger on something else than the screen.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer.
    case indirectPointer

    /// A pencil, by its older name.
    public static var stylus: TouchType { .pencil }
  }

  /// What of a pencil's touch may be estimated.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set with the given bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle to the screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The place.
    public static let location = Properties(rawValue: 1 << 3)
  }
}
