// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What fetched results are, whatever their type: objects, sections, and how changes are told.

internal import MicaFoundation

/// A request's objects and sections.
final class ResultsCore {
  private let request: any FetchRequesting
  private let context: NSManagedObjectContext
  private let path: String?
  private(set) var objects: [NSManagedObject]?
  private(set) var sections: ResultSections?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The controller that delegates get.
  var controller: () -> NSFetchedResultsController<any NSFetchRequestResult>? = { nil }
  /// What an index shows for a section's name.
  var title: (String) -> String? = { _ in nil }
  private var token: (any NSObjectProtocol)?

  init(_ request: any FetchRequesting, _ context: NSManagedObjectContext, _ path: String?) {
    (self.request, self.context, self.path) = (request, context, path)
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }

  func fetch() throws {
    let found = try context.results(of: request).compactMap { $0 as? NSManagedObject }
    objects = found
    sections = ResultSections(found, path, title)
    if let delegate, let controller = controller() {
      delegate.controller(controller, didChangeContentWith: snapshot(marking: []))
    }
    guard token == nil else { return }
    let listen = Work { [weak self] in self }
    token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { note in
      (try? listen.body())?.follow(note.userInfo ?? [:])
    }
  }

  func object(at place: IndexPath) -> NSManagedObject? {
    guard place.count == 2, let list = sections?.list, list.indices.contains(place[0]),
      list[place[0]].members.indices.contains(place[1])
    else { return nil }
    return list[place[0]].members[place[1]]
  }

  /// Fetches again after a change, and tells the delegate what is different.
  private func follow(_ info: [AnyHashable: Any]) {
    // Without a delegate the results stay what they were.
    guard let delegate, let old = sections, let before = objects else { return }
    guard let results = try? context.results(of: request) else { return }
    let found = results.compactMap { $0 as? NSManagedObject }
    let touched = [NSUpdatedObjectsKey, NSRefreshedObjectsKey].reduce(
      into: Set<NSManagedObject>()
    ) { set, key in
      set.formUnion(info[key] as? Set<NSManagedObject> ?? [])
    }
    let new = ResultSections(found, path, title)
    let changes = ResultChanges(from: old, to: new, touched: touched)
    guard !changes.isEmpty else {
      (objects, sections) = (found, new)
      return
    }
    guard let controller = controller() else { return }
    delegate.controllerWillChangeContent(controller)
    (objects, sections) = (found, new)
    tell(changes, delegate, controller)
    // Apple tells of differences where there are no sections.
    if path == nil {
      let ids = found.map(\.objectID).difference(from: before.map(\.objectID))
      delegate.controller(controller, didChangeContentWith: ids)
    }
    delegate.controller(controller, didChangeContentWith: snapshot(marking: touched))
    delegate.controllerDidChangeContent(controller)
  }

  /// The sections' names, or a name for all where there are none, and the identifiers of their objects.
  private func snapshot(
    marking touched: Set<NSManagedObject>
  ) -> NSDiffableDataSourceSnapshotReference {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    for section in sections?.list ?? [] {
      snapshot.appendSections(withIdentifiers: [section.name])
      snapshot.appendItems(
        withIdentifiers: section.members.map(\.objectID), intoSectionWithIdentifier: section.name)
    }
    snapshot.reloadItems(
      withIdentifiers: (objects ?? []).filter(touched.contains).map(\.objectID))
    return snapshot
  }

  private func tell(
    _ changes: ResultChanges, _ delegate: any NSFetchedResultsControllerDelegate,
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    for change in changes.sections {
      delegate.controller(
        controller, didChange: change.section, atSectionIndex: change.index, for: change.type)
    }
    for change in changes.objects {
      delegate.controller(
        controller, didChange: change.object, at: change.old, for: change.type,
        newIndexPath: change.new)
    }
  }
}

/// A section of results.
final class ResultSection: NSFetchedResultsSectionInfo {
  let name: String
  let indexTitle: String?
  fileprivate(set) var members: [NSManagedObject] = []

  init(name: String, indexTitle: String?) { (self.name, self.indexTitle) = (name, indexTitle) }

  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}

/// Results by the values at a path of keys.
struct ResultSections {
  private(set) var list: [ResultSection] = []
  private var places: [ObjectIdentifier: IndexPath] = [:]

  init(_ objects: [NSManagedObject], _ path: String?, _ title: (String) -> String?) {
    if path == nil { list = [ResultSection(name: "", indexTitle: nil)] }
    var known: [String: Int] = path == nil ? ["": 0] : [:]
    for object in objects {
      let name = path.map { Self.name(object.value(forKeyPath: $0)) } ?? ""
      let index: Int
      if let section = known[name] {
        index = section
      } else {
        index = list.count
        known[name] = index
        list.append(ResultSection(name: name, indexTitle: title(name)))
      }
      let row = list[index].members.count
      places[ObjectIdentifier(object)] = IndexPath(indexes: [index, row])
      list[index].members.append(object)
    }
  }

  private static func name(_ value: Any?) -> String {
    switch value {
    case nil: ""
    case let text as String: text
    case let number as NSNumber: number.stringValue
    case let value?: "\(value)"
    }
  }

  func place(of object: AnyObject) -> IndexPath? { places[ObjectIdentifier(object)] }
}
