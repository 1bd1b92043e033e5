// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Certificates and trust in servers: Mica has no network, so that no server is ever trusted.

public import CoreGraphics
public import MicaFoundation
internal import MicaFrameworks

/// A certificate, as its bytes.
public final class SecCertificate: NSObject, Sendable {
  let data: CFData
  init(_ data: CFData) { self.data = data }
}

/// A key; Mica has none.
public final class SecKey: NSObject, Sendable {}

/// A law by which certificates are judged.
public final class SecPolicy: NSObject, Sendable {}

/// A server's certificates, to be judged.
public final class SecTrust: NSObject, @unchecked Sendable {
  var certificates: [SecCertificate]
  init(_ certificates: [SecCertificate]) { self.certificates = certificates }
}

/// A judgement.
public enum SecTrustResultType: UInt32, Sendable {
  /// None yet.
  case invalid = 0
  /// The user has chosen to trust the certificate.
  case proceed = 1
  /// The user has chosen not to trust the certificate.
  case deny = 3
  /// Trusted.
  case unspecified = 4
  /// Not trusted, but the user may choose to trust it.
  case recoverableTrustFailure = 5
  /// Not trusted.
  case fatalTrustFailure = 6
  /// The judgement failed.
  case otherError = 7
}

/// Asks servers for what was revoked.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
/// Asks lists for what was revoked.
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
/// Asks lists first.
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
/// Needs an answer.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
/// Asks no network.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
/// Asks either.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3

/// The law of servers and their names.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
/// The law of certificates.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
/// The law of what was revoked.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy()
}

/// The certificate of bytes; nil if they can't be one.
public func SecCertificateCreateWithData(_ allocator: Any?, _ data: CFData) -> SecCertificate? {
  data.first == 0x30 ? SecCertificate(data) : nil
}
/// A certificate's bytes.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
/// A certificate's key: nil, with a note.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? {
  noteMissing("SecCertificateCopyKey")
  return nil
}

/// Begins to judge certificates.
public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let list = certificates as? [SecCertificate]
  trust.pointee = SecTrust(list ?? (certificates as? SecCertificate).map { [$0] } ?? [])
  return errSecSuccess
}
/// Sets the laws: right without effect, since nothing is trusted.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }
/// Sets certificates that are trusted: right without effect, since nothing is trusted.
@discardableResult
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus { errSecSuccess }
/// Trusts these alone: right without effect, since nothing is trusted.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }
/// How many certificates there are.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.certificates.count }
/// A certificate; nil past the last.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
  trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}
/// All certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }
/// The server's key: nil.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
/// The server's key: nil.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
/// Judges: never trusted, with a note.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<NSError?>?
) -> Bool {
  noteMissing("SecTrustEvaluateWithError: no server is trusted")
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: -67843)
  return false
}
/// Judges: never trusted.
@discardableResult
public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .recoverableTrustFailure
  return errSecSuccess
}
