// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The size and orientation that a program asks for its scenes.

public import CoreGraphics
public import Foundation
public import MicaFoundation
internal import MicaRaster
internal import MicaRuntime

/// The sizes that a scene's window may have. Phones have none: their windows fill the screen.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The least size, in points.
  open var minimumSize = CGSize.zero
  /// The greatest size, in points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether the window may fill the screen; true by default.
  open var allowsFullScreen = true
}

/// What a scene says of requests to bring it to the front.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// Which contents the scene can show; all by default.
  open var canActivateForTargetContentIdentifierPredicate = MicaFoundation.NSPredicate(value: true)
  /// Which contents the scene shows best; none by default.
  open var prefersToActivateForTargetContentIdentifierPredicate = MicaFoundation.NSPredicate(
    value: false)
}

/// What a scene's extensions store.
@MainActor
private final class SceneValues {
  let conditions = UISceneActivationConditions()
  weak var items: AnyObject?

  private static var key: UnsafeRawPointer {
    unsafeBitCast(SceneValues.self, to: UnsafeRawPointer.self)
  }

  static func of(_ scene: UIScene) -> SceneValues {
    if let known = Attachments.value(of: scene, key) as? SceneValues { return known }
    let new = SceneValues()
    Attachments.set(new, of: scene, key)
    return new
  }
}

extension UIScene {
  /// What the scene says of requests to bring it to the front. A phone has one scene: nothing asks.
  public var activationConditions: UISceneActivationConditions { SceneValues.of(self).conditions }
  /// Lets a restored state wait. States aren't restored here.
  public func extendStateRestoration() {}
  /// Ends that.
  public func completeStateRestoration() {}
}

extension UIWindowScene {
  /// The sizes that the window may have; nil, as on a phone.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// Whether the scene fills the screen; true.
  public var isFullScreen: Bool { true }
  /// The scene's place and orientation.
  public var effectiveGeometry: Geometry { Geometry(scene: self) }

  /// Asks for an orientation. Partly: where the interface isn't turned so, the request is noted.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error) -> Void))? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations,
      !wanted.isEmpty, !wanted.contains(interfaceOrientation.mask)
    else { return }
    Unsupported.note("UIWindowScene.requestGeometryUpdate: turning the interface")
  }

  /// A scene's place and orientation.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    private let scene: UIWindowScene
    init(scene: UIWindowScene) { self.scene = scene }
    /// How the interface is turned.
    open var interfaceOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
    /// The scene's space.
    open var coordinateSpace: any UICoordinateSpace { scene.coordinateSpace }
    /// Whether the user is changing the window's size; false.
    open var isInteractivelyResizing: Bool { false }
  }

  /// What a program asks of a scene's geometry.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// On phones and pads.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The orientations, one of which is wanted; none for any.
      open var interfaceOrientations: UIInterfaceOrientationMask = []
      /// Any orientation.
      public override init() {}
      /// One of some orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
    /// On a Mac.
    @preconcurrency @MainActor
    open class Mac: GeometryPreferences {
      /// The window's box; null for any.
      open var systemFrame = CGRect.null
      /// Any box.
      public override init() {}
      /// A box.
      public init(systemFrame: CGRect) { self.systemFrame = systemFrame }
    }
  }
}

extension UIInterfaceOrientation {
  fileprivate var mask: UIInterfaceOrientationMask {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    default: .all
    }
  }
}
