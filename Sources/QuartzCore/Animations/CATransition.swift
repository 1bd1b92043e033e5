// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An animation of a whole layer: from the picture of the last commit to what the layer shows now.

import Foundation

/// The form of a transition.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A form by its name; an unknown one acts like `fade` and is noted as unsupported.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the old picture to the new one in place; the default.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture slides over the old one and fades in.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture slides in and pushes the old one out; both fade, as users of iOS report.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture slides off the new one and fades out.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// Front and back of a card that is turned over; what `UIView`'s flips are made of. The side that the
  /// transition begins at comes forward. Programs on iOS ask for it by this name.
  package static let flip = CATransitionType(rawValue: "oglFlip")
}

/// The side that a transition begins at.
///
/// Top and bottom are those of a space whose y runs up, as with `CALayerContentsGravity`: on iOS,
/// where y runs down, `fromTop` comes from the lower edge. Our reading of common programs' use;
/// no measurement is known.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// A side by its name; an unknown one acts like `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The right side.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The left side.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The side of greatest y.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The side of smallest y.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition of a layer and all below it.
///
/// It is added together with the changes that it covers. At the commit the picture of the commit
/// before becomes the old one; the layer's place is always the new one. A layer that was never
/// committed comes out of nothing. A layer has one transition at a time, under the key "transition"
/// whatever key it is added with. Moving pictures are not clipped by the layer unless it masks to
/// its bounds; they move by the layer's size.
open class CATransition: CAAnimation {
  /// The form; `fade` by default.
  open var type = CATransitionType.fade
  /// The side that movement begins at; nil, the default, is the left one.
  open var subtype: CATransitionSubtype?
  /// Where between the old picture (0) and the new one (1) the transition starts; 0 by default.
  open var startProgress: Float = 0
  /// Where it ends; 1 by default. Not limited to more than `startProgress`.
  open var endProgress: Float = 1
  /// A filter that makes the transition; nil by default. Any other is noted as unsupported.
  ///
  /// Partly: kept and noted; the transition fades.
  open var filter: Any?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CATransition else { return }
    (type, subtype, filter) = (other.type, other.subtype, other.filter)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}
