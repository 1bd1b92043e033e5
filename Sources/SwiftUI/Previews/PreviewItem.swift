// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What tools show of a program's previews.

/// The previews that one `#Preview`, or one type of `PreviewProvider`, declares. The tools ask for it by the functions that
/// the rewriter writes in a macro's place.
@MainActor
public final class _PreviewList {
  /// The previews in the order of declaration.
  public let items: [_PreviewItem]

  init(_ items: [_PreviewItem]) { self.items = items }
}

/// How large a preview is.
public enum _PreviewLayout: Equatable, Sendable {
  /// As the device.
  case device
  /// As its content.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// One preview.
@MainActor
public struct _PreviewItem {
  /// Its name; nil if it has none.
  public var title: String?
  /// How large it is; as the device by default.
  public var layout = _PreviewLayout.device
  /// The name of the device, as `previewDevice` sets it; nil for the tool's own.
  public var device: String?
  /// Whether the device lies on its side; nil for as the tool does.
  public var isLandscape: Bool?
  /// Makes what is shown: a view or a view controller.
  public var make: @MainActor () -> UIResponder

  init(_ title: String?, _ make: @escaping @MainActor () -> UIResponder) {
    (self.title, self.make) = (title, make)
  }

  /// The size of what `make` made for a layout that fits the content, in points, at most `limit`.
  public func size(of shown: UIResponder, in limit: CGSize) -> CGSize {
    let size: CGSize
    if let controller = shown as? any SizedHost {
      size = controller.fittingSize(in: limit)
    } else if let view = (shown as? UIViewController)?.view ?? (shown as? UIView) {
      let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      size = fitting == .zero ? view.sizeThatFits(limit) : fitting
    } else {
      size = limit
    }
    return CGSize(width: min(size.width, limit.width), height: min(size.height, limit.height))
  }
}

/// A controller that knows the size of the view it hosts.
@MainActor
protocol SizedHost: UIViewController {
  func fittingSize(in limit: CGSize) -> CGSize
}

extension UIHostingController: SizedHost {
  func fittingSize(in limit: CGSize) -> CGSize {
    loadViewIfNeeded()
    let ideal = hosting.sizeThatFits(.unspecified)
    guard ideal.width > limit.width || ideal.height > limit.height else { return ideal }
    return sizeThatFits(in: limit)
  }
}
