// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Strategies whose references are texts or bytes.

public import MicaFoundation
internal import MicaXCTest

extension Diffing where Value == String {
  /// Texts, compared line by line.
  public static var lines: Diffing {
    var result = Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }
    ) { old, new in
      guard old != new || !old.utf8.elementsEqual(new.utf8) else { return nil }
      return (Self.message(old, new), [])
    }
    result.comparison = { data, value in
      guard let reference = String(validating: data, as: UTF8.self) else {
        return .unusable("it isn't a text in UTF-8")
      }
      // Texts that only differ in how letters are composed are equal for Swift, but not in a file.
      if data.elementsEqual(value.utf8) { return .equal }
      let message = Self.message(reference, value)
      return .different(message, [], difference: Data(message.utf8))
    }
    return result
  }

  private static func message(_ old: String, _ new: String) -> String {
    let text = LineDifference(old, new).text
    return text.isEmpty ? "The texts look the same and have different bytes" : text
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A text, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        guard old != new else { return nil }
        return old.count == new.count
          ? ("Expected data to match", []) : ("Expected \(new) to match \(old)", [])
      })
  }
}

extension Snapshotting where Format == String {
  /// The value as `String(describing:)` gives it.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback(String.init(describing:))
  }

  /// The value and all that it holds, one a line; addresses are left out, sets and dictionaries are sorted.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump($0).text }
  }

  /// An object of JSON (`JSONSerialization`), with sorted keys.
  public static var json: Snapshotting {
    jsonLines { (value: Value) in
      guard JSONSerialization.isValidJSONObject(value) else {
        throw SnapshotProblem("\(Value.self) isn't an object that JSON can write")
      }
      return try JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    }
  }

  fileprivate static func jsonLines(
    _ ending: String = "json", _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var result: Snapshotting = SimplySnapshotting.lines.pullback { value in
      do { return String(decoding: try encode(value), as: UTF8.self) } catch {
        SnapshotScene.current?.problem = "The value can't be written as \(ending): \(error)"
        return ""
      }
    }
    result.pathExtension = ending
    return result
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// A value as JSON, as an encoder writes it.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    jsonLines { try encoder.encode($0) }
  }

  /// A value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// A value as a property list, as an encoder writes it.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    jsonLines("plist") { try encoder.encode($0) }
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// A function of all cases of a type: each case with the snapshot of its result, one a line.
  public static func `func`<A>(
    into witness: Snapshotting<A, Format>
  ) -> Snapshotting<(Value) -> A, Format> {
    var result: Snapshotting<(Value) -> A, Format> = SimplySnapshotting.lines.asyncPullback {
      function in
      let cases = Array(Value.allCases)
      return Async<[String]>.all(cases.map { witness.snapshot(function($0)) }).map { texts in
        zip(cases, texts).map { "\"\($0)\",\"\($1)\"" }.joined(separator: "\n")
      }
    }
    result.pathExtension = "csv"
    return result
  }
}

extension Async {
  /// All values, in their order, once the last one is there.
  static func all<Element>(_ parts: [Async<Element>]) -> Async<[Element]> where Value == [Element] {
    guard !parts.isEmpty else { return Async<[Element]>(value: []) }
    return Async<[Element]> { callback in
      var values = [Element?](repeating: nil, count: parts.count)
      for (index, part) in parts.enumerated() {
        part.run { value in
          values[index] = value
          let known = values.compactMap { $0 }
          if known.count == parts.count { callback(known) }
        }
      }
    }
  }
}
