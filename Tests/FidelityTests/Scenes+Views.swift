// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scenes of views and controls: those of the manifest of UIKit's pictures.

import CoreGraphics
import Foundation
import Mica
import QuartzCore
import UIKit

/// What the manifest says of one picture.
private struct Entry: Decodable {
  let file: String
  let pixels: [Double]
  let scale: Double
  let ignore: [[Double]]
  let scene: String

  var size: CGSize { CGSize(width: pixels[0] / scale, height: pixels[1] / scale) }
  var ignored: [CGRect] {
    ignore.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// Whether a part of the name stands in the file's.
  func isOf(_ part: String) -> Bool { file.contains(part) }
}

private struct Manifest: Decodable {
  let entries: [Entry]
}

extension ReferenceScene {
  /// Every picture of the manifest, in its order.
  @MainActor
  static func uikit() throws -> [ReferenceScene] {
    let file = References.uikit.appendingPathComponent("manifest.json")
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(contentsOf: file))
    return try manifest.entries.map { entry in
      let picture = try picture(of: entry)
      let isShape = entry.isOf("accessibilitysnapshot/")
      return ReferenceScene(
        picture: "uikit/\(entry.file)",
        kind: isShape ? .shape : entry.isOf("kgn/") ? .palette : .views, size: entry.size,
        scale: entry.scale, ignored: entry.ignored + (isShape ? marks(on: entry) : [])
      ) { context in
        guard let picture else {
          throw PictureError(description: "the image that it shows is not beside the pictures")
        }
        drawUpright(picture, in: CGRect(origin: .zero, size: entry.size), context)
      }
    }
  }

  /// Our picture of a scene; nil where it needs what isn't there.
  @MainActor
  private static func picture(of entry: Entry) throws -> CGImage? {
    if entry.isOf("paralayout/") { return try boxes(entry) }
    if entry.isOf("nativebook/RoundedCornerButton") { return try button(entry, isIcon: false) }
    if entry.isOf("nativebook/IconButton") { return try button(entry, isIcon: true) }
    if entry.isOf("accessibilitysnapshot/") { return try marked(entry) }
    if entry.isOf("fixflex/") { return try flex(entry) }
    if entry.isOf("nativebook/BasicTextField") { return try field(entry) }
    if let screen = try ScreenScenes.picture(entry.file) { return screen }
    if entry.isOf("kgn/") { return try rendered(entry) { SpringScene(entry.scene).root } }
    if entry.isOf("bsw/") {
      return try rendered(entry) { entry.isOf("Separator") ? separator() : pinned() }
    }
    return nil
  }

  // MARK: Constraints

  /// A scene of FixFlex's, its labels as boxes.
  @MainActor
  private static func flex(_ entry: Entry) throws -> CGImage {
    let name = entry.file.replacingOccurrences(of: "fixflex/", with: "")
      .replacingOccurrences(of: ".png", with: "")
    let labels = try LabelTrace.read()
    // As wide as the picture's trace has it: "yellow": [x, y, width, …] leaves out 20 points on each side.
    let numbers =
      entry.scene.components(separatedBy: "\"yellow\": [").last?
      .prefix { $0 != "]" }.components(separatedBy: ", ").compactMap(Double.init) ?? []
    let width = numbers.count == 4 && numbers[2] < 160 ? numbers[2] + 40 : 300
    // The picture is of a part of the window: the part's edges stay where the window has put them.
    return try rendered(entry, part: \.subviews[0]) {
      FlexScene(name, labels, greenWidth: CGFloat((width * 3).rounded() / 3)).root
    }
  }

  /// Insets that win over sizes of priority 999.
  @MainActor
  private static func pinned() -> UIView {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    root.backgroundColor = .white
    view.backgroundColor = .red
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let sizes = [
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ]
    for size in sizes { size.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(
      sizes + [
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -5),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
      ])
    return root
  }

  /// A line of half a point, which becomes two pixels.
  @MainActor
  private static func separator() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.backgroundColor = .white
    let (outer, line) = (UIView(), UIView())
    line.backgroundColor = .separator
    for (view, above) in [(outer, root), (line, outer)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      above.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: above.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: above.trailingAnchor),
        view.topAnchor.constraint(equalTo: above.topAnchor),
      ])
    }
    line.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true
    line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
    return root
  }

  /// What `make` gives, or a part of it, drawn by its layer on a device of the entry's scale.
  @MainActor
  private static func rendered(
    _ entry: Entry, style: UIUserInterfaceStyle = .light,
    category: UIContentSizeCategory = .large, part: (UIView) -> UIView = { $0 },
    _ make: () -> UIView
  ) throws -> CGImage {
    let stage = Stage(
      size: CGSize(width: 393, height: 852), scale: entry.scale, style: style,
      contentSizeCategory: category)
    let image = stage.run { () -> CGImage? in
      let view = make()
      let format = UIGraphicsImageRendererFormat()
      format.scale = entry.scale
      view.layoutIfNeeded()
      return UIGraphicsImageRenderer(size: entry.size, format: format).image { context in
        part(view).layer.render(in: context.cgContext)
      }.cgImage
    }
    guard let image else { throw PictureError(description: "nothing was drawn") }
    return image
  }

  // MARK: Boxes

  /// Views at frames that another library has found, as the manifest has measured them.
  @MainActor
  private static func boxes(_ entry: Entry) throws -> CGImage {
    typealias Box = (UIColor, CGRect)
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    func thirds(_ frames: [CGRect]) -> [Box] { Array(zip([.red, .blue, .green], frames)) }
    let third: CGFloat = 400.0 / 3
    let part: CGFloat = 320.0 / 3
    let all: [String: [Box]] = [
      "aligningCenterToTopRight.png": [
        (.green, rect(60, 80, 50, 70)), (.red, rect(95, 60, 30, 40)),
      ],
      "negativeHorizontalOffset": [
        (.green, rect(60, 80, 50, 70)), (.red, rect(75, 60, 30, 40)),
      ],
      "testTransformHasNoEffect": [
        (.green, rect(30, 30, 40, 40)), (.red, rect(173.0 / 3, 53.0 / 3, 25, 25)),
      ],
      "testDistribution.vertical": thirds([
        rect(40, 35, 20, 20), rect(45, 90, 10, 30), rect(35, 155, 30, 10),
      ]),
      "testHorizontallySpreadSubviews.LTR": thirds(
        (0..<3).map { rect(CGFloat($0) * third, 0, third, 100) }),
      "nonZeroMargin": thirds((0..<3).map { rect(CGFloat($0) * (part + 40), 0, part, 100) }),
      "centered": thirds([
        rect(0, 35, third, 30), rect(third, 40, third, 20), rect(2 * third, 30, third, 40),
      ]),
      "testVertically": thirds(
        (0..<3).map { rect(0, CGFloat($0) * 100 / 3, 400, 100.0 / 3) }),
    ]
    return try rendered(entry) {
      let root = UIView(frame: CGRect(origin: .zero, size: entry.size))
      root.backgroundColor = .white
      for (color, frame) in all.first(where: { entry.isOf($0.key) })?.value ?? [] {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        root.addSubview(view)
      }
      return root
    }
  }

  // MARK: Controls

  /// A configured button at the size that San Francisco gives it.
  @MainActor
  private static func button(_ entry: Entry, isIcon: Bool) throws -> CGImage {
    try rendered(
      entry, style: entry.isOf("__dark") ? .dark : .light,
      category: entry.isOf("__xxxl") ? .extraExtraExtraLarge : .large
    ) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = isIcon ? nil : "Rounded"
      // Letters of another width than San Francisco's would stand beside the ignored rectangle.
      configuration.baseForegroundColor = .clear
      configuration.cornerStyle = .medium
      if isIcon {
        configuration = .tinted()
        configuration.imagePadding = 10
      }
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(origin: .zero, size: entry.size)
      return button
    }
  }

  /// A field with a border of its own style; its text doesn't count.
  @MainActor
  private static func field(_ entry: Entry) throws -> CGImage {
    try rendered(entry, style: entry.isOf("__dark") ? .dark : .light) {
      let field = UITextField(frame: CGRect(origin: .zero, size: entry.size))
      field.borderStyle = .roundedRect
      field.backgroundColor = .secondarySystemBackground
      return field
    }
  }

  /// A control as the pictures of accessibility have it: in grey, then marked in cyan.
  @MainActor
  private static func marked(_ entry: Entry) throws -> CGImage {
    let isSlider = entry.isOf("Slider")
    let image = try rendered(entry) {
      let root = UIView(frame: CGRect(origin: .zero, size: entry.size))
      root.backgroundColor = .white
      root.addSubview(isSlider ? slider() : pages())
      return root
    }
    let marks = isSlider ? CGRect(x: 30, y: 30, width: 1119, height: 102) : .zero
    var picture = try Picture.drawn(
      size: CGSize(width: image.width, height: image.height), scale: 1
    ) { drawUpright(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height), $0) }
    picture.makeGrey(marking: marks)
    return try Picture.image(of: picture)
  }

  /// 0 to 100 at 75.
  @MainActor
  private static func slider() -> UIView {
    let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 373, height: 34))
    slider.maximumValue = 100
    slider.value = 75
    return slider
  }

  /// The second of three, in the middle of the container.
  @MainActor
  private static func pages() -> UIView {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 1
    pages.pageIndicatorTintColor = .darkGray
    pages.currentPageIndicatorTintColor = .black
    pages.sizeToFit()
    pages.frame.origin = CGPoint(x: (393 - pages.bounds.width) / 2, y: 10)
    return pages
  }

  /// The ring around the pages, which marks them.
  private static func marks(on entry: Entry) -> [CGRect] {
    guard entry.isOf("PageControl") else { return [] }
    return [
      CGRect(x: 0, y: 0, width: 1179, height: 38), CGRect(x: 0, y: 99, width: 1179, height: 38),
      CGRect(x: 0, y: 38, width: 500, height: 61), CGRect(x: 680, y: 38, width: 499, height: 61),
    ]
  }
}

extension Picture {
  /// Each pixel's middle between its greatest and least byte, and cyan over some of it: 0.7 of the grey
  /// and 0.3 of the mark.
  fileprivate mutating func makeGrey(marking marked: CGRect) {
    for y in 0..<height {
      for x in 0..<width {
        let i = (y * width + x) * 4
        let grey = (Int(bytes[i..<i + 3].max() ?? 0) + Int(bytes[i..<i + 3].min() ?? 0)) / 2
        let isMarked = marked.contains(CGPoint(x: x, y: y))
        for c in 0..<3 {
          let mark = c == 0 ? 0 : 255
          bytes[i + c] = UInt8(isMarked ? (7 * grey + 3 * mark) / 10 : grey)
        }
      }
    }
  }

  /// An image of the pixels.
  fileprivate static func image(of picture: Picture) throws -> CGImage {
    var bytes = picture.bytes
    let image = bytes.withUnsafeMutableBytes { pixels in
      CGColorSpace(name: CGColorSpace.sRGB).flatMap { space in
        CGContext(
          data: pixels.baseAddress, width: picture.width, height: picture.height,
          bitsPerComponent: 8, bytesPerRow: picture.width * 4, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage()
      }
    }
    guard let image else { throw PictureError(description: "no image") }
    return image
  }
}
