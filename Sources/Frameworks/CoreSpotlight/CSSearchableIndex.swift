// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the phone's search finds of a program: nothing, nobody searches.

public import Foundation
internal import MicaContext
internal import MicaFrameworks

/// The kind of activity by which a found thing is opened.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// Where such an activity keeps the thing's name.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// What is known of a thing.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// Its type's identifier.
  public let contentType: String
  /// What it is called.
  open var title: String?
  /// What it is.
  open var contentDescription: String?
  /// Words that it is found by.
  open var keywords: [String]?
  /// A small picture.
  open var thumbnailData: Data?
  /// Where a small picture is.
  open var thumbnailURL: URL?
  /// What it is called where it is shown.
  open var displayName: String?
  /// Where it can be opened.
  open var contentURL: URL?
  /// What is known of things of a type.
  public init(itemContentType: String) { contentType = itemContentType }
}

/// Something that can be found.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// Its name.
  public let uniqueIdentifier: String
  /// What it belongs to.
  public let domainIdentifier: String?
  /// What is known of it.
  open var attributeSet: CSSearchableItemAttributeSet
  /// When it is forgotten; nil for a month from now.
  open var expirationDate: Date?
  /// A thing.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// What the phone's search knows.
///
/// Partly: it forgets all.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  /// The program's.
  open class func `default`() -> CSSearchableIndex { ProgramIndex.current.index }
  /// Whether there is one; false.
  open class func isIndexingAvailable() -> Bool { false }
  /// Does nothing.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    noteMissing("CSSearchableIndex")
    completionHandler?(nil)
  }
  /// Nothing to do: the index is empty.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Nothing to do: the index is empty.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Nothing to do: the index is empty.
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}

/// The index of a program.
private final class ProgramIndex: ProgramState {
  let index = CSSearchableIndex()
  init(in context: ProgramContext) {}
  static var current: ProgramIndex { ProgramContext.current.state() }
}
