// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Comparing pictures.

internal import CoreGraphics
internal import MicaCompare
internal import MicaFoundation
internal import MicaRaster
internal import MicaXCTest

extension Diffing where Value == UIImage {
  /// Pictures that must be equal.
  public static var image: Diffing { .image() }

  /// Pictures with a tolerance.
  ///
  /// `precision` is the share of bytes that must be equal, above 0 up to 1. With a `perceptualPrecision` below 1 it is the share
  /// of pixels whose ΔE94 is at most 100 · (1 − perceptualPrecision). `scale` is the reference's, in pixels per point; nil and 0
  /// stand for the screen's.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let tolerance = PictureTolerance(
      precision: precise(precision), perceptualPrecision: precise(perceptualPrecision))
    let scale = scale.flatMap { $0 > 0 ? $0 : nil }
    var result = Diffing(
      toData: { image in
        image.pixmap.flatMap { try? PictureFile.encode($0, scale: image.scale) } ?? Data()
      },
      fromData: { UIImage(data: $0, scale: scale ?? screenScale) ?? UIImage() }
    ) { old, new in
      guard let reference = old.pixmap else { return ("Reference image could not be loaded.", []) }
      guard let actual = new.pixmap else {
        return ("Newly-taken snapshot could not be loaded.", [])
      }
      guard let problem = tolerance.problem(of: actual, reference) else { return nil }
      return (problem, attachments(old, new, ChangeMap(reference, actual)))
    }
    result.refusal = { tolerance.problem ?? refusal($0) }
    result.comparison = { data, image in compare(data, image, tolerance.problem(of:_:)) }
    result.rebasing = RebaseRule(tolerance.problem(of:_:))
    return result
  }

  /// Pictures whose pixels may differ: the rule of FBSnapshotTestCase.
  static func image(_ tolerance: PixelTolerance) -> Diffing {
    var result = Diffing.image()
    result.refusal = { tolerance.problem ?? refusal($0) }
    result.comparison = { data, image in compare(data, image, tolerance.problem(of:_:)) }
    result.rebasing = RebaseRule(tolerance.problem(of:_:))
    return result
  }

  /// 0.98 of a `Float` as 0.98.
  private static func precise(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }

  private static var screenScale: CGFloat { UITraitCollection.current.displayScale }

  /// Why a picture can't be a reference.
  private static func refusal(_ image: UIImage) -> String? {
    if image.pixmap != nil { return nil }
    let size = image.size
    return "The picture is empty (\(size.width) × \(size.height) points): nothing can be compared. "
      + "Give the view a frame, or pass a size to the strategy"
  }

  private static func compare(
    _ data: Data, _ image: UIImage, _ problem: (Pixmap, Pixmap) -> String?
  ) -> SnapshotComparison {
    guard let actual = image.pixmap else { return .unusable("there is no picture") }
    if PictureFile.surelyHolds(actual, scale: image.scale, data) { return .equal }
    let reference: Pixmap
    do { reference = try PictureFile.decode(data) } catch { return .unusable(error.description) }
    guard var text = problem(actual, reference) else { return .equal }
    var compared = actual
    // The reference was a file, too.
    if let stored = PictureFile.stored(actual) {
      guard let second = problem(stored, reference) else { return .equal }
      (text, compared) = (second, stored)
    }
    let map = ChangeMap(reference, compared)
    return .different(
      text + "\n" + places(map, scale: image.scale), [],
      difference: try? PictureFile.encode(map.picture(), scale: image.scale))
  }

  /// Compares with a picture of Mica's own, whatever the test tolerates.
  static func compareExactly(_ data: Data, _ image: UIImage) -> SnapshotComparison {
    compare(data, image, PictureTolerance().problem(of:_:))
  }

  /// Where the changes are, in points.
  private static func places(_ map: ChangeMap, scale: CGFloat) -> String {
    let boxes = map.boxes()
    let shown = boxes.prefix(5).map { box in
      let numbers = [box.x, box.y, box.width, box.height].map { pixels in
        let tenths = (Double(pixels) / Double(scale) * 10).rounded() / 10
        return Int(exactly: tenths).map(String.init) ?? "\(tenths)"
      }
      return "(\(numbers.joined(separator: ", ")))"
    }
    let more = boxes.count > 5 ? " and \(boxes.count - 5) more" : ""
    return "Changed, in points: " + shown.joined(separator: ", ") + more
  }

  private static func attachments(
    _ old: UIImage, _ new: UIImage, _ map: ChangeMap
  ) -> [XCTAttachment] {
    let difference = UIImage(
      cgImage: CGImage(pixmap: map.picture()), scale: new.scale, orientation: .up)
    return [("reference", old), ("failure", new), ("difference", difference)].map { name, image in
      let attachment = XCTAttachment(image: image)
      attachment.name = name
      return attachment
    }
  }
}

extension UIImage {
  /// The pixels; nil for a picture without any.
  var pixmap: Pixmap? {
    guard let image = cgImage, image.width > 0, image.height > 0 else { return nil }
    return image.pixmap
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A picture that must be equal.
  public static var image: Snapshotting { .image() }

  /// A picture with a tolerance; see `Diffing.image(precision:perceptualPrecision:scale:)`.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
