// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Sheets, covers and popovers (FACTS_SWIFTUI h.16).

internal import MicaRaster

/// How a view is presented.
enum PresentationKind {
  case sheet, cover
  case popover(UIPopoverArrowDirection)
}

/// What a presented view says of its presentation.
struct PresentationSettings {
  var detents: [PresentationDetent]?
  var selectedDetent: Binding<PresentationDetent>?
  var indicator: Visibility = .automatic
  var cornerRadius: CGFloat?
  var isDismissDisabled = false
  var background: Color?
}

enum PresentationSettingsKey: PreferenceKey {
  static var defaultValue: PresentationSettings { PresentationSettings() }
  static func reduce(
    value: inout PresentationSettings, nextValue: () -> PresentationSettings
  ) {
    let next = nextValue()
    value.detents = next.detents ?? value.detents
    value.selectedDetent = next.selectedDetent ?? value.selectedDetent
    if next.indicator != .automatic { value.indicator = next.indicator }
    value.cornerRadius = next.cornerRadius ?? value.cornerRadius
    value.isDismissDisabled = next.isDismissDisabled || value.isDismissDisabled
    value.background = next.background ?? value.background
  }
}

/// Presents a view while there is an item.
struct SheetModifier<Item> {
  let kind: PresentationKind
  let item: Binding<Item?>
  /// What an item is known by; another one is presented anew.
  let id: (Item) -> AnyHashable
  let onDismiss: (() -> Void)?
  let content: (Item) -> AnyView
}

extension SheetModifier: ViewModifier {
  typealias Body = Never

  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _NodeOf<ModifiedContent<C, Self>> { SheetNode(view, inputs) }
}

@MainActor
private final class SheetNode<C: View, Item>: SingleNode<ModifiedContent<C, SheetModifier<Item>>, C>
{
  private var shown: (id: AnyHashable, controller: PresentedController)?
  private var source: DisplayNode?

  override init(_ view: ModifiedContent<C, SheetModifier<Item>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    child = C._makeNode(view.content, inputs.child(of: self))
    follow()
  }

  override func update(_ new: ModifiedContent<C, SheetModifier<Item>>) {
    view = new
    child.update(new.content)
    if let shown, let item = new.modifier.item.wrappedValue, new.modifier.id(item) == shown.id {
      shown.controller.rootView = new.modifier.content(item)
    }
    follow()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    shown?.controller.hosting.inherit(presentedEnvironment)
  }

  private var presentedEnvironment: EnvironmentValues {
    var inner = environment
    inner[StackReferenceKey.self] = nil
    inner[ListRowKey.self] = false
    inner.setPresented(true)
    let item = view.modifier.item
    inner[DismissKey.self] = DismissAction { onMainThread { item.wrappedValue = nil } }
    return inner
  }

  private func follow() {
    let item = view.modifier.item.wrappedValue
    guard item.map(view.modifier.id) != shown?.id else { return }
    host.viewGraph.afterUpdate { [weak self] in self?.settle() }
  }

  private func settle() {
    guard isAlive else { return }
    let modifier = view.modifier
    let item = modifier.item.wrappedValue
    if let shown {
      if item.map(modifier.id) == shown.id { return }
      self.shown = nil
      shown.controller.dismiss(animated: true) { [weak self] in
        shown.controller.hosting.endViews()
        modifier.onDismiss?()
        self?.settle()
      }
      return
    }
    guard let item, let presenter = host.presenter else { return }
    guard presenter.presentedViewController == nil else {
      Unsupported.note("Currently, only presenting a single sheet is supported. The other waits.")
      return
    }
    let id = modifier.id(item)
    let controller = PresentedController(
      rootView: modifier.content(item), within: self, presentedEnvironment)
    controller.style(modifier.kind, host, displays.first)
    controller.didEnd = { [weak self] in self?.didEnd(id) }
    shown = (id, controller)
    presenter.present(controller, animated: true)
  }

  /// The user has closed it.
  private func didEnd(_ id: AnyHashable) {
    guard let shown, shown.id == id else { return }
    self.shown = nil
    view.modifier.item.wrappedValue = nil
    shown.controller.hosting.endViews()
    view.modifier.onDismiss?()
  }

  override func end() {
    guard isAlive else { return }
    let shown = shown
    super.end()
    guard let shown else { return }
    shown.controller.hosting.endViews()
    if shown.controller.presentingViewController != nil { shown.controller.dismiss(animated: true) }
  }
}

extension ViewHost {
  /// The controller that presents for the tree.
  @MainActor var presenter: UIViewController? {
    guard let controller, controller.viewIfLoaded?.window != nil else { return nil }
    return controller
  }
}

/// The controller of a presented view.
@MainActor
final class PresentedController: UIHostingController<AnyView>,
  @preconcurrency UIAdaptivePresentationControllerDelegate,
  @preconcurrency UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate
{
  var didEnd: () -> Void = {}
  private var applied: [PresentationDetent]?
  private var selected: Binding<PresentationDetent>?

  func style(_ kind: PresentationKind, _ host: ViewHost, _ source: DisplayNode?) {
    switch kind {
    case .sheet: modalPresentationStyle = .automatic
    case .cover: modalPresentationStyle = .fullScreen
    case .popover(let directions):
      modalPresentationStyle = .popover
      sizingOptions = .preferredContentSize
      popoverPresentationController?.permittedArrowDirections = directions
      popoverPresentationController?.sourceView = host.view
      if let source, let view = host.view {
        let origin = source.convertToHost(.zero)
        popoverPresentationController?.sourceRect = CGRect(origin: origin, size: source.size)
        _ = view
      }
    }
    presentationController?.delegate = self
    sheetPresentationController?.delegate = self
    hosting.didUpdate = { [weak self] in self?.takeSettings() }
    hosting.layoutIfNeeded()
    takeSettings()
  }

  private func takeSettings() {
    viewsDidUpdate()
    guard let settings = hosting.host.preference(PresentationSettingsKey.self) else { return }
    isModalInPresentation = settings.isDismissDisabled
    if let background = settings.background {
      hosting.backgroundColor = UIColor(background)
    }
    guard let sheet = sheetPresentationController else { return }
    selected = settings.selectedDetent
    if let detents = settings.detents, detents != applied {
      applied = detents
      sheet.detents = detents.map(\.uiKit)
      let isGrabbed =
        settings.indicator == .visible || settings.indicator == .automatic && detents.count > 1
      sheet.prefersGrabberVisible = isGrabbed
    } else if settings.detents == nil {
      sheet.prefersGrabberVisible = settings.indicator == .visible
    }
    if let selection = settings.selectedDetent {
      let identifier = selection.wrappedValue.identifier
      if sheet.selectedDetentIdentifier != identifier {
        sheet.selectedDetentIdentifier = identifier
      }
    }
    if let radius = settings.cornerRadius { sheet.preferredCornerRadius = radius }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    didEnd()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || presentingViewController == nil { didEnd() }
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    guard let selected, let identifier = sheetPresentationController.selectedDetentIdentifier,
      let detent = applied?.first(where: { $0.identifier == identifier })
    else { return }
    selected.wrappedValue = detent
  }
}

nonisolated extension View {
  private func present<V: View>(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> V
  ) -> some View {
    modifier(
      SheetModifier<Bool>(
        kind: kind,
        item: Binding {
          isPresented.wrappedValue ? true : nil
        } set: {
          if $0 == nil, isPresented.wrappedValue { isPresented.wrappedValue = false }
        },
        id: { AnyHashable($0) }, onDismiss: onDismiss, content: { _ in AnyView(content()) }))
  }

  private func present<Item: Identifiable, V: View>(
    _ kind: PresentationKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> V
  ) -> some View {
    modifier(
      SheetModifier<Item>(
        kind: kind, item: item, id: { AnyHashable($0.id) }, onDismiss: onDismiss,
        content: { AnyView(content($0)) }))
  }

  /// A sheet that is shown while a binding says so.
  public func sheet<V: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> V
  ) -> some View { present(.sheet, isPresented, onDismiss, content) }

  /// A sheet that is shown while there is an item.
  public func sheet<Item: Identifiable, V: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> V
  ) -> some View { present(.sheet, item, onDismiss, content) }

  /// A view over the whole screen that is shown while a binding says so.
  public func fullScreenCover<V: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> V
  ) -> some View { present(.cover, isPresented, onDismiss, content) }

  /// A view over the whole screen that is shown while there is an item.
  public func fullScreenCover<Item: Identifiable, V: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> V
  ) -> some View { present(.cover, item, onDismiss, content) }

  /// A popover that is shown while a binding says so; a sheet where there is little room.
  public func popover<V: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> V
  ) -> some View { present(.popover(arrowEdge.arrow), isPresented, nil, content) }

  /// A popover that is shown while there is an item; a sheet where there is little room.
  public func popover<Item: Identifiable, V: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> V
  ) -> some View { present(.popover(arrowEdge.arrow), item, nil, content) }
}

extension Edge? {
  fileprivate var arrow: UIPopoverArrowDirection {
    switch self {
    case .top: .up
    case .bottom: .down
    case .leading: .left
    case .trailing: .right
    case nil: .any
    }
  }
}

/// Where a popover is attached.
public enum PopoverAttachmentAnchor {
  /// At a rectangle.
  case rect(Anchor<CGRect>.Source)
  /// At a point.
  case point(UnitPoint)
}
