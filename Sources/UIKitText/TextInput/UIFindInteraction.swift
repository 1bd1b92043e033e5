// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Finding and replacing in texts (iOS 16). Mica shows no panel of it: searches run where a program starts them.

public import Foundation
internal import MicaRaster
internal import MicaRuntime

/// Finds text in a view. Partly: no panel appears; it is noted.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// The object that makes sessions; not kept alive.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The search that goes on; nil.
  open private(set) var activeFindSession: UIFindSession?
  /// Whether the panel is shown; no.
  open var isFindNavigatorVisible: Bool { false }
  /// The text that the panel begins with; nil by default.
  open var searchText: String?
  /// The replacement that the panel begins with; nil by default.
  open var replacementText: String?
  /// The menu of a search's options; nil by default.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// An interaction that asks a delegate for sessions.
  public init(sessionDelegate: any UIFindInteractionDelegate) { delegate = sessionDelegate }

  /// Nothing to do before it is added.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Begins a session. The panel itself isn't shown.
  open func presentFindNavigator(showingReplace: Bool) {
    Unsupported.note("UIFindInteraction.presentFindNavigator")
    guard let view, let delegate else { return }
    activeFindSession = delegate.findInteraction(self, sessionFor: view)
    if let session = activeFindSession { delegate.findInteraction(self, didBegin: session) }
  }
  /// Ends the session.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }
  /// Goes to the next result.
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  /// Goes to the result before.
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  /// Shows the number of results anew; no panel shows it.
  open func updateResultCount() {}
}

/// Makes the sessions of an interaction.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// A session for a view; nil for none.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// A session has begun.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// A session has ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// A search. Subclasses do it; the base finds nothing.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
  /// What a panel says of results.
  public enum SearchResultDisplayStyle: UInt, Sendable {
    /// Which one of how many.
    case currentAndTotal = 0
    /// How many.
    case total
    /// Nothing.
    case none
  }
  /// The number of results; 0.
  open var resultCount: Int { 0 }
  /// The number of the result that is shown; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// What a panel says of results; which one of how many by default.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether results can be replaced; no.
  open var supportsReplacement: Bool { false }
  /// Whether the present result can be replaced now; as `supportsReplacement`.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }
  /// Searches for a text.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the result that is shown.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all results.
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Shows the next result in a direction.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets the results.
  open func invalidateFoundResults() {}
}

/// How a text is searched for.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
  /// Which words match.
  public enum WordMatchMethod: Int, Sendable {
    /// Those with the text anywhere.
    case contains = 0
    /// Those that begin with it.
    case startsWith
    /// Those that are it.
    case fullWord
  }
  /// Which words match; those with the text anywhere.
  open var wordMatchMethod: WordMatchMethod { .contains }
  /// How texts are compared; capitals don't count.
  open var stringCompareOptions: NSString.CompareOptions { .caseInsensitive }
}

/// How a result looks.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// As other text.
  case normal = 0
  /// As a result.
  case found
  /// As the result that is shown.
  case highlighted
}

extension UITextView {
  private static var findKey: UnsafeRawPointer {
    unsafeBitCast(UIFindInteraction.self, to: UnsafeRawPointer.self)
  }

  /// The interaction that finds text; nil, the default, while `isFindInteractionEnabled` is false.
  public var findInteraction: UIFindInteraction? {
    Attachments.value(of: self, Self.findKey) as? UIFindInteraction
  }

  /// Whether the text can be searched; false by default. Partly: no panel appears.
  public var isFindInteractionEnabled: Bool {
    get { findInteraction != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      if let findInteraction { removeInteraction(findInteraction) }
      let interaction = newValue ? UIFindInteraction(sessionDelegate: self) : nil
      Attachments.set(interaction, of: self, Self.findKey)
      if let interaction { addInteraction(interaction) }
    }
  }
}

extension UITextView: UIFindInteractionDelegate {
  /// A search in the text.
  public func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { TextViewFindSession(self) }
}

/// Finds text in a text view and selects it.
@MainActor
private final class TextViewFindSession: UIFindSession {
  private weak var textView: UITextView?
  private var results: [NSRange] = []
  private var index = NSNotFound

  init(_ textView: UITextView) { self.textView = textView }

  override var resultCount: Int { results.count }
  override var highlightedResultIndex: Int { index }

  override func performSearch(query: String, options: UITextSearchOptions?) {
    invalidateFoundResults()
    guard let text = textView?.text, !query.isEmpty else { return }
    let string = NSString(string: text)
    let compare = options?.stringCompareOptions ?? .caseInsensitive
    var rest = NSRange(location: 0, length: string.length)
    while rest.length > 0 {
      let found = string.range(of: query, options: compare, range: rest)
      guard found.location != NSNotFound, found.length > 0 else { break }
      results.append(found)
      let end = found.location + found.length
      rest = NSRange(location: end, length: string.length - end)
    }
  }

  override func highlightNextResult(in direction: UITextStorageDirection) {
    guard !results.isEmpty else { return }
    let step = direction == .forward ? 1 : results.count - 1
    let start = index == NSNotFound ? (direction == .forward ? results.count - 1 : 0) : index
    index = (start + step) % results.count
    textView?.selectedRange = results[index]
    textView?.scrollRangeToVisible(results[index])
  }

  override func invalidateFoundResults() { (results, index) = ([], NSNotFound) }
}
