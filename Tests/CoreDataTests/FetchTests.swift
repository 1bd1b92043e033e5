// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fetching: which objects, in which order, in which form.

import CoreData
import MicaFoundation
import Testing

@Suite struct FetchTests {
  private let library = Library()

  private func fill() throws {
    try library.run { context throws in
      library.author("Ada", "Alpha", "Beta")
      library.author("Bob", "Gamma")
      for (index, title) in ["One", "two", "Three"].enumerated() {
        library.book(title, pages: (index + 1) * 100)
      }
      let comic = Comic(context: context)
      comic.title = "Zap"
      try context.save()
    }
  }

  @Test func withoutAnOrderTheyComeAsTheyWereMade() throws {
    try fill()
    library.run { _ in
      #expect(library.titles() == ["Alpha", "Beta", "Gamma", "One", "two", "Three", "Zap"])
      library.book("New")
      #expect(library.titles().last == "New")
    }
  }

  @Test func byPredicates() throws {
    try fill()
    try library.run { context throws in
      #expect(library.titles("title BEGINSWITH[c] 't'") == ["two", "Three"])
      #expect(library.titles("pages > %d", 100) == ["two", "Three"])
      #expect(library.titles("author.name == %@", "Ada") == ["Alpha", "Beta"])
      #expect(library.titles("author == nil").count == 4)
      let request = NSFetchRequest<Author>(entityName: "Author")
      request.predicate = NSPredicate(format: "ANY books.title == 'Gamma'")
      let bob = try #require(try context.fetch(request).first)
      #expect(bob.name == "Bob")
      #expect(library.titles("author == %@", bob) == ["Gamma"])
      #expect(library.titles("author == %@", bob.objectID) == ["Gamma"])
      #expect(library.titles("self IN %@", Array(bob.books ?? []).map(\.objectID)) == ["Gamma"])
      request.predicate = NSPredicate(format: "books.@count == 2")
      #expect(try context.fetch(request).map(\.name) == ["Ada"])
    }
  }

  /// As a database compares a column of texts with a number.
  @Test func constantsTakeTheAttributesKind() throws {
    try library.run { context throws in
      let book = library.book("A")
      book.setValue("12345678901", forKey: "code")
      #expect(library.titles("code == 12345678901") == ["A"])
      #expect(library.titles("pages == '0'") == ["A"])
    }
  }

  @Test func inOrderAndParts() throws {
    try fill()
    try library.run { context throws in
      let request: NSFetchRequest<Book> = Book.fetchRequest()
      request.sortDescriptors = [
        NSSortDescriptor(
          key: "title", ascending: true,
          selector: Selector("localizedCaseInsensitiveCompare:"))
      ]
      #expect(
        try context.fetch(request).map(\.title)
          == ["Alpha", "Beta", "Gamma", "One", "Three", "two", "Zap"])
      (request.fetchOffset, request.fetchLimit) = (1, 2)
      #expect(try context.fetch(request).map(\.title) == ["Beta", "Gamma"])
      #expect(try context.count(for: request) == 2)
      request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: false)]
      #expect(request.sortDescriptors?.first?.key == "pages")
      request.fetchOffset = 0
      #expect(try context.fetch(request).map(\.title) == ["Three", "two"])
    }
  }

  @Test func ofEntitiesBelow() throws {
    try fill()
    try library.run { context throws in
      let request: NSFetchRequest<Book> = Book.fetchRequest()
      #expect(try context.fetch(request).contains { $0 is Comic })
      request.includesSubentities = false
      #expect(try !context.fetch(request).contains { $0 is Comic })
      let comics = NSFetchRequest<Comic>(entityName: "Comic")
      #expect(try context.fetch(comics).map(\.title) == ["Zap"])
    }
  }

  @Test func inOtherForms() throws {
    try fill()
    try library.run { context throws in
      let untyped = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
      #expect((try context.fetch(untyped) as? [Book])?.count == 7)
      let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Author")
      ids.resultType = .managedObjectIDResultType
      #expect(try context.fetch(ids).count == 2)
      let count = NSFetchRequest<NSNumber>(entityName: "Author")
      count.resultType = .countResultType
      #expect(try context.fetch(count) == [2])
      let rows = NSFetchRequest<NSDictionary>(entityName: "Book")
      rows.resultType = .dictionaryResultType
      rows.propertiesToFetch = ["title"]
      rows.predicate = NSPredicate(format: "pages > 0")
      #expect(
        try context.fetch(rows).map { $0["title"] as? String } == ["One", "two", "Three"])
      let sum = NSExpressionDescription()
      sum.name = "all"
      sum.expression = NSExpression(
        forFunction: "sum:", arguments: [NSExpression(forKeyPath: "pages")])
      rows.propertiesToFetch = [sum]
      #expect(try context.fetch(rows).first?["all"] as? Int == 600)
      rows.predicate = nil
      rows.propertiesToFetch = ["author.name", sum]
      rows.propertiesToGroupBy = ["author.name"]
      #expect(try context.fetch(rows).count == 3)
    }
  }

  @Test func whatIsNotSavedCounts() throws {
    try fill()
    try library.run { context throws in
      let request: NSFetchRequest<Book> = Book.fetchRequest()
      let book = try #require(try context.fetch(request).first)
      context.delete(book)
      #expect(try context.count(for: request) == 6)
      library.book("New")
      #expect(try context.count(for: request) == 7)
      context.rollback()
      #expect(try context.count(for: request) == 7)
      #expect(!context.hasChanges)
      #expect(book.title == "Alpha")
    }
  }

  @Test func manyAtOnce() throws {
    try fill()
    try library.run { context throws in
      let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
      request.predicate = NSPredicate(format: "author.name == 'Ada'")
      let deletion = NSBatchDeleteRequest(fetchRequest: request)
      deletion.resultType = .resultTypeCount
      let result = try context.execute(deletion) as? NSBatchDeleteResult
      #expect(result?.result as? Int == 2)
      context.reset()
      #expect(library.titles().count == 5)
      let authors = try context.fetch(NSFetchRequest<Author>(entityName: "Author"))
      #expect(authors.first?.books?.isEmpty == true)
      let update = NSBatchUpdateRequest(entityName: "Book")
      update.propertiesToUpdate = ["pages": 5]
      _ = try context.execute(update)
      context.reset()
      #expect(library.titles("pages == 5").count == 5)
    }
  }
}
