// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A compiled xib: objects that are made anew each time.

public import Foundation
package import MicaNib
internal import MicaRuntime

/// The objects of a nib file, which can be made any number of times.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// What is given to a nib at its instantiation.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A dictionary with the objects that stand for the nib's placeholders, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// What the nib holds, or why there is nothing.
  package enum Content {
    case file(NibFile)
    case missing(String)
  }

  package let content: Content

  /// The nib of a name in a bundle; nil stands for the program's own bundle. That there is none of that name
  /// shows when it is instantiated.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let bundle = bundleOrNil ?? .main
    if let file = NibFiles.current.file(named: name, suffix: "nib", in: bundle) {
      content = .file(file)
    } else {
      content = .missing(
        "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
    }
  }

  /// The nib that data hold; nil stands for the program's own bundle.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    do {
      content = .file(
        NibFile(archive: try NibArchive([UInt8](data)), bundle: bundleOrNil ?? .main))
    } catch {
      content = .missing("Could not load NIB from data: \(error)")
    }
  }

  package init(file: NibFile) { content = .file(file) }

  /// Whether there is a nib of a name.
  package static func exists(_ name: String, in bundle: Bundle) -> Bool {
    NibFiles.current.file(named: name, suffix: "nib", in: bundle) != nil
  }

  /// Makes the objects and connects them, and the placeholder of the file's owner to `ownerOrNil`: the objects at
  /// the top of the document, in its order, without placeholders. Stops the program where there is no such nib, as
  /// iOS does.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let objects = NibHook.reader?.build(self, owner: ownerOrNil, options: optionsOrNil) ?? []
    // As long as on iOS, where the array is autoreleased: a weak variable may hold one of them at first.
    for object in objects { AutoreleasePool.keep(object as AnyObject) }
    return objects
  }
}

extension Bundle {
  /// Makes the objects of a nib of the bundle, with an owner: what `UINib.instantiate` returns. Stops the program
  /// where there is no such nib, as iOS does.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
