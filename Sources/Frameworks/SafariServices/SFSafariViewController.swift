// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Web pages in a program: a labelled box.

public import Foundation
internal import MicaFrameworks
@_exported public import UIKit

/// Shows a web page with Safari's bars.
///
/// Partly: a labelled box; nothing is loaded.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// How it behaves.
  public final class Configuration: NSObject {
    /// Whether the reader is used where there is one; false by default.
    public var entersReaderIfAvailable = false
    /// Whether bars collapse; true by default.
    public var barCollapsingEnabled = true
  }

  /// How it can be left.
  public enum DismissButtonStyle: Int, Sendable {
    /// "Done".
    case done
    /// A cross.
    case close
    /// "Cancel".
    case cancel
  }

  private let url: URL
  /// Who hears of the end; not kept alive.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The tint of its items; nil for the system's.
  open var preferredControlTintColor: UIColor?
  /// The colour of its bars; nil for the system's.
  open var preferredBarTintColor: UIColor?
  /// The button that leaves it; "Done" by default.
  open var dismissButtonStyle: DismissButtonStyle = .done
  /// How it behaves.
  open private(set) var configuration: Configuration

  /// A controller of a page.
  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller of a page.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  /// Not from archives.
  public required init?(coder: NSCoder) { nil }

  /// A labelled box.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    _ = LabelledBox("SFSafariViewController", in: view)
  }
}

/// Hears of a page's end. Every method may be left out.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The user has left it.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The first page was loaded, or was not.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
