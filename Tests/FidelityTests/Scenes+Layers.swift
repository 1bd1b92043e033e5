// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scenes made of layers, drawn by CALayer.render(in:) as Apple's pictures were: pointfree,
// blueprint, dezignables, vatexture, fxm90, dashedview.

import CoreGraphics
import Foundation
import QuartzCore
import UIKit

private func plain(_ frame: CGRect, _ color: CGColor?) -> CALayer {
  let layer = CALayer()
  layer.frame = frame
  layer.backgroundColor = color
  return layer
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

private func gradient(
  _ frame: CGRect, _ colors: [CGColor], from start: CGPoint = CGPoint(x: 0.5, y: 0),
  to end: CGPoint = CGPoint(x: 0.5, y: 1)
) -> CAGradientLayer {
  let layer = CAGradientLayer()
  layer.frame = frame
  layer.colors = colors
  layer.startPoint = start
  layer.endPoint = end
  return layer
}

private func scene(
  _ picture: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
  kind: ReferenceScene.Kind = .geometry, remark: String = "", on paper: CGColor? = nil,
  _ layer: @escaping () -> CALayer
) -> ReferenceScene {
  ReferenceScene(
    picture: picture, kind: kind, size: CGSize(width: width, height: height), scale: scale,
    remark: remark
  ) { context in
    if let paper {
      context.setFillColor(paper)
      context.fill(rect(0, 0, width, height))
    }
    layer().render(in: context)
  }
}

// MARK: pointfree

extension ReferenceScene {
  static var pointfree: [ReferenceScene] {
    [
      scene("pointfree/testCALayer.1.png", 100, 100, scale: 3) {
        let layer = plain(rect(0, 0, 100, 100), Ink.red)
        layer.borderWidth = 4
        layer.borderColor = Ink.black
        return layer
      },
      scene("pointfree/testCALayerWithGradient.1.png", 100, 100, scale: 3, kind: .gradient) {
        gradient(rect(0, 0, 100, 100), [Ink.red, Ink.yellow])
      },
      ReferenceScene(
        picture: "pointfree/testCGPath.iOS.png", kind: .geometry,
        size: CGSize(width: 90, height: 90), scale: 1
      ) { context in
        context.addPath(heart)
        context.setFillColor(Ink.black)
        context.fillPath(using: .evenOdd)
      },
      ReferenceScene(
        picture: "pointfree/testUIBezierPath.iOS.png", kind: .geometry,
        size: CGSize(width: 90, height: 90), scale: 1
      ) { _ in
        UIColor.black.setFill()
        UIBezierPath(cgPath: heart).fill()
      },
    ]
  }

  private static var heart: CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 60))
    path.addQuadCurve(to: CGPoint(x: 30, y: 90), control: CGPoint(x: 3.75, y: 86.25))
    path.addQuadCurve(to: CGPoint(x: 60, y: 60), control: CGPoint(x: 56.25, y: 86.25))
    path.addCurve(
      to: CGPoint(x: 90, y: 30), control1: CGPoint(x: 75, y: 60), control2: CGPoint(x: 90, y: 45))
    path.addCurve(
      to: CGPoint(x: 60, y: 0), control1: CGPoint(x: 90, y: 15), control2: CGPoint(x: 75, y: 0))
    path.closeSubpath()
    path.addEllipse(in: rect(60, 60, 30, 30))
    return path
  }
}

// MARK: blueprint

extension ReferenceScene {
  static var blueprint: [ReferenceScene] {
    func box(
      _ name: String, _ width: CGFloat = 100, _ height: CGFloat = 100, color: CGColor? = Ink.blue,
      radius: CGFloat = 0, border: CGFloat = 0, remark: String = ""
    ) -> ReferenceScene {
      scene("blueprint/\(name)_iOS-17.png", width, height, scale: 1, remark: remark, on: Ink.white)
      {
        let layer = plain(rect(0, 0, width, height), color)
        layer.cornerRadius = radius
        layer.borderWidth = border
        layer.borderColor = Ink.orange
        return layer
      }
    }
    return [
      box("test_backgroundColor_clear", color: nil),
      box("test_backgroundColor_red", color: Ink.red),
      box("test_borders_rounded", radius: 10, border: 1),
      box("test_borders_square", border: 1),
      box("test_cornerStyle_longCapsule", 100, 200, radius: 50),
      box("test_cornerStyle_rounded", radius: 10),
      box("test_cornerStyle_wideCapsule", 200, 100, radius: 50),
      scene(
        "blueprint/test_largeCornerRadius__iOS-17.png", 120, 100, scale: 1, on: Ink.white
      ) {
        let root = plain(rect(0, 0, 120, 100), nil)
        let layer = plain(rect(20, 20, 80, 60), Ink.blue)
        layer.cornerRadius = 100
        layer.shadowRadius = 2
        layer.shadowColor = Ink.red
        layer.shadowOpacity = 1
        layer.shadowOffset = .zero
        root.addSublayer(layer)
        return root
      },
      scene("blueprint/test_shadow__iOS-17.png", 100, 100, scale: 1, on: Ink.white) {
        let root = plain(rect(0, 0, 100, 100), nil)
        let layer = plain(rect(20, 20, 60, 60), Ink.green)
        layer.cornerRadius = 10
        layer.shadowRadius = 8
        layer.shadowColor = Ink.magenta
        layer.shadowOpacity = 1
        layer.shadowOffset = .zero
        layer.shadowPath = CGPath(
          roundedRect: layer.bounds, cornerWidth: 10, cornerHeight: 10, transform: nil)
        root.addSublayer(layer)
        return root
      },
    ]
  }
}

// MARK: dezignables

extension ReferenceScene {
  static var dezignables: [ReferenceScene] {
    /// A red view clipped to its bounds, with a layer above it whose border shows on some sides.
    func bordered(_ name: String, _ frame: CGRect, width: CGFloat = 5, color: CGColor = Ink.black)
      -> ReferenceScene
    {
      scene("dezignables/\(name)@2x.png", 200, 200, scale: 2) {
        let view = plain(rect(0, 0, 200, 200), Ink.red)
        view.masksToBounds = true
        let border = plain(frame, nil)
        border.borderWidth = width
        border.borderColor = color
        view.addSublayer(border)
        return view
      }
    }
    func whole(
      _ name: String, _ kind: Kind = .geometry, side: CGFloat = 200,
      _ layer: @escaping () -> CALayer
    ) -> ReferenceScene {
      scene("dezignables/\(name)@2x.png", side, side, scale: 2, kind: kind, layer)
    }
    func rounded(_ name: String, _ radius: CGFloat) -> ReferenceScene {
      whole(name) {
        let layer = plain(rect(0, 0, 200, 200), Ink.red)
        layer.cornerRadius = radius
        return layer
      }
    }
    let all = rect(0, 0, 200, 200)
    return [
      whole("testBackgroundFillColor") { plain(all, Ink.green) },
      whole("testGradient", .gradient) {
        gradient(
          all, [Ink.green, Ink.blue], from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5))
      },
      whole("testGradientPosition", .gradient) {
        gradient(all, [Ink.green, Ink.blue], from: CGPoint(x: 1, y: 1), to: .zero)
      },
      bordered("testBorderColor", all, color: Ink.blue),
      bordered("testBottomBorder", rect(-1000, -1000, 2200, 1200)),
      bordered("testCombination", all),
      bordered("testLeftBorder", rect(0, -1000, 1200, 2200)),
      bordered("testRightBorder", rect(-1000, -1000, 1200, 2200)),
      bordered("testScaleCorrection", all, width: 0.5),
      bordered("testTopBorder", rect(-1000, 0, 2200, 1200)),
      rounded("testCircle", 100),
      rounded("testCorner", 20),
      whole("testRotation") { plain(all, Ink.red) },
      whole("testShadow", side: 400) {
        let root = plain(rect(0, 0, 400, 400), nil)
        let layer = plain(rect(100, 100, 200, 200), Ink.red)
        layer.shadowRadius = 5
        layer.shadowColor = Ink.black
        layer.shadowOpacity = 1
        layer.shadowOffset = .zero
        root.addSublayer(layer)
        return root
      },
    ]
  }
}

// MARK: vatexture, fxm90, dashedview

extension ReferenceScene {
  static var vatexture: [ReferenceScene] {
    let all = rect(0, 0, 24, 24)
    let green = Ink.green
    func blended(_ name: String, _ filter: String? = nil) -> ReferenceScene {
      scene("vatexture/VABaseGr_test_node_\(name).png", 24, 24, scale: 3, kind: .gradient) {
        let root = plain(all, rgb(0.5, 0.5, 0.5))
        let layer = gradient(all, [rgb(1, 1, 1, 0.5), rgb(1, 0.5, 0, 0.5)])
        layer.compositingFilter = filter
        root.addSublayer(layer)
        return root
      }
    }
    return [
      blended("blend_mode_no_blend.1"),
      blended("blend_modes.multiply", "multiplyBlendMode"),
      blended("blend_modes.screen", "screenBlendMode"),
      blended("compositing_filters.multiply", "multiply"),
      blended("compositing_filters.sourceIn", "sourceIn"),
      scene("vatexture/VALinear_test_node_vertical.1.png", 24, 24, scale: 3, kind: .gradient) {
        gradient(all, [green, Ink.orange])
      },
      scene("vatexture/VARadial_test_node_default.centered.png", 24, 24, scale: 3, kind: .gradient)
      {
        let layer = gradient(
          all, [green, Ink.orange], from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1))
        layer.type = .radial
        return layer
      },
    ]
  }

  static var fxm90: [ReferenceScene] {
    (1...2).map { number in
      scene(
        "fxm90/gradientActivityIndicatorView_withCustomGradientColors.\(number).png", 375, 4,
        scale: 3, kind: .gradient
      ) {
        gradient(
          rect(0, 0, 375, 4),
          [
            rgb(0.949, 0.3216, 0.4314), rgb(0.9451, 0.4784, 0.5922), rgb(0.9529, 0.7373, 0.7843),
            rgb(0.4275, 0.8667, 0.949), rgb(0.7569, 0.9412, 0.9569),
          ], from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5))
      }
    }
  }

  static var dashedview: [ReferenceScene] {
    [
      scene("dashedview/testDashView@2x.png", 100, 50, scale: 2) {
        let view = plain(rect(0, 0, 100, 50), nil)
        view.cornerRadius = 5
        view.masksToBounds = true
        let dashes = CAShapeLayer()
        dashes.frame = view.bounds
        dashes.path = UIBezierPath(roundedRect: view.bounds, cornerRadius: 5).cgPath
        dashes.fillColor = nil
        dashes.strokeColor = Ink.black
        dashes.lineWidth = 1
        dashes.lineJoin = .round
        dashes.lineDashPattern = [4, 2]
        view.addSublayer(dashes)
        return view
      }
    ]
  }
}
