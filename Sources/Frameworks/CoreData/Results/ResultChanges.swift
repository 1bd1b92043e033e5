// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is different between results and those before them, as delegates are told.

internal import MicaFoundation

/// The changes from some results to others.
struct ResultChanges {
  struct Section {
    let section: ResultSection
    let index: Int
    let type: NSFetchedResultsChangeType
  }

  struct Object {
    let object: NSManagedObject
    let old: IndexPath?
    let type: NSFetchedResultsChangeType
    let new: IndexPath?
  }

  /// Gone ones from the last to the first, then new ones.
  private(set) var sections: [Section] = []
  /// Gone ones from the last to the first, new ones in order, moved ones, changed ones.
  private(set) var objects: [Object] = []

  var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

  /// - Parameter touched: the objects whose values have changed.
  init(from old: ResultSections, to new: ResultSections, touched: Set<NSManagedObject>) {
    let before = Set(old.list.map(\.name))
    let after = Set(new.list.map(\.name))
    for (index, section) in old.list.enumerated().reversed() where !after.contains(section.name) {
      sections.append(Section(section: section, index: index, type: .delete))
    }
    for (index, section) in new.list.enumerated() where !before.contains(section.name) {
      sections.append(Section(section: section, index: index, type: .insert))
    }
    let oldObjects = old.list.flatMap(\.members)
    let newObjects = new.list.flatMap(\.members)
    for object in oldObjects.reversed() where new.place(of: object) == nil {
      objects.append(Object(object: object, old: old.place(of: object), type: .delete, new: nil))
    }
    for object in newObjects where old.place(of: object) == nil {
      objects.append(Object(object: object, old: nil, type: .insert, new: new.place(of: object)))
    }
    let moved = Self.moved(
      from: oldObjects, to: newObjects, oldSections: old, newSections: new, touched: touched)
    for type in [NSFetchedResultsChangeType.move, .update] {
      for object in newObjects {
        guard let from = old.place(of: object), let to = new.place(of: object) else { continue }
        let isMoved = moved.contains(ObjectIdentifier(object))
        guard type == .move ? isMoved : !isMoved && touched.contains(object) else { continue }
        objects.append(Object(object: object, old: from, type: type, new: to))
      }
    }
  }

  /// Objects that are in another section, or before or after others than they were: as few as possible, changed
  /// ones rather than others.
  private static func moved(
    from oldObjects: [NSManagedObject], to newObjects: [NSManagedObject],
    oldSections old: ResultSections,
    newSections new: ResultSections, touched: Set<NSManagedObject>
  ) -> Set<ObjectIdentifier> {
    var moved: Set<ObjectIdentifier> = []
    for object in newObjects {
      guard let from = old.place(of: object), let to = new.place(of: object) else { continue }
      if old.list[from[0]].name != new.list[to[0]].name { moved.insert(ObjectIdentifier(object)) }
    }
    let stay = oldObjects.filter {
      new.place(of: $0) != nil && !moved.contains(ObjectIdentifier($0))
    }
    var places: [ObjectIdentifier: Int] = [:]
    for (place, object) in newObjects.enumerated() { places[ObjectIdentifier(object)] = place }
    let order = stay.map { places[ObjectIdentifier($0)] ?? 0 }
    let kept = Self.rising(order, weights: stay.map { touched.contains($0) ? 1 : 2 })
    for (index, object) in stay.enumerated() where !kept.contains(index) {
      moved.insert(ObjectIdentifier(object))
    }
    return moved
  }

  /// The places of a rising row of numbers among others that weighs most.
  private static func rising(_ numbers: [Int], weights: [Int]) -> Set<Int> {
    // Nearly always all of them.
    if zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) { return Set(numbers.indices) }
    var best = RisingRows(count: (numbers.max() ?? 0) + 1)
    var before = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let (weight, last) = best.heaviest(below: number)
      before[index] = last
      best.add(weight + weights[index], index, at: number)
    }
    var kept: Set<Int> = []
    var index = best.heaviest(below: (numbers.max() ?? 0) + 1).last
    while index >= 0 {
      kept.insert(index)
      index = before[index]
    }
    return kept
  }
}

/// The heaviest rising row that ends below a number: a binary indexed tree of greatest weights.
private struct RisingRows {
  private var tree: [(weight: Int, last: Int)]

  init(count: Int) { tree = Array(repeating: (0, -1), count: count + 2) }

  func heaviest(below number: Int) -> (weight: Int, last: Int) {
    var best = (weight: 0, last: -1)
    var place = number
    while place > 0 {
      if tree[place].weight > best.weight { best = tree[place] }
      place -= place & -place
    }
    return best
  }

  mutating func add(_ weight: Int, _ last: Int, at number: Int) {
    var place = number + 1
    while place < tree.count {
      if weight > tree[place].weight { tree[place] = (weight, last) }
      place += place & -place
    }
  }
}
