// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where an image's pixels come from: they are there, or are unpacked when somebody needs them first.

package import MicaRaster
internal import Synchronization

/// An image's pixels, which many threads may ask for.
final class ImagePixels: Sendable {
  let width: Int
  let height: Int
  private let known: AtomicLazyReference<Pixmap>
  private let making: Mutex<(@Sendable () -> Pixmap)?>

  init(_ pixmap: Pixmap) {
    (width, height) = (pixmap.width, pixmap.height)
    known = AtomicLazyReference()
    making = Mutex(nil)
    _ = known.storeIfNil(pixmap)
  }

  /// `make` is called once at most, and gives a picture of that size.
  init(width: Int, height: Int, _ make: @escaping @Sendable () -> Pixmap) {
    (self.width, self.height) = (width, height)
    known = AtomicLazyReference()
    making = Mutex(make)
  }

  var pixmap: Pixmap {
    if let pixmap = known.load() { return pixmap }
    return making.withLock { make in
      if let pixmap = known.load() { return pixmap }
      let made = make?() ?? Pixmap(width: width, height: height)
      precondition(made.width == width && made.height == height, "a picture of another size")
      make = nil
      return known.storeIfNil(made)
    }
  }
}

extension CGImage {
  /// An image whose pixels `make` unpacks when they are needed first: whoever only asks for its size
  /// takes no memory for them. `make` gives a picture of that size.
  package convenience init(
    width: Int, height: Int, isOpaque: Bool, unpacking make: @escaping @Sendable () -> Pixmap
  ) {
    self.init(
      pixels: ImagePixels(width: width, height: height, make),
      format: isOpaque ? .nativeOpaque : .native)
  }
}
