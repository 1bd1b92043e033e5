// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Collections, their layouts and prototypes.

import CoreGraphics
import Foundation
internal import MicaNib
internal import MicaRaster

extension UICollectionView {
  func readCollection(_ item: NibItem) {
    item.ignore(
      "dataMode", "springLoaded", "selectionFollowsFocus", "remembersLastFocusedIndexPath")
    if let list = item.child("cells") {
      for element in list.children { addPrototype(element, kind: nil, item.loader) }
    }
    let supplements = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in supplements {
      if let part = item.child(key: key) { addPrototype(part, kind: kind, item.loader) }
    }
  }

  private func addPrototype(_ element: NibElement, kind: String?, _ loader: NibLoader) {
    guard let name = element["reuseIdentifier"], !name.isEmpty else {
      return loader.note(element, "has no reuseIdentifier: nobody can ask for it")
    }
    let (file, scene) = (loader.file, loader.scene)
    collectionCore.pool.makers[.named(name, kind: kind)] = { [weak scene, weak self] _ in
      let loader = NibLoader(file, scene: scene, traits: self?.traitCollection)
      guard let view = loader.makeView(element) as? UICollectionReusableView else { return nil }
      loader.finish()
      return view
    }
  }
}

extension UICollectionReusableView {
  func readReusable(_ item: NibItem) {
    if let name = item["reuseIdentifier"] { reuseIdentifier = name }
    item.ignore("collectionReusableViewContentView")
  }
}

extension UICollectionViewCell {
  func readContent(_ item: NibItem) {
    if let part = item.child(key: "contentView") {
      item.loader.read(contentView, NibItem(part, item.loader))
      contentView.translatesAutoresizingMaskIntoConstraints = true
    }
  }

  func readSize(_ item: NibItem) {
    if let part = item.child("size"), part.key == "customSize" { item.ignore(part) }
  }
}

extension UICollectionViewFlowLayout {
  func readFlowLayout(_ item: NibItem) {
    if item["automaticEstimatedItemSize"] == "YES" { estimatedItemSize = Self.automaticSize }
    item.ignore("sectionInsetReference")
  }
}
