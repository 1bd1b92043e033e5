// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who hears of a map.

public import Foundation
public import UIKit

/// Hears of a map. Every method may be left out.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// The view of something at a place.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Something was chosen.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Another region is shown.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Another region will be shown.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Another region is shown.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Who draws something over it.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// A button beside a name was touched.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// Something was moved.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  )
  /// Something is chosen no more.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Views of annotations are there.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// The user is elsewhere.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// The user wasn't found.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// The map is there.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// The map is drawn.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// One that draws nothing.
  public func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  /// Does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
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
