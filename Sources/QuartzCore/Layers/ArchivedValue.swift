// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Values of layers in keyed archives that Foundation's archivers don't know: structures, colours, paths, pictures.

import CoreGraphics
import CoreText
import Foundation

/// A structure, a colour, a path or a picture in a keyed archive.
final class ArchivedValue: NSObject, NSSecureCoding {
  private enum Kind: String {
    case point, size, rect, transform, color, path, image
  }

  private let kind: Kind
  private var numbers: [Double] = []
  /// A colour space's name.
  private var name: String?
  private var bytes = Data()

  static var supportsSecureCoding: Bool { true }

  private init(_ kind: Kind, _ numbers: [Double]) { (self.kind, self.numbers) = (kind, numbers) }

  // MARK: Coding

  init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "kind"),
      let kind = Kind(rawValue: "\(text)")
    else { return nil }
    self.kind = kind
    numbers = Self.numbers(coder.held(NSData.self, "numbers").map { Data(referencing: $0) })
    name = coder.held(NSString.self, "name").map { "\($0)" }
    bytes = coder.held(NSData.self, "bytes").map { Data(referencing: $0) } ?? Data()
  }

  func encode(with coder: NSCoder) {
    coder.encode(kind.rawValue as NSString, forKey: "kind")
    coder.encode(Self.data(numbers) as NSData, forKey: "numbers")
    if let name { coder.encode(name as NSString, forKey: "name") }
    if !bytes.isEmpty { coder.encode(bytes as NSData, forKey: "bytes") }
  }

  private static func data(_ numbers: [Double]) -> Data {
    var data = Data()
    for number in numbers {
      withUnsafeBytes(of: number.bitPattern.littleEndian) { data.append(contentsOf: $0) }
    }
    return data
  }

  /// The numbers of such bytes; those that are left at the end are dropped.
  private static func numbers(_ data: Data?) -> [Double] {
    let bytes = [UInt8](data ?? Data())
    return stride(from: 0, to: bytes.count / 8 * 8, by: 8).map { start in
      let bits = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << (8 * $1) }
      return Double(bitPattern: bits)
    }
  }
}

// MARK: Values

extension ArchivedValue {
  /// A value as an archive holds it; nil for one that archives can't hold.
  static func object(of value: Any) -> (NSObject & NSCoding)? {
    switch value {
    case let font as CTFont: return CTFontCopyPostScriptName(font) as String as NSString
    case let list as [Any]:
      let objects = list.compactMap { object(of: $0) }
      return objects.count == list.count ? NSArray(array: objects) : nil
    case let table as [String: Any]:
      let objects = table.compactMapValues { object(of: $0) }
      return objects.count == table.count ? NSDictionary(dictionary: objects) : nil
    case let point as CGPoint: return ArchivedValue(.point, [point.x, point.y])
    case let size as CGSize: return ArchivedValue(.size, [size.width, size.height])
    case let rect as CGRect:
      return ArchivedValue(
        .rect, [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case let transform as CATransform3D: return ArchivedValue(.transform, transform.numbers)
    case let text as String: return text as NSString
    case let color as CGColor: return Self.color(color)
    case let path as CGPath: return ArchivedValue(.path, path.numbers)
    case let image as CGImage: return Self.image(image)
    default: return value as? NSObject & NSCoding
    }
  }

  /// Whether two values of a property are equal.
  static func areEqual(_ value: Any, _ other: Any) -> Bool {
    switch (value, other) {
    // Wrapped as objects they would be different ones.
    case (let color as CGColor, let usual as CGColor): color == usual
    case (let path as CGPath, let usual as CGPath): path == usual
    case (let point as CGPoint, let usual as CGPoint): point == usual
    case (let size as CGSize, let usual as CGSize): size == usual
    case (let rect as CGRect, let usual as CGRect): rect == usual
    case (let transform as CATransform3D, let usual as CATransform3D):
      CATransform3DEqualToTransform(transform, usual)
    default: (value as? NSObject)?.isEqual(other as? NSObject) ?? false
    }
  }

  /// The value of an archive's object.
  static func value(of object: Any) -> Any? {
    switch object {
    case let archived as ArchivedValue: archived.value
    case is NSNull: nil
    case let text as NSString: text as String
    case let list as NSArray: list.map { value(of: $0) ?? $0 }
    case let list as [Any]: list.map { value(of: $0) ?? $0 }
    case let table as NSDictionary:
      Dictionary(
        table.compactMap { key, object in (key as? String).map { ($0, value(of: object) ?? object) }
        }
      ) { first, _ in first }
    default: object
    }
  }

  private var value: Any? {
    switch kind {
    case .point where numbers.count == 2: CGPoint(x: numbers[0], y: numbers[1])
    case .size where numbers.count == 2: CGSize(width: numbers[0], height: numbers[1])
    case .rect where numbers.count == 4:
      CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case .transform: CATransform3D(numbers: numbers)
    case .color: color
    case .path: CGMutablePath(numbers: numbers)
    case .image: image
    default: nil
    }
  }

  // MARK: Colours

  /// A colour in its own space, or in sRGB where that has no name.
  private static func color(_ color: CGColor) -> ArchivedValue? {
    guard let components = color.components, let name = color.colorSpace?.name,
      CGColorSpace(name: name)?.numberOfComponents == components.count - 1
    else {
      guard let space = CGColorSpace(name: CGColorSpace.sRGB), color.colorSpace != space,
        let same = color.converted(to: space, intent: .defaultIntent, options: nil)
      else { return nil }
      return Self.color(same)
    }
    let archived = ArchivedValue(.color, components.map { Double($0) })
    archived.name = name as String
    return archived
  }

  private var color: CGColor? {
    guard let name, let space = CGColorSpace(name: name as CFString),
      numbers.count == space.numberOfComponents + 1
    else { return nil }
    return CGColor(colorSpace: space, components: numbers.map { CGFloat($0) })
  }

  // MARK: Pictures

  /// The most pixels of a side and of all that are read.
  private static let (mostSide, mostPixels) = (32_768, 1 << 26)

  /// A picture as premultiplied sRGB.
  private static func image(_ image: CGImage) -> ArchivedValue? {
    let (width, height) = (image.width, image.height)
    guard let context = context(width, height), let pixels = context.data else { return nil }
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    let archived = ArchivedValue(.image, [Double(width), Double(height)])
    archived.bytes = Data(bytes: pixels, count: width * height * 4)
    return archived
  }

  private static func context(_ width: Int, _ height: Int) -> CGContext? {
    guard (1...mostSide).contains(width), (1...mostSide).contains(height),
      width * height <= mostPixels, let space = CGColorSpace(name: CGColorSpace.sRGB)
    else { return nil }
    return CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
      space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  private var image: CGImage? {
    guard numbers.count == 2, let width = Int(exactly: numbers[0]),
      let height = Int(exactly: numbers[1]), let context = Self.context(width, height),
      bytes.count == width * height * 4, let pixels = context.data
    else { return nil }
    bytes.withUnsafeBytes { source in
      if let start = source.baseAddress { pixels.copyMemory(from: start, byteCount: source.count) }
    }
    return context.makeImage()
  }
}

extension CATransform3D {
  fileprivate var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Nil for another count than 16.
  fileprivate init?(numbers n: [Double]) {
    guard n.count == 16 else { return nil }
    self.init(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }
}

extension CGPath {
  /// The counts of points of an element's kinds.
  fileprivate static let pointCounts = [1, 1, 2, 3, 0]

  /// Each element as its kind, 0 to 4, and its points.
  fileprivate var numbers: [Double] {
    var numbers: [Double] = []
    applyWithBlock { element in
      let kind: Int =
        switch element.pointee.type {
        case .moveToPoint: 0
        case .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        default: 4
        }
      numbers.append(Double(kind))
      for place in 0..<Self.pointCounts[kind] {
        let point = element.pointee.points[place]
        numbers += [Double(point.x), Double(point.y)]
      }
    }
    return numbers
  }
}

extension CGMutablePath {
  /// A path of such numbers; what is cut off or of no kind ends it.
  fileprivate convenience init(numbers: [Double]) {
    self.init()
    var place = 0
    while place < numbers.count, let kind = Int(exactly: numbers[place]),
      CGPath.pointCounts.indices.contains(kind),
      place + 2 * CGPath.pointCounts[kind] < numbers.count
    {
      let count = CGPath.pointCounts[kind]
      let points = (0..<count).map {
        CGPoint(x: numbers[place + 1 + 2 * $0], y: numbers[place + 2 + 2 * $0])
      }
      place += 1 + 2 * count
      if kind != 0, isEmpty { return }
      switch kind {
      case 0: move(to: points[0])
      case 1: addLine(to: points[0])
      case 2: addQuadCurve(to: points[1], control: points[0])
      case 3: addCurve(to: points[2], control1: points[0], control2: points[1])
      default: closeSubpath()
      }
    }
  }
}
