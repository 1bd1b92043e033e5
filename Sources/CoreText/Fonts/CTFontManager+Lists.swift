// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fonts that a program brings along, many files at a time.

/// Registers the fonts of files for the process, those that can be; `errors` gets the errors of the others. Whether all were
/// registered.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<CFArray?>?
) -> Bool {
  forAll(fontURLs, errors) { CTFontManagerRegisterFontsForURL($0, scope, $1) }
}

/// Takes the fonts of registered files away, of those that are registered; `errors` gets the errors of the others. Whether all
/// were.
@discardableResult
public func CTFontManagerUnregisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<CFArray?>?
) -> Bool {
  forAll(fontURLs, errors) { CTFontManagerUnregisterFontsForURL($0, scope, $1) }
}

/// Takes the fonts of registered files away; `registrationHandler` is called once, with all errors.
public func CTFontManagerUnregisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  var errors: CFArray?
  forAll(fontURLs, &errors) { CTFontManagerUnregisterFontsForURL($0, scope, $1) }
  _ = registrationHandler?(errors ?? [], true)
}

@discardableResult
private func forAll(
  _ urls: CFArray, _ errors: UnsafeMutablePointer<CFArray?>?,
  _ body: (CFURL, UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool
) -> Bool {
  var found: [Any] = []
  for case let url as URL in urls {
    var error: Unmanaged<CFError>?
    if !body(url, &error), let error { found.append(error.takeRetainedValue()) }
  }
  if !found.isEmpty { errors?.pointee = found }
  return found.isEmpty
}
