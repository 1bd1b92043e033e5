// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From where a map is seen.

public import CoreLocation
public import Foundation
public import UIKit

/// From where a map is seen.
open class MKMapCamera: NSObject, @unchecked Sendable {
  /// What is in the middle.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// How far away in metres.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// How far up in metres.
  open var altitude: CLLocationDistance = 0
  /// From straight down in degrees.
  open var pitch: CGFloat = 0
  /// From north in degrees.
  open var heading: CLLocationDirection = 0
  /// From above.
  public override init() {}
  /// From a distance.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (altitude, self.pitch, self.heading) = (distance, pitch, heading)
  }
  /// From a place.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    self.init()
    (self.centerCoordinate, altitude) = (centerCoordinate, eyeAltitude)
  }
}

/// Annotations of the usual kind.
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// Annotations of several at one place.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// Shows and changes how a map follows the user.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  /// The map.
  open var mapView: MKMapView?
  /// For a map.
  public convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
    image = UIImage(systemName: "location")
  }
}

/// Shows how a map follows the user.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
  /// The map.
  open var mapView: MKMapView?
  /// For a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// Shows where north is.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
  /// The map.
  open var mapView: MKMapView?
  /// When it is seen.
  open var compassVisibility = MKFeatureVisibility.adaptive
  /// For a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// When something of a map is seen.
public enum MKFeatureVisibility: Int, Sendable {
  /// Where it says something.
  case adaptive = 0
  /// Never.
  case hidden
  /// Always.
  case visible
}

/// How gladly an annotation stays where there is no room for all; 1000 is required.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1000.
  public let rawValue: Float
  /// A priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Always.
  public static let required = MKFeatureDisplayPriority(rawValue: 1000)
  /// Gladly.
  public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
  /// Not so.
  public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}
