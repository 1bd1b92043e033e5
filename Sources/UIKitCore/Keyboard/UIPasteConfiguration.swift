// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a responder takes from the pasteboard or a drop.

public import Foundation

/// The types that a responder accepts.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// Identifiers of the types; none by default.
  open var acceptableTypeIdentifiers: [String] = []

  /// A configuration without types.
  public override init() {}

  /// A configuration of types by their identifiers.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// A configuration of the types that a class reads.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
  }

  /// Accepts further types by their identifiers.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Accepts the types that a class reads as well.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }
}

/// An object that can take things over.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// What it takes.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes things over.
  func paste(itemProviders: [NSItemProvider])
  /// Whether it takes such things.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}
