// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the system knows of how a program is used: nobody listens to the screen here.

import CoreGraphics
public import Foundation

/// Settings and notices for users who hear the screen, or see it in other ways.
public enum UIAccessibility {
  /// What a program tells those who hear the screen.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: UInt32
    /// A notice by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The screen is another one.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Parts of the screen have changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// The screen was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Nothing more is to be said.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    /// More may be said.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }

  /// Tells those who hear the screen. Nobody does here, so that nothing follows, and
  /// `announcementDidFinishNotification` is never posted; a test reads what was told from the stage.
  public static func post(notification: Notification, argument: Any?) {
    AccessibilityPosts.current.add(notification, argument)
  }

  /// Whether the screen is heard: no.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether another switch is used: no.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether movements are to be few: no.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether nothing is to shine through: no.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is to be bold: no.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are to be darker: no.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are to be inverted: no.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are to be no colours: no.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the screen is locked to the program: no.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether shakes take back: yes.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether colours alone are not to tell things: no.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether switches say on and off: no.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether pictures move by themselves: yes.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether the screen is read aloud on request: no.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether what is selected is read aloud: no.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether sound is mono: no.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether films have words below: no.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether a finger is replaced by a menu: no.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether buttons are to have shapes: no.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether changes of the screen are to fade: no.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// A rectangle of a view's space on the screen.
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView)
    -> CGRect
  {
    view.layer.convert(rect, to: nil)
  }
  /// An outline of a view's space on the screen.
  @MainActor public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let result = path.copy() as? UIBezierPath ?? UIBezierPath()
    let origin = view.layer.convert(CGPoint.zero, to: nil)
    result.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return result
  }

  /// Posted when `isVoiceOverRunning` has changed; never here, as the following.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when `isReduceMotionEnabled` has changed.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when `isReduceTransparencyEnabled` has changed.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when `isBoldTextEnabled` has changed.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when `isDarkerSystemColorsEnabled` has changed.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when `isInvertColorsEnabled` has changed.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when `isGrayscaleEnabled` has changed.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when `isGuidedAccessEnabled` has changed.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when `isShakeToUndoEnabled` has changed.
  public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted when `isOnOffSwitchLabelsEnabled` has changed.
  public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted when `isVideoAutoplayEnabled` has changed.
  public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted when `isSpeakScreenEnabled` has changed.
  public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted when `isSpeakSelectionEnabled` has changed.
  public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted when `isMonoAudioEnabled` has changed.
  public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted when `isClosedCaptioningEnabled` has changed.
  public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when `isAssistiveTouchRunning` has changed.
  public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted when `isSwitchControlRunning` has changed.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when `buttonShapesEnabled` has changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted when `prefersCrossFadeTransitions` has changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when a text was said.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
}

/// As Swift 4 called it.
public typealias UIAccessibilityNotifications = UIAccessibility.Notification
/// As Swift 4 called it.
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
/// As Swift 4 called it.
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
/// As Swift 4 called it.
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
/// As Swift 4 called it.
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }
/// As Swift 4 called it.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { false }
/// As Swift 4 called it.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { false }
/// As Swift 4 called it.
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
/// As Swift 4 called it.
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
/// As Swift 4 called it.
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
/// As Swift 4 called it.
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
/// As Swift 4 called it.
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
/// As Swift 4 called it.
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
/// As Swift 4 called it.
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// As Swift 4 called it.
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
/// As Swift 4 called it.
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
/// As Swift 4 called it.
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
