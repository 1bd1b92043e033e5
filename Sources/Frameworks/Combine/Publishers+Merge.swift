// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Merge: the values of several publishers as they come. OpenCombine has none.

public import OpenCombine

extension Publishers {
  /// The values of 2 publishers, as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure, B.Output == A.Output {
    /// What all of them send.
    public typealias Output = A.Output
    /// How all of them fail.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// Merges publishers.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }
    /// Subscribes to all of them.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let hub = MergedValues(2, subscriber)
      subscriber.receive(subscription: hub)
      a.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 0))
      b.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 1))
    }
  }

  /// The values of 3 publishers, as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, B.Output == A.Output, C.Output == A.Output {
    /// What all of them send.
    public typealias Output = A.Output
    /// How all of them fail.
    public typealias Failure = A.Failure
    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// Merges publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }
    /// Subscribes to all of them.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let hub = MergedValues(3, subscriber)
      subscriber.receive(subscription: hub)
      a.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 0))
      b.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 1))
      c.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 2))
    }
  }

  /// The values of 4 publishers, as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, B.Output == A.Output,
    C.Output == A.Output, D.Output == A.Output
  {
    /// What all of them send.
    public typealias Output = A.Output
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
    /// Merges publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }
    /// Subscribes to all of them.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let hub = MergedValues(4, subscriber)
      subscriber.receive(subscription: hub)
      a.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 0))
      b.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 1))
      c.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 2))
      d.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 3))
    }
  }

  /// The values of 5 publishers, as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure,
    B.Output == A.Output, C.Output == A.Output, D.Output == A.Output, E.Output == A.Output
  {
    /// What all of them send.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E
    /// Merges publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }
    /// Subscribes to all of them.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let hub = MergedValues(5, subscriber)
      subscriber.receive(subscription: hub)
      a.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 0))
      b.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 1))
      c.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 2))
      d.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 3))
      e.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 4))
    }
  }

  /// The values of 6 publishers, as they come.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure,
    F.Failure == A.Failure, B.Output == A.Output, C.Output == A.Output, D.Output == A.Output,
    E.Output == A.Output, F.Output == A.Output
  {
    /// What all of them send.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F
    /// Merges publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }
    /// Subscribes to all of them.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let hub = MergedValues(6, subscriber)
      subscriber.receive(subscription: hub)
      a.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 0))
      b.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 1))
      c.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 2))
      d.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 3))
      e.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 4))
      f.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 5))
    }
  }

  /// The values of 7 publishers, as they come.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure,
    F.Failure == A.Failure, G.Failure == A.Failure, B.Output == A.Output, C.Output == A.Output,
    D.Output == A.Output, E.Output == A.Output, F.Output == A.Output, G.Output == A.Output
  {
    /// What all of them send.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F
    /// One of the publishers.
    public let g: G
    /// Merges publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }
    /// Subscribes to all of them.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let hub = MergedValues(7, subscriber)
      subscriber.receive(subscription: hub)
      a.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 0))
      b.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 1))
      c.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 2))
      d.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 3))
      e.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 4))
      f.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 5))
      g.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 6))
    }
  }

  /// The values of 8 publishers, as they come.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure,
    F.Failure == A.Failure, G.Failure == A.Failure, H.Failure == A.Failure, B.Output == A.Output,
    C.Output == A.Output, D.Output == A.Output, E.Output == A.Output, F.Output == A.Output,
    G.Output == A.Output, H.Output == A.Output
  {
    /// What all of them send.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F
    /// One of the publishers.
    public let g: G
    /// One of the publishers.
    public let h: H
    /// Merges publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }
    /// Subscribes to all of them.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let hub = MergedValues(8, subscriber)
      subscriber.receive(subscription: hub)
      a.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 0))
      b.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 1))
      c.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 2))
      d.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 3))
      e.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 4))
      f.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 5))
      g.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 6))
      h.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: 7))
    }
  }

  /// The values of any number of publishers, as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What all of them send.
    public typealias Output = Upstream.Output
    /// How all of them fail.
    public typealias Failure = Upstream.Failure
    /// The publishers.
    public let publishers: [Upstream]
    /// Merges publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Merges the publishers of a sequence.
    public init<Several: Swift.Sequence>(_ upstream: Several) where Several.Element == Upstream {
      publishers = Array(upstream)
    }
    /// Subscribes to all of them.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      guard !publishers.isEmpty else {
        return Empty<Output, Failure>().receive(subscriber: subscriber)
      }
      let hub = MergedValues(publishers.count, subscriber)
      subscriber.receive(subscription: hub)
      for (index, publisher) in publishers.enumerated() {
        publisher.subscribe(UpstreamSide<Output, Failure>(hub: hub, index: index))
      }
    }
    /// The same with one more.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publisher {
  /// The values of this publisher and of 1 more, as they come.
  public func merge<B: Publisher>(
    with b: B
  ) -> Publishers.Merge<Self, B>
  where B.Failure == Failure, B.Output == Output {
    Publishers.Merge(self, b)
  }
  /// The values of this publisher and of 2 more, as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure, B.Output == Output, C.Output == Output {
    Publishers.Merge3(self, b, c)
  }
  /// The values of this publisher and of 3 more, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, B.Output == Output,
    C.Output == Output, D.Output == Output
  {
    Publishers.Merge4(self, b, c, d)
  }
  /// The values of this publisher and of 4 more, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    B.Output == Output, C.Output == Output, D.Output == Output, E.Output == Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }
  /// The values of this publisher and of 5 more, as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    F.Failure == Failure, B.Output == Output, C.Output == Output, D.Output == Output,
    E.Output == Output, F.Output == Output
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }
  /// The values of this publisher and of 6 more, as they come.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    F.Failure == Failure, G.Failure == Failure, B.Output == Output, C.Output == Output,
    D.Output == Output, E.Output == Output, F.Output == Output, G.Output == Output
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }
  /// The values of this publisher and of 7 more, as they come.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Failure == Failure, C.Failure == Failure, D.Failure == Failure, E.Failure == Failure,
    F.Failure == Failure, G.Failure == Failure, H.Failure == Failure, B.Output == Output,
    C.Output == Output, D.Output == Output, E.Output == Output, F.Output == Output,
    G.Output == Output, H.Output == Output
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}
