// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tables with prototypes or fixed rows, and their cells (FACTS_UIKIT f.10).

import CoreGraphics
import Foundation
internal import MicaNib
internal import MicaRaster

extension UITableView {
  func readTable(_ item: NibItem) {
    item.ignore("style", "dataMode", "springLoaded")
    // 28 and 18 are what Interface Builder writes for headers that follow their content.
    if let height = item.number("sectionHeaderHeight"), height != 28 || style != .plain {
      if height != 18 || style == .plain { sectionHeaderHeight = CGFloat(height) }
    }
    if let height = item.number("sectionFooterHeight"), height != 28 || style != .plain {
      if height != 18 || style == .plain { sectionFooterHeight = CGFloat(height) }
    }
    item.ignore(
      "selectionFollowsFocus", "prefetchingEnabled", "contentViewInsetsToSafeArea",
      "cellLayoutMarginsFollowReadableWidth", "separatorInsetReference", "editing",
      "remembersLastFocusedIndexPath", "focusStyle")
    if let list = item.child("prototypes") { addPrototypes(list, item.loader) }
    if let list = item.child("sections") { addSections(list, item.loader) }
  }

  private func addPrototypes(_ list: NibElement, _ loader: NibLoader) {
    let (file, scene) = (loader.file, loader.scene)
    for element in list.children {
      guard let name = element["reuseIdentifier"], !name.isEmpty else {
        loader.note(element, "has no reuseIdentifier: nobody can ask for it")
        continue
      }
      table.cellPool.makers[.named(name, kind: nil)] = { [weak scene, weak self] _ in
        let loader = NibLoader(file, scene: scene, traits: self?.traitCollection)
        guard let cell = loader.makeView(element) as? UITableViewCell else { return nil }
        loader.finish()
        return cell
      }
    }
  }

  /// Rows that the document has whole.
  private func addSections(_ list: NibElement, _ loader: NibLoader) {
    table.fixed = list.children.map { section in
      let strings = loader.file.strings
      let id = section.id ?? ""
      let part = NibItem(section, loader)
      let header = part["headerTitle"] ?? part.child(key: "headerTitle")?.content
      let footer = part["footerTitle"] ?? part.child(key: "footerTitle")?.content
      var made = FixedSection(
        header: strings["\(id).headerTitle"] ?? header,
        footer: strings["\(id).footerTitle"] ?? footer)
      for element in part.child("cells")?.children ?? [] {
        guard let cell = loader.makeView(element) as? UITableViewCell else { continue }
        cell.core.isFixed = true
        made.cells.append(cell)
        made.heights.append(element["rowHeight"].flatMap { Double($0) }.map { CGFloat($0) })
      }
      part.ignore("colorLabel", "sectionHeaderHeight", "sectionFooterHeight")
      part.finish()
      return made
    }
  }
}

extension UITableViewCell {
  func readCell(_ item: NibItem) {
    item.ignore(
      "rowHeight", "style", "textLabel", "detailTextLabel", "imageView", "hidesAccessoryWhenEditing"
    )
    // A row that isn't laid out by constraints is as high as the document says.
    if let height = item.number("rowHeight"), height > 0 { frame.size.height = CGFloat(height) }
  }

  func readContent(_ item: NibItem) {
    if let name = item["reuseIdentifier"] { reuseIdentifier = name }
    if let part = item.child(key: "contentView") { readContent(part, item) }
  }

  /// The content view with what is in it; labels of a style are the style's own.
  private func readContent(_ element: NibElement, _ item: NibItem) {
    let loader = item.loader
    let hasStyle = item.element["style"] != nil
    let own = [
      (item.element["textLabel"], textLabelOfStyle(hasStyle)),
      (item.element["detailTextLabel"], hasStyle ? detailTextLabel : nil),
      (item.element["imageView"], hasStyle && item.element["imageView"] != nil ? imageView : nil),
    ]
    var kept: Set<String> = []
    for (id, view) in own {
      guard let id, let view, let part = loader.archive.element(id: id) else { continue }
      loader.read(view, NibItem(part, loader))
      // The style places it.
      view.translatesAutoresizingMaskIntoConstraints = true
      kept.insert(id)
    }
    loader.read(contentView, NibItem(element, loader))
    contentView.translatesAutoresizingMaskIntoConstraints = true
  }

  private func textLabelOfStyle(_ hasStyle: Bool) -> UIView? { hasStyle ? textLabel : nil }
}

extension UITableViewHeaderFooterView {
  func readHeaderFooter(_ item: NibItem) {
    if let part = item.child(key: "contentView") {
      item.loader.read(contentView, NibItem(part, item.loader))
    }
    item.ignore("reuseIdentifier")
  }
}
