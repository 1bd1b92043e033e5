// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views in rows and columns (FACTS_SWIFTUI d.13).

/// Views in rows and columns. A view that isn't in a `GridRow` is a row of its own across all columns.
public struct Grid<Content: View> {
  let tree: _LayoutView<GridLayout, Content>

  /// A grid, by default with the distances that the views prefer, and with each view in the middle of its cell.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    tree = _LayoutView(
      layout: GridLayout(
        alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing), content: content())
  }
}

extension Grid: ForwardingView {}

/// A row of a grid. Outside of a grid its views are children of the container around.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// A row, whose views are aligned as the grid's are unless said otherwise.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
  { (self.alignment, self.content) = (alignment, content()) }
}

extension GridRow: _PrimitiveView {
  /// Makes a node whose views know that they are in one row.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _NodeOf<Self> {
    GridRowNode(view, inputs)
  }
}

/// The row that a view is in.
final class GridRowMark {
  var alignment: VerticalAlignment?

  init(_ alignment: VerticalAlignment?) { self.alignment = alignment }
}

@MainActor
private final class GridRowNode<C: View>: SingleNode<GridRow<C>, C> {
  private let mark: GridRowMark

  override init(_ view: GridRow<C>, _ inputs: _ViewInputs) {
    mark = GridRowMark(view.alignment)
    super.init(view, inputs)
    var inner = inputs.child(of: self)
    inner.wrappers = DisplayWrapper(outer: inputs.wrappers) { [unowned self] display in
      var inputs = inputs.content(of: self)
      inputs.environment = environment
      return GridCellDisplay(display, mark, inputs)
    }
    child = C._makeNode(view.content, inner)
  }

  override func update(_ new: GridRow<C>) {
    if mark.alignment != new.alignment {
      mark.alignment = new.alignment
      for display in displays { display.invalidateLayout() }
    }
    child.update(new.content)
  }
}

/// A view that is in a row.
private final class GridCellDisplay: UnaryDisplay {
  private let mark: GridRowMark

  init(_ child: DisplayNode, _ mark: GridRowMark, _ inputs: _ViewInputs) {
    self.mark = mark
    super.init(child, inputs)
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(GridRowKey.self) ? mark : child.layoutValue(key)
  }
}

enum GridRowKey: LayoutValueKey {
  static var defaultValue: GridRowMark? { nil }
}

enum GridColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

enum GridAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

enum GridUnsizedAxesKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

nonisolated extension View {
  /// How many columns of a grid the view lies across.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: count)
  }

  /// Where the view lies in its cell of a grid.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }

  /// The axes in which the view doesn't make its column or its row of a grid larger.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }

  /// How the views of this view's column of a grid are aligned.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
}
