// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Associated objects: values that a program attaches to objects.

import Foundation

/// How an associated object is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained. Where iOS would be left with a dangling reference, this gives nil.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied, where the value can be.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// Copied, where the value can be.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// What is associated with an object under a key; nil without.
///
/// - Parameter key: an address of the program's own, such as that of a static variable.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let association =
    if let type = object as? AnyClass {
      Attachments.value(ofClass: type, key)
    } else {
      Attachments.value(of: object as AnyObject, key)
    }
  return (association as? Association)?.value
}

/// Associates a value with an object under a key; nil ends the association. The value is released
/// when the object is gone.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let association = unwrapped(value).map { Association($0, policy) }
  if let type = object as? AnyClass {
    Attachments.set(association, ofClass: type, key)
  } else {
    Attachments.set(association, of: object as AnyObject, key)
  }
}

/// Ends all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  Attachments.remove(of: object) { Attachments.value(of: object, $0) is Association }
}

private final class Association {
  private let strong: Any?
  private weak var weak: AnyObject?

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      weak = value as AnyObject
      strong = nil
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      strong = (value as? any NSCopying)?.copy(with: nil) ?? value
    default: strong = value
    }
  }

  var value: Any? { strong ?? weak }
}
