// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is shared, as providers (iOS 13).

public import Foundation
@_spi(Mica) public import UIKitCore

/// What can be done with things that are shared.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// An interaction of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// They are given to others.
  public static let share = Self(rawValue: "share")
  /// They are copied to the pasteboard.
  public static let copy = Self(rawValue: "copy")
}

/// What is known of things that are shared.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let title = Self(rawValue: "title")
  /// The text of a message.
  public static let messageBody = Self(rawValue: "messageBody")
  /// The metadata of a link.
  public static let linkPresentationMetadata = Self(rawValue: "linkPresentationMetadata")
}

/// Gives what is shared. Everything but the providers may be left out.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The providers of the things.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Activities of the program's own; none by default.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
  /// Whether something can be done with the things; true by default.
  func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool
  /// What is known of all of the things; nil by default.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// What is known of one of the things; nil by default.
  func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?
}

extension UIActivityItemsConfigurationReading {
  /// None.
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
  /// True.
  public func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { true }
  /// Nil.
  public func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// Nil.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
}

/// Things that are shared, with what is known of them.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  /// The providers of the things.
  public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]
  /// What belongs to the things within the program; nil by default.
  open var localObject: Any?
  /// What can be done with them; to share and to copy by default.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]
  /// Gives what is known of all; nil by default.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Gives what is known of one; nil by default.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Gives activities of the program's own; nil by default.
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  /// Things by their providers.
  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init()
  }

  /// Things themselves.
  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }

  /// Activities of the program's own.
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
    applicationActivitiesProvider?()
  }

  /// Whether it is among `supportedInteractions`.
  open func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { supportedInteractions.contains(interaction) }

  /// What `metadataProvider` gives.
  open func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { metadataProvider?(key) }

  /// What `perItemMetadataProvider` gives.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }
}

extension UIActivityViewController {
  /// A sheet for things of a configuration (iOS 14).
  public convenience init(
    activityItemsConfiguration: any UIActivityItemsConfigurationReading
  ) {
    let providers = activityItemsConfiguration.itemProvidersForActivityItemsConfiguration
    self.init(
      activityItems: providers,
      applicationActivities: activityItemsConfiguration
        .applicationActivitiesForActivityItemsConfiguration)
    if !activityItemsConfiguration.activityItemsConfigurationSupports(interaction: .copy) {
      excludedActivityTypes = [.copyToPasteboard]
    }
  }
}
