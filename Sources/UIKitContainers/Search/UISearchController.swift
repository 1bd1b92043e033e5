// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A controller of a search: its bar, and who shows what is found.

public import Foundation
internal import MicaRaster

/// Shows what is found for a search bar.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text or the scope has changed, or the search begins.
  func updateSearchResults(for searchController: UISearchController)
  /// A suggestion was chosen; never called, since none are shown.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Something that a search suggests.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text.
  var localizedSuggestion: String? { get }
  /// What is said of it to users who hear the screen.
  var localizedDescription: String? { get }
  /// The picture.
  var iconImage: UIImage? { get }
  /// The program's own object.
  var representedObject: Any? { get set }
}

/// A text that a search suggests.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text with attributes.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// The text.
  open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
  /// What is said of it to users who hear the screen.
  public let localizedDescription: String?
  /// The picture.
  public let iconImage: UIImage?
  /// The program's own object; nil by default.
  open var representedObject: Any?

  /// A text with what is said of it and a picture.
  public init(
    localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    self.localizedAttributedSuggestion = localizedAttributedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
  }
  /// A text with what is said of it and a picture.
  public convenience init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    self.init(
      localizedAttributedSuggestion: NSAttributedString(string: localizedSuggestion),
      localizedDescription: localizedDescription, iconImage: iconImage)
  }
}

/// Is told when a search begins and ends. Every method may be left out.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// The search begins; the place to present the controller oneself.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search: a bar whose text is told to who shows what is found.
///
/// As the `searchController` of a navigation item its bar stands below the title, and goes to the top while
/// one searches. A controller of results is shown over what is searched as soon as there is a text.
///
/// Partly: it is not presented itself, so it has no presenting controller.
@preconcurrency @MainActor
open class UISearchController: UIViewController, EndedSearch {
  /// The bar.
  open private(set) lazy var searchBar = makeBar()
  /// Who shows what is found; not kept alive.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who is told; not kept alive.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// A controller of what is found; nil where the searched controller shows it itself.
  public let searchResultsController: UIViewController?
  /// Who has the bar in a navigation bar.
  weak var host: (any SearchHost)?
  /// Whether one searches.
  open var isActive = false { didSet { if isActive != oldValue { activityChanged() } } }
  /// Whether what is searched is dimmed, and out of reach, while there is no text; true by default. It
  /// counts where a controller shows the results.
  open var obscuresBackgroundDuringPresentation = true
  /// As `obscuresBackgroundDuringPresentation`, as it was called before iOS 9.1.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether title and buttons of the navigation bar go away while one searches; true by default.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the bar has a button that ends the search while one searches; true by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes show while one searches; kept.
  open var automaticallyShowsScopeBar = true
  /// Whether the results' controller is shown by itself where there is a text; true by default. Otherwise
  /// `showsSearchResultsController` alone decides.
  open var automaticallyShowsSearchResultsController = true {
    didSet { host?.searchChanged(self) }
  }
  /// When the scopes show; by itself by default. Kept.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Suggestions beneath the bar; nil by default. Partly: none are shown.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet {
      if searchSuggestions?.isEmpty == false {
        Unsupported.note("UISearchController.searchSuggestions")
      }
    }
  }
  /// Whether suggestions are left out where the bar lies under the title; false by default.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false

  /// When the scopes of the bar show.
  public enum ScopeBarActivation: Int, Sendable {
    /// As the system finds best.
    case automatic = 0
    /// When the program shows them.
    case manual
    /// When the user has begun to type.
    case onTextEntry
    /// When the search begins.
    case onSearchActivation
  }
  /// Whether the results are shown without a text too; false by default.
  open var showsSearchResultsController = false { didSet { host?.searchChanged(self) } }

  /// A search whose results a controller shows, or the searched one itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// As a controller: without one of the results.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  /// A search from an archive.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    readNib(coder, as: UISearchController.self)
  }

  private func makeBar() -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.parts.listener.controller = self
    let field = bar.searchTextField
    field.addAction(UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
    field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
    return bar
  }

  private func update() {
    host?.searchChanged(self)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Whether the controller of the results is to be seen.
  var showsResults: Bool {
    guard isActive, searchResultsController != nil else { return false }
    return showsSearchResultsController
      || (automaticallyShowsSearchResultsController && !(searchBar.text ?? "").isEmpty)
  }

  private func activityChanged() {
    if isActive {
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
    }
    host?.searchActivityChanged(self)
    if automaticallyShowsCancelButton {
      searchBar.setShowsCancelButton(isActive, animated: true)
    }
    if !isActive {
      searchBar.text = ""
      searchBar.resignFirstResponder()
    }
    update()
    if isActive {
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.didDismissSearchController(self)
    }
  }

  /// The bar's button that ends the search was tapped.
  func cancelled() { isActive = false }
}

/// What shows a search's bar and results: a container with a navigation bar.
@MainActor
protocol SearchHost: AnyObject {
  /// One begins or ends to search.
  func searchActivityChanged(_ search: UISearchController)
  /// Whether the search stands beside a title.
  var showsSearchInline: Bool { get }
  /// The text has changed, or whether results are shown.
  func searchChanged(_ search: UISearchController)
}

extension UISearchController: TextSearch {
  package var searchedText: String? { searchBar.text }
}
