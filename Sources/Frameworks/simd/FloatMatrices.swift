// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The square matrices of simd, of single precision.

/// A matrix of two columns and rows.
public struct simd_float2x2: SquareMatrix {
  /// The columns.
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  /// A matrix of zeros.
  public init() { columns = (.zero, .zero) }
  /// A matrix of columns.
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  /// A matrix of columns.
  public init(_ column0: SIMD2<Float>, _ column1: SIMD2<Float>) {
    columns = (column0, column1)
  }

  /// The column of an index.
  public subscript(column: Int) -> SIMD2<Float> {
    get {
      switch column {
      case 0: return columns.0
      case 1: return columns.1
      default: preconditionFailure("column \(column) of 2")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("column \(column) of 2")
      }
    }
  }
}

/// A matrix of two columns and rows.
public typealias float2x2 = simd_float2x2
/// A matrix of two columns and rows.
public typealias matrix_float2x2 = simd_float2x2
/// The matrix that changes nothing.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// A matrix with these numbers on its diagonal, zeros elsewhere.
public func simd_diagonal_matrix(_ x: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(diagonal: x) }
/// A matrix with these numbers on its diagonal, zeros elsewhere.
public func matrix_from_diagonal(_ x: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(diagonal: x) }
/// A matrix of columns.
public func simd_matrix(_ column0: SIMD2<Float>, _ column1: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(column0, column1)
}
/// A matrix of columns.
public func matrix_from_columns(_ column0: SIMD2<Float>, _ column1: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(column0, column1)
}
/// A matrix of rows.
public func simd_matrix_from_rows(_ column0: SIMD2<Float>, _ column1: SIMD2<Float>) -> simd_float2x2
{
  simd_float2x2(column0, column1).transpose
}
/// A matrix of rows.
public func matrix_from_rows(_ column0: SIMD2<Float>, _ column1: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(column0, column1).transpose
}

/// A matrix of three columns and rows.
public struct simd_float3x3: SquareMatrix {
  /// The columns.
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  /// A matrix of zeros.
  public init() { columns = (.zero, .zero, .zero) }
  /// A matrix of columns.
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  /// A matrix of columns.
  public init(_ column0: SIMD3<Float>, _ column1: SIMD3<Float>, _ column2: SIMD3<Float>) {
    columns = (column0, column1, column2)
  }

  /// The column of an index.
  public subscript(column: Int) -> SIMD3<Float> {
    get {
      switch column {
      case 0: return columns.0
      case 1: return columns.1
      case 2: return columns.2
      default: preconditionFailure("column \(column) of 3")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("column \(column) of 3")
      }
    }
  }
}

/// A matrix of three columns and rows.
public typealias float3x3 = simd_float3x3
/// A matrix of three columns and rows.
public typealias matrix_float3x3 = simd_float3x3
/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// A matrix with these numbers on its diagonal, zeros elsewhere.
public func simd_diagonal_matrix(_ x: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(diagonal: x) }
/// A matrix with these numbers on its diagonal, zeros elsewhere.
public func matrix_from_diagonal(_ x: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(diagonal: x) }
/// A matrix of columns.
public func simd_matrix(_ column0: SIMD3<Float>, _ column1: SIMD3<Float>, _ column2: SIMD3<Float>)
  -> simd_float3x3
{
  simd_float3x3(column0, column1, column2)
}
/// A matrix of columns.
public func matrix_from_columns(
  _ column0: SIMD3<Float>, _ column1: SIMD3<Float>, _ column2: SIMD3<Float>
) -> simd_float3x3 {
  simd_float3x3(column0, column1, column2)
}
/// A matrix of rows.
public func simd_matrix_from_rows(
  _ column0: SIMD3<Float>, _ column1: SIMD3<Float>, _ column2: SIMD3<Float>
) -> simd_float3x3 {
  simd_float3x3(column0, column1, column2).transpose
}
/// A matrix of rows.
public func matrix_from_rows(
  _ column0: SIMD3<Float>, _ column1: SIMD3<Float>, _ column2: SIMD3<Float>
) -> simd_float3x3 {
  simd_float3x3(column0, column1, column2).transpose
}

/// A matrix of four columns and rows.
public struct simd_float4x4: SquareMatrix {
  /// The columns.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// A matrix of zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// A matrix of columns.
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }
  /// A matrix of columns.
  public init(
    _ column0: SIMD4<Float>, _ column1: SIMD4<Float>, _ column2: SIMD4<Float>,
    _ column3: SIMD4<Float>
  ) {
    columns = (column0, column1, column2, column3)
  }

  /// The column of an index.
  public subscript(column: Int) -> SIMD4<Float> {
    get {
      switch column {
      case 0: return columns.0
      case 1: return columns.1
      case 2: return columns.2
      case 3: return columns.3
      default: preconditionFailure("column \(column) of 4")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("column \(column) of 4")
      }
    }
  }
}

/// A matrix of four columns and rows.
public typealias float4x4 = simd_float4x4
/// A matrix of four columns and rows.
public typealias matrix_float4x4 = simd_float4x4
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// A matrix with these numbers on its diagonal, zeros elsewhere.
public func simd_diagonal_matrix(_ x: SIMD4<Float>) -> simd_float4x4 { simd_float4x4(diagonal: x) }
/// A matrix with these numbers on its diagonal, zeros elsewhere.
public func matrix_from_diagonal(_ x: SIMD4<Float>) -> simd_float4x4 { simd_float4x4(diagonal: x) }
/// A matrix of columns.
public func simd_matrix(
  _ column0: SIMD4<Float>, _ column1: SIMD4<Float>, _ column2: SIMD4<Float>, _ column3: SIMD4<Float>
) -> simd_float4x4 {
  simd_float4x4(column0, column1, column2, column3)
}
/// A matrix of columns.
public func matrix_from_columns(
  _ column0: SIMD4<Float>, _ column1: SIMD4<Float>, _ column2: SIMD4<Float>, _ column3: SIMD4<Float>
) -> simd_float4x4 {
  simd_float4x4(column0, column1, column2, column3)
}
/// A matrix of rows.
public func simd_matrix_from_rows(
  _ column0: SIMD4<Float>, _ column1: SIMD4<Float>, _ column2: SIMD4<Float>, _ column3: SIMD4<Float>
) -> simd_float4x4 {
  simd_float4x4(column0, column1, column2, column3).transpose
}
/// A matrix of rows.
public func matrix_from_rows(
  _ column0: SIMD4<Float>, _ column1: SIMD4<Float>, _ column2: SIMD4<Float>, _ column3: SIMD4<Float>
) -> simd_float4x4 {
  simd_float4x4(column0, column1, column2, column3).transpose
}
