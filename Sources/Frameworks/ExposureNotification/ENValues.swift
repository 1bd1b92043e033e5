// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The values of Exposure Notification: states, keys, exposures. Apple's documentation names them.

public import Foundation

/// A ten-minute interval since 1970.
public typealias ENIntervalNumber = UInt32
/// An attenuation in decibels.
public typealias ENAttenuation = UInt8
/// A transmission risk level, from 0 to 7.
public typealias ENRiskLevel = UInt8
/// A value from 0 to 8 that a level is given.
public typealias ENRiskLevelValue = UInt8
/// A risk score.
public typealias ENRiskScore = UInt8
/// A weight of a risk, from 1 to 100.
public typealias ENRiskWeight = Double
/// The domain of the framework's errors.
public let ENErrorDomain = "ENErrorDomain"

/// Whether the app may use exposure notifications.
public enum ENAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case unknown
  /// The device allows it to no one.
  case restricted
  /// The user refused.
  case notAuthorized
  /// The user agreed.
  case authorized
}

/// The state of exposure notifications on the device.
public enum ENStatus: Int, Sendable {
  /// Not known yet.
  case unknown
  /// On.
  case active
  /// Off.
  case disabled
  /// Bluetooth is off.
  case bluetoothOff
  /// The device allows it to no one.
  case restricted
  /// Paused.
  case paused
  /// The app isn't allowed to use it.
  case unauthorized
}

/// An error of the framework.
public struct ENError: Error, CustomNSError, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    /// An unknown reason.
    case unknown = 1
    /// A parameter is missing or wrong.
    case badParameter
    /// The app has no entitlement.
    case notEntitled
    /// The user did not agree.
    case notAuthorized
    /// The device does not support it.
    case unsupported
    /// The manager was invalidated.
    case invalidated
    /// Bluetooth is off.
    case bluetoothOff
    /// The storage is full.
    case insufficientStorage
    /// Exposure notifications are off.
    case notEnabled
    /// The app called the framework wrongly.
    case apiMisuse
    /// An internal failure.
    case `internal`
    /// The memory is full.
    case insufficientMemory
    /// The app called too often.
    case rateLimited
    /// The device allows it to no one.
    case restricted
    /// A file has another format.
    case badFormat
    /// The device is locked.
    case dataInaccessible
    /// No one knows whether the user traveled.
    case travelStatusNotAvailable
  }
  /// The reason.
  public let code: Code
  /// An error.
  public init(_ code: Code) { self.code = code }
  /// `ENErrorDomain`.
  public static var errorDomain: String { ENErrorDomain }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// Whether an error has a reason: `case ENError.unsupported`.
public func ~= (code: ENError.Code, error: any Error) -> Bool { (error as? ENError)?.code == code }

/// How a diagnosis was reported.
public enum ENDiagnosisReportType: UInt32, Sendable {
  /// Not known.
  case unknown
  /// A confirmed test.
  case confirmedTest
  /// A clinician's diagnosis.
  case confirmedClinicalDiagnosis
  /// The user's own report.
  case selfReported
  /// A report of another user.
  case recursive
  /// A withdrawn report.
  case revoked
}

/// How infectious a person was.
public enum ENInfectiousness: UInt32, Sendable {
  /// Not.
  case none
  /// Usually.
  case standard
  /// Highly.
  case high
}

/// How sure a calibration is.
public enum ENCalibrationConfidence: UInt8, Sendable {
  /// The least.
  case lowest
  /// Low.
  case low
  /// Medium.
  case medium
  /// High.
  case high
}

/// What happened in the background.
public struct ENActivityFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Flags of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The app may run for a while.
  public static let periodicRun = ENActivityFlags(rawValue: 4)
}

/// A key of a day. The initial values are empty.
open class ENTemporaryExposureKey: NSObject, @unchecked Sendable {
  /// The key's bytes.
  open var keyData = Data()
  /// The number of intervals that it is valid for.
  open var rollingPeriod: ENIntervalNumber = 0
  /// Its first interval.
  open var rollingStartNumber: ENIntervalNumber = 0
  /// The risk of transmission.
  open var transmissionRiskLevel: ENRiskLevel = 0
}

/// How exposures are weighed. The initial values are Apple's: 0, and no weights.
open class ENExposureConfiguration: NSObject, @unchecked Sendable {
  /// Seconds near at hand, in percent.
  open var immediateDurationWeight = 100.0
  /// Seconds near, in percent.
  open var nearDurationWeight = 100.0
  /// Seconds at a medium distance, in percent.
  open var mediumDurationWeight = 100.0
  /// Seconds at other distances, in percent.
  open var otherDurationWeight = 100.0
  /// Infectiousness by the days since symptoms began.
  open var infectiousnessForDaysSinceOnsetOfSymptoms: [NSNumber: NSNumber]?
  /// Standard infectiousness, in percent.
  open var infectiousnessStandardWeight = 100.0
  /// High infectiousness, in percent.
  open var infectiousnessHighWeight = 100.0
  /// Confirmed tests, in percent.
  open var reportTypeConfirmedTestWeight = 100.0
  /// Clinical diagnoses, in percent.
  open var reportTypeConfirmedClinicalDiagnosisWeight = 100.0
  /// Self-reports, in percent.
  open var reportTypeSelfReportedWeight = 100.0
  /// Recursive reports, in percent.
  open var reportTypeRecursiveWeight = 100.0
  /// What reports without a type count as.
  open var reportTypeNoneMap = ENDiagnosisReportType.unknown
  /// The bounds between distances, in decibels.
  open var attenuationDurationThresholds: [NSNumber] = []
  /// Days of exposures that count.
  open var daysSinceLastExposureThreshold = 0
  /// The least score.
  open var minimumRiskScore: ENRiskScore = 0
  /// The least score in full range.
  open var minimumRiskScoreFullRange = 0.0
  /// Values of attenuations.
  open var attenuationLevelValues: [NSNumber] = []
  /// The weight of attenuations.
  open var attenuationWeight: ENRiskWeight = 100
  /// Values of days since the last exposure.
  open var daysSinceLastExposureLevelValues: [NSNumber] = []
  /// The weight of days.
  open var daysSinceLastExposureWeight: ENRiskWeight = 100
  /// Values of durations.
  open var durationLevelValues: [NSNumber] = []
  /// The weight of durations.
  open var durationWeight: ENRiskWeight = 100
  /// Values of transmission risks.
  open var transmissionRiskLevelValues: [NSNumber] = []
  /// The weight of transmission risks.
  open var transmissionRiskWeight: ENRiskWeight = 100
  /// What else an app passes.
  open var metadata: [AnyHashable: Any]?
}

/// A reading of a beacon. The initial values are empty.
open class ENScanInstance: NSObject, @unchecked Sendable {
  /// The least attenuation.
  open var minimumAttenuation: ENAttenuation { 0 }
  /// The usual attenuation.
  open var typicalAttenuation: ENAttenuation { 0 }
  /// Seconds since the reading before.
  open var secondsSinceLastScan: Int { 0 }
}

/// Half an hour near a person. The initial values are empty.
open class ENExposureWindow: NSObject, @unchecked Sendable {
  /// How sure the calibration is.
  open var calibrationConfidence: ENCalibrationConfidence { .lowest }
  /// The day.
  open var date: Date { .distantPast }
  /// How the diagnosis was reported.
  open var diagnosisReportType: ENDiagnosisReportType { .unknown }
  /// How infectious the person was.
  open var infectiousness: ENInfectiousness { .none }
  /// The readings.
  open var scanInstances: [ENScanInstance] { [] }
  /// The variant of the disease.
  open var variantOfConcernType: UInt32 { 0 }
}

/// One exposure. The initial values are empty.
open class ENExposureInfo: NSObject, @unchecked Sendable {
  /// Seconds by attenuation.
  open var attenuationDurations: [NSNumber] { [] }
  /// The attenuation.
  open var attenuationValue: ENAttenuation { 0 }
  /// The day.
  open var date: Date { .distantPast }
  /// Seconds.
  open var duration: TimeInterval { 0 }
  /// The score.
  open var totalRiskScore: ENRiskScore { 0 }
  /// The score in full range.
  open var totalRiskScoreFullRange: Double { 0 }
  /// The risk of transmission.
  open var transmissionRiskLevel: ENRiskLevel { 0 }
  /// What else is known.
  open var metadata: [AnyHashable: Any]? { nil }
}

/// The exposures of a day, summed up. The initial values are empty.
open class ENExposureSummaryItem: NSObject, @unchecked Sendable {
  /// The highest score.
  open var maximumScore: Double { 0 }
  /// All scores.
  open var scoreSum: Double { 0 }
  /// Weighted seconds.
  open var weightedDurationSum: TimeInterval { 0 }
}

/// A day of exposures. The initial values are empty.
open class ENExposureDaySummary: NSObject, @unchecked Sendable {
  /// The day.
  open var date: Date { .distantPast }
  /// All exposures of the day.
  open var daySummary: ENExposureSummaryItem { ENExposureSummaryItem() }
}

/// What a detection found. The initial values are empty.
open class ENExposureDetectionSummary: NSObject, @unchecked Sendable {
  /// Seconds by attenuation.
  open var attenuationDurations: [NSNumber] { [] }
  /// Days since the last exposure.
  open var daysSinceLastExposure: Int { 0 }
  /// The number of keys that matched.
  open var matchedKeyCount: UInt64 { 0 }
  /// The highest score.
  open var maximumRiskScore: ENRiskScore { 0 }
  /// The highest score in full range.
  open var maximumRiskScoreFullRange: Double { 0 }
  /// All scores.
  open var riskScoreSumFullRange: Double { 0 }
  /// The days.
  open var daySummaries: [ENExposureDaySummary] { [] }
  /// What else is known.
  open var metadata: [AnyHashable: Any]? { nil }
}
