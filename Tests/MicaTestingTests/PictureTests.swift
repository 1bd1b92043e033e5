// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures of views and controllers, tolerances, digests.

import Foundation
import MicaTesting
import Testing
import UIKit

@MainActor @Suite struct PictureTests {
  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    view.backgroundColor = .white
    let dot = UIView(frame: CGRect(x: 4, y: 6, width: 8, height: 8))
    dot.backgroundColor = .red
    dot.accessibilityIdentifier = "dot"
    view.addSubview(dot)
    return view
  }

  @Test func aMovedSubviewFailsAndIsFound() throws {
    let folder = try SnapshotFolder()
    folder.record(view(), as: .image)
    #expect(folder.files == ["test.a.png", "test.a.tree.json"])
    #expect(folder.verify(view(), as: .image) == nil)
    let moved = view()
    moved.subviews[0].frame.origin.x += 1
    let message = try #require(folder.verify(moved, as: .image))
    #expect(message.contains("Changed, in points: (4, 6, 9, 8)"), "\(message)")
  }

  @Test func viewsAreGivenBackAsTheyWere() throws {
    let folder = try SnapshotFolder()
    let own = view()
    let frame = CGRect(x: 5, y: 7, width: 30, height: 20)
    own.frame = frame
    folder.record(own, as: .image(size: CGSize(width: 50, height: 50)))
    #expect(own.frame == frame && own.superview == nil)
    let controller = UIViewController()
    controller.view.backgroundColor = .green
    folder.record(controller, as: .image(on: .iPhone13), named: "b")
    #expect(controller.parent == nil && controller.view.superview == nil)
  }

  @Test func devicesDecideSizeScaleSafeAreaAndTraits() throws {
    final class Looker: UIViewController {
      var seen: (CGSize, UIEdgeInsets, UIUserInterfaceStyle)?
      override func viewDidLayoutSubviews() {
        seen = (view.bounds.size, view.safeAreaInsets, traitCollection.userInterfaceStyle)
      }
    }
    let folder = try SnapshotFolder()
    let controller = Looker()
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
    ])
    folder.record(controller, as: .image(on: .iPhone13, traits: traits))
    let seen = try #require(controller.seen)
    #expect(seen.0 == CGSize(width: 390, height: 844))
    #expect(seen.1 == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(seen.2 == .dark)
    let picture = try #require(folder.bytes("test.a.png").flatMap { UIImage(data: $0) })
    #expect(picture.size == CGSize(width: 1170, height: 2532))
  }

  @Test func tolerancesCountBytesAndColours() throws {
    let folder = try SnapshotFolder()
    folder.record(square(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), as: .image)
    let near = square(UIColor(red: 0.99, green: 0, blue: 0, alpha: 1))
    // 16 of 800 bytes differ.
    #expect(folder.verify(near, as: .image) != nil)
    #expect(folder.verify(near, as: .image(precision: 0.99)) != nil)
    #expect(folder.verify(near, as: .image(precision: 0.98)) == nil)
    #expect(folder.verify(near, as: .image(perceptualPrecision: 0.98)) == nil)
    let far = square(.blue)
    #expect(folder.verify(far, as: .image(perceptualPrecision: 0.98)) != nil)
    #expect(folder.verify(far, as: .image(precision: 0.93, perceptualPrecision: 0.98)) != nil)
    #expect(folder.verify(far, as: .image(precision: 0.92, perceptualPrecision: 0.98)) == nil)
  }

  @Test func referencesOfOthersAreCompared() throws {
    let folder = try SnapshotFolder()
    let faint = square(UIColor(red: 0.3, green: 0.6, blue: 0.9, alpha: 0.03))
    try #require(faint.pngData()).write(to: folder.url("test.a.png"))
    #expect(folder.verify(faint, as: .image) == nil)
  }

  @Test func layersPathsAndColoursHavePictures() throws {
    let folder = try SnapshotFolder()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    layer.backgroundColor = UIColor.red.cgColor
    folder.record(layer, as: .image, named: "layer")
    #expect(folder.verify(layer, as: .image, named: "layer") == nil)
    let path = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 12, height: 12))
    folder.record(path, as: .image, named: "path")
    #expect(folder.verify(path, as: .image, named: "path") == nil)
    // Bezier paths are filled with a flatness of 0.6, paths of contexts with a finer one.
    folder.record(path.cgPath, as: .image, named: "cgPath")
    #expect(folder.verify(path.cgPath, as: .image, named: "cgPath") == nil)
    #expect(folder.verify(path.cgPath, as: .image(drawingMode: .stroke), named: "cgPath") != nil)
    folder.record(UIColor.red, as: .image, named: "color")
    #expect(folder.verify(UIColor.blue, as: .image, named: "color") != nil)
  }

  @Test func elementsOfPathsAreLines() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2.25))
    path.addLine(to: CGPoint(x: 10.12345, y: 0))
    path.close()
    var text = ""
    Snapshotting<UIBezierPath, String>.elementsDescription.snapshot(path).run { text = $0 }
    #expect(text == "MoveTo (1.0, 2.25)\nLineTo (10.123, 0.0)\nClose \n")
  }
}
