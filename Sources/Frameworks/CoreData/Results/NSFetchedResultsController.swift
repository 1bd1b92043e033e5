// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A request's objects in sections, for tables, and who is told when they change.

public import MicaFoundation

/// The kinds of changes of fetched results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// Something is new.
  case insert = 1
  /// Something is gone.
  case delete
  /// An object is in another place.
  case move
  /// An object's values have changed.
  case update
}

/// A section of fetched results.
public protocol NSFetchedResultsSectionInfo {
  /// What all objects of the section have at the controller's path of keys.
  var name: String { get }
  /// What an index shows for the section.
  var indexTitle: String? { get }
  /// How many objects it has.
  var numberOfObjects: Int { get }
  /// Its objects in order.
  var objects: [Any]? { get }
}

/// Who is told when fetched results change.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Results are about to change.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Results have changed.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// An object is new, gone, moved or changed. `indexPath` is its place before, `newIndexPath` after.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// A section is new or gone.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// What an index shows for a section; nil for its first letter.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
  /// Results were fetched or have changed: all sections by their names, and all objects by their identifiers (iOS 13).
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  /// Results have changed, by identifiers.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  /// Nil: the first letter.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { nil }
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {}
}

/// A request's objects in sections; its delegate is told at the end of each event in which they change.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// What is asked for; changes count from the next `performFetch()` on.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context that is asked.
  public let managedObjectContext: NSManagedObjectContext
  /// The path of keys whose equal values make a section; nil for one section.
  public let sectionNameKeyPath: String?
  /// A name for kept sections; nothing is kept.
  public let cacheName: String?
  let core: ResultsCore

  /// Objects of a request in a context. Nothing is fetched yet.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    core = ResultsCore(fetchRequest, context, sectionNameKeyPath)
    super.init()
    core.controller = { [weak self] in
      guard let self else { return nil }
      return self as? NSFetchedResultsController<any NSFetchRequestResult>
        ?? NSFetchedResultsController<any NSFetchRequestResult>(showing: self)
    }
    core.title = { [weak self] in self?.sectionIndexTitle(forSectionName: $0) }
  }

  /// The same results for delegates, which take any kind of them.
  private init<Other>(showing other: NSFetchedResultsController<Other>) {
    fetchRequest = NSFetchRequest(copying: other.fetchRequest)
    managedObjectContext = other.managedObjectContext
    (sectionNameKeyPath, cacheName) = (other.sectionNameKeyPath, other.cacheName)
    core = other.core
  }

  /// Who is told when results change; nil until it is set.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }

  /// Fetches the objects; the delegate hears of later changes.
  open func performFetch() throws { try core.fetch() }

  /// The objects in order; nil before the first fetch.
  open var fetchedObjects: [ResultType]? { core.objects?.compactMap { $0 as? ResultType } }

  /// The object at a place. Stops the program where there is none.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = core.object(at: indexPath) as? ResultType else {
      fatalError("no object at index \(indexPath) in fetched results")
    }
    return object
  }

  /// The place of an object; nil where it isn't among the results.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    core.sections?.place(of: object as AnyObject)
  }

  // MARK: Sections

  /// The sections; nil before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { core.sections?.list }

  /// What an index shows, section by section, each once.
  open var sectionIndexTitles: [String] {
    var titles: [String] = []
    for section in core.sections?.list ?? [] {
      if let title = section.indexTitle, !titles.contains(title) { titles.append(title) }
    }
    return titles
  }

  /// What an index shows for a section: the first letter of its name, large.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    if let delegate, let controller = core.controller(),
      let title = delegate.controller(
        controller, sectionIndexTitleForSectionName: sectionName)
    {
      return title
    }
    return sectionName.first.map { String($0).uppercased() }
  }

  /// The first section of a title.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    core.sections?.list.firstIndex { $0.indexTitle == title } ?? 0
  }

  /// Does nothing: no sections are kept. Nothing to do: results are in memory and have no cache file.
  open class func deleteCache(withName name: String?) {}

  /// Whether another controller shows the same results: what delegates get is another object.
  open override func isEqual(_ object: Any?) -> Bool {
    core === (object as? any ResultsShowing)?.core
  }

  open override var hash: Int { ObjectIdentifier(core).hashValue }
}

/// A controller of any kind of results.
protocol ResultsShowing {
  var core: ResultsCore { get }
}

extension NSFetchedResultsController: ResultsShowing {}
