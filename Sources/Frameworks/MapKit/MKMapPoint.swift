// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Points of the flat map: Mercator's projection of the Earth onto a square.

public import CoreLocation
public import Foundation

/// A point of the flat map.
public struct MKMapPoint: Sendable {
  /// From the date line eastwards.
  public var x: Double
  /// From the north.
  public var y: Double
  /// The corner.
  public init() { (x, y) = (0, 0) }
  /// A point.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// The point of a place: Mercator's projection.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let side = MKMapSize.world.width
    let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.999_999), 0.999_999)
    x = (coordinate.longitude + 180) / 360 * side
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * side
  }
  /// The place of the point.
  public var coordinate: CLLocationCoordinate2D {
    let side = MKMapSize.world.width
    let angle = .pi * (1 - 2 * y / side)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(angle)) * 180 / .pi, longitude: x / side * 360 - 180)
  }
  /// The metres to another point.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, other.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude)
      .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}

/// An extent of the flat map.
public struct MKMapSize: Sendable {
  /// From west to east.
  public var width: Double
  /// From north to south.
  public var height: Double
  /// Nothing.
  public init() { (width, height) = (0, 0) }
  /// An extent.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  /// The whole map: 2²⁸ points a side.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle of the flat map.
public struct MKMapRect: Sendable {
  /// Its northern and western corner.
  public var origin: MKMapPoint
  /// Its extent.
  public var size: MKMapSize
  /// Nothing.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  /// A rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  /// No rectangle.
  public static let null = MKMapRect(
    x: .infinity, y: .infinity, width: 0, height: 0)
  /// The whole map.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// Whether it is none.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether nothing is in it.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// Its extent from west to east.
  public var width: Double { size.width }
  /// Its extent from north to south.
  public var height: Double { size.height }
  /// Its western edge.
  public var minX: Double { origin.x }
  /// Its northern edge.
  public var minY: Double { origin.y }
  /// The middle between its western and eastern edges.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between its northern and southern edges.
  public var midY: Double { origin.y + size.height / 2 }
  /// Its eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// Its southern edge.
  public var maxY: Double { origin.y + size.height }
  /// The least rectangle that has both.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
  }
  /// Smaller at each side.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  /// Moved.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  /// Whether a point is in it.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
  /// Whether both have points.
  public func intersects(_ rect: MKMapRect) -> Bool {
    !isNull && !rect.isNull && rect.minX < maxX && minX < rect.maxX && rect.minY < maxY
      && minY < rect.maxY
  }
}

/// Points of the screen a point of the map.
public typealias MKZoomScale = CGFloat

/// How many points of the map a metre measures at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// How many metres a point of the map measures at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  40_075_016.685_578_49 / MKMapSize.world.width * cos(latitude * .pi / 180)
}

/// A point of the flat map.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// A rectangle of the flat map.
public func MKMapRectMake(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> MKMapRect { MKMapRect(x: x, y: y, width: width, height: height) }
/// A region of a middle and an extent.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }
/// A span.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
/// A region of a middle and an extent in metres.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}

extension MKCoordinateRegion {
  /// The region of a rectangle.
  public init(_ rect: MKMapRect) {
    let (corner, other) = (
      rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    )
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: corner.latitude - other.latitude,
        longitudeDelta: other.longitude - corner.longitude))
  }
}

/// The region of a rectangle.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion {
  MKCoordinateRegion(rect)
}
