// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What all square matrices of simd can do (simd/matrix.h), written once. Columns stand in memory one after the other.

/// A square matrix of simd.
public protocol SquareMatrix: Equatable, Sendable, CustomDebugStringConvertible {
  /// A column, and a row.
  associatedtype Vector: SIMD where Vector.Scalar: BinaryFloatingPoint & Sendable

  /// A matrix of zeros.
  init()
  /// The column of an index.
  subscript(column: Int) -> Vector { get set }
}

extension SquareMatrix {
  /// A number of the matrix.
  public typealias Scalar = Vector.Scalar

  private static var count: Int { Vector.scalarCount }

  private static func columns(_ body: (Int) -> Vector) -> Self {
    var result = Self()
    for column in 0..<count { result[column] = body(column) }
    return result
  }

  /// A matrix with one number on its diagonal, zeros elsewhere.
  public init(_ scalar: Scalar) { self.init(diagonal: Vector(repeating: scalar)) }

  /// A matrix with these numbers on its diagonal, zeros elsewhere.
  public init(diagonal: Vector) {
    self.init()
    for index in 0..<Self.count { self[index][index] = diagonal[index] }
  }

  /// A matrix of columns, of which there must be as many as a column has numbers.
  public init(_ columns: [Vector]) {
    precondition(columns.count == Self.count, "a matrix of \(Self.count) columns")
    self.init()
    for (index, column) in columns.enumerated() { self[index] = column }
  }

  /// A matrix of rows, of which there must be as many as a row has numbers.
  public init(rows: [Vector]) { self = Self(rows).transpose }

  /// A number by its column and row.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: Self {
    Self.columns { row in
      var column = Vector()
      for index in 0..<Self.count { column[index] = self[index][row] }
      return column
    }
  }

  /// The determinant.
  public var determinant: Scalar { eliminated().determinant }

  /// The inverse; numbers that are no numbers where there is none.
  public var inverse: Self { eliminated().inverse }

  /// Gauss's elimination with the largest pivots.
  private func eliminated() -> (determinant: Scalar, inverse: Self) {
    let count = Self.count
    // Rows are easier to exchange.
    var left = transpose
    var right = Self(1)
    var determinant: Scalar = 1
    for place in 0..<count {
      let pivot = (place..<count).max {
        left[$0][place].magnitude < left[$1][place].magnitude
      }
      guard let pivot, left[pivot][place] != 0 else {
        return (0, Self.columns { _ in Vector(repeating: .nan) })
      }
      if pivot != place {
        (left[pivot], left[place]) = (left[place], left[pivot])
        (right[pivot], right[place]) = (right[place], right[pivot])
        determinant = -determinant
      }
      let value = left[place][place]
      determinant *= value
      left[place] /= value
      right[place] /= value
      for row in 0..<count where row != place {
        let factor = left[row][place]
        left[row] -= factor * left[place]
        right[row] -= factor * right[place]
      }
    }
    return (determinant, right.transpose)
  }

  /// The columns, one in brackets each.
  public var debugDescription: String {
    "\(Self.self)([" + (0..<Self.count).map { "[" + self[$0].text + "]" }.joined(separator: ", ")
      + "])"
  }

  /// Whether all numbers are equal.
  public static func == (left: Self, right: Self) -> Bool {
    (0..<count).allSatisfy { left[$0] == right[$0] }
  }

  /// The sum.
  public static func + (left: Self, right: Self) -> Self { columns { left[$0] + right[$0] } }
  /// The difference.
  public static func - (left: Self, right: Self) -> Self { columns { left[$0] - right[$0] } }
  /// The matrix with the signs changed.
  public static prefix func - (matrix: Self) -> Self { columns { -matrix[$0] } }
  /// Each number times another one.
  public static func * (left: Scalar, right: Self) -> Self { columns { left * right[$0] } }
  /// Each number times another one.
  public static func * (left: Self, right: Scalar) -> Self { right * left }
  /// The product with a column.
  public static func * (left: Self, right: Vector) -> Vector {
    (0..<count).reduce(Vector.zero) { $0 + left[$1] * right[$1] }
  }
  /// The product of a row with a matrix.
  public static func * (left: Vector, right: Self) -> Vector {
    var result = Vector()
    for index in 0..<count { result[index] = (left * right[index]).sum() }
    return result
  }
  /// The product.
  public static func * (left: Self, right: Self) -> Self { columns { left * right[$0] } }
  /// Adds a matrix.
  public static func += (left: inout Self, right: Self) { left = left + right }
  /// Takes a matrix away.
  public static func -= (left: inout Self, right: Self) { left = left - right }
  /// Multiplies by a matrix from the right.
  public static func *= (left: inout Self, right: Self) { left = left * right }
  /// Multiplies each number.
  public static func *= (left: inout Self, right: Scalar) { left = left * right }
}

extension SIMD {
  fileprivate var text: String { indices.map { "\(self[$0])" }.joined(separator: ", ") }
}

// MARK: Functions in C

/// The product.
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// The product with a column.
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M.Vector) -> M.Vector { x * y }
/// The product of a row with a matrix.
public func simd_mul<M: SquareMatrix>(_ x: M.Vector, _ y: M) -> M.Vector { x * y }
/// Each number times another one.
public func simd_mul<M: SquareMatrix>(_ x: M.Scalar, _ y: M) -> M { x * y }
/// The sum.
public func simd_add<M: SquareMatrix>(_ x: M, _ y: M) -> M { x + y }
/// The difference.
public func simd_sub<M: SquareMatrix>(_ x: M, _ y: M) -> M { x - y }
/// `a * x + b * y`.
public func simd_linear_combination<M: SquareMatrix>(
  _ a: M.Scalar, _ x: M, _ b: M.Scalar, _ y: M
) -> M { a * x + b * y }
/// The matrix with rows and columns exchanged.
public func simd_transpose<M: SquareMatrix>(_ x: M) -> M { x.transpose }
/// The inverse; numbers that are no numbers where there is none.
public func simd_inverse<M: SquareMatrix>(_ x: M) -> M { x.inverse }
/// The determinant.
public func simd_determinant<M: SquareMatrix>(_ x: M) -> M.Scalar { x.determinant }
/// Whether all numbers are equal.
public func simd_equal<M: SquareMatrix>(_ x: M, _ y: M) -> Bool { x == y }
/// Whether no two numbers differ by more than a tolerance.
public func simd_almost_equal_elements<M: SquareMatrix>(
  _ x: M, _ y: M, _ tolerance: M.Scalar
) -> Bool {
  (0..<M.Vector.scalarCount).allSatisfy { simd_abs(x[$0] - y[$0]).max() <= tolerance }
}
/// Whether no number differs from another matrix's by more than a tolerance times it.
public func simd_almost_equal_elements_relative<M: SquareMatrix>(
  _ x: M, _ y: M, _ tolerance: M.Scalar
) -> Bool {
  (0..<M.Vector.scalarCount).allSatisfy { column in
    let limits = simd_abs(x[column]) * tolerance
    return (simd_abs(x[column] - y[column]) .> limits) == SIMDMask(repeating: false)
  }
}
/// The product.
public func matrix_multiply<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// The product with a column.
public func matrix_multiply<M: SquareMatrix>(_ x: M, _ y: M.Vector) -> M.Vector { x * y }
/// The product of a row with a matrix.
public func matrix_multiply<M: SquareMatrix>(_ x: M.Vector, _ y: M) -> M.Vector { x * y }
/// Each number times another one.
public func matrix_scale<M: SquareMatrix>(_ a: M.Scalar, _ x: M) -> M { a * x }
/// The sum.
public func matrix_add<M: SquareMatrix>(_ x: M, _ y: M) -> M { x + y }
/// The difference.
public func matrix_sub<M: SquareMatrix>(_ x: M, _ y: M) -> M { x - y }
/// The matrix with rows and columns exchanged.
public func matrix_transpose<M: SquareMatrix>(_ x: M) -> M { x.transpose }
/// The inverse; numbers that are no numbers where there is none.
public func matrix_invert<M: SquareMatrix>(_ x: M) -> M { x.inverse }
/// The determinant.
public func matrix_determinant<M: SquareMatrix>(_ x: M) -> M.Scalar { x.determinant }
/// Whether all numbers are equal.
public func matrix_equal<M: SquareMatrix>(_ x: M, _ y: M) -> Bool { x == y }
