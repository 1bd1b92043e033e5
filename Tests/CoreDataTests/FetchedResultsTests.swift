// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fetched results in sections, and what delegates are told.

import CoreData
import MicaFoundation
import Testing

@Suite struct FetchedResultsTests {
  private let library = Library()

  private final class Listener: NSFetchedResultsControllerDelegate {
    var told: [String] = []
    var last: NSFetchedResultsController<any NSFetchRequestResult>?

    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      told.append("will")
      last = controller
    }
    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { told.append("did") }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { told.append("\(type) section \(sectionIndex) \(sectionInfo.name)") }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let title = (anObject as? Book)?.title ?? ""
      func text(_ path: IndexPath?) -> String { path.map { "\($0[0]).\($0[1])" } ?? "-" }
      told.append("\(type) \(title) \(text(indexPath)) \(text(newIndexPath))")
    }
  }

  private func controller(_ path: String? = nil) -> NSFetchedResultsController<Book> {
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(key: "pages", ascending: true),
      NSSortDescriptor(key: "title", ascending: true),
    ]
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: library.context, sectionNameKeyPath: path,
      cacheName: nil)
  }

  @Test func objectsAreInSections() throws {
    try library.run { context throws in
      let results = controller("pages")
      #expect(results.fetchedObjects == nil)
      for (title, pages) in [("b", 2), ("a", 1), ("c", 2)] { library.book(title, pages: pages) }
      try results.performFetch()
      #expect(results.fetchedObjects?.map(\.title) == ["a", "b", "c"])
      #expect(results.sections?.map(\.name) == ["1", "2"])
      #expect(results.sections?.map(\.numberOfObjects) == [1, 2])
      #expect(results.object(at: IndexPath(indexes: [1, 1])).title == "c")
      let c = try #require(results.fetchedObjects?.last)
      #expect(results.indexPath(forObject: c) == IndexPath(indexes: [1, 1]))
      #expect(results.sectionIndexTitles == ["1", "2"])
    }
  }

  @Test func thereIsOneSectionWithoutAPath() throws {
    try library.run { _ throws in
      let results = controller()
      try results.performFetch()
      #expect(results.sections?.count == 1)
      #expect(results.sections?.first?.numberOfObjects == 0)
    }
  }

  @Test func delegatesAreToldOfChanges() throws {
    try library.run { context throws in
      let results = controller()
      let listener = Listener()
      results.delegate = listener
      let (a, b, c) = (library.book("a"), library.book("b"), library.book("c"))
      try context.save()
      try results.performFetch()
      library.book("bb")
      context.delete(a)
      try context.save()
      #expect(listener.told == ["will", "delete a 0.0 -", "insert bb - 0.1", "did"])
      #expect(listener.last == results as NSObject)
      listener.told = []
      b.title = "bz"
      try context.save()
      // It is behind bb now.
      #expect(listener.told == ["will", "move bz 0.0 0.1", "did"])
      listener.told = []
      c.title = "cc"
      context.processPendingChanges()
      #expect(listener.told == ["will", "update cc 0.2 0.2", "did"])
      listener.told = []
      library.author("Ada")
      try context.save()
      #expect(listener.told == [])
    }
  }

  @Test func sectionsComeAndGo() throws {
    try library.run { context throws in
      let results = controller("pages")
      let listener = Listener()
      results.delegate = listener
      let a = library.book("a", pages: 1)
      library.book("b", pages: 2)
      try context.save()
      try results.performFetch()
      a.pages = 3
      try context.save()
      #expect(
        listener.told == [
          "will", "delete section 0 1", "insert section 1 3", "move a 0.0 1.0", "did",
        ])
    }
  }
}
