// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Plain values of entities.

public import MicaFoundation

/// The kinds of values that attributes have.
public enum NSAttributeType: UInt, Sendable {
  /// None yet.
  case undefinedAttributeType = 0
  /// `Int16`.
  case integer16AttributeType = 100
  /// `Int32`.
  case integer32AttributeType = 200
  /// `Int64`.
  case integer64AttributeType = 300
  /// `NSDecimalNumber`.
  case decimalAttributeType = 400
  /// `Double`.
  case doubleAttributeType = 500
  /// `Float`.
  case floatAttributeType = 600
  /// `String`.
  case stringAttributeType = 700
  /// `Bool`.
  case booleanAttributeType = 800
  /// `Date`.
  case dateAttributeType = 900
  /// `Data`.
  case binaryDataAttributeType = 1000
  /// `UUID`.
  case UUIDAttributeType = 1100
  /// `URL`.
  case URIAttributeType = 1200
  /// Any object.
  case transformableAttributeType = 1800
  /// `NSManagedObjectID`.
  case objectIDAttributeType = 2000
  /// A dictionary of attributes.
  case compositeAttributeType = 2100
}

/// A plain value of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  /// The kinds of values, by shorter names.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    /// The number of the type in models.
    public let rawValue: UInt
    /// A kind by its number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None yet.
    public static let undefined = AttributeType(rawValue: 0)
    /// `Int16`.
    public static let integer16 = AttributeType(rawValue: 100)
    /// `Int32`.
    public static let integer32 = AttributeType(rawValue: 200)
    /// `Int64`.
    public static let integer64 = AttributeType(rawValue: 300)
    /// `NSDecimalNumber`.
    public static let decimal = AttributeType(rawValue: 400)
    /// `Double`.
    public static let double = AttributeType(rawValue: 500)
    /// `Float`.
    public static let float = AttributeType(rawValue: 600)
    /// `String`.
    public static let string = AttributeType(rawValue: 700)
    /// `Bool`.
    public static let boolean = AttributeType(rawValue: 800)
    /// `Date`.
    public static let date = AttributeType(rawValue: 900)
    /// `Data`.
    public static let binaryData = AttributeType(rawValue: 1000)
    /// `UUID`.
    public static let uuid = AttributeType(rawValue: 1100)
    /// `URL`.
    public static let uri = AttributeType(rawValue: 1200)
    /// Any object.
    public static let transformable = AttributeType(rawValue: 1800)
    /// `NSManagedObjectID`.
    public static let objectID = AttributeType(rawValue: 2000)
    /// A dictionary of attributes.
    public static let composite = AttributeType(rawValue: 2100)
  }

  /// The kind of the values; undefined until it is set.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The kind of the values; undefined until it is set.
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? attributeType }
  }
  /// The class of the values; nil for Apple's choice.
  open var attributeValueClassName: String?
  /// The value of a new object.
  open var defaultValue: Any?
  /// The transformer of values on their way to a file; kept.
  open var valueTransformerName: String?
  /// Whether large values would lie beside the file; kept.
  open var allowsExternalBinaryDataStorage = false
  /// Kept.
  open var preservesValueInHistoryOnDeletion = false
  /// Kept.
  open var allowsCloudEncryption = false
}

/// A value that is computed of others when an object is saved.
///
/// Partly: only `now()`, functions of key paths (`items.@count`, `uppercase:(name)`) and paths are computed.
open class NSDerivedAttributeDescription: NSAttributeDescription {
  /// What is computed.
  open var derivationExpression: NSExpression?
}
