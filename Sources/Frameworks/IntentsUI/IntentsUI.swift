// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Screens on which the user gives a shortcut a phrase: labelled boxes.

@_exported public import Intents
internal import MicaFrameworks
public import UIKit

extension INImage {
  /// A picture.
  public convenience init(uiImage: UIImage) { self.init(of: uiImage) }
  /// A picture.
  public convenience init(cgImage: CGImage) { self.init(of: cgImage) }
}

/// The screen for a new shortcut.
///
/// Partly: a labelled box; the user can't record a phrase.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutViewController: UIViewController {
  /// The object that learns of the end; not kept alive.
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

  /// A screen for a shortcut.
  public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }

  /// Not from archives.
  public required init?(coder: NSCoder) { nil }

  /// Shows the box.
  open override func viewDidLoad() {
    super.viewDidLoad()
    _ = LabelledBox("INUIAddVoiceShortcutViewController", in: view)
  }
}

/// Learns of the end of the screen for a new shortcut.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// The shortcut has a phrase.
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController,
    didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
  /// The user has cancelled.
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// The screen for a shortcut that has a phrase.
///
/// Partly: a labelled box; there are no such shortcuts.
@preconcurrency @MainActor
open class INUIEditVoiceShortcutViewController: UIViewController {
  /// The object that learns of the end; not kept alive.
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

  /// A screen for a shortcut.
  public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }

  /// Not from archives.
  public required init?(coder: NSCoder) { nil }

  /// Shows the box.
  open override func viewDidLoad() {
    super.viewDidLoad()
    _ = LabelledBox("INUIEditVoiceShortcutViewController", in: view)
  }
}

/// Learns of the end of the screen for a shortcut.
@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// The shortcut has changed.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  /// The shortcut was deleted.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
  /// The user has cancelled.
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// How a button for a shortcut looks.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  /// White.
  case white = 0
  /// White with a line around it.
  case whiteOutline
  /// Black.
  case black
  /// Black with a line around it.
  case blackOutline
  /// White or black by the appearance.
  case automatic
  /// White or black by the appearance, with a line around it.
  case automaticOutline
}

/// A button that adds a shortcut.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutButton: UIButton {
  /// How it looks.
  open private(set) var style = INUIAddVoiceShortcutButtonStyle.automatic
  /// The object that presents the screens; not kept alive.
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  /// What is added; nil by default.
  open var shortcut: INShortcut?
  /// How round its corners are; 8 by default.
  open var cornerRadius: CGFloat = 8 {
    didSet { layer.cornerRadius = cornerRadius }
  }

  /// A button of a style.
  public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
    self.init(frame: .zero)
    self.style = style
    let isDark = style == .black || style == .blackOutline
    setTitle("Add to Siri", for: .normal)
    setTitleColor(isDark ? .white : .black, for: .normal)
    titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    backgroundColor = isDark ? .black : .white
    layer.cornerRadius = cornerRadius
    addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }

  /// 180 × 50 points (our choice).
  open override var intrinsicContentSize: CGSize { CGSize(width: 180, height: 50) }

  private func tapped() {
    guard let shortcut else { return }
    delegate?.present(INUIAddVoiceShortcutViewController(shortcut: shortcut), for: self)
  }
}

/// Presents the screens of a button for a shortcut.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
  /// The screen for a new shortcut is to be presented.
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
  /// The screen for a shortcut is to be presented.
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
