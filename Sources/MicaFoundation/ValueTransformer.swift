// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Values of one kind to another, by name, which Foundation has on Apple's systems alone.

public import Foundation
internal import MicaContext
internal import Synchronization

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public var rawValue: String
  /// The name of a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// False for true, and true for false.
  public static let negateBooleanTransformerName = Self("NSNegateBoolean")
  /// Whether a value is nil.
  public static let isNilTransformerName = Self("NSIsNil")
  /// Whether a value is none.
  public static let isNotNilTransformerName = Self("NSIsNotNil")
}

/// Turns values of one kind into another. Subclasses override `transformedValue(_:)`.
open class ValueTransformer: NSObject, @unchecked Sendable {
  /// The registered transformer that this one stands for.
  private let named: ValueTransformer?

  /// A transformer.
  public override init() { named = nil }

  /// The transformer that is registered in the program under a name; nil without one.
  public init?(forName name: NSValueTransformerName) {
    let state: Transformers = ProgramContext.current.state()
    guard let found = state.known.withLock({ $0[name] }) else { return nil }
    named = found
  }

  /// The class of transformed values; `NSObject` unless a subclass says more.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether values can be turned back; true unless a subclass says more.
  open class func allowsReverseTransformation() -> Bool { true }
  /// The value's counterpart; the value itself unless a subclass says more.
  open func transformedValue(_ value: Any?) -> Any? {
    if let named { named.transformedValue(value) } else { value }
  }
  /// The value of a counterpart; `transformedValue(_:)`'s unless a subclass says more.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    if let named { named.reverseTransformedValue(value) } else { transformedValue(value) }
  }

  /// Registers a transformer in the program under a name; nil removes it.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    let state: Transformers = ProgramContext.current.state()
    state.known.withLock { $0[name] = transformer }
  }
  /// The names of the program's transformers, and of those that exist always.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    let state: Transformers = ProgramContext.current.state()
    return Array(state.known.withLock { $0 }.keys)
  }
}

/// A transformer by a function.
private final class FunctionTransformer: ValueTransformer, @unchecked Sendable {
  let function: @Sendable (Any?) -> Any?
  init(_ function: @escaping @Sendable (Any?) -> Any?) {
    self.function = function
    super.init()
  }
  override func transformedValue(_ value: Any?) -> Any? { function(value) }
}

/// The transformers of a program.
private final class Transformers: ProgramState, Sendable {
  let known: Mutex<[NSValueTransformerName: ValueTransformer]>
  init(in context: ProgramContext) {
    known = Mutex([
      .negateBooleanTransformerName: FunctionTransformer { !(($0 as? Bool) ?? false) },
      .isNilTransformerName: FunctionTransformer { $0 == nil },
      .isNotNilTransformerName: FunctionTransformer { $0 != nil },
      .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
    ])
  }
}

/// Archives objects as data, and takes them from data again.
///
/// As Apple's the class transforms data to an object, and turns an object back into data. Attributes of Core Data that
/// are transformable name a subclass.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  /// The classes that the outermost object of an archive may have: Foundation's collections and values unless a subclass
  /// says more.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  /// The object in an archive; `nil` for other values, and for archives that can't be read.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(
      ofClasses: Self.allowedTopLevelClasses, from: data)
  }

  /// The archive of an object; `nil` for no object, and for one that can't be archived.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}

extension NSValueTransformerName {
  /// The transformer of archives with Foundation's classes.
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}
