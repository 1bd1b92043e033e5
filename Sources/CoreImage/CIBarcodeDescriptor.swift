// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a barcode of two dimensions says: its words and its shape.

/// A barcode of two dimensions, apart from how it is drawn.
open class CIBarcodeDescriptor: NSObject, NSCopying, @unchecked Sendable {
  override init() {}
  /// The same object: descriptors don't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A QR code.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  /// How much of a symbol may be damaged. The raw values are the letters' ASCII codes.
  public enum ErrorCorrectionLevel: Int, Sendable {
    /// About 7 percent.
    case levelL = 76
    /// About 15 percent.
    case levelM = 77
    /// About 25 percent.
    case levelQ = 81
    /// About 30 percent.
    case levelH = 72
  }

  /// The codewords, with those of the error correction.
  public let errorCorrectedPayload: Data
  /// The version: 1 for 21 × 21 modules, 40 for 177 × 177.
  public let symbolVersion: Int
  /// The mask of the data, 0 to 7.
  public let maskPattern: UInt8
  /// How much may be damaged.
  public let errorCorrectionLevel: ErrorCorrectionLevel

  /// A code of codewords; nil for a version beyond 1 to 40 or a mask beyond 0 to 7.
  public init?(
    payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
    errorCorrectionLevel: ErrorCorrectionLevel
  ) {
    guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    self.symbolVersion = symbolVersion
    self.maskPattern = maskPattern
    self.errorCorrectionLevel = errorCorrectionLevel
  }
}

/// A Data Matrix code.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  /// The error correction's version. The raw values are the numbers of the ECC levels.
  public enum ECCVersion: Int, Sendable {
    /// ECC 000: none.
    case v000 = 0
    /// ECC 050.
    case v050 = 50
    /// ECC 080.
    case v080 = 80
    /// ECC 100.
    case v100 = 100
    /// ECC 140.
    case v140 = 140
    /// ECC 200, that of all codes of today.
    case v200 = 200
  }

  /// The codewords, with those of the error correction.
  public let errorCorrectedPayload: Data
  /// The number of rows of modules.
  public let rowCount: Int
  /// The number of columns of modules.
  public let columnCount: Int
  /// The error correction's version.
  public let eccVersion: ECCVersion

  /// A code of codewords; nil without rows or columns.
  public init?(
    payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion
  ) {
    guard rowCount > 0, columnCount > 0 else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.eccVersion = eccVersion
  }
}

/// What a destination of drawing does with alpha.
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
  /// There is none.
  case none = 0
  /// Colors are multiplied by it.
  case premultiplied
  /// Colors aren't multiplied by it.
  case unpremultiplied
}
