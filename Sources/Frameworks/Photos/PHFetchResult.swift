// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is asked of the library: lists, which are empty, and their changes, of which there are none.

public import MicaFoundation

/// Which photos are asked for.
open class PHFetchOptions: NSObject, NSCopying {
  /// Which ones.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0, the default, for all.
  open var fetchLimit = 0
  /// With hidden ones; false by default.
  open var includeHiddenAssets = false
  /// With all of those taken at once; false by default.
  open var includeAllBurstAssets = false
  /// Whether changes are told in detail; true by default.
  open var wantsIncrementalChangeDetails = true
  /// Options.
  public override init() {}
  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHFetchOptions()
    (copy.predicate, copy.sortDescriptors) = (predicate, sortDescriptors)
    (copy.fetchLimit, copy.includeHiddenAssets) = (fetchLimit, includeHiddenAssets)
    copy.includeAllBurstAssets = includeAllBurstAssets
    copy.wantsIncrementalChangeDetails = wantsIncrementalChangeDetails
    return copy
  }
}

/// A list of photos or albums.
///
/// Partly: it is empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  /// How many there are: none.
  open var count: Int { 0 }
  /// The first one: none.
  open var firstObject: ObjectType? { nil }
  /// The last one: none.
  open var lastObject: ObjectType? { nil }
  /// An empty list.
  public override init() {}
  /// Stops the program: there is none.
  open func object(at index: Int) -> ObjectType {
    fatalError("index \(index) beyond bounds for empty fetch result")
  }
  /// Stops the program: there is none.
  open subscript(index: Int) -> ObjectType { object(at: index) }
  /// None.
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// No.
  open func contains(_ anObject: ObjectType) -> Bool { false }
  /// Not found.
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  /// Calls nothing. Nothing to do: the result is empty.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// Calls nothing. Nothing to do: the result is empty.
  open func enumerateObjects(
    options opts: NSEnumerationOptions,
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// None.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}

/// What has changed in a list; never made.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
  /// The list before.
  public let fetchResultBeforeChanges = PHFetchResult<ObjectType>()
  /// The list now.
  public let fetchResultAfterChanges = PHFetchResult<ObjectType>()
  /// Whether the following is known.
  open var hasIncrementalChanges: Bool { false }
  /// Which have gone.
  open var removedIndexes: IndexSet? { nil }
  /// Which have come.
  open var insertedIndexes: IndexSet? { nil }
  /// Which are others.
  open var changedIndexes: IndexSet? { nil }
  /// Those that have gone.
  open var removedObjects: [ObjectType] { [] }
  /// Those that have come.
  open var insertedObjects: [ObjectType] { [] }
  /// Those that are others.
  open var changedObjects: [ObjectType] { [] }
  /// Whether some are elsewhere.
  open var hasMoves: Bool { false }
  /// Calls nothing. Nothing to do: nothing has moved.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

/// A change of the library; never made.
open class PHChange: NSObject, @unchecked Sendable {
  /// Nil: nothing has changed.
  open func changeDetails<T: PHObject>(
    for fetchResult: PHFetchResult<T>
  ) -> PHFetchResultChangeDetails<T>? { nil }
}

/// Hears of changes; never.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// The library has changed.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

extension PHPhotoLibrary {
  /// Who hears of changes, of which there are none. Nothing to do: the library never changes.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Who hears no more. Nothing to do: the library never changes.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
