// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Implementations of methods and closures: each becomes the other. Objective-C casts them, since there both are
// addresses of code.

/// A closure as the implementation of a method: it gets the object and then the arguments.
final class MethodBlock: @unchecked Sendable {
  /// The closure as it was given.
  let function: Any
  let body: (AnyObject, [Any?]) -> Any?

  init(_ function: Any, _ body: @escaping (AnyObject, [Any?]) -> Any?) {
    (self.function, self.body) = (function, body)
  }

  /// A block's object; anything else is no block.
  static func of(_ block: Any) -> MethodBlock {
    guard let block = block as? MethodBlock else {
      preconditionFailure("imp_implementationWithBlock: \(type(of: block)) is no block")
    }
    return block
  }

  /// An argument as the closure declares it; a nil that it can't take stops the program.
  static func argument<Value>(_ value: Any?, _ type: Value.Type) -> Value {
    switch Converted<Value>(value) {
    case .value(let value): return value
    case .missing(let zero?): return zero
    case .missing(nil), .mismatch:
      preconditionFailure("a block takes \(type), and its method was called with \(value ?? "nil")")
    }
  }
}

/// The closure of a block's object, for casts back to it; nil for any other object.
public func _micaFunction(ofBlock object: Any) -> Any? { (object as? MethodBlock)?.function }

/// An implementation that runs a block, which gets the object and then the method's arguments.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  MethodEntry.running(MethodBlock.of(block)).pointer
}

/// An implementation that runs a block, which gets the object.
public func imp_implementationWithBlock<Object, Result>(
  _ block: @escaping (Object) -> Result
) -> IMP {
  imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))
}

/// An implementation that runs a block, which gets the object and an argument.
public func imp_implementationWithBlock<Object, A, Result>(
  _ block: @escaping (Object, A) -> Result
) -> IMP {
  imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))
}

/// An implementation that runs a block, which gets the object and two arguments.
public func imp_implementationWithBlock<Object, A, B, Result>(
  _ block: @escaping (Object, A, B) -> Result
) -> IMP {
  imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))
}

/// Takes a block from an implementation; whether there was one. The block itself is kept.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool { MethodEntry.at(anImp).block != nil }

// MARK: Blocks as objects

/// A block as an object.
public func unsafeBitCast<Object, Result>(
  _ block: @escaping (Object) -> Result, to type: (any AnyObject).Type
) -> AnyObject {
  MethodBlock(block) { object, _ in block(MethodBlock.argument(object, Object.self)) }
}

/// A block as an object.
public func unsafeBitCast<Object, A, Result>(
  _ block: @escaping (Object, A) -> Result, to type: (any AnyObject).Type
) -> AnyObject {
  MethodBlock(block) { object, rest in
    block(MethodBlock.argument(object, Object.self), MethodBlock.argument(rest[0], A.self))
  }
}

/// A block as an object.
public func unsafeBitCast<Object, A, B, Result>(
  _ block: @escaping (Object, A, B) -> Result, to type: (any AnyObject).Type
) -> AnyObject {
  MethodBlock(block) { object, rest in
    block(
      MethodBlock.argument(object, Object.self), MethodBlock.argument(rest[0], A.self),
      MethodBlock.argument(rest[1], B.self))
  }
}

// MARK: Implementations as functions

private func call<Result>(_ imp: IMP, _ object: Any, _ rest: [Any?]) -> Result {
  let result = MethodEntry.at(imp).run(object as AnyObject, rest[0], rest[1], rest[2])
  if let nothing = () as? Result { return nothing }
  return MethodBlock.argument(result, Result.self)
}

/// An implementation as a function of an object and a selector.
public func unsafeBitCast<Object, Result>(
  _ imp: IMP, to type: ((Object, Selector) -> Result).Type
) -> (Object, Selector) -> Result {
  { object, _ in call(imp, object, [nil, nil, nil]) }
}

/// An implementation as a function of an object, a selector and an argument.
public func unsafeBitCast<Object, A, Result>(
  _ imp: IMP, to type: ((Object, Selector, A) -> Result).Type
) -> (Object, Selector, A) -> Result {
  { object, _, first in call(imp, object, [first, nil, nil]) }
}

/// An implementation as a function of an object, a selector and two arguments.
public func unsafeBitCast<Object, A, B, Result>(
  _ imp: IMP, to type: ((Object, Selector, A, B) -> Result).Type
) -> (Object, Selector, A, B) -> Result {
  { object, _, first, second in call(imp, object, [first, second, nil]) }
}

/// An implementation as a function of an object, a selector and three arguments.
public func unsafeBitCast<Object, A, B, C, Result>(
  _ imp: IMP, to type: ((Object, Selector, A, B, C) -> Result).Type
) -> (Object, Selector, A, B, C) -> Result {
  { object, _, first, second, third in call(imp, object, [first, second, third]) }
}
