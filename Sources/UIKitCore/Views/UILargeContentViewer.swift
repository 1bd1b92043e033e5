// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Large content: what a bar's item shows of itself, for users of very large texts.

public import CoreGraphics
public import Foundation
internal import MicaRuntime

/// Shows a bar's item in large for users of very large texts, while they press it. Mica shows no large content.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// Whom it asks; nil here.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// Ends where the large content is shown.
  open lazy var gestureRecognizerForExclusionRelationship = UIGestureRecognizer()

  /// An interaction that asks a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
  }

  /// An interaction without a delegate.
  public convenience override init() { self.init(delegate: nil) }

  /// Keeps the view.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Whether the user has turned the large content viewer on; never.
  open class var isEnabled: Bool { false }
  /// Posted when the user turns the viewer on or off; never.
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
}

/// An object that the viewer can show in large.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer shows it.
  var showsLargeContentViewer: Bool { get }
  /// The text that is shown.
  var largeContentTitle: String? { get }
  /// The picture that is shown.
  var largeContentImage: UIImage? { get }
  /// Whether the picture grows.
  var scalesLargeContentImage: Bool { get }
  /// How far the picture's middle is from its box's.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// What an interaction for large content asks; never called.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// A finger was lifted from an item.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// The item at a point of the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The controller that shows the item; nil for the system's choice.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController?
}

extension UILargeContentViewerInteractionDelegate {
  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  /// Nil: the view itself.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  /// The system's choice.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController?
  { nil }
}

/// What a view was told of its large content.
@MainActor
private final class LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var insets = UIEdgeInsets.zero

  static var key: UnsafeRawPointer {
    unsafeBitCast(LargeContent.self, to: UnsafeRawPointer.self)
  }
}

extension UIView: UILargeContentViewerItem {
  private var largeContent: LargeContent? {
    Attachments.value(of: self, LargeContent.key) as? LargeContent
  }
  private func changeLargeContent(_ change: (LargeContent) -> Void) {
    let content = largeContent ?? LargeContent()
    change(content)
    Attachments.set(content, of: self, LargeContent.key)
  }

  /// Whether the large content viewer shows this; false by default. Stored: Mica shows no large content.
  public var showsLargeContentViewer: Bool {
    get { largeContent?.isShown ?? false }
    set { changeLargeContent { $0.isShown = newValue } }
  }
  /// The text that the viewer shows; nil by default.
  public var largeContentTitle: String? {
    get { largeContent?.title }
    set { changeLargeContent { $0.title = newValue } }
  }
  /// The picture that the viewer shows; nil by default.
  public var largeContentImage: UIImage? {
    get { largeContent?.image }
    set { changeLargeContent { $0.image = newValue } }
  }
  /// Whether the picture grows; false by default.
  public var scalesLargeContentImage: Bool {
    get { largeContent?.scalesImage ?? false }
    set { changeLargeContent { $0.scalesImage = newValue } }
  }
  /// How far the picture's middle is from its box's; zero by default.
  public var largeContentImageInsets: UIEdgeInsets {
    get { largeContent?.insets ?? .zero }
    set { changeLargeContent { $0.insets = newValue } }
  }
}
