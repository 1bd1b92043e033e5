// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The names that a program's pictures go by.

import Foundation
internal import MicaNib

extension UIImage {
  /// What `UIImage(named:)` finds in the program: pictures of its asset catalogue, then files, in alphabetical order.
  package static var resourceNames: [String] {
    let catalogue = AssetStore.current.catalogue(of: .main)?.records.images.keys.sorted() ?? []
    let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var known = Set(catalogue)
    let pictures = files.filter { file in
      ["png", "jpg", "jpeg", "gif", "webp", "pdf", "svg"].contains {
        file.lowercased().hasSuffix(".\($0)")
      }
    }
    let names = pictures.map { file in
      let bare = (file as NSString).deletingPathExtension
      return bare.hasSuffix("@2x") || bare.hasSuffix("@3x") ? String(bare.dropLast(3)) : bare
    }
    return catalogue + names.sorted().filter { known.insert($0).inserted }
  }
}
