// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is drawn over a map, and who would draw it. Maps are labelled boxes: nothing is drawn.

public import CoreLocation
public import Foundation
internal import MicaFrameworks
public import UIKit

/// Something over a map, with a name.
open class MKShape: NSObject, MKAnnotation {
  /// Its name.
  open var title: String?
  /// A line below its name.
  open var subtitle: String?
  /// Where: the middle of what it takes.
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// Something over a map of several points.
open class MKMultiPoint: MKShape, MKOverlay {
  private let all: [MKMapPoint]
  /// Its points.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(all: Array(UnsafeBufferPointer(start: points, count: max(0, count))))
  }
  /// Its places.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(
      all: UnsafeBufferPointer(start: coords, count: max(0, count)).map { MKMapPoint($0) })
  }
  init(all: [MKMapPoint]) { self.all = all }
  /// How many points it has.
  open var pointCount: Int { all.count }
  /// The points. They live as long as the shape.
  open func points() -> UnsafeMutablePointer<MKMapPoint> { storage }
  private lazy var storage: UnsafeMutablePointer<MKMapPoint> = {
    let room = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(1, all.count))
    for (index, point) in all.enumerated() { (room + index).initialize(to: point) }
    return room
  }()
  deinit { if !all.isEmpty { storage.deallocate() } }
  /// Writes the places of some of its points.
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for index in 0..<range.length where all.indices.contains(range.location + index) {
      coords[index] = all[range.location + index].coordinate
    }
  }
  /// The middle of its rectangle.
  open override var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
  /// The least rectangle that has its points.
  open var boundingMapRect: MKMapRect {
    all.reduce(.null) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
  }
}

/// A line over a map.
open class MKPolyline: MKMultiPoint {}
/// The shortest line on the Earth between places.
open class MKGeodesicPolyline: MKPolyline {}
/// An area over a map.
open class MKPolygon: MKMultiPoint {
  /// The areas that are left out.
  open var interiorPolygons: [MKPolygon]? { nil }
}

/// A disc over a map.
open class MKCircle: MKShape, MKOverlay {
  /// In metres.
  public let radius: CLLocationDistance
  private let middle: CLLocationCoordinate2D
  /// A disc around a place.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (middle, self.radius) = (coord, radius)
  }
  /// Its middle.
  open override var coordinate: CLLocationCoordinate2D { middle }
  /// The square around it.
  open var boundingMapRect: MKMapRect {
    let size = radius * MKMapPointsPerMeterAtLatitude(middle.latitude)
    let point = MKMapPoint(middle)
    return MKMapRect(x: point.x - size, y: point.y - size, width: 2 * size, height: 2 * size)
  }
}

/// Pictures over a map.
open class MKTileOverlay: NSObject, MKOverlay {
  /// Where they come from.
  public let urlTemplate: String?
  /// Whether the map below isn't seen; false by default.
  open var canReplaceMapContent = false
  /// Pictures of an address.
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
  /// The middle of the Earth.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// All of it.
  open var boundingMapRect: MKMapRect { .world }
}

/// At which height something is drawn.
public enum MKOverlayLevel: Int, Sendable {
  /// Above roads, below names.
  case aboveRoads = 0
  /// Above names.
  case aboveLabels
}

/// Draws something over a map; never asked.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  /// What it draws.
  public let overlay: any MKOverlay
  /// How opaque; 1 by default.
  open var alpha: CGFloat = 1
  /// Of something over a map.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  /// Of nothing: an empty line.
  public override convenience init() { self.init(overlay: MKPolyline(all: [])) }
  /// The map's point of the renderer's.
  open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
  /// The renderer's point of the map's.
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    MKMapPoint(x: Double(point.x), y: Double(point.y))
  }
  /// The renderer's rectangle of the map's.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(x: mapRect.minX, y: mapRect.minY, width: mapRect.width, height: mapRect.height)
  }
  /// Whether a part can be drawn: yes.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  /// Draws a part. Nothing to do: subclasses override it.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  /// Asks for a drawing; none follows.
  open func setNeedsDisplay() { noteMissing("MKOverlayRenderer.setNeedsDisplay()") }
}

/// Draws a path over a map; never asked.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The colour inside.
  open var fillColor: UIColor?
  /// The line's colour.
  open var strokeColor: UIColor?
  /// The line's width in points; 0 stands for the road's.
  open var lineWidth: CGFloat = 0
  /// How corners look.
  open var lineJoin = CGLineJoin.round
  /// How ends look.
  open var lineCap = CGLineCap.round
  /// Lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?
  /// Where the dashes begin.
  open var lineDashPhase: CGFloat = 0
  /// The path.
  open var path: CGPath!
  /// Makes the path. Nothing to do: subclasses override it.
  open func createPath() {}
}

/// Draws a line over a map; never asked.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The line.
  public var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(all: []) }
  /// Of a line.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  /// Of something over a map.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// Draws an area over a map; never asked.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Of an area.
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  /// Of something over a map.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// Draws a disc over a map; never asked.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Of a disc.
  public init(circle: MKCircle) { super.init(overlay: circle) }
  /// Of something over a map.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}

/// Draws pictures over a map; never asked.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Of pictures.
  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
}
