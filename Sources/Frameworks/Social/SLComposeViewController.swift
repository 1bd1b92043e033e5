// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Networks of people, as before iOS 11: nobody has an account.

public import Foundation
internal import MicaFrameworks
@_exported public import UIKit

/// Twitter.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// Facebook.
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// Sina Weibo.
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
/// Tencent Weibo.
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"

/// What became of a message.
public enum SLComposeViewControllerResult: Int, Sendable {
  /// Given up.
  case cancelled = 0
  /// Sent.
  case done
}

/// Writes to a network.
///
/// Partly: nobody has an account.
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
  /// Hears what became of it.
  public typealias CompletionHandler = (SLComposeViewControllerResult) -> Void
  /// Which network.
  public let serviceType: String!
  /// Hears what became of it.
  open var completionHandler: CompletionHandler?
  /// Whether somebody has an account: false.
  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }
  /// Of a network; nil where there is none of that name.
  public init!(forServiceType serviceType: String!) {
    self.serviceType = serviceType
    super.init(nibName: nil, bundle: nil)
  }
  /// Not from archives.
  public required init?(coder: NSCoder) { nil }
  /// True: the text is taken.
  @discardableResult open func setInitialText(_ text: String!) -> Bool {
    noteMissing("SLComposeViewController.setInitialText(_:)")
    return true
  }
  /// True: the picture is taken.
  @discardableResult open func add(_ image: UIImage!) -> Bool {
    noteMissing("SLComposeViewController.add(_:)")
    return true
  }
  /// True: the address is taken.
  @discardableResult open func add(_ url: URL!) -> Bool {
    noteMissing("SLComposeViewController.add(_:)")
    return true
  }
  /// A labelled box.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    _ = LabelledBox("SLComposeViewController", in: view)
  }
}
