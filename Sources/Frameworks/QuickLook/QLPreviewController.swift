// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A look into files: a labelled box with their names.

public import Foundation
internal import MicaFrameworks
@_exported public import UIKit

/// A file that is looked into.
public protocol QLPreviewItem: NSObjectProtocol {
  /// Where it lies.
  var previewItemURL: URL? { get }
  /// What it is called.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// Nothing of its own.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// Itself.
  public var previewItemURL: URL? { absoluteURL }
}

/// Looks into files.
///
/// Partly: a labelled box; no file is read.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  /// Who has the files; not kept alive.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// Who hears of it; not kept alive.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// Which file is seen; the first by default.
  open var currentPreviewItemIndex = 0
  /// The file that is seen.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource,
      currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  /// Whether a file can be looked into: yes.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
  /// Asks anew.
  open func reloadData() { title = name }
  /// Asks anew.
  open func refreshCurrentPreviewItem() { title = name }
  private var name: String? {
    currentPreviewItem.flatMap { $0.previewItemTitle ?? $0.previewItemURL?.lastPathComponent }
  }
  /// A labelled box.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    _ = LabelledBox("QLPreviewController", in: view)
    title = name
  }
}

/// Has files.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// One of them.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// Hears of a look into files. Every method may be left out.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
  /// It will be over.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// It is over.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  /// Does nothing.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Does nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
