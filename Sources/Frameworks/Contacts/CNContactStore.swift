// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The user's contacts: the user has refused.

public import MicaFoundation
internal import MicaFrameworks

/// What the user allows.
public enum CNAuthorizationStatus: Int, Sendable {
  /// Nobody has asked.
  case notDetermined
  /// Nobody may allow it.
  case restricted
  /// Refused.
  case denied
  /// Allowed.
  case authorized
  /// Allowed for some.
  case limited
}

/// What is asked for.
public enum CNEntityType: Int, Sendable {
  /// People.
  case contacts
}

/// In which order.
public enum CNContactSortOrder: Int, Sendable {
  /// Any.
  case none
  /// As the user likes it.
  case userDefault
  /// By the first name.
  case givenName
  /// By the last name.
  case familyName
}

/// Which people are asked for.
open class CNContactFetchRequest: NSObject {
  /// What of them.
  open var keysToFetch: [any CNKeyDescriptor]
  /// In which order.
  open var sortOrder = CNContactSortOrder.none
  /// Which ones.
  open var predicate: NSPredicate?
  /// Whether several cards of one are one; true by default.
  open var unifyResults = true
  /// Whether they can be changed; false by default.
  open var mutableObjects = false
  /// What is asked for.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes of the user's contacts.
open class CNSaveRequest: NSObject {
  /// A person comes.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    noteMissing("CNSaveRequest.add(_:toContainerWithIdentifier:)")
  }
  /// A person is another.
  open func update(_ contact: CNMutableContact) { noteMissing("CNSaveRequest.update(_:)") }
  /// A person goes.
  open func delete(_ contact: CNMutableContact) { noteMissing("CNSaveRequest.delete(_:)") }
}

/// Why contacts can't be had.
public struct CNError: Error, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// There are none.
    case dataAccessError = 1
    /// The user has refused.
    case authorizationDenied = 100
    /// There is no such one.
    case recordDoesNotExist = 200
  }
  /// The reason.
  public let code: Code
  /// An error.
  public init(_ code: Code) { self.code = code }
}

extension NSNotification.Name {
  /// Contacts have changed; never.
  public static let CNContactStoreDidChange = NSNotification.Name(
    "CNContactStoreDidChangeNotification")
}

/// The user's contacts.
///
/// Partly: the user has refused.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// The contacts.
  public override init() {}
  /// Denied.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }
  /// Asks nobody: denied, at once.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    noteMissing("CNContactStore")
    completionHandler(false, CNError(.authorizationDenied))
  }
  /// Throws: the user has refused.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw refused() }
  /// Throws: the user has refused.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw refused() }
  /// Throws: the user has refused.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw refused() }
  /// Throws: the user has refused.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw refused() }
  /// None.
  open func defaultContainerIdentifier() -> String { "" }
  private func refused() -> CNError {
    noteMissing("CNContactStore")
    return CNError(.authorizationDenied)
  }
}
