// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Access to files that other processes use too: a program's files are its own here, so that every access is granted at once.

public import Foundation

/// An object that shows a file to a user and is told of changes to it. No other process coordinates changes here.
public protocol NSFilePresenter: NSObjectProtocol {
  /// What is shown; nil where it is no file yet.
  var presentedItemURL: URL? { get }
  /// Where the presenter is told of changes.
  var presentedItemOperationQueue: OperationQueue { get }
}

/// Grants access to files: at once, on the caller's thread, to the addresses that were asked for.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// Details of reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Changes that aren't saved stay so.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// Links are followed.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Only what the system knows of the file is read.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// The file is sent elsewhere.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// Details of writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is deleted.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The file is moved.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// What is under way ends before.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// Another file takes its place.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Only what the system knows of the file is changed.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// A coordinator for a presenter, which isn't told of the coordinator's own changes.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}

  /// The program's presenters: always empty, since no other process coordinates changes.
  open class var filePresenters: [any NSFilePresenter] { [] }
  /// Registers a presenter for changes. Nothing to do: no other process coordinates changes.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Ends that. Nothing to do: no presenter is told.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

  /// Calls a block that reads a file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Calls a block that writes a file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) { writer(url) }

  /// Calls a block that reads one file and writes another.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }

  /// Calls a block that writes two files.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL, URL) -> Void
  ) { writer(url1, url2) }

  /// Tells presenters that a file has moved. Nothing to do: no presenter is told.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  /// Ends accesses that wait. Nothing to do: none wait.
  open func cancel() {}
}
