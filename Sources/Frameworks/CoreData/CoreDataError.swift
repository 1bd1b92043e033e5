// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Cocoa's codes for what goes wrong with objects, and the errors that carry them.

internal import MicaFoundation

/// The domain of SQLite's own errors.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
/// The key of all errors of an error of several.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object that isn't valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the property that isn't valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the value that isn't valid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the condition that doesn't hold.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the stores that an error is of.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the objects that an error is of.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of conflicts.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

/// An object isn't valid.
public let NSManagedObjectValidationError = 1550
/// Several objects aren't valid.
public let NSValidationMultipleErrorsError = 1560
/// A value is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// An object can't be deleted as long as others are there.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is too large.
public let NSValidationNumberTooLargeError = 1610
/// A number is too small.
public let NSValidationNumberTooSmallError = 1620
/// A date is too late.
public let NSValidationDateTooLateError = 1630
/// A date is too soon.
public let NSValidationDateTooSoonError = 1640
/// A date is none.
public let NSValidationInvalidDateError = 1650
/// A text is too long.
public let NSValidationStringTooLongError = 1660
/// A text is too short.
public let NSValidationStringTooShortError = 1670
/// A text doesn't match its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// An object isn't in the context.
public let NSManagedObjectContextLockingError = 132000
/// Objects were changed elsewhere too.
public let NSManagedObjectMergeError = 133020
/// Objects have values that others have already.
public let NSManagedObjectConstraintMergeError = 133021
/// An object isn't there.
public let NSManagedObjectReferentialIntegrityError = 133000
/// A store's type isn't known.
public let NSPersistentStoreInvalidTypeError = 134000
/// A store couldn't be saved.
public let NSPersistentStoreSaveError = 134030
/// A store wasn't complete.
public let NSPersistentStoreIncompleteSaveError = 134040
/// A store couldn't be opened.
public let NSPersistentStoreOpenError = 134080
/// A store is of another model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// An older store couldn't be read.
public let NSMigrationError = 134110

/// Makes Cocoa's errors.
enum CoreDataError {
  static func make(_ code: Int, _ info: [String: Any]) -> NSError {
    var info = info
    if info[NSLocalizedDescriptionKey] == nil { info[NSLocalizedDescriptionKey] = text(code, info) }
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }

  /// One error of several; nil of none.
  static func joined(_ errors: [any Error]) -> (any Error)? {
    guard errors.count > 1 else { return errors.first }
    let all = errors.flatMap { error -> [any Error] in
      (error as NSError).userInfo[NSDetailedErrorsKey] as? [any Error] ?? [error]
    }
    return make(NSValidationMultipleErrorsError, [NSDetailedErrorsKey: all])
  }

  private static func text(_ code: Int, _ info: [String: Any]) -> String {
    let key = info[NSValidationKeyErrorKey] as? String ?? ""
    switch code {
    case NSValidationMultipleErrorsError: return "Multiple validation errors occurred."
    case NSValidationMissingMandatoryPropertyError: return "\(key) is a required value."
    case NSValidationRelationshipLacksMinimumCountError: return "Too few items in \(key)."
    case NSValidationRelationshipExceedsMaximumCountError: return "Too many items in \(key)."
    case NSValidationRelationshipDeniedDeleteError:
      return "Items cannot be deleted from \(key)."
    case NSValidationNumberTooLargeError, NSValidationNumberTooSmallError:
      return "\(key) is too \(code == NSValidationNumberTooLargeError ? "large" : "small")."
    case NSValidationDateTooLateError, NSValidationDateTooSoonError:
      return "\(key) is too \(code == NSValidationDateTooLateError ? "late" : "soon")."
    case NSValidationStringTooLongError, NSValidationStringTooShortError:
      return "\(key) is too \(code == NSValidationStringTooLongError ? "long" : "short")."
    case NSValidationStringPatternMatchingError: return "\(key) is invalid."
    case NSManagedObjectMergeError: return "Could not merge changes."
    case NSManagedObjectConstraintMergeError: return "Could not merge changes."
    case NSPersistentStoreSaveError: return "The file couldn’t be saved."
    default: return "The operation couldn’t be completed. (Cocoa error \(code).)"
    }
  }
}
