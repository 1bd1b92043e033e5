// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The ticks of Mach's clock, which are nanoseconds of the program's time, as on a simulator.

internal import MicaClock

/// How ticks become nanoseconds: `ticks * numer / denom`.
///
/// Partly: `mach_timebase_info` makes one, and fills one in; as a type it has this name alone, since a type and a function of
/// Swift's can't share theirs.
public struct mach_timebase_info_data_t: Equatable, Sendable {
  /// The factor.
  public var numer: UInt32
  /// The divisor.
  public var denom: UInt32

  /// A factor and a divisor.
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
  /// Zeros, which `mach_timebase_info(_:)` fills in.
  public init() { self.init(numer: 0, denom: 0) }
}

/// How ticks become nanoseconds, by its address.
public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info_data_t>

/// Zeros, which `mach_timebase_info(_:)` fills in.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t() }
/// A factor and a divisor.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
  mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// Tells how ticks become nanoseconds: 1 / 1.
@discardableResult
public func mach_timebase_info(_ info: mach_timebase_info_t) -> kern_return_t {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return KERN_SUCCESS
}

/// The program's time since the device started, in ticks: that of `CACurrentMediaTime()`.
public func mach_absolute_time() -> UInt64 {
  let seconds = VirtualClock.current?.now ?? 0
  return seconds > 0 ? UInt64(min(seconds * 1e9, 0x1p63)) : 0
}
/// The same time; a device here never sleeps.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }
/// The same time, as of the last change of the clock.
public func mach_approximate_time() -> UInt64 { mach_absolute_time() }
