// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fonts that a program brings along, and those that there are.

internal import MicaType

/// For whom a font is registered; always for the running program here.
///
/// Partly: fonts are always registered for the running program.
public enum CTFontManagerScope: UInt32, Sendable {
  /// For nobody.
  case none = 0
  /// For the process.
  case process = 1
  /// For the user, lastingly; for the process here.
  case persistent = 2
  /// For the session; for the process here.
  case session = 3
}

/// Why a font was not registered or taken away.
public enum CTFontManagerError: CFIndex, Sendable {
  /// The file can't be read.
  case fileNotFound = 101
  /// The file may not be read.
  case insufficientPermissions = 102
  /// The file is no font of a known format.
  case unrecognizedFormat = 103
  /// The font is broken.
  case invalidFontData = 104
  /// The file, or a font of the name, is registered.
  case alreadyRegistered = 105
  /// The file is too large.
  case exceededResourceLimit = 106
  /// The font is not registered.
  case notRegistered = 201
  /// The font is in use.
  case inUse = 202
}

/// The domain of the font manager's errors.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
/// The URLs that an error is about.
public let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"

/// Registers the fonts of a file for the process; `error` says why not.
///
/// They win over others of the same names, in text that is laid out afterwards.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do throws(FontError) {
    // A copy, since the file may be written anew while the font is in use.
    let file = try FontData(path: fontURL.path)
    let data = withExtendedLifetime(file) { FontData(copying: file.bytes) }
    _ = try FontLibrary.changing.register(data, path: fontURL.standardizedFileURL.path)
    return true
  } catch let failure {
    report(failure.managerError, fontURL, error)
    return false
  }
}

/// Takes the fonts of a registered file away; `error` says why not. Fonts that were made stay
/// usable.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if FontLibrary.changing.unregister(path: fontURL.standardizedFileURL.path) { return true }
  report(.notRegistered, fontURL, error)
  return false
}

/// Registers the fonts of files for the process; `registrationHandler` is called once, with all
/// errors.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  var errors: [Any] = []
  for case let url as URL in fontURLs {
    var error: Unmanaged<CFError>?
    if !CTFontManagerRegisterFontsForURL(url, scope, &error), let error {
      errors.append(error.takeRetainedValue())
    }
  }
  _ = registrationHandler?(errors, true)
}

/// Registers a font of Core Graphics under its PostScript name; `error` says why not.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do throws(FontError) {
    _ = try FontLibrary.changing.register(font.face.data)
    return true
  } catch let failure {
    report(failure.managerError, nil, error)
    return false
  }
}

/// Takes a registered font of Core Graphics away; `error` says why not.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if FontLibrary.changing.unregister(postScriptNames: [font.face.names.postScript]) { return true }
  report(.notRegistered, nil, error)
  return false
}

/// Descriptors of a file's fonts, without registering them; nil where it can't be read.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  guard let data = try? FontData(path: fileURL.path) else { return nil }
  let found = descriptors(of: data)
  return found.isEmpty ? nil : found
}

/// Descriptors of the fonts in a file's bytes; empty for bytes that are no font.
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
  descriptors(of: data.withUnsafeBytes { FontData(copying: $0) })
}

/// A descriptor of the first font in a file's bytes; nil for bytes that are no font.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  descriptors(of: data.withUnsafeBytes { FontData(copying: $0) }).first
}

/// The families that there are, sorted.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
  FontLibrary.current.families
}

/// The PostScript names of the fonts that there are, sorted within each family.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  let library = FontLibrary.current
  let names: [String] = library.families.flatMap { library.faceNames(inFamily: $0) }
  return names
}

private func descriptors(of data: FontData) -> [CTFontDescriptor] {
  var found: [CTFontDescriptor] = []
  // Collections of more fonts than this are unheard of.
  for index in 0..<1024 {
    guard let face = try? FontFace(data: data, index: index) else { break }
    let attributes = [kCTFontNameAttribute: face.names.postScript]
    found.append(CTFontDescriptor(attributes: attributes, face: face))
  }
  return found
}

private func report(
  _ code: CTFontManagerError, _ url: URL?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) {
  let info: [String: Any] = url.map { [kCTFontManagerErrorFontURLsKey: [$0]] } ?? [:]
  error?.pointee = Unmanaged.passRetained(
    NSError(domain: kCTFontManagerErrorDomain, code: code.rawValue, userInfo: info))
}

extension FontError {
  fileprivate var managerError: CTFontManagerError {
    switch self {
    case .unreadable(_, let code): code == EACCES ? .insufficientPermissions : .fileNotFound
    case .malformed, .noSuchFace: .invalidFontData
    case .tooLarge: .exceededResourceLimit
    case .alreadyRegistered: .alreadyRegistered
    case .unsupportedFormat: .unrecognizedFormat
    }
  }
}
