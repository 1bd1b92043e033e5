// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The type of Mach's clock. It has the name of a function beside it, so that each has a module of its own: see
// MicaFoundation, which passes it on to programs.

/// How ticks of Mach's clock become nanoseconds: `ticks * numer / denom`.
public struct mach_timebase_info: Equatable, Sendable {
  /// The factor.
  public var numer: UInt32
  /// The divisor.
  public var denom: UInt32

  /// A factor and a divisor.
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
  /// Zeros, which the function of the name fills in.
  public init() { self.init(numer: 0, denom: 0) }
}
