// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views of what lies at places of a map.

public import Foundation
public import UIKit

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
  /// Its name among others at one place; nil by default.
  open var clusteringIdentifier: String?
  /// How gladly it stays; required by default.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// Whether it answers to touches; true by default.
  open var isEnabled = true
  /// Whether fingers move it; false by default.
  open var isDraggable = false
  /// Below the name.
  open var detailCalloutAccessoryView: UIView?
  /// How far the name is from where it would be.
  open var calloutOffset = CGPoint.zero
  /// What is done with it.
  public enum DragState: UInt, Sendable {
    /// Nothing.
    case none = 0
    /// A finger takes it.
    case starting
    /// A finger moves it.
    case dragging
    /// The finger gives up.
    case canceling
    /// The finger leaves it.
    case ending
  }
  /// What a finger does with it.
  open var dragState = DragState.none
  /// Chooses it.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
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
  /// Called before it is used again. Nothing to do: subclasses override it.
  open func prepareForReuse() {}
}

/// A pin.
open class MKPinAnnotationView: MKAnnotationView {
  /// Its head's colour.
  open var pinTintColor: UIColor?
  /// Red.
  open class func redPinColor() -> UIColor { .systemRed }
  /// Green.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// Purple.
  open class func purplePinColor() -> UIColor { .systemPurple }
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
  /// The colour of what is in it.
  open var glyphTintColor: UIColor?
  /// Whether it falls onto the map; false by default.
  open var animatesWhenAdded = false
  /// When its name is seen.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// When the line below is seen.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
}
