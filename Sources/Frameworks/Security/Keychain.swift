// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The keychain of a program: secrets are kept in memory, as long as the program runs.

public import CoreGraphics
internal import MicaContext
public import MicaFoundation
internal import MicaFrameworks
internal import Synchronization

/// The items of one program.
private final class Keychain: ProgramState, @unchecked Sendable {
  typealias Item = [String: Any]
  private let lock = NSLock()
  private var items: [Item] = []

  init(in context: ProgramContext) {}
  static var current: Keychain { ProgramContext.current.state() }

  /// What tells items of a class apart.
  private static let identity = ["class", "acct", "svce", "srvr", "agrp", "labl"]
  /// Keys of a question that no item has.
  private static func isOfQuestion(_ key: String) -> Bool {
    key.hasPrefix("r_") || key.hasPrefix("m_") || key.hasPrefix("u_") || key == "sync"
  }

  private func matches(_ item: Item, _ query: Item) -> Bool {
    query.allSatisfy { key, value in
      if Self.isOfQuestion(key) || key == "v_Data" || key == "pdmn" { return true }
      guard let own = item[key] else { return false }
      return own as? AnyHashable == value as? AnyHashable
    }
  }

  func add(_ query: Item) -> (status: OSStatus, item: Item?) {
    lock.withLock {
      guard query["class"] is String else { return (errSecParam, nil) }
      var item = query.filter { !Self.isOfQuestion($0.key) }
      let isThere = items.contains { other in
        Self.identity.dropLast().allSatisfy {
          other[$0] as? AnyHashable == item[$0] as? AnyHashable
        }
      }
      if isThere { return (errSecDuplicateItem, nil) }
      (item["cdat"], item["mdat"]) = (Date(), Date())
      items.append(item)
      return (errSecSuccess, item)
    }
  }

  func find(_ query: Item) -> [Item] { lock.withLock { items.filter { matches($0, query) } } }

  func update(_ query: Item, _ changes: Item) -> OSStatus {
    lock.withLock {
      let found = items.indices.filter { matches(items[$0], query) }
      for index in found {
        items[index].merge(changes) { $1 }
        items[index]["mdat"] = Date()
      }
      return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  func remove(_ query: Item) -> OSStatus {
    lock.withLock {
      let count = items.count
      items.removeAll { matches($0, query) }
      return items.count == count ? errSecItemNotFound : errSecSuccess
    }
  }
}

/// What a question asks of an item: its bytes, its attributes, or nothing.
private func answer(_ item: [String: Any], to query: [String: Any]) -> Any? {
  let wantsData = query["r_Data"] as? Bool == true
  if query["r_Attributes"] as? Bool == true {
    return item.filter { wantsData || $0.key != "v_Data" }
  }
  return wantsData ? item["v_Data"] : nil
}

/// Keeps an item as long as the program runs. Gives `errSecDuplicateItem` where one like it is there.
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  var found: CFTypeRef?
  let status = SecItemAdd(attributes, &found)
  if let found { result?.pointee = found as AnyObject }
  return status
}

/// The same, for a result of any type.
@_disfavoredOverload
@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  noteMissing("keychains: secrets are kept as long as the program runs")
  let query = attributes
  let (status, item) = Keychain.current.add(query)
  if let item { result?.pointee = answer(item, to: query) }
  return status
}

/// Finds an item, or all that fit where `kSecMatchLimit` says so.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  var found: CFTypeRef?
  let status = SecItemCopyMatching(query, &found)
  if let found { result?.pointee = found as AnyObject }
  return status
}

/// The same, for a result of any type.
@_disfavoredOverload
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let found = Keychain.current.find(query)
  guard let first = found.first else { return errSecItemNotFound }
  let limit = query["m_Limit"]
  if limit as? String == kSecMatchLimitAll as String || (limit as? Int ?? 1) > 1 {
    result?.pointee = found.compactMap { answer($0, to: query) }
  } else {
    result?.pointee = answer(first, to: query)
  }
  return errSecSuccess
}

/// Changes the items that fit.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.current.update(query, attributesToUpdate)
}

/// Takes the items out that fit.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.current.remove(query)
}

/// Words for a status; nil for none.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  default: nil
  }
}
