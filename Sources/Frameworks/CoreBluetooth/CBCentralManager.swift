// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Devices nearby: there are none, and Bluetooth isn't supported.

public import Foundation
internal import MicaFrameworks

/// Whether Bluetooth works.
public enum CBManagerState: Int, Sendable {
  /// Not known.
  case unknown
  /// Begins anew.
  case resetting
  /// There is none.
  case unsupported
  /// The user has refused.
  case unauthorized
  /// Off.
  case poweredOff
  /// On.
  case poweredOn
}

/// What the user allows.
public enum CBManagerAuthorization: Int, Sendable {
  /// Nobody has asked.
  case notDetermined
  /// Nobody may allow it.
  case restricted
  /// Refused.
  case denied
  /// Allowed.
  case allowedAlways
}

/// What both sides of Bluetooth have.
open class CBManager: NSObject, @unchecked Sendable {
  /// One side.
  public override init() {}
  /// There is none.
  open var state: CBManagerState { .unsupported }
  /// Denied.
  open class var authorization: CBManagerAuthorization { .denied }
  /// Denied.
  open var authorization: CBManagerAuthorization { .denied }
}

/// A number of a service.
open class CBUUID: NSObject, @unchecked Sendable {
  /// The number.
  public let uuidString: String
  /// A number.
  public init(string theString: String) { uuidString = theString.uppercased() }
  /// A number.
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
  /// Whether both are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  /// The same for the same number.
  open override var hash: Int { uuidString.hashValue }
}

/// A device nearby; there is none.
open class CBPeripheral: NSObject, @unchecked Sendable {
  /// What it is called.
  open var name: String? { nil }
  /// Its name among others.
  open var identifier: UUID { UUID() }
  /// Who hears of it.
  open weak var delegate: (any CBPeripheralDelegate)?
  private override init() {}
}

/// Hears of a device; never.
public protocol CBPeripheralDelegate: AnyObject {}

/// Hears of devices.
public protocol CBCentralManagerDelegate: AnyObject {
  /// Bluetooth works, or doesn't any more.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// A device was found; never called.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber)
}

extension CBCentralManagerDelegate {
  /// Nothing.
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {}
}

/// Looks for devices nearby.
///
/// Partly: Bluetooth isn't supported.
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// Who hears.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether it looks; false.
  open var isScanning: Bool { false }
  /// What looks for devices; its delegate hears at once that there is no Bluetooth.
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    noteMissing("CBCentralManager")
  }
  /// What looks for devices.
  public convenience override init() { self.init(delegate: nil, queue: nil) }
  /// Finds none.
  open func scanForPeripherals(
    withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil
  ) { noteMissing("CBCentralManager") }
  /// Nothing to do: no scan is under way.
  open func stopScan() {}
  /// Does nothing.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
    noteMissing("CBCentralManager.connect(_:options:)")
  }
  /// Nothing to do: there is no connection.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}

/// Whether the device may be found by others.
public enum CBPeripheralManagerAuthorizationStatus: Int, Sendable {
  /// Nobody has asked.
  case notDetermined
  /// Nobody may allow it.
  case restricted
  /// Refused.
  case denied
  /// Allowed.
  case authorized
}

/// Hears of others; never.
public protocol CBPeripheralManagerDelegate: AnyObject {
  /// Bluetooth works, or doesn't any more.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
}

/// Is found by others; it never is.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  /// Who hears.
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  /// Denied.
  open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus { .denied }
  /// What is found by others.
  public init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    noteMissing("CBPeripheralManager")
  }
  /// Does nothing.
  open func startAdvertising(_ advertisementData: [String: Any]?) {
    noteMissing("CBPeripheralManager.startAdvertising(_:)")
  }
  /// Nothing to do: nothing is advertised.
  open func stopAdvertising() {}
}
