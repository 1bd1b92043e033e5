// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Programs of scenes, launched through UIKit (FACTS_SWIFTUI m.6).

internal import Foundation
internal import MicaContext
internal import MicaRaster
internal import UIKitCore

/// A program whose interface is scenes.
@MainActor @preconcurrency
public protocol App {
  /// The type of the body.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder var body: Body { get }
  /// The program as it starts.
  init()
}

extension App {
  /// Starts the program: what `@main` calls.
  @MainActor
  public static func main() {
    let launch = AppLaunch.current
    let app = Self()
    let root = AnyView(AppRoot(app: app))
    launch.root = { root }
    launch.adaptor = AdaptedDelegate.find(in: app)
    launch.start()
  }
}

/// What an app's launch has to know.
@MainActor
final class AppLaunch: @preconcurrency ProgramState {
  var root: () -> AnyView = { AnyView(EmptyView()) }
  var adaptor: (any UIApplicationDelegate & NSObject)?
  /// The state of the app's scene.
  var phase = ScenePhase.inactive {
    didSet { if phase != oldValue { showPhase() } }
  }
  /// The class of the program's own scene delegate.
  var sceneDelegateClass: AnyClass?
  private weak var controller: UIHostingController<AnyView>?
  private var adapted: [ObjectIdentifier: NSObject] = [:]

  nonisolated init(in context: ProgramContext) {}

  static var current: AppLaunch { ProgramContext.current.state() }

  /// Launches the program. An app has scenes, also where its Info.plist doesn't say so.
  func start() {
    let state = AppState.current
    if state.info["UIApplicationSceneManifest"] == nil, !state.info.isEmpty {
      state.info["UIApplicationSceneManifest"] = [String: Any]()
    }
    AppDelegate.main()
  }

  /// A controller of the app's first window.
  func makeController() -> UIViewController {
    let controller = UIHostingController(rootView: phasedRoot)
    self.controller = controller
    return controller
  }

  private var phasedRoot: AnyView { AnyView(root().environment(\.scenePhase, phase)) }

  private func showPhase() { controller?.rootView = phasedRoot }

  /// The delegate of a class, made once.
  func delegate<D: NSObject & UIApplicationDelegate>(_ type: D.Type) -> D {
    if let known = adapted[ObjectIdentifier(type)] as? D { return known }
    guard let made = type.makeObject() as? D else {
      fatalError("\(type) must be a subclass of NSObject.")
    }
    adapted[ObjectIdentifier(type)] = made
    return made
  }
}

/// An app's scenes as a view, so that its properties live in a tree.
private struct AppRoot<A: App>: View {
  let app: A

  var body: some View { AppBody(app: app) }
}

/// Runs an app's body with its properties bound.
private struct AppBody<A: App>: _PrimitiveView {
  let app: A

  @MainActor
  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    AppNode(view, inputs)
  }
}

@MainActor
private final class AppNode<A: App>: _NodeOf<AppBody<A>> {
  private var body: AppBodyNode<A>!

  override init(_ view: AppBody<A>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    body = AppBodyNode(view.app, inputs.child(of: self))
  }

  override var children: [_ViewNode] { body.map { [$0] } ?? [] }
}

@MainActor
private final class AppBodyNode<A: App>: BodyNode<A, AnyView> {
  override func makeBody(_ bound: A) -> AnyView {
    let view = A.Body._root(bound.body) ?? AnyView(EmptyView())
    var objects = view
    if let delegate = AppLaunch.current.adaptor { objects = provide(delegate, objects) }
    return objects
  }

  /// A delegate that can be observed is in the environment.
  private func provide(_ delegate: NSObject, _ view: AnyView) -> AnyView {
    func open<O: ObservableObject>(_ object: O) -> AnyView {
      AnyView(view.environmentObject(object))
    }
    if let object = delegate as? any ObservableObject { return open(object) }
    return view
  }
}

/// Finds the delegate that an app's property adapts.
@MainActor
enum AdaptedDelegate {
  static func find<A: App>(in app: A) -> (any UIApplicationDelegate & NSObject)? {
    for child in Mirror(reflecting: app).children {
      if let adaptor = child.value as? any DelegateAdaptor { return adaptor.anyDelegate }
    }
    return nil
  }
}

@MainActor
protocol DelegateAdaptor {
  var anyDelegate: any UIApplicationDelegate & NSObject { get }
}

/// Makes an object of a class the application's delegate.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  private let type: DelegateType.Type

  /// A delegate of a class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { type = delegateType }

  /// The delegate.
  public var wrappedValue: DelegateType { AppLaunch.current.delegate(type) }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension UIApplicationDelegateAdaptor: DelegateAdaptor {
  var anyDelegate: any UIApplicationDelegate & NSObject { wrappedValue }
}
