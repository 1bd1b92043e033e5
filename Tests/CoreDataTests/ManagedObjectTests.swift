// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Objects: values, relationships that lead back, what subclasses hear (Apple's Core Data Programming Guide).

import CoreData
import MicaFoundation
import Testing

@Suite struct ManagedObjectTests {
  private let library = Library()

  @Test func newObjectsHaveTheModelsValues() {
    library.run { context in
      let author = Author(context: context)
      #expect(author.age == 7)
      #expect(author.name == nil)
      #expect(author.entity.name == "Author")
      #expect(Author.entity() === author.entity)
      #expect(author.isInserted && author.hasChanges && !author.isDeleted && !author.isUpdated)
      #expect(author.objectID.isTemporaryID)
      #expect(author.log == ["insert"])
      #expect(context.insertedObjects == [author])
      let other = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
      #expect(other is Author)
    }
  }

  /// The linker name of NSManagedObject+Creation.swift reaches the receiving class's initializer with its arguments.
  @Test func objectsAreOfTheReceivingClass() throws {
    try library.run { context in
      let type: NSManagedObject.Type = Author.self
      let author = try #require(
        type.makeObject(of: Author.entity(), in: context) as? Author)
      #expect(author.entity === Author.entity() && author.managedObjectContext === context)
      #expect(author.log == ["insert"] && author.age == 7)
    }
  }

  @Test func valuesGoByKeys() {
    library.run { context in
      let author = Author(context: context)
      author.setValue(30, forKey: "age")
      #expect(author.age == 30)
      #expect(author.value(forKey: "age") as? Int == 30)
      author.setValue(nil, forKey: "age")
      #expect(author.value(forKey: "age") == nil)
      author.setValue("Ada", forKeyPath: "name")
      #expect(author.value(forKey: "name") as? String == "Ada")
      #expect(author.changedValues().keys.sorted() == ["age", "name"])
    }
  }

  @Test func relationshipsLeadBack() {
    library.run { context in
      let (ada, bob) = (library.author("Ada", "A", "B"), library.author("Bob"))
      #expect(Set((ada.books ?? []).map(\.title)) == ["A", "B"])
      let book = library.book("C")
      book.author = ada
      #expect(ada.books?.contains(book) == true)
      bob.books = [book]
      #expect(book.author === bob)
      #expect(ada.books?.contains(book) == false)
      book.author = nil
      #expect(bob.books?.isEmpty == true)
      ada.mutableSetValue(forKey: "books").add(book)
      #expect(book.author === ada)
      ada._managedCall("removeBooksObject:", book)
      #expect(book.author == nil)
      ada._managedCall("addBooks:", NSSet(array: [book]))
      #expect(book.author === ada)
      #expect(ada.value(forKeyPath: "books.@count") as? Int == 3)
    }
  }

  @Test func orderedRelationshipsKeepTheirOrder() {
    library.run { context in
      let book = library.book("All")
      let parts = ["1", "2", "3"].map { library.book($0) }
      book.chapters = NSOrderedSet(array: parts)
      func order() -> [String] { book.chapters?.compactMap { ($0 as? Book)?.title } ?? [] }
      #expect(order() == ["1", "2", "3"])
      book._managedCall("removeObjectFromChaptersAtIndex:", 0)
      book._managedCall("insertObject:inChaptersAtIndex:", parts[0], 1)
      #expect(order() == ["2", "1", "3"])
      let set = book.mutableOrderedSetValue(forKey: "chapters")
      set.remove(parts[2])
      #expect(order() == ["2", "1"])
    }
  }

  @Test func deletionFollowsTheRules() throws {
    try library.run { context throws in
      let ada = library.author("Ada", "A", "B")
      let book = try #require(ada.books?.first)
      try context.save()
      context.delete(book)
      #expect(book.isDeleted)
      context.processPendingChanges()
      #expect(ada.books?.count == 1)
      context.delete(ada)
      #expect(ada.log.contains("delete"))
      try context.save()
      #expect(library.titles().isEmpty)
      #expect(ada.managedObjectContext == nil)
    }
  }

  @Test func deniedDeletionIsAnError() throws {
    let library = Library { model in
      model.entitiesByName["Author"]?.relationshipsByName["books"]?.deleteRule = .denyDeleteRule
    }
    library.run { context in
      let ada = library.author("Ada", "A")
      try? context.save()
      context.delete(ada)
      #expect { try context.save() } throws: { error in
        (error as NSError).code == NSValidationRelationshipDeniedDeleteError
      }
    }
  }

  @Test func whatIsMissingIsAnError() {
    library.run { context in
      let author = Author(context: context)
      #expect { try context.save() } throws: { error in
        let error = error as NSError
        return error.domain == NSCocoaErrorDomain
          && error.code == NSValidationMissingMandatoryPropertyError
          && error.userInfo[NSValidationKeyErrorKey] as? String == "name"
          && error.userInfo[NSValidationObjectErrorKey] as? Author === author
      }
      _ = Author(context: context)
      #expect { try context.save() } throws: { error in
        let error = error as NSError
        return error.code == NSValidationMultipleErrorsError
          && (error.userInfo[NSDetailedErrorsKey] as? [any Error])?.count == 2
      }
      #expect(context.hasChanges)
    }
  }

  @Test func subclassesHearOfSavingAndFetching() throws {
    try library.run { context throws in
      let ada = library.author("Ada")
      try context.save()
      #expect(ada.log == ["insert", "will", "did"])
      context.refresh(ada, mergeChanges: false)
      #expect(ada.isFault)
      #expect(ada.name == "Ada")
      #expect(ada.log.last == "fetch")
      context.reset()
      let found = try context.fetch(NSFetchRequest<Author>(entityName: "Author"))
      #expect(found.first !== ada)
      #expect(found.first?.log == [])
      #expect(found.first?.age == 7)
      #expect(found.first?.log == ["fetch"])
    }
  }

  @Test func observersAreTold() {
    library.run { context in
      let ada = library.author("Ada")
      var names: [String?] = []
      let observation = ada.observe(\.name, options: [.new]) { author, _ in
        names.append(author.name)
      }
      ada.name = "Bea"
      ada.setValue("Cleo", forKey: "name")
      observation.invalidate()
      ada.name = "Dora"
      #expect(names == ["Bea", "Cleo"])
    }
  }

  @Test func objectsWithoutAContextJoinOne() {
    library.run { context in
      let entity = Author.entity()
      let author = Author(entity: entity, insertInto: nil)
      author.name = "Ada"
      #expect(author.managedObjectContext == nil)
      #expect(author.log == [])
      let book = library.book("A")
      book.author = author
      #expect(author.managedObjectContext === context)
      #expect(author.books == [book])
    }
  }
}
