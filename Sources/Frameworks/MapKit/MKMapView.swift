// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Maps: a labelled box that keeps what it is given.

@_exported public import CoreLocation
public import Foundation
internal import MicaFrameworks
@_exported public import UIKit

/// How many degrees a region measures.
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees
  /// Nothing.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// A span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the Earth.
public struct MKCoordinateRegion: Sendable {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// Its extent.
  public var span: MKCoordinateSpan
  /// A point.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  /// A region of a middle and an extent.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// A region of a middle and an extent in metres; a degree of latitude is 111 194.93 m.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 111_194.93
    let shrunk = max(cos(center.latitude * .pi / 180), 1e-6)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: longitudinalMeters / (degree * shrunk)))
  }
}

/// What a map is of.
public enum MKMapType: UInt, Sendable {
  /// Streets.
  case standard
  /// Photos.
  case satellite
  /// Photos with names.
  case hybrid
  /// Photos on a globe.
  case satelliteFlyover
  /// Photos with names on a globe.
  case hybridFlyover
  /// Streets, with little weight.
  case mutedStandard
}

/// Something at a place of a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// Where.
  var coordinate: CLLocationCoordinate2D { get }
  /// Its name.
  var title: String? { get }
  /// A line below its name.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// None.
  public var title: String? { nil }
  /// None.
  public var subtitle: String? { nil }
}

/// A place with a name.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// Where.
  open var coordinate = CLLocationCoordinate2D()
  /// Its name.
  open var title: String?
  /// A line below its name.
  open var subtitle: String?
  /// A place without a name.
  public override init() {}
}

/// Something drawn over a map.
public protocol MKOverlay: MKAnnotation {}

/// The view of something at a place.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// What it shows.
  open var annotation: (any MKAnnotation)?
  /// What it is reused by.
  public let reuseIdentifier: String?
  /// Its picture.
  open var image: UIImage?
  /// Whether a touch shows the name; false by default.
  open var canShowCallout = false
  /// Whether it is chosen.
  open var isSelected = false
  /// How far its middle is from the place.
  open var centerOffset = CGPoint.zero
  /// At the name's leading side.
  open var leftCalloutAccessoryView: UIView?
  /// At the name's trailing side.
  open var rightCalloutAccessoryView: UIView?
  /// A view.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  /// A view from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  /// Called before it is used again.
  open func prepareForReuse() {}
}

/// A pin.
open class MKPinAnnotationView: MKAnnotationView {
  /// Its head's colour.
  open var pinTintColor: UIColor?
  /// Whether it falls onto the map; false by default.
  open var animatesDrop = false
}

/// A balloon.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Its colour.
  open var markerTintColor: UIColor?
  /// What is in it.
  open var glyphImage: UIImage?
  /// What is in it.
  open var glyphText: String?
}

/// A map.
///
/// Partly: a labelled box; regions and annotations are kept, nothing is drawn of them.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// Who hears of the map; not kept alive.
  open weak var delegate: (any MKMapViewDelegate)?
  /// What it is of.
  open var mapType = MKMapType.standard
  /// What is shown.
  open var region = MKCoordinateRegion()
  /// The middle of what is shown.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// Whether the user's place is shown; false by default.
  open var showsUserLocation = false
  /// Where the user is; its place is nil.
  public let userLocation = MKUserLocation()
  /// Whether the user is in sight; false.
  open var isUserLocationVisible: Bool { false }
  /// How the map follows the user; not by default.
  open var userTrackingMode = MKUserTrackingMode.none
  /// Follows the user, who isn't found.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  /// Whether fingers zoom; true by default.
  open var isZoomEnabled = true
  /// Whether fingers scroll; true by default.
  open var isScrollEnabled = true
  /// Whether fingers turn; true by default.
  open var isRotateEnabled = true
  /// Whether fingers tilt; true by default.
  open var isPitchEnabled = true
  /// Whether a compass is shown; true by default.
  open var showsCompass = true
  /// What lies at places.
  open private(set) var annotations: [any MKAnnotation] = []
  /// What is drawn over it.
  open private(set) var overlays: [any MKOverlay] = []

  /// A map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = LabelledBox("MKMapView", in: self)
  }
  /// A map from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = LabelledBox("MKMapView", in: self)
  }

  /// Shows a region.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Shows a place.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  /// The region that a map of this size would show.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// Adds something at a place.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Adds things at places.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Takes something away.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  /// Takes things away.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  /// Adds something that is drawn over it.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Takes away what is drawn over it.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// A view that may be used again; nil.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  /// Whether traffic is shown; kept.
  open var showsTraffic: Bool {
    get { shows.traffic }
    set { shows.traffic = newValue }
  }
  /// Whether buildings are shown; kept.
  open var showsBuildings: Bool {
    get { shows.buildings }
    set { shows.buildings = newValue }
  }
  private lazy var shows = (traffic: false, buildings: true)
  /// The region becomes the least that has them all.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for item in annotations where !self.annotations.contains(where: { $0 === item }) {
      addAnnotation(item)
    }
    let places = annotations.map(\.coordinate)
    guard let first = places.first else { return }
    let (south, north) = places.reduce((first.latitude, first.latitude)) {
      (min($0.0, $1.latitude), max($0.1, $1.latitude))
    }
    let (west, east) = places.reduce((first.longitude, first.longitude)) {
      (min($0.0, $1.longitude), max($0.1, $1.longitude))
    }
    region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(
        latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max(north - south, 0.01), longitudeDelta: max(east - west, 0.01)))
  }
  /// The view of an annotation; nil: none is shown.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Shows an annotation as chosen; nothing is shown.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  /// Shows an annotation as not chosen; nothing is shown.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  /// Views of an identifier are of this class.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {}
}

/// Hears of a map. Every method may be left out.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// The view of something at a place.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Something was chosen.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Another region is shown.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
}

extension MKMapViewDelegate {
  /// The map's own.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
}
