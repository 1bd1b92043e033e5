// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What differs where a picture does not reach its goal, as far as it is known.

extension ReferenceScene {
  /// The remark of a row that falls short; empty where the reason is not known.
  var shortfall: String {
    if !remark.isEmpty { return remark }
    if let known = Self.shortfalls[picture] { return known }
    return kind == .resized ? "Apple's resampling kernel is another one" : ""
  }

  private static let curvedStroke = "Apple's outline of a stroked curve is another one"
  private static let slantedEdge = "one edge of slanted lines lies 0.02 px further in"
  private static let crowded = "single pixels where several edges meet"
  private static let genericPrimaries = "generic RGB's primaries are clipped in another way"

  private static let shortfalls: [String: String] = [
    "blueprint/test_borders_rounded_iOS-17.png": "Apple's ring is wider in the corner",
    "dashedview/testDashView@2x.png": "CAShapeLayer.lineDashPattern is not drawn yet",
    "dezignables/testGradient@2x.png": genericPrimaries,
    "dezignables/testGradientPosition@2x.png": genericPrimaries,
    "pixate-svg/circlesvg.png": "Apple measures dashes along a coarser outline, 0.2 % shorter",
    "pixate-svg/closeCommand.png": curvedStroke,
    "pixate-svg/ellipsesvg.png": curvedStroke,
    "pixate-svg/fa-adjust.png": "Apple flattens curves of 1800 px more finely than 0.0675 px",
    "pixate-svg/icon2.png": "translucent strokes upon each other",
    "pixate-svg/icon4.png": "translucent strokes upon each other",
    "pixate-svg/moveCommand.png": slantedEdge,
    "pixate-svg/people.png": crowded,
    "pixate-svg/relativeCloseCommand.png": curvedStroke,
    "pixate-svg/relativeCubicBezierCommand.png": curvedStroke,
    "pixate-svg/relativeMoveCommand.png": slantedEdge,
    "pixate-svg/relativeSmoothCubicBezierCommand.png": curvedStroke,
    "pixate-svg/relativeSmoothQuadraticBezierCommand.png": curvedStroke,
    "pixate-svg/smoothCubicBezierCommand.png": curvedStroke,
    "pixate-svg/smoothQuadraticBezierCommand.png": curvedStroke,
    "pixate-svg/toucan.png": crowded,
    "pointfree/testCALayerWithGradient.1.png": genericPrimaries,
    "vatexture/VARadial_test_node_default.centered.png":
      "CAGradientLayer.type radial is not drawn yet",
    "vatexture/VALinear_test_node_vertical.1.png": genericPrimaries,
  ]
}
