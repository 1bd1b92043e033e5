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

extension NSNotification.Name {
  /// A place's name or line is another one: maps show it then.
  public static let MKAnnotationCalloutInfoDidChange = NSNotification.Name(
    "MKAnnotationCalloutInfoDidChangeNotification")
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
public protocol MKOverlay: MKAnnotation {
  /// What it takes of the map.
  var boundingMapRect: MKMapRect { get }
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
  /// A view that may be used again; one of the usual kind.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }
  /// From where the map is seen.
  open var camera: MKMapCamera {
    get { seen }
    set {
      seen = newValue
      region.center = newValue.centerCoordinate
    }
  }
  private lazy var seen = MKMapCamera()
  /// Looks from elsewhere.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  /// What is seen of the flat map.
  open var visibleMapRect: MKMapRect {
    get {
      let (middle, span) = (region.center, region.span)
      let corner = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: middle.latitude + span.latitudeDelta / 2,
          longitude: middle.longitude - span.longitudeDelta / 2))
      let other = MKMapPoint(
        CLLocationCoordinate2D(
          latitude: middle.latitude - span.latitudeDelta / 2,
          longitude: middle.longitude + span.longitudeDelta / 2))
      return MKMapRect(
        x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y)
    }
    set { region = MKCoordinateRegion(newValue) }
  }
  /// Shows a part of the flat map.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    visibleMapRect = mapRect
  }
  /// Shows a part of the flat map with room around it.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) { visibleMapRect = mapRect }
  /// The place of a point: of the flat map that fills the view.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    guard bounds.width > 0, bounds.height > 0 else { return region.center }
    let place = view.map { convert(point, from: $0) } ?? point
    let rect = visibleMapRect
    return MKMapPoint(
      x: rect.minX + Double(place.x / bounds.width) * rect.width,
      y: rect.minY + Double(place.y / bounds.height) * rect.height
    ).coordinate
  }
  /// The point of a place: of the flat map that fills the view.
  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let (rect, point) = (visibleMapRect, MKMapPoint(coordinate))
    guard rect.width > 0, rect.height > 0 else { return .zero }
    let place = CGPoint(
      x: (point.x - rect.minX) / rect.width * Double(bounds.width),
      y: (point.y - rect.minY) / rect.height * Double(bounds.height))
    return view.map { convert(place, to: $0) } ?? place
  }
  /// What is chosen; nothing is.
  open var selectedAnnotations: [any MKAnnotation] { [] }
  /// Adds something that is drawn over it, at a height.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
  /// Adds things that are drawn over it.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Takes away what is drawn over it.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for item in overlays { removeOverlay(item) }
  }
  /// `addOverlay`, as Swift 4 called it.
  public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
  /// `addOverlay`, as Swift 4 called it.
  public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  /// Who draws something; nobody.
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
  /// Whether a scale is shown; false by default.
  open var showsScale = false
  /// Whether places are shown; true by default.
  open var showsPointsOfInterest = true
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
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    noteMissing("MKMapView.selectAnnotation(_:animated:)")
  }
  /// Shows an annotation as not chosen; nothing is shown.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    noteMissing("MKMapView.deselectAnnotation(_:animated:)")
  }
  /// Views of an identifier are of this class.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) { noteMissing("MKMapView.register(_:forAnnotationViewWithReuseIdentifier:)") }
}
