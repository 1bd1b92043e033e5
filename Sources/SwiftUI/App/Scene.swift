// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scenes of an app, and what builds them.

internal import MicaRaster

/// A part of an app's interface with a life of its own.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene
  /// The scenes that it consists of.
  @SceneBuilder var body: Body { get }
  /// The views of its first window; nil for a scene without.
  static func _root(_ scene: Self) -> AnyView?
}

extension Scene {
  /// The first window of the body.
  @MainActor
  public static func _root(_ scene: Self) -> AnyView? { Body._root(scene.body) }
}

extension Scene where Body == Never {
  /// Not called: the scene has no body.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension Never: Scene {
  /// There is no value.
  public static func _root(_ scene: Never) -> AnyView? { nil }
}

/// Puts scenes together.
@resultBuilder
public struct SceneBuilder {
  /// An expression.
  nonisolated public static func buildExpression<S: Scene>(_ content: S) -> S { content }
  /// One scene.
  nonisolated public static func buildBlock<S: Scene>(_ content: S) -> S { content }
  /// Several scenes, of which the first with a window is shown.
  nonisolated public static func buildBlock<each S: Scene>(_ content: repeat each S)
    -> _TupleScene<repeat each S>
  { _TupleScene(content: (repeat each content)) }
  /// A scene that may be there.
  nonisolated public static func buildOptional<S: Scene>(_ scene: S?) -> _OptionalScene<S> {
    _OptionalScene(content: scene)
  }
  /// A scene of a newer system.
  nonisolated public static func buildLimitedAvailability<S: Scene>(_ scene: S) -> S { scene }
}

/// Scenes one after the other.
public struct _TupleScene<each Content: Scene> {
  let content: (repeat each Content)
}

extension _TupleScene: Scene {
  /// It has no body.
  public typealias Body = Never
  /// The first window.
  public static func _root(_ scene: Self) -> AnyView? {
    var first: AnyView?
    @MainActor func look<S: Scene>(_ scene: S) { if first == nil { first = S._root(scene) } }
    repeat look(each scene.content)
    return first
  }
}

/// A scene that may be there.
public struct _OptionalScene<Content: Scene> {
  let content: Content?
}

extension _OptionalScene: Scene {
  /// It has no body.
  public typealias Body = Never
  /// The scene's window, if it is there.
  public static func _root(_ scene: Self) -> AnyView? {
    scene.content.flatMap { Content._root($0) }
  }
}

/// A scene with a group of equal windows.
public struct WindowGroup<Content> {
  let content: AnyView
}

extension WindowGroup: Scene where Content: View {
  /// It has no body.
  public typealias Body = Never
  /// The window's views.
  public static func _root(_ scene: Self) -> AnyView? { scene.content }

  /// Windows with the same views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = AnyView(content()) }
  /// Windows with the same views, known by an identifier.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  /// Windows with a title.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  /// Windows with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  /// Windows with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  /// Windows with a title, known by an identifier.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
  /// Windows with a title, known by an identifier.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) }
  /// Windows with a title, known by an identifier.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) }

  /// Windows for values; the first one has none.
  nonisolated public init<D: Codable & Hashable>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.content = AnyView(content(.constant(nil))) }

  /// Windows for values, known by an identifier; the first one has none.
  nonisolated public init<D: Codable & Hashable>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.content = AnyView(content(.constant(nil))) }
}

/// A scene with one window, on a Mac; not shown unless it is the app's first.
public struct Window<Content> {
  let content: AnyView
}

extension Window: Scene where Content: View {
  /// It has no body.
  public typealias Body = Never
  /// The window's views.
  public static func _root(_ scene: Self) -> AnyView? { scene.content }
  /// A window with a title.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = AnyView(content())
  }
  /// A window with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) { self.content = AnyView(content()) }
  /// A window with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) { self.content = AnyView(content()) }
}

/// An app's settings, on a Mac; not shown.
public struct Settings<Content> {}

extension Settings: Scene where Content: View {
  /// It has no body.
  public typealias Body = Never
  /// There is no window.
  public static func _root(_ scene: Self) -> AnyView? { nil }
  /// Settings.
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

nonisolated extension Scene {
  /// Commands of the menu bar; not shown.
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
    Unsupported.note("Scene.commands has no effect: there is no menu bar.")
    return self
  }
  /// Removes commands; there are none.
  public func commandsRemoved() -> some Scene { self }
  /// The size of a new window, on a Mac; not used.
  public func defaultSize(_ size: CGSize) -> some Scene {
    Unsupported.note("Scene.defaultSize")
    return self
  }
  /// The size of a new window, on a Mac; not used.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    Unsupported.note("Scene.defaultSize")
    return self
  }
  /// Whether a scene opens for an event; not used.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// How a window can be resized, on a Mac; not used.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Sets a value of the environment for the scene's views.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some Scene
  { ModifiedScene(base: self) { AnyView($0.environment(keyPath, value)) } }
  /// Puts an observable object into the environment of the scene's views.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(base: self) { AnyView($0.environment(object)) }
  }
  /// Puts an object into the environment of the scene's views.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(base: self) { AnyView($0.environmentObject(object)) }
  }
  /// Does something when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    ModifiedScene(base: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }
  /// Does something when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedScene(base: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }
  /// Does something with a value that has changed.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some Scene
  { ModifiedScene(base: self) { AnyView($0.onChange(of: value, perform: action)) } }
  /// Does something in the background; never called.
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  )
    -> some Scene
  { self }
}

/// Background tasks of an app.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh.
  public static func appRefresh(_ matching: String) -> BackgroundTask<Void, Void> {
    BackgroundTask()
  }
}

/// How a window can be resized.
public struct WindowResizability: Sendable {
  /// As the platform chooses.
  public static let automatic = WindowResizability()
  /// As its content.
  public static let contentSize = WindowResizability()
  /// At least as its content.
  public static let contentMinSize = WindowResizability()
}

/// A scene whose views are modified.
private struct ModifiedScene<Base: Scene> {
  let base: Base
  let change: (AnyView) -> AnyView
}

extension ModifiedScene: Scene {
  typealias Body = Never
  static func _root(_ scene: Self) -> AnyView? { Base._root(scene.base).map(scene.change) }
}
