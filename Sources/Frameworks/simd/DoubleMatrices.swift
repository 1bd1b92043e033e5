// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The square matrices of simd, of double precision.

/// A matrix of two columns and rows.
public struct simd_double2x2: SquareMatrix {
  /// The columns.
  public var columns: (SIMD2<Double>, SIMD2<Double>)

  /// A matrix of zeros.
  public init() { columns = (.zero, .zero) }
  /// A matrix of columns.
  public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
  /// A matrix of columns.
  public init(_ column0: SIMD2<Double>, _ column1: SIMD2<Double>) {
    columns = (column0, column1)
  }

  /// The column of an index.
  public subscript(column: Int) -> SIMD2<Double> {
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
public typealias double2x2 = simd_double2x2
/// A matrix of two columns and rows.
public typealias matrix_double2x2 = simd_double2x2
/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// A matrix with these numbers on its diagonal, zeros elsewhere.
public func simd_diagonal_matrix(_ x: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(diagonal: x)
}
/// A matrix with these numbers on its diagonal, zeros elsewhere.
public func matrix_from_diagonal(_ x: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(diagonal: x)
}
/// A matrix of columns.
public func simd_matrix(_ column0: SIMD2<Double>, _ column1: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(column0, column1)
}
/// A matrix of columns.
public func matrix_from_columns(_ column0: SIMD2<Double>, _ column1: SIMD2<Double>)
  -> simd_double2x2
{
  simd_double2x2(column0, column1)
}
/// A matrix of rows.
public func simd_matrix_from_rows(_ column0: SIMD2<Double>, _ column1: SIMD2<Double>)
  -> simd_double2x2
{
  simd_double2x2(column0, column1).transpose
}
/// A matrix of rows.
public func matrix_from_rows(_ column0: SIMD2<Double>, _ column1: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(column0, column1).transpose
}

/// A matrix of three columns and rows.
public struct simd_double3x3: SquareMatrix {
  /// The columns.
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// A matrix of zeros.
  public init() { columns = (.zero, .zero, .zero) }
  /// A matrix of columns.
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
  /// A matrix of columns.
  public init(_ column0: SIMD3<Double>, _ column1: SIMD3<Double>, _ column2: SIMD3<Double>) {
    columns = (column0, column1, column2)
  }

  /// The column of an index.
  public subscript(column: Int) -> SIMD3<Double> {
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
public typealias double3x3 = simd_double3x3
/// A matrix of three columns and rows.
public typealias matrix_double3x3 = simd_double3x3
/// The matrix that changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// A matrix with these numbers on its diagonal, zeros elsewhere.
public func simd_diagonal_matrix(_ x: SIMD3<Double>) -> simd_double3x3 {
  simd_double3x3(diagonal: x)
}
/// A matrix with these numbers on its diagonal, zeros elsewhere.
public func matrix_from_diagonal(_ x: SIMD3<Double>) -> simd_double3x3 {
  simd_double3x3(diagonal: x)
}
/// A matrix of columns.
public func simd_matrix(
  _ column0: SIMD3<Double>, _ column1: SIMD3<Double>, _ column2: SIMD3<Double>
) -> simd_double3x3 {
  simd_double3x3(column0, column1, column2)
}
/// A matrix of columns.
public func matrix_from_columns(
  _ column0: SIMD3<Double>, _ column1: SIMD3<Double>, _ column2: SIMD3<Double>
) -> simd_double3x3 {
  simd_double3x3(column0, column1, column2)
}
/// A matrix of rows.
public func simd_matrix_from_rows(
  _ column0: SIMD3<Double>, _ column1: SIMD3<Double>, _ column2: SIMD3<Double>
) -> simd_double3x3 {
  simd_double3x3(column0, column1, column2).transpose
}
/// A matrix of rows.
public func matrix_from_rows(
  _ column0: SIMD3<Double>, _ column1: SIMD3<Double>, _ column2: SIMD3<Double>
) -> simd_double3x3 {
  simd_double3x3(column0, column1, column2).transpose
}

/// A matrix of four columns and rows.
public struct simd_double4x4: SquareMatrix {
  /// The columns.
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// A matrix of zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }
  /// A matrix of columns.
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    self.columns = columns
  }
  /// A matrix of columns.
  public init(
    _ column0: SIMD4<Double>, _ column1: SIMD4<Double>, _ column2: SIMD4<Double>,
    _ column3: SIMD4<Double>
  ) {
    columns = (column0, column1, column2, column3)
  }

  /// The column of an index.
  public subscript(column: Int) -> SIMD4<Double> {
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
public typealias double4x4 = simd_double4x4
/// A matrix of four columns and rows.
public typealias matrix_double4x4 = simd_double4x4
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)
/// A matrix with these numbers on its diagonal, zeros elsewhere.
public func simd_diagonal_matrix(_ x: SIMD4<Double>) -> simd_double4x4 {
  simd_double4x4(diagonal: x)
}
/// A matrix with these numbers on its diagonal, zeros elsewhere.
public func matrix_from_diagonal(_ x: SIMD4<Double>) -> simd_double4x4 {
  simd_double4x4(diagonal: x)
}
/// A matrix of columns.
public func simd_matrix(
  _ column0: SIMD4<Double>, _ column1: SIMD4<Double>, _ column2: SIMD4<Double>,
  _ column3: SIMD4<Double>
) -> simd_double4x4 {
  simd_double4x4(column0, column1, column2, column3)
}
/// A matrix of columns.
public func matrix_from_columns(
  _ column0: SIMD4<Double>, _ column1: SIMD4<Double>, _ column2: SIMD4<Double>,
  _ column3: SIMD4<Double>
) -> simd_double4x4 {
  simd_double4x4(column0, column1, column2, column3)
}
/// A matrix of rows.
public func simd_matrix_from_rows(
  _ column0: SIMD4<Double>, _ column1: SIMD4<Double>, _ column2: SIMD4<Double>,
  _ column3: SIMD4<Double>
) -> simd_double4x4 {
  simd_double4x4(column0, column1, column2, column3).transpose
}
/// A matrix of rows.
public func matrix_from_rows(
  _ column0: SIMD4<Double>, _ column1: SIMD4<Double>, _ column2: SIMD4<Double>,
  _ column3: SIMD4<Double>
) -> simd_double4x4 {
  simd_double4x4(column0, column1, column2, column3).transpose
}
