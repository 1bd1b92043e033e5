// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Contexts: parents, backgrounds, notifications, conflicts.

import CoreData
import MicaFoundation
import Testing

@Suite struct ContextTests {
  private let library = Library()

  @Test func savingTellsWhatChanged() throws {
    try library.run { context throws in
      var keys: [String] = []
      let center = NotificationCenter.default
      let token = center.addObserver(
        forName: .NSManagedObjectContextDidSave, object: context, queue: nil
      ) { note in
        for key in [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey] {
          let set = note.userInfo?[key] as? Set<NSManagedObject>
          log.add("\(key) \(set?.count ?? 0)")
        }
      }
      let ada = library.author("Ada", "A")
      try context.save()
      ada.name = "Bea"
      try context.save()
      context.delete(ada)
      try context.save()
      keys = log.all
      center.removeObserver(token)
      #expect(
        keys == [
          "inserted 2", "updated 0", "deleted 0", "inserted 0", "updated 1", "deleted 0",
          "inserted 0", "updated 0", "deleted 2",
        ])
    }
  }

  private let log = Log()

  @Test func eventsEndByThemselves() {
    let token = library.run { context in
      NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
      ) { note in
        log.add("\((note.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count ?? 0)")
      }
    }
    library.run { _ in _ = library.author("Ada", "A") }
    #expect(log.all == [])
    library.advance(to: 0.1)
    #expect(log.all == ["2"])
    _ = token
  }

  @Test func childrenSaveToTheirParents() throws {
    try library.run { context throws in
      let ada = library.author("Ada")
      try context.save()
      let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      child.parent = context
      let copy = try #require(child.object(with: ada.objectID) as? Author)
      copy.name = "Bea"
      let book = Book(context: child)
      (book.title, book.author) = ("New", copy)
      #expect(ada.name == "Ada")
      #expect(library.titles() == [])
      try child.save()
      #expect(ada.name == "Bea")
      #expect(ada.books?.first?.title == "New")
      #expect(context.hasChanges)
      context.delete(ada)
      #expect(try child.fetch(NSFetchRequest<Author>(entityName: "Author")).isEmpty)
    }
  }

  @Test func backgroundsComeInByThemselves() throws {
    library.run { context in
      context.automaticallyMergesChangesFromParent = true
      library.container.performBackgroundTask { background in
        let author = Author(context: background)
        author.name = "Ada"
        try? background.save()
      }
    }
    for time in 1...20 {
      library.advance(to: Double(time))
      if library.run({ _ in log.all.isEmpty && library.context.registeredObjects.isEmpty }) {
        Thread.sleep(forTimeInterval: 0.05)
      }
    }
    try library.run { context throws in
      #expect(try context.fetch(NSFetchRequest<Author>(entityName: "Author")).first?.name == "Ada")
      #expect(context.registeredObjects.count == 1)
    }
  }

  /// A program's own function, as Apple's `perform` and `performBackgroundTask` let it be written.
  private static func perform<T>(
    _ context: NSManagedObjectContext, _ action: @escaping () throws -> T
  ) async rethrows -> T {
    try await context.perform(action)
  }

  @Test func rethrowingFunctionsMayPerform() async throws {
    struct Refusal: Error {}
    let context = library.run { context in context }
    #expect(await Self.perform(context) { 3 } == 3)
    #expect(await context.perform(schedule: .enqueued) { "a" } == "a")
    await #expect(throws: Refusal.self) { try await Self.perform(context) { throw Refusal() } }
    #expect(await library.container.performBackgroundTask { _ in 4 } == 4)
  }

  @Test func conflictsGoByThePolicy() throws {
    try library.run { context throws in
      let ada = library.author("Ada")
      try context.save()
      let other = library.container.newBackgroundContext()
      try other.performAndWait { () throws in
        let copy = try #require(other.object(with: ada.objectID) as? Author)
        (copy.name, copy.age) = ("Bea", 50)
        try other.save()
      }
      ada.name = "Cleo"
      #expect { try context.save() } throws: { ($0 as NSError).code == NSManagedObjectMergeError }
      context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
      try context.save()
      #expect(ada.name == "Cleo")
      #expect(ada.age == 50)
    }
  }

  @Test func noTwoObjectsHaveTheSame() throws {
    let library = Library { $0.entitiesByName["Book"]?.uniquenessConstraints = [["title"]] }
    try library.run { context throws in
      library.book("A", pages: 1)
      try context.save()
      library.book("A", pages: 2)
      #expect { try context.save() } throws: {
        ($0 as NSError).code == NSManagedObjectConstraintMergeError
      }
      context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
      try context.save()
      #expect(library.titles() == ["A"])
      #expect(library.titles("pages == 2") == ["A"])
    }
  }

  @Test func storesOfAPlaceAreKeptForOneRun() throws {
    try library.run { context throws in
      let url = URL(fileURLWithPath: "/tmp/Library.sqlite")
      func context() throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(
          managedObjectModel: library.container.managedObjectModel)
        try coordinator.addPersistentStore(
          ofType: NSSQLiteStoreType, configurationName: nil, at: url)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
      }
      let first = try context()
      Author(context: first).name = "Ada"
      try first.save()
      let second = try context()
      let found = try second.fetch(NSFetchRequest<Author>(entityName: "Author"))
      #expect(found.first?.name == "Ada")
      #expect(!FileManager.default.fileExists(atPath: url.path))
    }
  }

  @Test func identifiersHaveTexts() throws {
    try library.run { context throws in
      let ada = library.author("Ada")
      try context.obtainPermanentIDs(for: [ada])
      #expect(!ada.objectID.isTemporaryID)
      try context.save()
      let url = ada.objectID.uriRepresentation()
      #expect(url.absoluteString.hasSuffix("/Author/p1"))
      let coordinator = library.container.persistentStoreCoordinator
      #expect(coordinator.managedObjectID(forURIRepresentation: url) === ada.objectID)
    }
  }
}

/// What was told, from any thread.
final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []
  func add(_ line: String) { lock.withLock { lines.append(line) } }
  var all: [String] { lock.withLock { lines } }
}
