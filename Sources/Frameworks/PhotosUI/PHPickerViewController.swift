// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The user's photos, chosen on a screen of the system's: there are none.

internal import MicaFrameworks
@_exported public import Photos
@_exported public import UIKit
@_exported public import UniformTypeIdentifiers

/// Which pictures are offered.
public struct PHPickerFilter: Hashable, Sendable {
  private var kinds: Set<String>
  /// Pictures.
  public static let images = Self(kinds: ["images"])
  /// Films.
  public static let videos = Self(kinds: ["videos"])
  /// Pictures that move.
  public static let livePhotos = Self(kinds: ["livePhotos"])
  /// All of several.
  public static func any(of subfilters: [PHPickerFilter]) -> Self {
    Self(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }
}

/// How a picker behaves.
public struct PHPickerConfiguration: Sendable {
  /// How many may be chosen, 0 for any number; 1 by default.
  public var selectionLimit = 1
  /// Which are offered; nil for all.
  public var filter: PHPickerFilter?
  /// Pictures of the system's library.
  public init() {}
  /// Pictures of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A chosen picture.
public struct PHPickerResult {
  /// The picture.
  public let itemProvider: NSItemProvider
  /// Its name in the library; nil without leave to look.
  public let assetIdentifier: String?
}

/// Lets the user choose pictures.
///
/// Partly: there are none; the user can only cancel.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  /// Who hears of it; not kept alive.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// How it behaves.
  public let configuration: PHPickerConfiguration
  /// A picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Not from archives.
  public required init?(coder: NSCoder) { nil }
  /// A labelled box, and a button that leaves it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    _ = LabelledBox("PHPickerViewController", in: view)
    let action = UIAction(title: "Cancel") { [weak self] _ in
      guard let self else { return }
      delegate?.picker(self, didFinishPicking: [])
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 16, y: 12, width: 80, height: 44)
    view.addSubview(button)
  }
}

/// Hears what was chosen.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// These were chosen; none if the user has cancelled. The delegate takes the picker away.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
