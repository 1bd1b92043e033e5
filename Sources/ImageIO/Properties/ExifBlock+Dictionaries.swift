// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Exif tags under Apple's names.

extension ExifBlock {
  /// The TIFF, Exif and GPS dictionaries, without the empty ones.
  var dictionaries: [String: [String: Any]] {
    var all: [String: [String: Any]] = [:]
    all[kCGImagePropertyTIFFDictionary] = Self.named(tiff, Self.tiffNames)
    all[kCGImagePropertyExifDictionary] = Self.named(exif, Self.exifNames)
    all[kCGImagePropertyGPSDictionary] = Self.named(gps, Self.gpsNames)
    return all
  }

  private static func named(_ tags: [Int: Value], _ names: [Int: String]) -> [String: Any]? {
    var result: [String: Any] = [:]
    for (tag, name) in names {
      switch tags[tag] {
      case .text(let text): result[name] = text
      case .integers(let list):
        let isList = listTags.contains(name)
        result[name] = isList ? list.map { Number.make($0) } : Number.make(list[0])
      case .fractions(let list):
        result[name] = name.isCoordinate && list.count == 3 ? degrees(list) : Number.make(list[0])
      case .other, nil: break
      }
    }
    return result.isEmpty ? nil : result
  }

  /// Degrees, minutes and seconds as degrees.
  private static func degrees(_ list: [Double]) -> Any {
    Number.make(list[0] + list[1] / 60 + list[2] / 3600)
  }

  /// Values that are lists even when they hold one number.
  private static let listTags: Set<String> = [kCGImagePropertyExifISOSpeedRatings]

  private static let tiffNames = [
    0x10E: kCGImagePropertyTIFFImageDescription, 0x10F: kCGImagePropertyTIFFMake,
    0x110: kCGImagePropertyTIFFModel, 0x112: kCGImagePropertyTIFFOrientation,
    0x11A: kCGImagePropertyTIFFXResolution, 0x11B: kCGImagePropertyTIFFYResolution,
    0x128: kCGImagePropertyTIFFResolutionUnit, 0x131: kCGImagePropertyTIFFSoftware,
    0x132: kCGImagePropertyTIFFDateTime, 0x13B: kCGImagePropertyTIFFArtist,
    0x8298: kCGImagePropertyTIFFCopyright,
  ]

  private static let exifNames = [
    0x829A: kCGImagePropertyExifExposureTime, 0x829D: kCGImagePropertyExifFNumber,
    0x8822: kCGImagePropertyExifExposureProgram, 0x8827: kCGImagePropertyExifISOSpeedRatings,
    0x9003: kCGImagePropertyExifDateTimeOriginal, 0x9004: kCGImagePropertyExifDateTimeDigitized,
    0x9204: kCGImagePropertyExifExposureBiasValue, 0x9209: kCGImagePropertyExifFlash,
    0x920A: kCGImagePropertyExifFocalLength, 0xA001: kCGImagePropertyExifColorSpace,
    0xA002: kCGImagePropertyExifPixelXDimension, 0xA003: kCGImagePropertyExifPixelYDimension,
    0xA405: kCGImagePropertyExifFocalLenIn35mmFilm, 0xA433: kCGImagePropertyExifLensMake,
    0xA434: kCGImagePropertyExifLensModel,
  ]

  private static let gpsNames = [
    1: kCGImagePropertyGPSLatitudeRef, 2: kCGImagePropertyGPSLatitude,
    3: kCGImagePropertyGPSLongitudeRef, 4: kCGImagePropertyGPSLongitude,
    5: kCGImagePropertyGPSAltitudeRef, 6: kCGImagePropertyGPSAltitude,
    0x1D: kCGImagePropertyGPSDateStamp,
  ]
}

extension String {
  fileprivate var isCoordinate: Bool {
    self == kCGImagePropertyGPSLatitude || self == kCGImagePropertyGPSLongitude
  }
}
