// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Protocols by name.

public import Foundation

/// A protocol as an object: what `NSProtocolFromString` gives.
public final class Protocol: NSObject {
  let record: ProtocolRecord

  init(_ record: ProtocolRecord) { self.record = record }

  /// The name.
  public override var description: String { NSStringFromProtocol(self) }
  /// Whether the other one is the same protocol.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? Protocol)?.record.qualifiedName == record.qualifiedName
  }
  /// The same for equal protocols.
  public override var hash: Int { record.qualifiedName.hashValue }
}

/// The protocol of that name, among those that the program declares with `@objc`; nil without.
public func NSProtocolFromString(_ namestr: String) -> Protocol? {
  ClassRegistry.registeredProtocol(named: namestr).map { Protocol($0) }
}

/// The name of a protocol: `Module.Name`, or that of `@objc(name)`.
public func NSStringFromProtocol(_ proto: Protocol) -> String {
  proto.record.objectiveCName ?? proto.record.qualifiedName
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Whether the object conforms to a protocol.
  public func conforms(to aProtocol: Protocol) -> Bool { aProtocol.record.conforms(self) }
}
