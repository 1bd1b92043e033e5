// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Making objects of a class that is known only at run time. Apple's initialiser is not `required` (a user's
// `override` must compile), and Swift then calls it on static types only: a convenience initialiser dispatches,
// and is called on a metatype by its own symbol, as in QuartzCore's CALayer+Creation.

extension NSManagedObject {
  /// `init(entity:insertInto:)` of the receiving class.
  package convenience init(
    ofDynamicClass entity: NSEntityDescription, in context: NSManagedObjectContext
  ) {
    self.init(entity: entity, insertInto: context)
  }

  /// A new object of the class that this is called on.
  @_silgen_name(
    "$s8CoreData15NSManagedObjectC14ofDynamicClass2inAcA19NSEntityDescriptionC_AA0cD7ContextCtcfC")
  package final class func makeObject(
    of entity: __owned NSEntityDescription, in context: __owned NSManagedObjectContext
  ) -> NSManagedObject
}
