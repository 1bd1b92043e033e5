// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The user's photos, of which there are none, and a camera, which there is not: as in a new simulator.

public import CoreGraphics
public import Foundation

/// Lets the user choose a picture or take one. The library is empty here, so that the user can only cancel.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// How pictures are handed over.
  public enum ImageURLExportPreset: Int, Sendable {
    /// In a form that all programs read.
    case compatible = 0
    /// As they are.
    case current
  }

  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The user's library.
    case photoLibrary = 0
    /// A camera.
    case camera
    /// The album of what was taken.
    case savedPhotosAlbum
  }
  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo = 0
    /// Films.
    case video
  }
  /// The camera in question.
  public enum CameraDevice: Int, Sendable {
    /// The one at the back.
    case rear = 0
    /// The one above the screen.
    case front
  }
  /// Whether the flash is used.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// Where it is dark.
    case auto
    /// Always.
    case on
  }
  /// How good films are.
  public enum QualityType: Int, Sendable {
    /// As good as can be.
    case typeHigh = 0
    /// Middling.
    case typeMedium
    /// Small.
    case typeLow
    /// 640 × 480.
    case type640x480
    /// 1280 × 720.
    case typeIFrame1280x720
    /// 960 × 540.
    case typeIFrame960x540
  }
  /// What is told of a chosen picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its type's identifier.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    /// The picture as it was.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user has cut it.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// What the user has cut out.
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    /// Where a film lies.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    /// Where a picture lay in the library.
    public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
    /// What the camera told.
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
    /// A picture that moves.
    public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
    /// The picture in the library.
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    /// Where the picture lies.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Where pictures come from; the library by default.
  open var sourceType = SourceType.photoLibrary
  /// Identifiers of types to choose from; pictures by default.
  open var mediaTypes = ["public.image"]
  /// Whether the user may cut the picture; false by default.
  open var allowsEditing = false
  /// How good films are.
  open var videoQuality = QualityType.typeMedium
  /// How films are written anew; empty, the default, for as they are. Kept.
  open var videoExportPreset = ""
  /// How pictures are handed over; compatible by default. Kept.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// How long films may be, in seconds; ten minutes by default.
  open var videoMaximumDuration: TimeInterval = 600
  /// Whether the camera's controls are shown; true by default.
  open var showsCameraControls = true
  /// A view over the camera's picture.
  open var cameraOverlayView: UIView?
  /// How the camera's picture is placed.
  open var cameraViewTransform = CGAffineTransform.identity
  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera in question.
  open var cameraDevice = CameraDevice.rear
  /// Whether the flash is used.
  open var cameraFlashMode = CameraFlashMode.auto

  /// A picker of the library.
  public convenience init() { self.init(rootViewController: EmptyLibrary()) }

  /// Whether there is such a source: both albums are, a camera is not.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// The types that a source has; nil for a camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    sourceType == .camera ? nil : ["public.image"]
  }
  /// Whether there is such a camera; false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether a camera has a flash; false.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// What a camera can take; nil.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// Takes a picture; does nothing without a camera.
  open func takePicture() {}
  /// Begins a film; false without a camera.
  open func startVideoCapture() -> Bool { false }
  /// Ends a film.
  open func stopVideoCapture() {}

  /// Tells the delegate, who takes the picker away; without one that listens it goes by itself.
  fileprivate func cancel() {
    if let delegate = delegate as? any UIImagePickerControllerDelegate {
      delegate.imagePickerControllerDidCancel(self)
    } else {
      dismiss(animated: true)
    }
  }
}

/// Hears what was chosen. Every method may be left out.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The user doesn't want to choose one.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Takes the picker away, as iOS does for delegates without this method.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// An empty library.
private final class EmptyLibrary: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        (self?.navigationController as? UIImagePickerController)?.cancel()
      })
    let label = UILabel()
    label.text = "No Photos or Videos"
    label.font = .preferredFont(forTextStyle: .title2)
    label.textColor = .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
