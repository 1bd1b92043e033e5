// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Collections, their layouts and prototypes.

import CoreGraphics
import Foundation
internal import MicaNib
internal import MicaRaster

extension UICollectionView {
  func readCollection(_ item: NibItem) {
    if let part = item.child(key: "collectionViewLayout"),
      let made = item.loader.makeObject(part) as? UICollectionViewLayout
    {
      collectionViewLayout = made
    }
    item.set("allowsSelection", self, \.allowsSelection)
    item.set("allowsMultipleSelection", self, \.allowsMultipleSelection)
    item.set("prefetchingEnabled", self, \.isPrefetchingEnabled)
    item.ignore(
      "dataMode", "springLoaded", "selectionFollowsFocus", "remembersLastFocusedIndexPath")
    if let part = item.child(key: "backgroundView") { backgroundView = item.loader.makeView(part) }
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
    collectionCore.makers[.named(name, kind: kind)] = { [weak scene, weak self] in
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
  func readCell(_ item: NibItem) {
    if let part = item.child(key: "contentView") {
      item.loader.read(contentView, NibItem(part, item.loader))
      contentView.translatesAutoresizingMaskIntoConstraints = true
    }
    if let part = item.child(key: "backgroundView") { backgroundView = item.loader.makeView(part) }
    if let part = item.child(key: "selectedBackgroundView") {
      selectedBackgroundView = item.loader.makeView(part)
    }
    if let part = item.child("size"), part.key == "customSize" { item.ignore(part) }
  }
}

extension UICollectionViewLayout {
  func readLayout(_ item: NibItem) {}
}

extension UICollectionViewFlowLayout {
  func readFlowLayout(_ item: NibItem) {
    item.choice("scrollDirection", self, \.scrollDirection, of: [.horizontal, .vertical])
    item.set("minimumLineSpacing", self, \.minimumLineSpacing)
    item.set("minimumInteritemSpacing", self, \.minimumInteritemSpacing)
    if let size = item.size("itemSize") { itemSize = size }
    if item["automaticEstimatedItemSize"] == "YES" {
      estimatedItemSize = Self.automaticSize
      if let part = item.child(key: "estimatedItemSize") { item.ignore(part) }
    } else if let size = item.size("estimatedItemSize") {
      estimatedItemSize = size
    }
    if let size = item.size("headerReferenceSize") { headerReferenceSize = size }
    if let size = item.size("footerReferenceSize") { footerReferenceSize = size }
    if let insets = item.insets("sectionInset") { sectionInset = insets }
    item.set("sectionHeadersPinToVisibleBounds", self, \.sectionHeadersPinToVisibleBounds)
    item.set("sectionFootersPinToVisibleBounds", self, \.sectionFootersPinToVisibleBounds)
    item.ignore("sectionInsetReference")
  }
}
