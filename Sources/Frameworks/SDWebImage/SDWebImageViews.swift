// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The calls on views.

internal import MicaRuntime
public import UIKit

/// What shows that a picture is being loaded.
@MainActor
public protocol SDWebImageIndicator: AnyObject {
  /// The view.
  var indicatorView: UIView { get }
  /// Shows it.
  func startAnimatingIndicator()
  /// Hides it.
  func stopAnimatingIndicator()
}

/// A wheel.
public class SDWebImageActivityIndicator: NSObject, SDWebImageIndicator {
  /// A grey wheel.
  public static var gray: SDWebImageActivityIndicator { make(.medium, .gray) }
  /// A large grey wheel.
  public static var grayLarge: SDWebImageActivityIndicator { make(.large, .gray) }
  /// A white wheel.
  public static var white: SDWebImageActivityIndicator { make(.medium, .white) }
  /// A large white wheel.
  public static var whiteLarge: SDWebImageActivityIndicator { make(.large, .white) }
  /// A wheel.
  public static var medium: SDWebImageActivityIndicator { make(.medium, nil) }
  /// A large wheel.
  public static var large: SDWebImageActivityIndicator { make(.large, nil) }

  private let wheel = UIActivityIndicatorView(style: .medium)
  /// The view.
  public var indicatorView: UIView { wheel }
  /// Shows it.
  public func startAnimatingIndicator() { wheel.startAnimating() }
  /// Hides it.
  public func stopAnimatingIndicator() { wheel.stopAnimating() }

  private static func make(
    _ style: UIActivityIndicatorView.Style, _ color: UIColor?
  ) -> SDWebImageActivityIndicator {
    let made = SDWebImageActivityIndicator()
    made.wheel.style = style
    if let color { made.wheel.color = color }
    return made
  }
}

/// How a loaded picture appears.
public class SDWebImageTransition: NSObject {
  /// Seconds.
  public var duration: TimeInterval = 0.5
  /// Fades it in.
  public static var fade: SDWebImageTransition { SDWebImageTransition() }
  /// Fades it in.
  public static func fade(duration: TimeInterval) -> SDWebImageTransition {
    let made = SDWebImageTransition()
    made.duration = duration
    return made
  }
}

/// An image view of animated pictures.
open class SDAnimatedImageView: UIImageView {}

/// What a view loads.
@MainActor private final class ImageLoad {
  var url: URL?
  var operation: SDWebImageCombinedOperation?
  var indicator: (any SDWebImageIndicator)?
  var transition: SDWebImageTransition?

  static func of(_ view: UIView) -> ImageLoad {
    let key = unsafeBitCast(ImageLoad.self, to: UnsafeRawPointer.self)
    if let known = objc_getAssociatedObject(view, key) as? ImageLoad { return known }
    let made = ImageLoad()
    objc_setAssociatedObject(view, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

extension UIView {
  /// The URL of the last picture that was asked for.
  public var sd_imageURL: URL? { ImageLoad.of(self).url }
  /// What shows that a picture is being loaded; nil by default.
  public var sd_imageIndicator: (any SDWebImageIndicator)? {
    get { ImageLoad.of(self).indicator }
    set {
      ImageLoad.of(self).indicator?.indicatorView.removeFromSuperview()
      ImageLoad.of(self).indicator = newValue
    }
  }
  /// How a loaded picture appears; nil for at once.
  public var sd_imageTransition: SDWebImageTransition? {
    get { ImageLoad.of(self).transition }
    set { ImageLoad.of(self).transition = newValue }
  }
  /// Ends the view's load.
  public func sd_cancelCurrentImageLoad() {
    ImageLoad.of(self).operation?.cancel()
    ImageLoad.of(self).indicator?.stopAnimatingIndicator()
  }

  fileprivate func load(
    _ url: URL?, _ placeholder: UIImage?, _ options: SDWebImageOptions,
    _ progress: SDImageLoaderProgressBlock?, _ completed: SDExternalCompletionBlock?,
    set: @escaping (UIImage?) -> Void
  ) {
    sd_cancelCurrentImageLoad()
    let load = ImageLoad.of(self)
    load.url = url
    if !options.contains(.delayPlaceholder) { set(placeholder) }
    if url != nil, let indicator = load.indicator {
      let view = indicator.indicatorView
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
      view.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      addSubview(view)
      indicator.startAnimatingIndicator()
    }
    load.operation = SDWebImageManager.shared.loadImage(
      with: url, options: options, progress: progress
    ) { [weak self] image, _, error, type, _, url in
      load.indicator?.stopAnimatingIndicator()
      if let self, !options.contains(.avoidAutoSetImage) {
        if let image, type == .none, let transition = load.transition {
          UIView.transition(
            with: self, duration: transition.duration, options: .transitionCrossDissolve,
            animations: { set(image) })
        } else if image != nil || options.contains(.delayPlaceholder) {
          set(image ?? placeholder)
        }
      }
      completed?(image, error, type, url)
    }
  }
}

extension UIImageView {
  /// Shows the picture of a URL, and a placeholder until it is there.
  public func sd_setImage(
    with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
    context: SDWebImageContext? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) {
    load(url, placeholderImage, options, nil, completed) { [weak self] in self?.image = $0 }
  }

  /// Shows the picture of a URL, and a placeholder until it is there.
  public func sd_setImage(
    with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
    context: SDWebImageContext? = nil, progress: SDImageLoaderProgressBlock?,
    completed: SDExternalCompletionBlock? = nil
  ) {
    load(url, placeholderImage, options, progress, completed) { [weak self] in self?.image = $0 }
  }
}

extension UIButton {
  /// Shows the picture of a URL in a state, and a placeholder until it is there.
  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil,
    options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) {
    load(url, placeholderImage, options, nil, completed) { [weak self] in
      self?.setImage($0, for: state)
    }
  }

  /// Shows the picture of a URL in a state, and a placeholder until it is there.
  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil,
    options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
    progress: SDImageLoaderProgressBlock?, completed: SDExternalCompletionBlock? = nil
  ) {
    load(url, placeholderImage, options, progress, completed) { [weak self] in
      self?.setImage($0, for: state)
    }
  }

  /// Shows the picture of a URL behind a state's title, and a placeholder until it is there.
  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil,
    options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) {
    load(url, placeholderImage, options, nil, completed) { [weak self] in
      self?.setBackgroundImage($0, for: state)
    }
  }

  /// Shows the picture of a URL behind a state's title, and a placeholder until it is there.
  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil,
    options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
    progress: SDImageLoaderProgressBlock?, completed: SDExternalCompletionBlock? = nil
  ) {
    load(url, placeholderImage, options, progress, completed) { [weak self] in
      self?.setBackgroundImage($0, for: state)
    }
  }
}

extension UIImage {
  /// The picture of data.
  public static func sd_image(with data: Data?) -> UIImage? { data.flatMap { UIImage(data: $0) } }
}
