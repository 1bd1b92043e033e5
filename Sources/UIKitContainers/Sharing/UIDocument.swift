// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A file of the user's, which a program reads and writes whole.

public import Foundation
internal import MicaRaster

/// A file that is read and written by a program.
///
/// Partly: files are read and written at once; nobody else changes them.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// How it is with a file; bits.
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is open.
    public static let normal: State = []
    /// It isn't open.
    public static let closed = State(rawValue: 1)
    /// Two have changed it.
    public static let inConflict = State(rawValue: 2)
    /// It couldn't be written.
    public static let savingError = State(rawValue: 4)
    /// It can't be edited now.
    public static let editingDisabled = State(rawValue: 8)
    /// It is being loaded.
    public static let progressAvailable = State(rawValue: 16)
  }
  /// What was done to it.
  public enum ChangeKind: Int, Sendable {
    /// A change.
    case done = 0
    /// One change less.
    case undone
    /// One change more again.
    case redone
    /// All is as written.
    case cleared
  }
  /// How it is written.
  public enum SaveOperation: Int, Sendable {
    /// For the first time.
    case forCreating = 0
    /// Once more.
    case forOverwriting
  }

  /// Where it lies.
  open private(set) var fileURL: URL
  /// How it is with it; closed at first.
  open private(set) var documentState: State = .closed
  /// What kind of file it is; nil where nobody knows.
  open var fileType: String? { nil }
  /// When it was written; nil where it wasn't.
  open var fileModificationDate: Date?
  /// Whether there are changes that aren't written.
  open var hasUnsavedChanges: Bool { changes != 0 }
  /// What is undone.
  open lazy var undoManager: UndoManager! = UndoManager()
  private var changes = 0

  /// A file at a place, which isn't read yet.
  public init(fileURL url: URL) { fileURL = url }

  /// What it is called: the file's name.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

  /// Reads it: calls `load(fromContents:ofType:)` with its data, then the handler.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    do {
      try read(from: fileURL)
      documentState = .normal
      completionHandler?(true)
    } catch {
      handleError(error, userInteractionPermitted: true)
      completionHandler?(false)
    }
  }
  /// Reads it.
  open func open() async -> Bool {
    var isOpen = false
    open { isOpen = $0 }
    return isOpen
  }
  /// Writes changes and leaves it; a file whose changes can't be written stays open, and the handler hears false.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      documentState = .closed
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting) { isSaved in
      if isSaved { self.documentState = .closed }
      completionHandler?(isSaved)
    }
  }
  /// Writes it: `contents(forType:)`, at a place.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    do {
      let contents = try contents(forType: fileType ?? "")
      try writeContents(contents, to: url, for: saveOperation, originalContentsURL: fileURL)
      fileURL = url
      changes = 0
      documentState = .normal
      completionHandler?(true)
    } catch {
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: true)
      completionHandler?(false)
    }
  }
  /// Writes changes.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    if hasUnsavedChanges {
      save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    } else {
      completionHandler?(true)
    }
  }
  /// Reads the file's data.
  open func read(from url: URL) throws {
    try load(fromContents: Data(contentsOf: url), ofType: fileType)
  }
  /// Writes contents to a place: data, the file as a whole or not at all.
  ///
  /// Partly: contents that are no data, such as file wrappers, are a `CocoaError`, and noted.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data ?? (contents as? NSData).map(Data.init(referencing:)) else {
      Unsupported.note("documents whose contents are no data")
      throw CocoaError(.fileWriteUnknown)
    }
    try data.write(to: url, options: .atomic)
  }
  /// Takes what a file holds. Subclasses say what it means.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// What the file should hold. Subclasses say it.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// There is a change, or one less.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
  }
  /// Called before the user may not edit.
  open func disableEditing() {}
  /// Called when the user may edit again.
  open func enableEditing() {}
  /// Something went wrong; does nothing.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
  /// Takes what was written, and goes on.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  /// `documentState` is another.
  public nonisolated static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")
}

/// Lets the user choose among files.
///
/// Partly: there are none.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  /// How it looks.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// Light on white.
    case white = 0
    /// Light.
    case light
    /// Dark.
    case dark
  }
  /// How a file is brought in.
  public enum ImportMode: UInt, Sendable {
    /// Not.
    case none = 0
    /// As a copy.
    case copy
    /// As it is.
    case move
  }
  /// Who hears of it; not kept alive.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether new ones can be made; true by default.
  open var allowsDocumentCreation = true
  /// Whether several may be chosen; false by default.
  open var allowsPickingMultipleItems = false
  /// How it looks.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// Further buttons at the leading side.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Further buttons at the trailing side.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []

  /// A browser of files of kinds, by their identifiers.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// A browser from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a box with the class's name, and notes it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showMissing("UIDocumentBrowserViewController") {}
  }
  /// Shows a file; there is none.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) { completion?(url, nil) }
}

/// Hears what is chosen among files. Every method may be left out.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Files were chosen.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// A new one is wanted.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// A file was brought in.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// A file couldn't be brought in.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {}
  /// None.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
}
