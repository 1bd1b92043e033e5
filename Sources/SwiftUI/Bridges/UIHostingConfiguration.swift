// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views in the cells of UIKit's tables and collections (FACTS_SWIFTUI m.4).

/// What a cell shows: views.
public struct UIHostingConfiguration<Content, Background> {
  let content: Content
  let back: Background
  var insets: [SwiftUI.Edge: CGFloat] = [:]
  var minimum = CGSize(width: 0, height: 44)
}

extension UIHostingConfiguration: UIContentConfiguration where Content: View, Background: View {
  /// A view that shows the views.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
  /// The same.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration where Content: View, Background: View {
  /// Views in a cell.
  nonisolated public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), back: EmptyView())
  }

  /// The margins at edges, in points.
  public func margins(_ edges: SwiftUI.Edge.Set = .all, _ length: CGFloat) -> Self {
    var new = self
    for edge in SwiftUI.Edge.allCases where edges.contains(.init(edge)) {
      new.insets[edge] = length
    }
    return new
  }

  /// The least size, in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var new = self
    if let width { new.minimum.width = width }
    if let height { new.minimum.height = height }
    return new
  }

  /// Views behind the cell's.
  public func background<B: View>(@ViewBuilder content: () -> B)
    -> UIHostingConfiguration<Content, B>
  { .init(content: self.content, back: content(), insets: insets, minimum: minimum) }

  /// A style behind the cell's views.
  public func background<S: ShapeStyle>(_ style: S)
    -> UIHostingConfiguration<Content, _StyledCellBackground<S>>
  {
    .init(
      content: content, back: _StyledCellBackground(style: style), insets: insets,
      minimum: minimum)
  }

  @MainActor fileprivate var view: AnyView {
    AnyView(
      content
        .padding(.top, insets[.top] ?? 11).padding(.bottom, insets[.bottom] ?? 11)
        .padding(.leading, insets[.leading] ?? 16).padding(.trailing, insets[.trailing] ?? 16)
        .frame(
          minWidth: minimum.width, maxWidth: .infinity, minHeight: minimum.height,
          maxHeight: .infinity, alignment: .leading
        )
        .background { back })
  }
}

/// A style as the background of a cell.
public struct _StyledCellBackground<S: ShapeStyle>: View {
  let style: S
  /// The style.
  public var body: some View { Rectangle().fill(style) }
}

private final class HostingContentView<C: View, B: View>: UIView, UIContentView {
  private let hosting: _UIHostingView<AnyView>
  var configuration: any UIContentConfiguration {
    didSet {
      guard let new = configuration as? UIHostingConfiguration<C, B> else { return }
      hosting.rootView = new.view
      invalidateIntrinsicContentSize()
    }
  }

  init(_ configuration: UIHostingConfiguration<C, B>) {
    self.configuration = configuration
    hosting = _UIHostingView(rootView: configuration.view)
    super.init(frame: .zero)
    hosting.safeAreaRegions = []
    addSubview(hosting)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosting.frame = bounds
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    hosting.sizeThatFits(ProposedViewSize(width: size.width, height: nil))
  }

  override var intrinsicContentSize: CGSize { hosting.intrinsicContentSize }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let height = sizeThatFits(targetSize).height
    return CGSize(width: targetSize.width, height: height)
  }
}
