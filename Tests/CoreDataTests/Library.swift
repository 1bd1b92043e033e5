// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A library of authors and books: its model in code, its classes with their tables as a program's would be.

import MicaClock
import MicaContext
import MicaFoundation
@_spi(Registration) import MicaRuntime

@testable import CoreData

/// A program that keeps books.
struct Library {
  let program = ProgramContext()
  let clock: VirtualClock
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  init(_ change: (NSManagedObjectModel) -> Void = { _ in }) {
    clock = VirtualClock(of: program)
    container = program.lend {
      let model = Self.model()
      change(model)
      let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
      container.persistentStoreDescriptions.first?.type = NSInMemoryStoreType
      container.loadPersistentStores { _, _ in }
      return container
    }
  }

  func run<Result>(_ body: (NSManagedObjectContext) throws -> Result) rethrows -> Result {
    try program.lend { try body(context) }
  }

  func advance(to time: Double) { program.lend { clock.advance(to: time) } }

  static func model() -> NSManagedObjectModel {
    let author = entity("Author", "Author")
    let book = entity("Book", "Book")
    let comic = entity("Comic", "Comic")
    author.properties = [
      attribute("name", .string), attribute("age", .integer16, optional: true, initial: 7),
      attribute("born", .date, optional: true),
      relationship("books", to: book, many: true, rule: .cascadeDeleteRule),
    ]
    book.properties = [
      attribute("title", .string), attribute("pages", .integer64, initial: 0),
      attribute("code", .string, optional: true),
      relationship("author", to: author, many: false, rule: .nullifyDeleteRule),
      relationship("chapters", to: book, many: true, rule: .nullifyDeleteRule, ordered: true),
    ]
    book.subentities = [comic]
    comic.properties = [attribute("artist", .string, optional: true)]
    let model = NSManagedObjectModel()
    model.entities = [author, book, comic]
    author.relationshipsByName["books"]?.inverseRelationship = book.relationshipsByName["author"]
    book.relationshipsByName["author"]?.inverseRelationship = author.relationshipsByName["books"]
    return model
  }

  private static func entity(_ name: String, _ type: String) -> NSEntityDescription {
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = (name, "Library." + type)
    return entity
  }

  private static func attribute(
    _ name: String, _ type: NSAttributeDescription.AttributeType, optional: Bool = false,
    initial: Any? = nil
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.type, attribute.isOptional) = (name, type, optional)
    attribute.defaultValue = initial
    return attribute
  }

  private static func relationship(
    _ name: String, to entity: NSEntityDescription, many: Bool, rule: NSDeleteRule,
    ordered: Bool = false
  ) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    (relationship.name, relationship.destinationEntity) = (name, entity)
    relationship.maxCount = many ? 0 : 1
    relationship.deleteRule = rule
    relationship.isOrdered = ordered
    return relationship
  }
}

class Author: NSManagedObject {
  var name: String? {
    get { value(forKey: "name") as? String }
    set { setValue(newValue, forKey: "name") }
  }
  var age: Int16 {
    get { value(forKey: "age") as? Int16 ?? 0 }
    set { setValue(newValue, forKey: "age") }
  }
  var books: Set<Book>? {
    get { value(forKey: "books") as? Set<Book> }
    set { setValue(newValue, forKey: "books") }
  }
  var log: [String] = []

  override func awakeFromInsert() {
    super.awakeFromInsert()
    log.append("insert")
  }
  override func awakeFromFetch() { log.append("fetch") }
  override func willSave() { log.append("will") }
  override func didSave() { log.append("did") }
  override func prepareForDeletion() { log.append("delete") }
}

class Book: NSManagedObject {
  var title: String? {
    get { value(forKey: "title") as? String }
    set { setValue(newValue, forKey: "title") }
  }
  var pages: Int {
    get { value(forKey: "pages") as? Int ?? 0 }
    set { setValue(newValue, forKey: "pages") }
  }
  var author: Author? {
    get { value(forKey: "author") as? Author }
    set { setValue(newValue, forKey: "author") }
  }
  var chapters: NSOrderedSet? {
    get { value(forKey: "chapters") as? NSOrderedSet }
    set { setValue(newValue, forKey: "chapters") }
  }

  class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest<Book>(entityName: "Book") }
}

final class Comic: Book {}

extension Library {
  @discardableResult
  func author(_ name: String, _ titles: String...) -> Author {
    let author = Author(context: context)
    author.name = name
    for title in titles { book(title).author = author }
    return author
  }

  @discardableResult
  func book(_ title: String, pages: Int = 0) -> Book {
    let book = Book(context: context)
    (book.title, book.pages) = (title, pages)
    return book
  }

  func titles(_ format: String? = nil, _ arguments: any CVarArg...) -> [String] {
    let request: NSFetchRequest<Book> = Book.fetchRequest()
    request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
    return ((try? context.fetch(request)) ?? []).map { $0.title ?? "" }
  }
}

private enum ThisFile {
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    ClassRegistry.register { file in
      file.add(Author.self, "Author", module: "Library", line: 1) { table in
        table.managed("name", \Author.name)
        table.managed("age", \Author.age)
      }
      file.add(Book.self, "Book", module: "Library", line: 2) { table in
        table.managed("title", \Book.title)
        table.managed("pages", \Book.pages)
      }
      file.add(Comic.self, "Comic", module: "Library", line: 3) { _ in }
    }
  }
}
