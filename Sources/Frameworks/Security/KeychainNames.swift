// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The keys and values of questions to the keychain, as Apple's headers have them.

public import CoreGraphics
public import MicaFoundation

/// The key of what kind of item is meant.
public let kSecClass: CFString = "class"
/// A password of a service.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A key with its certificate.
public let kSecClassIdentity: CFString = "idnt"

/// The key of the account.
public let kSecAttrAccount: CFString = "acct"
/// The key of the service.
public let kSecAttrService: CFString = "svce"
/// The key of the server.
public let kSecAttrServer: CFString = "srvr"
/// The key of the label.
public let kSecAttrLabel: CFString = "labl"
/// The key of a description.
public let kSecAttrDescription: CFString = "desc"
/// The key of a comment.
public let kSecAttrComment: CFString = "icmt"
/// The key of what a program likes to keep.
public let kSecAttrGeneric: CFString = "gena"
/// The key of the group of programs.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The key of whether an item goes to other devices.
public let kSecAttrSynchronizable: CFString = "sync"
/// The value for items that go to other devices and those that don't.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The key of when an item was made.
public let kSecAttrCreationDate: CFString = "cdat"
/// The key of when an item was changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// The key of when an item can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked, on this one alone.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the device was unlocked once, on this one alone.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device alone.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// While a passcode is set, on this device alone.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"

/// The key of the secret bytes.
public let kSecValueData: CFString = "v_Data"
/// The key of a lasting reference.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The key of whether the bytes are wanted.
public let kSecReturnData: CFString = "r_Data"
/// The key of whether attributes are wanted.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of whether a reference is wanted.
public let kSecReturnRef: CFString = "r_Ref"
/// The key of whether a lasting reference is wanted.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of how many items are wanted.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"

/// All went well.
public let errSecSuccess: OSStatus = 0
/// It isn't there.
public let errSecUnimplemented: OSStatus = -4
/// A parameter makes no sense.
public let errSecParam: OSStatus = -50
/// The user has cancelled.
public let errSecUserCanceled: OSStatus = -128
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The item is there already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The user would have to be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The bytes can't be read.
public let errSecDecode: OSStatus = -26275
/// The user isn't who they say.
public let errSecAuthFailed: OSStatus = -25293
/// An entitlement is missing.
public let errSecMissingEntitlement: OSStatus = -34018
