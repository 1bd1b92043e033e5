// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The stored properties of a type, found once: for its dynamic properties, and to compare its values.

internal import MicaContext
@_spi(Reflection) import Swift
internal import Synchronization

/// The stored properties of a struct.
final class FieldLayout: Sendable {
  /// A stored property.
  struct Field: Sendable {
    let offset: Int
    let type: any Any.Type
    let name: String
  }

  let fields: [Field]

  private init(_ type: any Any.Type) {
    var fields: [Field] = []
    guard TypeKind(type).hasFields else {
      self.fields = []
      return
    }
    _forEachField(of: type) { name, offset, type, _ in
      fields.append(Field(offset: offset, type: type, name: String(cString: name)))
      return true
    }
    self.fields = fields
  }

  /// Those of `type`; none for what isn't a struct, a class or a tuple.
  static func of(_ type: any Any.Type) -> FieldLayout {
    let key = ObjectIdentifier(type)
    let table = ProgramContext.current.state(FieldLayouts.self)
    if let known = table.layouts[key] { return known }
    let layout = FieldLayout(type)
    table.layouts[key] = layout
    return layout
  }
}

/// What a type is, as its metadata says.
struct TypeKind {
  private let word: UInt

  init(_ type: any Any.Type) { word = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee }

  /// Whether it is a struct, a tuple or a class: what stored properties are found of.
  var hasFields: Bool { word == 0x200 || word == 0x301 || word == 0 || word > 0x7ff }
  /// Whether values have types of their own, as those of a protocol do.
  var isExistential: Bool { word == 0x303 }
}

/// The layouts that a program has asked for. Used on the main thread.
private final class FieldLayouts: ProgramState {
  var layouts: [ObjectIdentifier: FieldLayout] = [:]
  var comparisons: [ObjectIdentifier: ValueComparison] = [:]

  init(in context: ProgramContext) {}
}

/// How two values of a type are compared: whether a view's input is another one (FACTS_SWIFTUI i.5).
///
/// Values of `Equatable` types by `==`; plain bytes at once; other structs field by field; the rest by their bytes, so that
/// closures with captures always differ.
final class ValueComparison {
  private enum Kind {
    case bytes
    case equatable(any Equatable.Type)
    case fields([(offset: Int, comparison: ValueComparison)])
    case string
    case existential((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    /// What is kept for the identity counts, and not what the value was made with.
    case same
    case selfComparing(any SelfComparing.Type)
  }

  private let kind: Kind
  private let size: Int

  private init<T>(_ type: T.Type) {
    size = MemoryLayout<T>.size
    if type is any _InstalledProperty.Type {
      kind = .same
    } else if let type = type as? any SelfComparing.Type {
      kind = .selfComparing(type)
    } else if type == String.self {
      kind = .string
    } else if let type = type as? any Equatable.Type {
      kind = .equatable(type)
    } else if TypeKind(type).isExistential {
      kind = .existential { first, second in
        let first: Any = first.assumingMemoryBound(to: T.self).pointee
        let second: Any = second.assumingMemoryBound(to: T.self).pointee
        func open<D>(_ first: D) -> Bool {
          Swift.type(of: second) == D.self && (second as? D).map { areSame(first, $0) } == true
        }
        return _openExistential(first, do: open)
      }
    } else {
      let fields = FieldLayout.of(type).fields
      if fields.isEmpty || type is AnyClass {
        kind = .bytes
      } else {
        kind = .fields(fields.map { ($0.offset, Self.find($0.type)) })
      }
    }
  }

  static func of<T>(_ type: T.Type) -> ValueComparison {
    let table = ProgramContext.current.state(FieldLayouts.self)
    let key = ObjectIdentifier(type)
    if let known = table.comparisons[key] { return known }
    let comparison = ValueComparison(type)
    table.comparisons[key] = comparison
    return comparison
  }

  private static func find(_ type: any Any.Type) -> ValueComparison {
    func open<T>(_ type: T.Type) -> ValueComparison { of(type) }
    return _openExistential(type, do: open)
  }

  func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    switch kind {
    case .same: return true
    case .selfComparing(let type):
      func open<T: SelfComparing>(_ type: T.Type) -> Bool {
        first.assumingMemoryBound(to: T.self).pointee
          .isSame(as: second.assumingMemoryBound(to: T.self).pointee)
      }
      return open(type)
    case .bytes:
      for index in 0..<size
      where first.load(fromByteOffset: index, as: UInt8.self)
        != second.load(fromByteOffset: index, as: UInt8.self)
      { return false }
      return true
    case .string:
      return first.assumingMemoryBound(to: String.self).pointee
        == second.assumingMemoryBound(to: String.self).pointee
    case .existential(let compare): return compare(first, second)
    case .equatable(let type):
      func open<T: Equatable>(_ type: T.Type) -> Bool {
        first.assumingMemoryBound(to: T.self).pointee
          == second.assumingMemoryBound(to: T.self).pointee
      }
      return open(type)
    case .fields(let fields):
      for field in fields
      where !field.comparison.areEqual(first + field.offset, second + field.offset) {
        return false
      }
      return true
    }
  }
}

/// A value that knows whether another one comes to the same for a view, where its bytes don't tell.
protocol SelfComparing {
  func isSame(as other: Self) -> Bool
}

/// Whether two values are the same for who depends on them.
func areSame<T>(_ first: T, _ second: T) -> Bool {
  let comparison = ValueComparison.of(T.self)
  return withUnsafePointer(to: first) { first in
    withUnsafePointer(to: second) { comparison.areEqual(first, $0) }
  }
}
