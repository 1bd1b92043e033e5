// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is said of a property of an entity.

@_exported public import MicaFoundation

/// A property of an entity: an attribute, a relationship, or objects that are fetched.
open class NSPropertyDescription: NSObject {
  /// The key under which objects keep it; empty until it is set.
  open var name = ""
  /// Whether it may be nil when an object is saved; true until it is set.
  open var isOptional = true
  /// Whether it isn't saved; false until it is set.
  open var isTransient = false
  /// What the model notes besides.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The name in an older version of the model.
  open var renamingIdentifier: String?
  /// A part of a version's hash; kept.
  open var versionHashModifier: String?
  /// Whether Spotlight would index it; kept.
  open var isIndexedBySpotlight = false
  /// The entity whose property it is.
  open internal(set) weak var entity: NSEntityDescription!
  /// The conditions that values must meet, and how errors are coded, in order.
  open private(set) var validationPredicates: [NSPredicate] = []
  /// The codes or texts of what fails, one for each condition.
  open private(set) var validationWarnings: [Any] = []

  /// A property without a name.
  public override init() {}

  /// Sets conditions that values must meet when they are saved, and the code of each one's error.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    self.validationPredicates = validationPredicates ?? []
    self.validationWarnings = validationWarnings ?? []
  }

  func setValidation(_ rules: [(predicate: NSPredicate, code: Int)]) {
    validationPredicates = rules.map(\.predicate)
    validationWarnings = rules.map(\.code)
  }

  open override var description: String { "(\(type(of: self)), name \(name))" }
}

/// What a fetch computes and gives under a name.
open class NSExpressionDescription: NSPropertyDescription {
  /// What is computed.
  open var expression: NSExpression?
  /// The kind of the result; kept.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  /// The kind of the result; kept.
  open var resultType: NSAttributeDescription.AttributeType {
    get { .init(rawValue: expressionResultType.rawValue) }
    set {
      expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? expressionResultType
    }
  }
}

/// A property that is a fetch request's result.
open class NSFetchedPropertyDescription: NSPropertyDescription {
  /// The request; `$FETCH_SOURCE` in its predicate is the object.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}
