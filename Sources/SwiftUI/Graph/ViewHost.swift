// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One tree of views on the screen: its identity tree, its layout, its layers.

internal import MicaRaster

/// How often the views may change each other's state before a frame.
private let mostRounds = 50

/// How often a layout may move what depends on its own position.
private let mostPasses = 10

/// What depends on positions on the screen.
protocol PositionObserver: AnyObject {
  /// Called after each layout. Returns whether the layout must run again.
  @MainActor
  func positionsDidChange() -> Bool
}

/// A tree of views and what shows it.
final class ViewHost: @unchecked Sendable {
  @MainActor private(set) lazy var viewGraph = ViewGraph.current
  /// Runs when something has changed, so that `update` is called before the next frame.
  @MainActor var onRequest: () -> Void = {}
  /// How many bodies have run; for tests of what is worked out.
  @MainActor var bodyCount = 0

  @MainActor private var root: _ViewNode!
  @MainActor private var rootUpdate: ((Any) -> Void)?
  @MainActor private(set) var display: DisplayNode!
  private var isRequested = false
  private var isUpdating = false
  @MainActor private var isOrderOld = true
  /// Whether positions are found without anything being placed.
  final var isRehearsing = false
  /// What depends on positions on the screen.
  private var observers: [WeakObserver] = []
  /// The insets of the safe area of the root's bounds, in points.
  @MainActor private(set) var safeArea = EdgeInsets()
  /// The size of the view that holds the layers, in points.
  @MainActor private(set) var size = CGSize.zero
  /// How much of the bottom the keyboard covers, in points.
  @MainActor var keyboardHeight: CGFloat = 0 {
    didSet {
      guard keyboardHeight != oldValue, display != nil else { return }
      display.setNeedsPlacement()
    }
  }
  /// Another one after each change of a preference.
  @MainActor fileprivate(set) var preferencesVersion = 0
  /// What waits until the controller's view is seen, such as sheets.
  @MainActor var whenSeen: [() -> Void] = []
  /// The view controller that shows the tree; nil for a view alone.
  @MainActor weak var controller: UIViewController?
  /// The view that holds the layers, and through which coordinates of the window are found.
  @MainActor weak var view: UIView?

  /// What leads to the host for as long as it is there. A weak reference would slow down all others.
  @MainActor var handle: HostHandle {
    if let knownHandle { return knownHandle }
    let handle = HostHandle(self)
    knownHandle = handle
    return handle
  }
  private var knownHandle: HostHandle?

  nonisolated init() {}

  deinit { knownHandle?.host = nil }

  /// Shows a view, as a part of `parent` where it belongs to another tree.
  @MainActor
  func show<V: View>(
    _ view: V, _ environment: EnvironmentValues, within parent: _ViewNode? = nil
  ) {
    viewGraph.add(self)
    let inputs = _ViewInputs(host: self, parent: parent, environment: environment)
    let node = RootNode(view, inputs)
    (root, display) = (node, node.display)
  }

  /// Gives the view that is shown another value.
  @MainActor
  func update<V: View>(_ view: V) {
    unsafeDowncast(root, to: RootNode<V>.self).update(view)
    requestUpdate()
  }

  /// Gives the tree another environment.
  @MainActor
  func setEnvironment(_ environment: EnvironmentValues) {
    isRequested = true
    root.setEnvironment(environment)
  }

  /// Ends the tree.
  @MainActor
  func end() {
    root?.end()
    viewGraph.update()
    while viewGraph.runActions() { viewGraph.update() }
  }

  /// Ends the tree; what follows from that is done in the next update.
  @MainActor
  func endTree() {
    root?.end()
    viewGraph.requestUpdate()
  }

  /// What the views of the root tell of a key, innermost first.
  @MainActor
  func rootTraits<K: _TraitKey>(_ key: K.Type) -> [K.Value] {
    (root?.children.first?.children ?? []).flatMap(\.displays).flatMap { $0.allTraits(key) }
  }

  /// What the views set together of a preference; nil where none sets it.
  @MainActor
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { root?.preference(key) }

  @MainActor
  func requestUpdate() {
    guard !isRequested else { return }
    isRequested = true
    onRequest()
  }

  /// A container's children are others: the view around has its layers put in order anew.
  @MainActor
  func orderDidChange(_ display: DisplayNode) {
    display.setNeedsRender()
    var node: DisplayNode? = display
    while let current = node {
      // A group holds what lies within, so the layers around it stay; but not when the group itself comes or goes.
      if current.layerOrderDidChange(), current !== display { return }
      node = current.parent
    }
    isOrderOld = true
  }

  /// Brings bodies up to date, without layout.
  @MainActor
  func updateBodies() {
    viewGraph.update()
  }

  /// The size for a proposal, with everything up to date.
  @MainActor
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    // UIKit may ask while the tree is being made.
    guard let display else { return .zero }
    viewGraph.update()
    return viewGraph.workOut { display.sizeThatFits(proposal) }
  }

  /// Brings everything up to date in a size: bodies, layout, layers, then what waits for that, again and again until nothing changes.
  @MainActor
  func update(size: CGSize, safeArea: EdgeInsets, scale: CGFloat, in view: DisplayView) {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    self.view = view
    if safeArea != self.safeArea || size != self.size {
      (self.safeArea, self.size) = (safeArea, size)
      display.setNeedsPlacement()
    }
    viewGraph.beginFrame()
    var rounds = 0
    repeat {
      isRequested = true
      viewGraph.update()
      viewGraph.workOut { layOut() }
      render(scale, view)
      viewGraph.endTransaction()
      rounds += 1
      if rounds > mostRounds {
        Unsupported.note(
          "Actions of views, such as onAppear and onChange, change state again and again. The update ends without it."
        )
        break
      }
    } while viewGraph.runActions() || viewGraph.needsUpdate
    isRequested = false
  }

  /// Lays the views out, again where that moves what depends on positions.
  @MainActor
  private func layOut() {
    var insets = safeArea
    insets.bottom = max(insets.bottom, keyboardHeight)
    let area = CGSize(
      width: max(0, size.width - insets.width), height: max(0, size.height - insets.height))
    let proposal = ProposedViewSize(area)
    var passes = 0
    repeat {
      let own = display.sizeThatFits(proposal)
      display.place(
        at: CGPoint(
          x: insets.leading + (area.width - own.width) / 2,
          y: insets.top + (area.height - own.height) / 2), proposal)
      passes += 1
      if passes > mostPasses {
        Unsupported.note(
          "Views that read their position move themselves again and again. The layout ends without it."
        )
        return
      }
    } while settlePositions()
  }

  /// Tells what depends on positions. Returns whether something must be laid out again.
  @MainActor
  private func settlePositions() -> Bool {
    guard !observers.isEmpty else { return false }
    observers.removeAll { $0.observer == nil }
    var isOld = false
    for entry in observers where entry.observer?.positionsDidChange() == true { isOld = true }
    return isOld
  }

  /// Has an observer told after each layout.
  func observePositions(_ observer: any PositionObserver) {
    if observers.contains(where: { $0.observer === observer }) { return }
    observers.append(WeakObserver(observer: observer))
  }

  private struct WeakObserver {
    weak var observer: (any PositionObserver)?
  }

  /// Displays lie elsewhere without a layout, such as those in a view that scrolls.
  @MainActor
  func positionsDidChange() {
    if !observers.isEmpty { requestUpdate() }
  }

  /// Where the root is drawn: mirrored where text runs from right to left.
  @MainActor var rootOrigin: CGPoint {
    let origin = display.origin
    guard display.environment.layoutDirection == .rightToLeft else { return origin }
    return CGPoint(x: size.width - origin.x - display.size.width, y: origin.y)
  }

  @MainActor
  private func render(_ scale: CGFloat, _ view: DisplayView) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    UIView.performWithoutAnimation {
      let origin = rootOrigin
      display.render(RenderContext(container: view, origin: origin, scale: scale))
      guard isOrderOld else { return }
      isOrderOld = false
      var layers: [DisplayLayer] = []
      display.appendLayers(to: &layers)
      view.show(layers)
    }
  }
}

/// Leads to a host for as long as it is there.
final class HostHandle: @unchecked Sendable {
  unowned(unsafe) fileprivate(set) final var host: ViewHost?

  fileprivate init(_ host: ViewHost) { self.host = host }
}

/// The node above all: several views of it lie in a column.
@MainActor
private final class RootNode<V: View>: _NodeOf<V> {
  private var container: ContainerNode<RootLayout, V>!

  override init(_ view: V, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    container = ContainerNode(RootLayout(), view, inputs.child(of: self))
  }

  override var children: [_ViewNode] { [container] }
  var display: DisplayNode { container.displays[0] }

  override func preferencesDidChange(in child: _ViewNode?) {
    host.preferencesVersion += 1
    // What a tree within another one sets is its own screen's.
    if parent == nil { super.preferencesDidChange(in: child) } else { markPreferences() }
  }

  override func update(_ new: V) {
    view = new
    container.update(RootLayout(), new)
  }
}

/// One view as it is, several in a column.
struct RootLayout: Layout, GuidelessLayout {
  private var column: VStackLayout { VStackLayout() }

  func makeCache(subviews: Subviews) -> VStackLayout.Cache { column.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
  ) -> CGSize {
    if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
    return column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) {
    if subviews.count == 1 {
      return subviews[0].place(at: bounds.origin, proposal: proposal)
    }
    column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func spacing(subviews: Subviews, cache: inout VStackLayout.Cache) -> ViewSpacing {
    column.spacing(subviews: subviews, cache: &cache)
  }
}
