// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Names of items of the keychain that belong to servers, and of who may read items.

public import CoreGraphics
public import MicaFoundation
internal import MicaFrameworks

/// Key: who may read the item.
public let kSecAttrAccessControl: CFString = "accc"
/// Key: the item's maker.
public let kSecAttrCreator: CFString = "crtr"
/// Key: the item's type.
public let kSecAttrType: CFString = "type"
/// Key: whether the item is hidden.
public let kSecAttrIsInvisible: CFString = "invi"
/// Key: whether there is no password.
public let kSecAttrIsNegative: CFString = "nega"
/// Key: the domain.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// Key: the protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// Key: the way of signing in.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// Key: the port.
public let kSecAttrPort: CFString = "port"
/// Key: the path.
public let kSecAttrPath: CFString = "path"
/// Key: the item itself.
public let kSecValueRef: CFString = "v_Ref"
/// Key: what the user is asked.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Key: whether the user is asked.
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// Key: whether the user is asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// Key: how the user was asked.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Key: a shared password.
public let kSecSharedPassword: CFString = "spwd"
/// Value: the user may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// Value: asking the user is an error.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Value: items that need the user are left out.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The protocol FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// The protocol FTPAccount.
public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// The protocol HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// The protocol IRC.
public let kSecAttrProtocolIRC: CFString = "irc "
/// The protocol NNTP.
public let kSecAttrProtocolNNTP: CFString = "nntp"
/// The protocol POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// The protocol SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// The protocol SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// The protocol IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// The protocol LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// The protocol AppleTalk.
public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// The protocol AFP.
public let kSecAttrProtocolAFP: CFString = "afp "
/// The protocol Telnet.
public let kSecAttrProtocolTelnet: CFString = "teln"
/// The protocol SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// The protocol FTPS.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// The protocol HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The protocol HTTPProxy.
public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// The protocol HTTPSProxy.
public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// The protocol FTPProxy.
public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// The protocol SMB.
public let kSecAttrProtocolSMB: CFString = "smb "
/// The protocol RTSP.
public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// The protocol RTSPProxy.
public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// The protocol DAAP.
public let kSecAttrProtocolDAAP: CFString = "daap"
/// The protocol EPPC.
public let kSecAttrProtocolEPPC: CFString = "eppc"
/// The protocol IPP.
public let kSecAttrProtocolIPP: CFString = "ipp "
/// The protocol NNTPS.
public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// The protocol LDAPS.
public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// The protocol TelnetS.
public let kSecAttrProtocolTelnetS: CFString = "tels"
/// The protocol IMAPS.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// The protocol IRCS.
public let kSecAttrProtocolIRCS: CFString = "ircs"
/// The protocol POP3S.
public let kSecAttrProtocolPOP3S: CFString = "pops"
/// Signing in by NTLM.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// Signing in by MSN.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// Signing in by DPA.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// Signing in by RPA.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// Signing in by HTTPBasic.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// Signing in by HTTPDigest.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// Signing in by HTMLForm.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// Signing in by Default.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"

/// Who may read an item.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: CFOptionFlags
  /// Flags of these bits.
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  /// The user, by face, finger or passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// Any face or finger.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// Any finger, as it was called before.
  public static let touchIDAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// The faces and fingers of now.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The fingers of now, as it was called before.
  public static let touchIDCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// One of these.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All of these.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// For a key's private part.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// With a password of the program's.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Who may read an item. Mica asks no user: every item can be read.
public final class SecAccessControl: NSObject, Sendable {
  let flags: SecAccessControlCreateFlags
  init(_ flags: SecAccessControlCreateFlags) { self.flags = flags }
}

/// Says who may read an item.
public func SecAccessControlCreateWithFlags(
  _ allocator: Any?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> SecAccessControl? { SecAccessControl(flags) }

/// Shares a password with a site: an error follows, with a note.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping (CFError?) -> Void
) {
  noteMissing("passwords that are shared with sites")
  completionHandler(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotAvailable)))
}

/// Asks for a site's passwords: an error follows, with a note.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?,
  _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) {
  noteMissing("passwords that are shared with sites")
  completionHandler(nil, NSError(domain: NSOSStatusErrorDomain, code: Int(errSecItemNotFound)))
}

/// A password of four groups of letters and digits, by chance.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let letters = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ23456789")
  return (0..<4).map { _ in String((0..<3).map { _ in letters.randomElement()! }) }
    .joined(separator: "-")
}
