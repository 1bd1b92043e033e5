// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table of a class while it is written: what generated code calls. One row is one call, whose
// types the compiler works out.

/// Writes the rows of a class.
///
/// Closures may use what is isolated to the main actor: whoever calls the method later is where the
/// program's own call would be.
@_spi(Registration)
public struct ClassTable<Object: AnyObject> {
  let rows: ClassRows

  init(rows: ClassRows) { self.rows = rows }

  // MARK: Initialisers

  /// Which initialisers a metatype of the class may call, by their Swift names: `init()`,
  /// `init(frame:)`, `init(coder:)`, `init(nibName:bundle:)`.
  ///
  /// - Parameter inheritsOthers: whether the superclass's are inherited besides: a class inherits
  ///   them that declares no designated one, or overrides all of them.
  public func initializers(_ names: String..., inheritsOthers: Bool) {
    rows.initializers.formUnion(names)
    rows.inheritsInitializers = inheritsOthers
  }

  /// An initialiser of the class's own that needs no argument:
  /// `table.initializer("init()") { Dial() }`. Subclasses that inherit it have a row of their own.
  public func initializer(_ name: String, _ make: @escaping @MainActor () -> Object?) {
    let call = unsafeBitCast(make, to: (() -> Object?).self)
    rows.initializers.insert(name)
    rows.makers[name] = { type, _ in type == Object.self ? call() : nil }
  }

  /// How an object of this class or of a subclass is made by an initialiser; roots say this once.
  package func maker(
    _ name: String, _ make: @escaping @MainActor (_ type: Object.Type, [Any?]) -> Object?
  ) {
    let call = unsafeBitCast(make, to: ((Object.Type, [Any?]) -> Object?).self)
    rows.initializers.insert(name)
    rows.makers[name] = { type, arguments in
      call(unsafeBitCast(type, to: Object.Type.self), arguments)
    }
  }
}
