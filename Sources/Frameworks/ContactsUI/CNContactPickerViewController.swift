// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Screens of the people that the user knows: labelled boxes.

public import Contacts
public import Foundation
public import MicaFoundation
internal import MicaFrameworks
@_exported public import UIKit

/// A part of what is known of somebody.
open class CNContactProperty: NSObject, @unchecked Sendable {
  /// Of whom.
  public let contact: CNContact
  /// Which part.
  public let key: String
  /// What it is.
  open var value: Any? { nil }
  init(contact: CNContact, key: String) { (self.contact, self.key) = (contact, key) }
}

/// Lets the user choose somebody.
///
/// Partly: there is nobody.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
  /// Who hears of it; not kept alive.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// Which parts are shown; nil for all.
  open var displayedPropertyKeys: [String]?
  /// Who can be chosen; nil for everybody.
  open var predicateForEnablingContact: MicaFoundation.NSPredicate?
  /// Who is chosen at once; nil for everybody.
  open var predicateForSelectionOfContact: MicaFoundation.NSPredicate?
  /// Which parts can be chosen; nil for all.
  open var predicateForSelectionOfProperty: MicaFoundation.NSPredicate?
  /// A labelled box.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    _ = LabelledBox("CNContactPickerViewController", in: view)
  }
}

/// Hears who was chosen. Every method may be left out.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// The user doesn't want to.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Somebody was chosen.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Several were chosen.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  /// A part was chosen.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
  }
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {}
}

/// Shows what is known of somebody.
///
/// Partly: a labelled box.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
  /// Whom.
  public let contact: CNContact
  /// Who hears of it; not kept alive.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// Whether it can be edited; true by default.
  open var allowsEditing = true
  /// Whether something can be done with it; true by default.
  open var allowsActions = true
  /// Which parts are shown; nil for all.
  open var displayedPropertyKeys: [Any]?
  /// A line below the name.
  open var message: String?
  /// Where changes are kept.
  open var contactStore: CNContactStore?
  /// Of somebody.
  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }
  /// Of somebody whom nobody knows yet.
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
  /// Of somebody new.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(for: contact ?? CNContact())
  }
  /// Not from archives.
  public required init?(coder: NSCoder) { nil }
  /// A labelled box.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    _ = LabelledBox("CNContactViewController", in: view)
  }
}

/// Hears of a screen of somebody. Every method may be left out.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// It is over.
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
  /// Whether the usual is done.
  func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
}

extension CNContactViewControllerDelegate {
  /// Does nothing.
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
  /// Yes.
  public func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
}
