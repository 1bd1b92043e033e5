// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Printers: there is none.

public import CoreGraphics
public import Foundation
internal import MicaRaster

/// What is printed, and how.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// What kind of thing is printed.
  public enum OutputType: Int, Sendable {
    /// Text and pictures.
    case general = 0
    /// A photo.
    case photo
    /// Text in black.
    case grayscale
    /// A photo in grey.
    case photoGrayscale
  }
  /// Which way up it is printed.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case portrait = 0
    /// On its side.
    case landscape
  }
  /// What kind of thing it is; `general` by default.
  open var outputType = OutputType.general
  /// Which way up; upright by default.
  open var orientation = Orientation.portrait
  /// What it is called.
  open var jobName = ""
  /// Without settings.
  public override init() {}
  /// Settings; nil for the usual ones.
  public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
  /// The usual settings.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Lays out what is printed on pages.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// Room around the pages' content in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// Room around the whole content in points.
  open var contentInsets = UIEdgeInsets.zero
  /// The first page.
  open var startPage = 0
  /// A formatter.
  public override init() {}
}

/// Lays out a text.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// A text.
  public init(text: String) { self.text = text }
}

/// Lays out HTML.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var markupText: String?
  /// A text.
  public init(markupText: String) { self.markupText = markupText }
}

/// Prints what it is given.
///
/// Partly: there is no printer.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// Hears how printing ended.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
  /// Whether there is a printer: false.
  open class var isPrintingAvailable: Bool { false }
  /// The one controller.
  open class var shared: UIPrintInteractionController { UIPrintInteractionController() }
  /// The settings.
  open var printInfo: UIPrintInfo?
  /// What is printed.
  open var printingItem: Any?
  /// Things that are printed.
  open var printingItems: [Any]?
  /// Who lays the pages out.
  open var printFormatter: UIPrintFormatter?
  /// Whether copies can be chosen; true by default.
  open var showsNumberOfCopies = true
  /// Whether pages can be chosen; true by default.
  open var showsPageRange = true
  /// Whether data can be printed: false.
  open class func canPrint(_ data: Data) -> Bool { false }
  /// False: there is no printer.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
  {
    Unsupported.note("UIPrintInteractionController")
    completion?(self, false, nil)
    return false
  }
  /// False: there is no printer.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// False: there is no printer.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Does nothing.
  open func dismiss(animated: Bool) {}
}
