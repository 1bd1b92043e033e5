// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The user's calendar: the user has refused.

public import MicaFoundation
internal import MicaFrameworks

/// The user's calendar.
///
/// Partly: the user has refused.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// The calendar.
  public override init() {}
  /// Denied.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }
  /// Asks nobody: denied, at once.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { refuse(completion) }
  /// Asks nobody: denied, at once.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    refuse(completion)
  }
  /// Asks nobody: denied, at once.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    refuse(completion)
  }
  private func refuse(_ completion: (Bool, (any Error)?) -> Void) {
    noteMissing("EKEventStore")
    completion(false, nil)
  }
  /// None.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// None.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// None.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// None.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Which days are meant.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  /// None.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// None.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// None.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Which things to do are meant.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: true)
  }
  /// Which things to do are meant.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  /// Which things to do are meant.
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  /// None, at once.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    noteMissing("EKEventStore")
    completion(nil)
    return NSObject()
  }
  /// Nothing to do: the answer has come already.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}
  /// Denied, at once.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    noteMissing("EKEventStore.requestAccess(to:)")
    return false
  }
  /// Denied, at once.
  open func requestFullAccessToEvents() async throws -> Bool {
    noteMissing("EKEventStore.requestFullAccessToEvents()")
    return false
  }
  /// Denied, at once.
  open func requestFullAccessToReminders() async throws -> Bool {
    noteMissing("EKEventStore.requestFullAccessToReminders()")
    return false
  }
  /// Denied, at once.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool {
    noteMissing("EKEventStore.requestWriteOnlyAccessToEvents()")
    return false
  }
  /// Nothing to do: `save` and `remove` throw, so there is no unsaved change.
  open func commit() throws {}
  /// Nothing to do: there is no unsaved change.
  open func reset() {}
  /// Throws: the user has refused.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    throw NSError(domain: "EKErrorDomain", code: 17)
  }
  /// Throws: the user has refused.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    noteMissing("EKEventStore")
    throw NSError(domain: "EKErrorDomain", code: 17)
  }
  /// Throws: the user has refused.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    noteMissing("EKEventStore")
    throw NSError(domain: "EKErrorDomain", code: 17)
  }
  /// Throws: the user has refused.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw NSError(domain: "EKErrorDomain", code: 17)
  }
}

extension Notification.Name {
  /// The calendar is another; never here.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
