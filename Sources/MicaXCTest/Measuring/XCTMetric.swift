// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is measured on iOS, by name: Mica runs measured blocks once and measures nothing.

/// A metric of the older form.
public struct XCTPerformanceMetric: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// A metric of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A metric of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Seconds.
  public static let wallClockTime = XCTPerformanceMetric(
    "com.apple.XCTPerformanceMetric_WallClockTime")
}

/// Something that is measured.
public protocol XCTMetric: NSObjectProtocol {
  /// What a measured block took between two moments.
  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement]
}

extension XCTMetric {
  /// Nothing: Mica measures nothing, which `measure` notes.
  public func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] { [] }
}

/// Seconds.
open class XCTClockMetric: NSObject, XCTMetric, @unchecked Sendable {
  /// A metric of seconds.
  public override init() {}
}

/// What the processor does.
open class XCTCPUMetric: NSObject, XCTMetric, @unchecked Sendable {
  /// A metric of all threads.
  public override init() {}
  /// A metric of the calling thread, if `limitingToCurrentThread`.
  public init(limitingToCurrentThread: Bool) {}
  /// A metric of an app.
  public init(application: XCUIApplication) {}
}

/// Memory in use.
open class XCTMemoryMetric: NSObject, XCTMetric, @unchecked Sendable {
  /// A metric of this process.
  public override init() {}
  /// A metric of an app.
  public init(application: XCUIApplication) {}
}

/// What is written to the disk.
open class XCTStorageMetric: NSObject, XCTMetric, @unchecked Sendable {
  /// A metric of this process.
  public override init() {}
  /// A metric of an app.
  public init(application: XCUIApplication) {}
}

/// Time between signposts.
open class XCTOSSignpostMetric: NSObject, XCTMetric, @unchecked Sendable {
  /// A metric of an app's signposts.
  public init(subsystem: String, category: String, name: String) {}
  /// Transitions of navigation controllers.
  open class var navigationTransitionMetric: XCTOSSignpostMetric { named("navigation") }
  /// Transitions of an app's own.
  open class var customNavigationTransitionMetric: XCTOSSignpostMetric { named("custom") }
  /// A scroll view that slows down.
  open class var scrollDecelerationMetric: XCTOSSignpostMetric { named("deceleration") }
  /// A scroll view that is dragged.
  open class var scrollDraggingMetric: XCTOSSignpostMetric { named("dragging") }
  /// Both.
  open class var scrollingAndDecelerationMetric: XCTOSSignpostMetric { named("scrolling") }

  private class func named(_ name: String) -> XCTOSSignpostMetric {
    XCTOSSignpostMetric(subsystem: "com.apple.UIKit", category: "UIKit", name: name)
  }
}

/// The launch of an app.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric, @unchecked Sendable {
  /// A metric until the first frame.
  public override init() {}
  /// A metric until the app answers touches, if `waitUntilResponsive`.
  public init(waitUntilResponsive: Bool) {}
}

/// Frames that come late.
open class XCTHitchMetric: NSObject, XCTMetric, @unchecked Sendable {
  /// A metric of an app.
  public init(application: XCUIApplication) {}
}

/// A moment of a measurement.
open class XCTPerformanceMeasurementTimestamp: NSObject, @unchecked Sendable {
  /// The program's date.
  public let date: Date
  /// Nanoseconds of the program's clock.
  public let absoluteTimeNanoSeconds: UInt64
  /// Units of the program's clock.
  public var absoluteTime: UInt64 { absoluteTimeNanoSeconds }

  /// The present moment.
  public override convenience init() {
    self.init(
      absoluteTime: UInt64(max(0, ProcessInfo.processInfo.systemUptime) * 1e9), date: Date())
  }

  /// A moment.
  public init(absoluteTime: UInt64, date: Date) {
    (absoluteTimeNanoSeconds, self.date) = (absoluteTime, date)
  }
}

/// What one measurement gave.
open class XCTPerformanceMeasurement: NSObject, @unchecked Sendable {
  /// Whether more is better, or less.
  public enum Polarity: Int, Sendable {
    /// Less is better.
    case prefersSmaller = -1
    /// Neither.
    case unspecified
    /// More is better.
    case prefersLarger
  }

  /// What tells measurements of one metric apart.
  public let identifier: String
  /// What the report calls it.
  public let displayName: String
  /// The value.
  public let value: Measurement<Unit>
  /// The value's number.
  open var doubleValue: Double { value.value }
  /// The value's unit.
  open var unitSymbol: String { value.unit.symbol }
  /// Whether more is better. Default `.prefersSmaller`.
  public let polarity: Polarity

  /// A measurement.
  public init(
    identifier: String, displayName: String, value: Measurement<Unit>,
    polarity: Polarity = .prefersSmaller
  ) {
    (self.identifier, self.displayName) = (identifier, displayName)
    (self.value, self.polarity) = (value, polarity)
  }

  /// A measurement of a number.
  public convenience init(
    identifier: String, displayName: String, doubleValue: Double, unitSymbol: String,
    polarity: Polarity = .prefersSmaller
  ) {
    self.init(
      identifier: identifier, displayName: displayName,
      value: Measurement(value: doubleValue, unit: Unit(symbol: unitSymbol)), polarity: polarity)
  }
}

/// How blocks are measured on iOS.
open class XCTMeasureOptions: NSObject, @unchecked Sendable {
  /// Who starts and stops the measurement.
  public struct InvocationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The block starts it.
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    /// The block stops it.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }

  /// Who starts and stops the measurement. Default: neither is done by the block.
  open var invocationOptions: InvocationOptions = []
  /// How often the block runs on iOS. Default 5; here it runs once.
  open var iterationCount = 5

  /// Options with their defaults.
  public override required init() {}

  /// Options with their defaults.
  open class var `default`: Self { Self() }
}
