// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// UIKit's controls as displays.

/// A UIKit view that stands for a view.
struct UIKitControl<V: UIView> {
  /// Makes the UIKit view. Its actions call the control's `send`.
  let make: @MainActor (UIKitControlDisplay<V>) -> V
  /// Gives the UIKit view what the value and the environment say.
  let update: @MainActor (V, EnvironmentValues) -> Void
  /// The size for a proposal.
  let size: @MainActor (V, ProposedViewSize) -> CGSize
  /// What is done at the UIKit view's events.
  var changed: @MainActor (V) -> Void = { _ in }
  /// What tells the focus of the view, if it can have it.
  var isFocusable = false
  /// The distance of the first and the last baseline from the top, if there is text.
  var baseline: (@MainActor (V, CGSize) -> CGFloat)?
}

extension UIKitControl: DisplayedView {
  func makeDisplay(_ inputs: _ViewInputs) -> UIKitControlDisplay<V> {
    UIKitControlDisplay(self, inputs)
  }

  func updateDisplay(_ display: UIKitControlDisplay<V>, from old: Self) { display.update(self) }
}

final class UIKitControlDisplay<V: UIView>: DisplayNode {
  @MainActor private(set) lazy var view: V = control.make(self)
  private var control: UIKitControl<V>
  private var isOld = true
  private var lastSize: CGSize?

  init(_ control: UIKitControl<V>, _ inputs: _ViewInputs) {
    self.control = control
    super.init(inputs)
  }

  @MainActor
  func update(_ new: UIKitControl<V>) {
    control = new
    renew()
  }

  /// Runs what is done at an event.
  @MainActor
  func send() { control.changed(view) }

  /// What tells the state of the focus.
  @MainActor
  var focus: FocusTarget? { environment[FocusTargetKey.self] }

  @MainActor
  private func renew() {
    isOld = true
    sync()
    let size = control.size(view, .unspecified)
    if size != lastSize {
      lastSize = size
      invalidateLayout()
    }
    setNeedsRender()
  }

  @MainActor
  private func sync() {
    guard isOld else { return }
    isOld = false
    (view as? UIControl)?.isEnabled = environment.isEnabled
    control.update(view, environment)
    if control.isFocusable { focus?.attach(view) }
  }

  override func environmentDidChange(from old: EnvironmentValues) { onMainThread { renew() } }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    onMainThread {
      sync()
      if lastSize == nil { lastSize = control.size(view, .unspecified) }
      return control.size(view, proposal)
    }
  }

  override func findGuides(_ keys: inout Set<AlignmentKey>) {
    guard control.baseline != nil else { return }
    keys.insert(VerticalAlignment.firstTextBaseline.key)
    keys.insert(VerticalAlignment.lastTextBaseline.key)
  }

  override func explicitGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    guard
      key == VerticalAlignment.firstTextBaseline.key
        || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    return onMainThread { control.baseline?(view, size) }
  }

  override func draw(_ context: RenderContext) {
    sync()
    let frame = context.pixelFrame(size)
    view.bounds.size = frame.size
    let anchor = view.layer.anchorPoint
    view.center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
  }

  override func appendLayers(to list: inout [DisplayLayer]) { list.append(.view(view)) }

  override func hitTest(_ point: CGPoint) -> DisplayNode? {
    CGRect(origin: .zero, size: size).contains(point) ? self : nil
  }
}

extension EnvironmentValues {
  /// The tint as a UIKit colour; nil where the program sets none.
  var uiTint: UIColor? {
    guard let tint = self[TintKey.self] else { return nil }
    guard case .color(let color) = tint._paint(in: _StyleContext(self)).content else { return nil }
    return UIColor(cgColor: color)
  }

  /// The foreground style as a UIKit colour; the label colour for styles that aren't colours.
  var uiForeground: UIColor {
    UIColor(cgColor: foregroundColor())
  }

  /// The font of texts as a UIKit font.
  var uiFont: UIFont { (font ?? .body).uiFont(hostTraits) }

  /// The alignment of texts as UIKit has it.
  var uiTextAlignment: NSTextAlignment {
    let isMirrored = layoutDirection == .rightToLeft
    return switch multilineTextAlignment {
    case .leading: isMirrored ? .right : .left
    case .center: .center
    case .trailing: isMirrored ? .left : .right
    }
  }
}

private enum LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Hides the labels of the controls in this view.
  public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
}
