// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rows of methods: what generated code says of each, types worked out by the compiler.

extension ClassTable {
  // MARK: Methods of objects

  /// A method without arguments: `table.method("tick") { $0.tick() }`.
  ///
  /// - Parameter own: calls the class's own body, for a `dynamic` method (Docs/runtime.md).
  public func method<Result>(
    _ selector: Selector, _ body: @escaping @MainActor (Object) -> Result,
    own: (@MainActor (Object) -> Result)? = nil
  ) {
    func call(_ body: @escaping @MainActor (Object) -> Result) -> MethodRecord.Call {
      let call = unsafeBitCast(body, to: ((Object) -> Result).self)
      return { object, _, _, _ in
        boxed(
          call(
            unsafeDowncast(object, to: Object.self)))
      }
    }
    add(selector, count: 0, first: nil, virtual: call(body), own: own.map(call))
  }

  /// A method with one argument: `table.method("tap:") { $0.tap($1) }`.
  ///
  /// The argument is converted to its declared type: numbers from `NSNumber`, structures from
  /// `NSValue`, enumerations from their raw values, nil to an optional's.
  public func method<First, Result>(
    _ selector: Selector, _ body: @escaping @MainActor (Object, First) -> Result,
    own: (@MainActor (Object, First) -> Result)? = nil
  ) {
    func call(_ body: @escaping @MainActor (Object, First) -> Result) -> MethodRecord.Call {
      let call = unsafeBitCast(body, to: ((Object, First) -> Result).self)
      return { object, first, _, _ in
        boxed(
          call(
            unsafeDowncast(object, to: Object.self),
            argument(first, of: selector, in: Object.self)))
      }
    }
    add(selector, count: 1, first: First.self, virtual: call(body), own: own.map(call))
  }

  /// A method with two arguments: `table.method("tap:event:") { $0.tap($1, event: $2) }`.
  public func method<First, Second, Result>(
    _ selector: Selector, _ body: @escaping @MainActor (Object, First, Second) -> Result,
    own: (@MainActor (Object, First, Second) -> Result)? = nil
  ) {
    func call(_ body: @escaping @MainActor (Object, First, Second) -> Result) -> MethodRecord.Call {
      let call = unsafeBitCast(body, to: ((Object, First, Second) -> Result).self)
      return { object, first, second, _ in
        boxed(
          call(
            unsafeDowncast(object, to: Object.self),
            argument(first, of: selector, in: Object.self),
            argument(second, of: selector, in: Object.self)))
      }
    }
    add(selector, count: 2, first: First.self, virtual: call(body), own: own.map(call))
  }

  /// A method with three arguments.
  public func method<First, Second, Third, Result>(
    _ selector: Selector, _ body: @escaping @MainActor (Object, First, Second, Third) -> Result,
    own: (@MainActor (Object, First, Second, Third) -> Result)? = nil
  ) {
    func call(_ body: @escaping @MainActor (Object, First, Second, Third) -> Result)
      -> MethodRecord.Call
    {
      let call = unsafeBitCast(body, to: ((Object, First, Second, Third) -> Result).self)
      return { object, first, second, third in
        boxed(
          call(
            unsafeDowncast(object, to: Object.self),
            argument(first, of: selector, in: Object.self),
            argument(second, of: selector, in: Object.self),
            argument(third, of: selector, in: Object.self)))
      }
    }
    add(selector, count: 3, first: First.self, virtual: call(body), own: own.map(call))
  }

  /// A method that is only known to be there, for `responds(to:)`: one of more than three arguments.
  public func method(_ selector: Selector) {
    rows.methods[selector] = MethodRecord(
      selector: selector, owner: Object.self, argumentCount: nil, takesScalar: false,
      virtual: { object, _, _, _ in
        preconditionFailure(
          "\(type(of: object)).\(selector) takes more arguments than perform can give")
      }, own: nil)
  }

  private func add(
    _ selector: Selector, count: Int, first: Any.Type?, virtual: @escaping MethodRecord.Call,
    own: MethodRecord.Call?
  ) {
    let isScalar = first is any ScalarValue.Type || first is any _BoxedStructure.Type
    rows.methods[selector] = MethodRecord(
      selector: selector, owner: Object.self, argumentCount: count, takesScalar: isScalar,
      virtual: virtual, own: own)
  }

  // MARK: Methods of the class

  /// A method of the class without arguments: `table.classMethod("shared") { Foo.shared() }`.
  public func classMethod<Result>(
    _ selector: Selector, _ body: @escaping @MainActor () -> Result
  ) {
    let call = unsafeBitCast(body, to: (() -> Result).self)
    rows.classMethods[selector] = ClassMethodRecord(selector: selector, argumentCount: 0) {
      _, _, _ in boxed(call())
    }
  }

  /// A method of the class with one argument: `table.classMethod("make:") { Foo.make($0) }`.
  public func classMethod<First, Result>(
    _ selector: Selector, _ body: @escaping @MainActor (First) -> Result
  ) {
    let call = unsafeBitCast(body, to: ((First) -> Result).self)
    rows.classMethods[selector] = ClassMethodRecord(selector: selector, argumentCount: 1) {
      first, _, _ in boxed(call(argument(first, of: selector, in: Object.self)))
    }
  }

  /// A method of the class with two arguments.
  public func classMethod<First, Second, Result>(
    _ selector: Selector, _ body: @escaping @MainActor (First, Second) -> Result
  ) {
    let call = unsafeBitCast(body, to: ((First, Second) -> Result).self)
    rows.classMethods[selector] = ClassMethodRecord(selector: selector, argumentCount: 2) {
      first, second, _ in
      boxed(
        call(
          argument(first, of: selector, in: Object.self),
          argument(second, of: selector, in: Object.self)))
    }
  }

  /// A method of the class with three arguments.
  public func classMethod<First, Second, Third, Result>(
    _ selector: Selector, _ body: @escaping @MainActor (First, Second, Third) -> Result
  ) {
    let call = unsafeBitCast(body, to: ((First, Second, Third) -> Result).self)
    rows.classMethods[selector] = ClassMethodRecord(selector: selector, argumentCount: 3) {
      first, second, third in
      boxed(
        call(
          argument(first, of: selector, in: Object.self),
          argument(second, of: selector, in: Object.self),
          argument(third, of: selector, in: Object.self)))
    }
  }
}

/// The argument of a call as the method declares it.
func argument<Value>(_ value: Any?, of selector: Selector, in type: Any.Type) -> Value {
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
