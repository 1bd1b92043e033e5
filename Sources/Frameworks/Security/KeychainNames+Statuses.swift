// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Other statuses of Security's calls (SecBase.h).

public import MicaFoundation

/// Disk full.
public let errSecDiskFull: OSStatus = -34
/// IO.
public let errSecIO: OSStatus = -36
/// Op wr.
public let errSecOpWr: OSStatus = -49
/// Wr perm.
public let errSecWrPerm: OSStatus = -61
/// Allocate.
public let errSecAllocate: OSStatus = -108
/// Bad req.
public let errSecBadReq: OSStatus = -909
/// Internal component.
public let errSecInternalComponent: OSStatus = -2070
/// ACL not simple.
public let errSecACLNotSimple: OSStatus = -25240
/// Policy not found.
public let errSecPolicyNotFound: OSStatus = -25241
/// Invalid trust setting.
public let errSecInvalidTrustSetting: OSStatus = -25242
/// No access for item.
public let errSecNoAccessForItem: OSStatus = -25243
/// Invalid owner edit.
public let errSecInvalidOwnerEdit: OSStatus = -25244
/// Trust not available.
public let errSecTrustNotAvailable: OSStatus = -25245
/// Unsupported format.
public let errSecUnsupportedFormat: OSStatus = -25256
/// Unknown format.
public let errSecUnknownFormat: OSStatus = -25257
/// Key is sensitive.
public let errSecKeyIsSensitive: OSStatus = -25258
/// Multiple priv keys.
public let errSecMultiplePrivKeys: OSStatus = -25259
/// Passphrase required.
public let errSecPassphraseRequired: OSStatus = -25260
/// Invalid password ref.
public let errSecInvalidPasswordRef: OSStatus = -25261
/// Invalid trust settings.
public let errSecInvalidTrustSettings: OSStatus = -25262
/// No trust settings.
public let errSecNoTrustSettings: OSStatus = -25263
/// Pkcs12 verify failure.
public let errSecPkcs12VerifyFailure: OSStatus = -25264
/// Read only.
public let errSecReadOnly: OSStatus = -25292
/// No such keychain.
public let errSecNoSuchKeychain: OSStatus = -25294
/// Invalid keychain.
public let errSecInvalidKeychain: OSStatus = -25295
/// Duplicate keychain.
public let errSecDuplicateKeychain: OSStatus = -25296
/// Duplicate callback.
public let errSecDuplicateCallback: OSStatus = -25297
/// Invalid callback.
public let errSecInvalidCallback: OSStatus = -25298
/// Buffer too small.
public let errSecBufferTooSmall: OSStatus = -25301
/// Data too large.
public let errSecDataTooLarge: OSStatus = -25302
/// No such attr.
public let errSecNoSuchAttr: OSStatus = -25303
/// Invalid item ref.
public let errSecInvalidItemRef: OSStatus = -25304
/// Invalid search ref.
public let errSecInvalidSearchRef: OSStatus = -25305
/// No such class.
public let errSecNoSuchClass: OSStatus = -25306
/// No default keychain.
public let errSecNoDefaultKeychain: OSStatus = -25307
/// Read only attr.
public let errSecReadOnlyAttr: OSStatus = -25309
/// Wrong sec version.
public let errSecWrongSecVersion: OSStatus = -25310
/// Key size not allowed.
public let errSecKeySizeNotAllowed: OSStatus = -25311
/// No storage module.
public let errSecNoStorageModule: OSStatus = -25312
/// No certificate module.
public let errSecNoCertificateModule: OSStatus = -25313
/// No policy module.
public let errSecNoPolicyModule: OSStatus = -25314
/// Interaction required.
public let errSecInteractionRequired: OSStatus = -25315
/// Data not available.
public let errSecDataNotAvailable: OSStatus = -25316
/// Data not modifiable.
public let errSecDataNotModifiable: OSStatus = -25317
/// Create chain failed.
public let errSecCreateChainFailed: OSStatus = -25318
/// Invalid prefs domain.
public let errSecInvalidPrefsDomain: OSStatus = -25319
/// In dark wake.
public let errSecInDarkWake: OSStatus = -25320
/// MP signature invalid.
public let errSecMPSignatureInvalid: OSStatus = -25327
/// OTR too old.
public let errSecOTRTooOld: OSStatus = -25328
/// OTRID too new.
public let errSecOTRIDTooNew: OSStatus = -25329
/// Invalid certificate.
public let errSecInvalidCertificate: OSStatus = -26265
/// Not signer.
public let errSecNotSigner: OSStatus = -26267
/// Unsupported algorithm.
public let errSecUnsupportedAlgorithm: OSStatus = -26268
/// Policy denied.
public let errSecPolicyDenied: OSStatus = -26270
/// Unsupported operation.
public let errSecUnsupportedOperation: OSStatus = -26271
/// Unsupported padding.
public let errSecUnsupportedPadding: OSStatus = -26273
/// Invalid key.
public let errSecInvalidKey: OSStatus = -26274
