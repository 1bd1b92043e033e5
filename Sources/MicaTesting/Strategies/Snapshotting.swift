// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A strategy: what becomes of a value, and how it is compared.

/// A way to take snapshots of values: each becomes a `Format`, which is stored and compared.
public struct Snapshotting<Value, Format> {
  /// How names of references end, such as "png"; nil for no ending.
  public var pathExtension: String?
  /// How snapshots are stored and compared.
  public var diffing: Diffing<Format>
  /// Makes a snapshot of a value.
  public var snapshot: (Value) -> Async<Format>

  /// A strategy whose snapshots may come later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
  }

  /// A strategy whose snapshots are there at once.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The strategy for values that a function turns into this one's.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The same for a function whose value comes later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { new in
      Async { callback in
        // A value that comes later comes without the task's values.
        let scene = SnapshotScene.current
        transform(new).run { value in
          SnapshotScene.$current.withValue(scene) { snapshot(value).run(callback) }
        }
      }
    }
  }
}

/// A strategy that stores values as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy that stores values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
