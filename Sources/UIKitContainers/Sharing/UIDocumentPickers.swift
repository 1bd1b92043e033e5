// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The system's screens for files, colours and fonts: a name and a way back.

public import Foundation

/// What is done with a chosen file.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// A copy is read.
  case `import` = 0
  /// The file itself is opened.
  case open
  /// The program's file is copied.
  case exportToService
  /// The program's file is moved.
  case moveToService
}

/// Lets the user choose files.
///
/// Partly: there are none; the user can only cancel.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// Who hears of it; not kept alive.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// What is done with the file.
  open private(set) var documentPickerMode: UIDocumentPickerMode
  /// Whether several may be chosen; false by default.
  open var allowsMultipleSelection = false
  /// Where it begins; nil by default.
  open var directoryURL: URL?
  /// Whether endings are shown; false by default.
  open var shouldShowFileExtensions = false

  /// A picker of files of types, by their identifiers.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }
  /// A picker of files of types.
  public convenience init<T>(forOpeningContentTypes contentTypes: [T], asCopy: Bool = false) {
    self.init(documentTypes: [], in: asCopy ? .import : .open)
  }
  /// A picker of a place for the program's files.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(documentTypes: [], in: asCopy ? .exportToService : .moveToService)
  }
  /// A picker of a place for one file.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(documentTypes: [], in: mode)
  }
  /// Not from archives.
  public required init?(coder: NSCoder) { nil }

  /// A name and a way back.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showMissing("UIDocumentPickerViewController") { [weak self] in
      guard let self else { return }
      delegate?.documentPickerWasCancelled(self)
      dismiss(animated: true)
    }
  }
}

/// Hears which files were chosen. Every method may be left out.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Files were chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The user doesn't want to.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// A file was chosen, as before iOS 11.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
}

/// Shows a file, and what other programs can do with it.
///
/// Partly: there are no other programs.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The file; nil by default.
  open var url: URL?
  /// Its type's identifier; nil by default.
  open var uti: String?
  /// What it is called; by default the file's name.
  open lazy var name: String? = url?.lastPathComponent
  /// What is told to the other program; nil by default.
  open var annotation: Any?
  /// Who says where it is shown; not kept alive.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// A controller of no file.
  public override init() {}
  /// A controller of a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
  /// False.
  open func presentPreview(animated: Bool) -> Bool { false }
  /// False.
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// False: no program opens it.
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// False: no program opens it.
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// False.
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
}

/// Says where a file is shown.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller that presents it.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
  /// A new controller.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
}

/// Lets the user choose a colour.
///
/// Partly: the user can only leave it.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// Who hears of it; not kept alive.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour; black by default.
  open var selectedColor: UIColor = .black
  /// Whether the colour may be translucent; true by default.
  open var supportsAlpha = true
  /// A picker.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// A name and a way back.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showMissing("UIColorPickerViewController") { [weak self] in
      guard let self else { return }
      delegate?.colorPickerViewControllerDidFinish(self)
      dismiss(animated: true)
    }
  }
}

/// Hears of chosen colours. Every method may be left out.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Another colour was chosen.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Another colour was chosen; `continuously` while a finger moves.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// The user has left it.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  {}
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Lets the user choose a font.
///
/// Partly: the user can only cancel.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// Who hears of it; not kept alive.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// What is offered.
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    /// Whether a family's faces can be chosen; false by default.
    open var includeFaces = false
    /// Whether names are shown in the system's font; false by default.
    open var displayUsingSystemFont = false
    /// Which fonts are offered; all by default.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// All families.
    public override init() {}
    /// The same once more.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
      let copy: Configuration = MainActor.assumeIsolated {
        let copy = Configuration()
        (copy.includeFaces, copy.filteredTraits) = (includeFaces, filteredTraits)
        copy.displayUsingSystemFont = displayUsingSystemFont
        return copy
      }
      return copy
    }
  }
  /// The font; nil by default.
  open var selectedFontDescriptor: UIFontDescriptor?
  /// What is offered.
  public private(set) var configuration = Configuration()
  /// A picker.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// A picker of what a configuration offers.
  public convenience init(configuration: Configuration) {
    self.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }
  /// A name and a way back.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showMissing("UIFontPickerViewController") { [weak self] in
      guard let self else { return }
      delegate?.fontPickerViewControllerDidCancel(self)
      dismiss(animated: true)
    }
  }
}

/// Hears of chosen fonts. Every method may be left out.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// A font was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// The user doesn't want to.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// Tells what a word means.
///
/// Partly: there are no dictionaries, so no word has a definition.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  /// Whether a dictionary has a word: none has.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
  /// A screen for a word.
  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  /// Not from archives.
  public required init?(coder: NSCoder) { nil }
  /// A name and a way back.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showMissing("UIReferenceLibraryViewController") { [weak self] in self?.dismiss(animated: true) }
  }
}
