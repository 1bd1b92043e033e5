// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// CombineLatest: the newest values of several publishers together. OpenCombine has none.

public import OpenCombine

extension Publishers {
  /// The newest values of 2 publishers, whenever one of them has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure {
    /// The newest values.
    public typealias Output = (A.Output, B.Output)
    /// How all of them fail.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// Combines publishers.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }
    /// Subscribes to all of them.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let hub = LatestValues(2, subscriber) { values in
        (values[0] as! A.Output, values[1] as! B.Output)
      }
      subscriber.receive(subscription: hub)
      a.subscribe(UpstreamSide<A.Output, Failure>(hub: hub, index: 0))
      b.subscribe(UpstreamSide<B.Output, Failure>(hub: hub, index: 1))
    }
  }

  /// The newest values of 3 publishers, whenever one of them has a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    /// The newest values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How all of them fail.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// Combines publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }
    /// Subscribes to all of them.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let hub = LatestValues(3, subscriber) { values in
        (values[0] as! A.Output, values[1] as! B.Output, values[2] as! C.Output)
      }
      subscriber.receive(subscription: hub)
      a.subscribe(UpstreamSide<A.Output, Failure>(hub: hub, index: 0))
      b.subscribe(UpstreamSide<B.Output, Failure>(hub: hub, index: 1))
      c.subscribe(UpstreamSide<C.Output, Failure>(hub: hub, index: 2))
    }
  }

  /// The newest values of 4 publishers, whenever one of them has a new one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    /// The newest values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How all of them fail.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D
    /// Combines publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }
    /// Subscribes to all of them.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let hub = LatestValues(4, subscriber) { values in
        (
          values[0] as! A.Output, values[1] as! B.Output, values[2] as! C.Output,
          values[3] as! D.Output
        )
      }
      subscriber.receive(subscription: hub)
      a.subscribe(UpstreamSide<A.Output, Failure>(hub: hub, index: 0))
      b.subscribe(UpstreamSide<B.Output, Failure>(hub: hub, index: 1))
      c.subscribe(UpstreamSide<C.Output, Failure>(hub: hub, index: 2))
      d.subscribe(UpstreamSide<D.Output, Failure>(hub: hub, index: 3))
    }
  }
}

extension Publisher {
  /// The newest values of this publisher and of 1 more.
  public func combineLatest<B: Publisher>(
    _ b: B
  ) -> Publishers.CombineLatest<Self, B> where B.Failure == Failure {
    Publishers.CombineLatest(self, b)
  }
  /// What a closure makes of the newest values of this publisher and of 1 more.
  public func combineLatest<B: Publisher, Result>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, Result>
  where B.Failure == Failure {
    Publishers.CombineLatest(self, b).map { transform($0.0, $0.1) }
  }
  /// The newest values of this publisher and of 2 more.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C> where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c)
  }
  /// What a closure makes of the newest values of this publisher and of 2 more.
  public func combineLatest<B: Publisher, C: Publisher, Result>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c).map { transform($0.0, $0.1, $0.2) }
  }
  /// The newest values of this publisher and of 3 more.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }
  /// What a closure makes of the newest values of this publisher and of 3 more.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, Result>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.CombineLatest4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
