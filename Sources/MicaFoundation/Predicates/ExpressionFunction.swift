// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Apple's functions in expressions: `sum:`, `add:to:`, `now` …

internal import Foundation
internal import MicaRaster
internal import MicaRuntime

/// A function of values, by Apple's name.
struct ExpressionFunction {
  private let name: String

  /// Nil for a name that isn't one of Apple's. `sum` stands for `sum:`.
  init?(_ name: String) {
    let known = [name, name + ":"].first { Self.names.contains($0) }
    guard let known else { return nil }
    self.name = known
  }

  private static let names: Set<String> = [
    "sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:", "add:to:",
    "from:subtract:", "multiply:by:", "divide:by:", "modulus:by:", "sqrt:", "log:", "ln:",
    "raise:toPower:", "exp:", "floor:", "ceiling:", "abs:", "trunc:", "random", "random:", "now",
    "bitwiseAnd:with:", "bitwiseOr:with:", "bitwiseXor:with:", "leftshift:by:", "rightshift:by:",
    "onesComplement:", "uppercase:", "lowercase:", "canonical:", "noindex:", "length:",
    "castObject:toType:", "objectFrom:withIndex:",
  ]

  /// Apple's full name.
  var fullName: String { name }

  /// How many arguments the function takes.
  var argumentCount: Int { name.count { $0 == ":" } }

  /// The function's value; nil where a number is needed and nothing is there.
  func value(of arguments: [Any?]) -> Any? {
    // `sum(1, 2, 3)` takes its arguments for the elements.
    if argumentCount == 1, arguments.count > 1 {
      return value(of: [arguments.map { $0 ?? NSNull() }])
    }
    switch name {
    case "now": return Date()
    case "random", "random:":
      Unsupported.note("NSExpression's random, which is always 0")
      return NSNumber(value: 0)
    case "uppercase:": return text(arguments)?.uppercased()
    case "lowercase:": return text(arguments)?.lowercased()
    case "canonical:":
      return text(arguments)?.folding(
        options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    case "length:": return text(arguments).map { NSNumber(value: $0.utf16.count) }
    case "noindex:": return arguments.first ?? nil
    case "castObject:toType:": return Self.cast(arguments)
    case "objectFrom:withIndex:": return Self.element(arguments)
    case "sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:":
      return statistic(PredicateValue(arguments.first ?? nil))
    default: return arithmetic(arguments)
    }
  }

  private func text(_ arguments: [Any?]) -> String? {
    if case .text(let text) = PredicateValue(arguments.first ?? nil) { text } else { nil }
  }

  // MARK: Of collections

  private func statistic(_ value: PredicateValue) -> Any? {
    let elements: [Any] =
      switch value {
      case .collection(let elements): elements
      case .nothing: []
      case .number(let number): [number]
      default: fatalError("\(name) needs a collection, not \(value.text)")
      }
    if name == "count:" { return NSNumber(value: elements.count) }
    if name == "min:" || name == "max:" {
      return KeyValueCoding.value(
        of: elements, forKeyPath: name == "min:" ? "@min.self" : "@max.self")
    }
    let numbers = elements.compactMap { element -> NSNumber? in
      if case .number(let number) = PredicateValue(element) { number } else { nil }
    }
    if name == "sum:" {
      return numbers.reduce(NSNumber(value: 0)) { Self.added($0, $1) }
    }
    return Self.average(of: numbers.map(\.doubleValue), name)
  }

  private static func average(of numbers: [Double], _ name: String) -> Any? {
    guard !numbers.isEmpty else { return nil }
    let mean = numbers.reduce(0, +) / Double(numbers.count)
    switch name {
    case "average:": return NSNumber(value: mean)
    case "median:":
      let sorted = numbers.sorted()
      let middle = sorted.count / 2
      return NSNumber(
        value: sorted.count % 2 == 1
          ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2)
    case "stddev:":
      let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      return NSNumber(value: (squares / Double(numbers.count)).squareRoot())
    default:
      // The most common numbers, in order.
      var counts: [Double: Int] = [:]
      for number in numbers { counts[number, default: 0] += 1 }
      let most = counts.values.max()
      return counts.filter { $0.value == most }.keys.sorted().map { NSNumber(value: $0) }
    }
  }

  private static func added(_ first: NSNumber, _ second: NSNumber) -> NSNumber {
    ExpressionFunction.whole(first, second) { $0.addingReportingOverflow($1) }
      ?? NSNumber(value: first.doubleValue + second.doubleValue)
  }

  // MARK: Of places and kinds

  private static func element(_ arguments: [Any?]) -> Any? {
    guard arguments.count == 2 else { return nil }
    let key = arguments[1]
    if let dictionary = arguments[0] as? [AnyHashable: Any], let key = key as? AnyHashable,
      !(key is CollectionPlace)
    {
      return dictionary[key]
    }
    guard case .collection(let elements) = PredicateValue(arguments[0]) else { return nil }
    switch key {
    case let place as CollectionPlace:
      switch place {
      case .first: return elements.first
      case .last: return elements.last
      case .size: return NSNumber(value: elements.count)
      }
    default:
      guard case .number(let number) = PredicateValue(key) else { return nil }
      guard elements.indices.contains(number.intValue) else {
        fatalError("index \(number) beyond bounds [0 .. \(elements.count - 1)]")
      }
      return elements[number.intValue]
    }
  }

  private static func cast(_ arguments: [Any?]) -> Any? {
    guard arguments.count == 2, let type = arguments[1] as? String else { return nil }
    let value = PredicateValue(arguments[0])
    switch (type, value) {
    case (_, .nothing): return nil
    case ("NSDate", .number(let number)):
      return Date(timeIntervalSinceReferenceDate: number.doubleValue)
    case ("NSNumber", .date(let date)): return NSNumber(value: date.timeIntervalSinceReferenceDate)
    case ("NSNumber", .text(let text)), ("NSDecimalNumber", .text(let text)):
      return NSDecimalNumber(string: text)
    case ("NSString", .number(let number)): return number.stringValue
    case ("NSString", .date(let date)): return "\(date)"
    case ("NSUUID", .text(let text)), ("UUID", .text(let text)): return UUID(uuidString: text)
    case ("NSURL", .text(let text)), ("URL", .text(let text)): return URL(string: text)
    case ("NSDate", .date), ("NSNumber", .number), ("NSDecimalNumber", .number),
      ("NSString", .text):
      return arguments[0]
    default: fatalError("Don't know how to cast \(value.text) to \(type)")
    }
  }
}
