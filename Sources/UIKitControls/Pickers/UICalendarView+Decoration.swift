// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import MicaFoundation

extension UICalendarView {
  /// How large a decoration is.
  public enum DecorationSize: Int, Sendable {
    /// 4 points; the sizes in points are our choice.
    case small = 0
    /// 8 points.
    case medium = 1
    /// 12 points.
    case large = 2

    var points: CGFloat { CGFloat(4 + 4 * rawValue) }
  }

  /// What stands below the number of a day: a picture in one colour, or a view.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private enum Content {
      case picture(UIImage?, UIColor, DecorationSize)
      case view(() -> UIView)
    }

    private let content: Content

    /// A circle of medium size in the system's fill colour.
    public override convenience init() { self.init(image: nil) }

    /// A picture; nil stands for a filled circle, and no colour for the system's fill colour.
    public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      content = .picture(image, color ?? .systemFill, size)
      super.init()
    }

    /// A view, which is made once where the decoration is shown. It is clipped to its place.
    public init(customViewProvider provider: @escaping () -> UIView) {
      content = .view(provider)
      super.init()
    }

    /// A filled circle.
    open class func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: nil, color: color, size: size) }

    /// A picture; nil stands for a filled circle.
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }

    /// A view, which is made once where the decoration is shown.
    open class func customView(_ provider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: provider)
    }

    func makeView() -> UIView {
      switch content {
      case .view(let provider):
        let view = provider()
        view.clipsToBounds = true
        return view
      case .picture(let image, let color, let size):
        guard let image else { return DotView(color, size.points) }
        let view = UIImageView(image: image)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
          pointSize: size.points + 4, weight: .semibold)
        view.tintColor = color
        view.contentMode = .scaleAspectFit
        return view
      }
    }
  }
}

/// A filled circle.
private final class DotView: UIView {
  private let side: CGFloat

  init(_ color: UIColor, _ side: CGFloat) {
    self.side = side
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    backgroundColor = color
    layer.cornerRadius = side / 2
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
}
