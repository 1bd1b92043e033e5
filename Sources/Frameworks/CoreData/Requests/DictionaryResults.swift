// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Results that are dictionaries: some properties of each object, or of groups of them.

internal import MicaFoundation
internal import MicaRuntime

/// Makes dictionaries of objects.
struct DictionaryResults {
  private let request: any FetchRequesting

  init(_ request: any FetchRequesting) { self.request = request }

  func rows(of objects: [NSManagedObject]) -> [NSDictionary] {
    guard let entity = objects.first?.entity else { return [] }
    let columns =
      request.propertiesToFetch.map { $0.compactMap(Column.init) }
      ?? entity.attributesByName.keys.sorted().map { Column(name: $0, expression: nil) }
    var rows: [NSDictionary]
    if let keys = request.propertiesToGroupBy?.compactMap(Column.init), !keys.isEmpty {
      rows = groups(of: objects, by: keys).map { row(columns, $0) }
      if let having = request.havingPredicate { rows = rows.filter { having.evaluate(with: $0) } }
    } else if !columns.isEmpty, columns.allSatisfy(\.isAggregate) {
      rows = [row(columns, objects)]
    } else {
      rows = objects.map { row(columns, [$0]) }
    }
    guard request.returnsDistinctResults else { return rows }
    var seen: Set<NSDictionary> = []
    return rows.filter { seen.insert($0).inserted }
  }

  private func groups(
    of objects: [NSManagedObject], by keys: [Column]
  ) -> [[NSManagedObject]] {
    var places: [NSDictionary: Int] = [:]
    var groups: [[NSManagedObject]] = []
    for object in objects {
      let key = row(keys, [object])
      if let place = places[key] {
        groups[place].append(object)
      } else {
        places[key] = groups.count
        groups.append([object])
      }
    }
    return groups
  }

  private func row(_ columns: [Column], _ objects: [NSManagedObject]) -> NSDictionary {
    var row: [NSString: Any] = [:]
    for column in columns {
      guard let value = column.value(of: objects) else { continue }
      row[NSString(string: column.name)] = value
    }
    return NSDictionary(dictionary: row)
  }

  /// One entry of each dictionary.
  struct Column {
    let name: String
    let expression: NSExpression?

    init(name: String, expression: NSExpression?) {
      (self.name, self.expression) = (name, expression)
    }

    /// A property's name or description.
    init?(_ property: Any) {
      switch property {
      case let name as String: self.init(name: name, expression: nil)
      case let computed as NSExpressionDescription:
        self.init(name: computed.name, expression: computed.expression)
      case let property as NSPropertyDescription:
        self.init(name: property.name, expression: nil)
      default: return nil
      }
    }

    private static let aggregates: Set = [
      "sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:",
    ]

    /// Whether the value is one of many objects.
    var isAggregate: Bool {
      switch expression?.node {
      case .function(nil, let name, _): Self.aggregates.contains(name)
      case .keyPath(_, let path): path.hasPrefix("@")
      default: false
      }
    }

    func value(of objects: [NSManagedObject]) -> Any? {
      guard let expression else {
        return objects.first.flatMap { unwrapped(KeyValueCoding.value(of: $0, forKeyPath: name)) }
      }
      let value =
        isAggregate
        ? expression.expressionValue(with: NSArray(array: objects), context: nil)
        : expression.expressionValue(with: objects.first, context: nil)
      return unwrapped(value)
    }
  }
}
