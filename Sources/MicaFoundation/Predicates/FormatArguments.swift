// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Values that are arguments of format strings on Apple's systems, as the objects that they stand for.

public import Foundation

// Foundation on Linux has this from Swift 6.4 on.
extension NSObject: @retroactive CVarArg {
  /// The object's address.
  public var _cVarArgEncoding: [Int] { _encodeBitsAsWords(self) }
}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The array as an object.
  public var _cVarArgObject: any CVarArg { NSArray(array: self) }
  /// Of the object, never of the array.
  public var _cVarArgEncoding: [Int] { NSArray(array: self)._cVarArgEncoding }
}

extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The dictionary as an object.
  public var _cVarArgObject: any CVarArg { _bridgeToObjectiveC() }
  /// Of the object, never of the dictionary.
  public var _cVarArgEncoding: [Int] { _bridgeToObjectiveC()._cVarArgEncoding }
}

extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The set as an object.
  public var _cVarArgObject: any CVarArg { _bridgeToObjectiveC() }
  /// Of the object, never of the set.
  public var _cVarArgEncoding: [Int] { _bridgeToObjectiveC()._cVarArgEncoding }
}

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The date as an object.
  public var _cVarArgObject: any CVarArg { _bridgeToObjectiveC() }
  /// Of the object, never of the date.
  public var _cVarArgEncoding: [Int] { _bridgeToObjectiveC()._cVarArgEncoding }
}

extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The bytes as an object.
  public var _cVarArgObject: any CVarArg { _bridgeToObjectiveC() }
  /// Of the object, never of the bytes.
  public var _cVarArgEncoding: [Int] { _bridgeToObjectiveC()._cVarArgEncoding }
}

extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The address as an object.
  public var _cVarArgObject: any CVarArg { _bridgeToObjectiveC() }
  /// Of the object, never of the address.
  public var _cVarArgEncoding: [Int] { _bridgeToObjectiveC()._cVarArgEncoding }
}

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The identifier as an object.
  public var _cVarArgObject: any CVarArg { _bridgeToObjectiveC() }
  /// Of the object, never of the identifier.
  public var _cVarArgEncoding: [Int] { _bridgeToObjectiveC()._cVarArgEncoding }
}

extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The number as an object.
  public var _cVarArgObject: any CVarArg { NSDecimalNumber(decimal: self) }
  /// Of the object, never of the number.
  public var _cVarArgEncoding: [Int] { NSDecimalNumber(decimal: self)._cVarArgEncoding }
}
