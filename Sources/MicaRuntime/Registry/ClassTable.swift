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

  // MARK: Methods

  /// A method without arguments: `table.method("tick") { $0.tick() }`.
  public func method<Result>(
    _ selector: Selector, _ body: @escaping @MainActor (Object) -> Result
  ) {
    let call = unsafeBitCast(body, to: ((Object) -> Result).self)
    add(selector, 0) { object, _, _ in boxed(call(unsafeDowncast(object, to: Object.self))) }
  }

  /// A method with one argument: `table.method("tap:") { $0.tap($1) }`.
  ///
  /// The argument is converted to its declared type: numbers from `NSNumber`, structures from
  /// `NSValue`, enumerations from their raw values, nil to an optional's.
  public func method<First, Result>(
    _ selector: Selector, _ body: @escaping @MainActor (Object, First) -> Result
  ) {
    let call = unsafeBitCast(body, to: ((Object, First) -> Result).self)
    add(selector, 1, First.self) { object, first, _ in
      boxed(
        call(
          unsafeDowncast(object, to: Object.self),
          argument(first, of: selector, in: Object.self)))
    }
  }

  /// A method with two arguments: `table.method("tap:event:") { $0.tap($1, event: $2) }`.
  public func method<First, Second, Result>(
    _ selector: Selector, _ body: @escaping @MainActor (Object, First, Second) -> Result
  ) {
    let call = unsafeBitCast(body, to: ((Object, First, Second) -> Result).self)
    add(selector, 2, First.self) { object, first, second in
      boxed(
        call(
          unsafeDowncast(object, to: Object.self),
          argument(first, of: selector, in: Object.self),
          argument(second, of: selector, in: Object.self)))
    }
  }

  /// A method that is only known to be there, for `responds(to:)`: one of more than two arguments.
  public func method(_ selector: Selector) {
    rows.methods[selector] = MethodRecord(
      selector: selector, argumentCount: nil, takesScalar: false
    ) { object, _, _ in
      preconditionFailure(
        "\(type(of: object)).\(selector) takes more arguments than perform can give")
    }
  }

  private func add(
    _ selector: Selector, _ count: Int, _ first: Any.Type? = nil,
    _ call: @escaping (AnyObject, Any?, Any?) -> Any?
  ) {
    let isScalar = first is any ScalarValue.Type || first is any _BoxedStructure.Type
    rows.methods[selector] = MethodRecord(
      selector: selector, argumentCount: count, takesScalar: isScalar, call: call)
  }

  /// A method of the class without arguments: `table.classMethod("shared") { Foo.shared() }`.
  public func classMethod<Result>(
    _ selector: Selector, _ body: @escaping @MainActor () -> Result
  ) {
    let call = unsafeBitCast(body, to: (() -> Result).self)
    rows.classMethods[selector] = ClassMethodRecord(selector: selector, argumentCount: 0) {
      _, _ in boxed(call())
    }
  }

  /// A method of the class with one argument: `table.classMethod("make:") { Foo.make($0) }`.
  public func classMethod<First, Result>(
    _ selector: Selector, _ body: @escaping @MainActor (First) -> Result
  ) {
    let call = unsafeBitCast(body, to: ((First) -> Result).self)
    rows.classMethods[selector] = ClassMethodRecord(selector: selector, argumentCount: 1) {
      first, _ in boxed(call(argument(first, of: selector, in: Object.self)))
    }
  }

  /// A method of the class with two arguments.
  public func classMethod<First, Second, Result>(
    _ selector: Selector, _ body: @escaping @MainActor (First, Second) -> Result
  ) {
    let call = unsafeBitCast(body, to: ((First, Second) -> Result).self)
    rows.classMethods[selector] = ClassMethodRecord(selector: selector, argumentCount: 2) {
      first, second in
      boxed(
        call(
          argument(first, of: selector, in: Object.self),
          argument(second, of: selector, in: Object.self)))
    }
  }

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

/// The argument of a call as the method declares it.
private func argument<Value>(_ value: Any?, of selector: Selector, in type: Any.Type) -> Value {
  switch Converted<Value>(value) {
  case .value(let value): return value
  case .missing(let zero?): return zero
  case .missing(nil):
    preconditionFailure("\(type).\(selector) needs a \(Value.self), and is called with nil")
  case .mismatch:
    preconditionFailure(
      "\(type).\(selector) needs a \(Value.self), and is called with \(value ?? "nil")")
  }
}
