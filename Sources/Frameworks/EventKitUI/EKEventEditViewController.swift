// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Screens of the user's calendar: labelled boxes.

public import EventKit
public import Foundation
internal import MicaFrameworks
@_exported public import UIKit

/// What was done with an event.
public enum EKEventEditViewAction: Int, Sendable {
  /// Nothing.
  case canceled = 0
  /// It was kept.
  case saved
  /// It was taken away.
  case deleted
}

/// Lets the user edit an event.
///
/// Partly: a labelled box.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
  /// Who hears of it; not kept alive.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// Where events are.
  open var eventStore: EKEventStore!
  /// Which event.
  open var event: EKEvent?
  /// A labelled box.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    _ = LabelledBox("EKEventEditViewController", in: view)
  }
}

/// Hears how editing ended.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// How it ended.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// What was done with an event.
public enum EKEventViewAction: Int, Sendable {
  /// It was seen.
  case done = 0
  /// It was answered.
  case responded
  /// It was taken away.
  case deleted
}

/// Shows an event.
///
/// Partly: a labelled box.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
  /// Who hears of it; not kept alive.
  open weak var delegate: (any EKEventViewDelegate)?
  /// Which event.
  open var event: EKEvent!
  /// Whether it can be edited; false by default.
  open var allowsEditing = false
  /// Whether the whole calendar can be seen; false by default.
  open var allowsCalendarPreview = false
  /// A labelled box.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    _ = LabelledBox("EKEventViewController", in: view)
  }
}

/// Hears of a screen of an event.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
  /// It is over.
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
