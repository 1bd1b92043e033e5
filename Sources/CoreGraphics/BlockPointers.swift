// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Blocks that travel through C's `void *`: on iOS a block is a pointer, and programs of before `applyWithBlock(_:)` give
// one to `CGPath.apply(info:function:)` by `unsafeBitCast`. A closure is two pointers: here it gets a box.

/// What a pointer stands for.
private final class BlockBox<Block> {
  let block: Block
  init(_ block: Block) { self.block = block }
}

/// A pointer that stands for a block, in the place of the standard library's function, which ends the program for blocks
/// of Linux.
///
/// The block stays alive as long as the process does: nobody says when the pointer isn't used any more.
public func unsafeBitCast<Value, Result>(
  _ block: @escaping (Value) -> Result, to type: UnsafeMutableRawPointer.Type
) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(BlockBox(block)).toOpaque()
}

/// A pointer that stands for a block without arguments.
public func unsafeBitCast<Result>(
  _ block: @escaping () -> Result, to type: UnsafeMutableRawPointer.Type
) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(BlockBox(block)).toOpaque()
}

/// The block that a pointer stands for, which another of these functions made of it.
public func unsafeBitCast<Value, Result>(
  _ pointer: UnsafeMutableRawPointer, to type: ((Value) -> Result).Type
) -> (Value) -> Result {
  Unmanaged<BlockBox<(Value) -> Result>>.fromOpaque(pointer).takeUnretainedValue().block
}

/// The same for a pointer that may be nil, which it isn't.
public func unsafeBitCast<Value, Result>(
  _ pointer: UnsafeMutableRawPointer?, to type: ((Value) -> Result).Type
) -> (Value) -> Result {
  guard let pointer else { preconditionFailure("no block comes of a pointer that is nil") }
  return unsafeBitCast(pointer, to: type)
}

/// The block without arguments that a pointer stands for.
public func unsafeBitCast<Result>(
  _ pointer: UnsafeMutableRawPointer, to type: (() -> Result).Type
) -> () -> Result {
  Unmanaged<BlockBox<() -> Result>>.fromOpaque(pointer).takeUnretainedValue().block
}
