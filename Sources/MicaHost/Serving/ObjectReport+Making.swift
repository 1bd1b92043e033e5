// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An object's properties as an inspector shows them.

internal import Foundation
internal import MicaJob
@_spi(Registration) internal import MicaRuntime
internal import UIKit

extension ObjectReport {
  /// What is known of a view or layer.
  @MainActor init(_ node: ScreenNode) {
    let object = node.object
    let view = node.view
    var constraints: [String] = []
    if let view {
      let acting =
        view.constraintsAffectingLayout(for: .horizontal)
        + view.constraintsAffectingLayout(for: .vertical)
      let broken = acting.filter(\.isBroken)
      constraints =
        broken.map { "BROKEN \($0.reportedText)" }
        + acting.filter { !$0.isBroken }.map(\.reportedText)
    }
    self.init(
      node: node.id, name: ScreenNode.name(of: object), place: Self.place(of: object),
      groups: Self.groups(of: object), constraints: constraints,
      isAmbiguous: view?.hasAmbiguousLayout ?? false,
      accessibility: view.flatMap { $0.isAccessibilityElement ? $0.accessibilityLabel : nil },
      notes: node.notes)
  }

  /// Where the program's own class is declared.
  private static func place(of object: AnyObject) -> String? {
    let place = ClassRegistry.record(of: type(of: object)).flatMap(ShownClass.init)?.place
    return place?.isEmpty == true ? nil : place
  }

  /// The class and its superclasses, each with the rows that it adds.
  private static func groups(of object: AnyObject) -> [Group] {
    var groups: [Group] = []
    var known: Set<String> = []
    var next: AnyClass? = type(of: object)
    while let type = next {
      next = _getSuperclass(type)
      guard let record = ClassRegistry.record(of: type) else { continue }
      let rows = record.rows.properties.filter {
        $0.isWritable && known.insert($0.key).inserted
      }
      let properties = rows.compactMap { PropertyReport($0, of: object) }
      if !properties.isEmpty { groups.append(Group(name: record.name, properties: properties)) }
    }
    return groups
  }
}

extension OriginReport {
  /// Where an edit's object comes from. Views and their layers: what is set on a view's layer is the view's `layer.KEY`.
  @MainActor init(_ edit: LiveEdit) {
    let node = ScreenNode.find(edit.node)
    let row = node.flatMap { node in
      ClassRegistry.view(of: type(of: node.object)).writableProperty(edit.setting.key)
    }
    let place = (node?.view).flatMap { NibOrigins.current.place(of: $0) }
    let kind = row.map { PropertyReport.name(of: $0.kind) } ?? "other"
    self.init(
      edit: edit, kind: kind, document: place?.document, id: place?.id,
      color: kind == "color" ? NamedColor(typed: edit.setting.value) : nil)
  }
}

extension PropertyReport {
  /// Nil for what no text can set.
  fileprivate init?(_ row: PropertyRecord, of object: AnyObject) {
    guard let reader = ValueText(for: row) else { return nil }
    let kind = row.kind
    let names = kind == .enumeration ? EnumerationText(row.valueType).cases.map(\.name) : []
    let isColor = row.valueType == CGColor.self || row.valueType == CGColor?.self
    self.init(
      key: row.key, kind: isColor ? "color" : Self.name(of: kind),
      value: row.value(of: object).flatMap { ValueWriting.text($0, of: row) },
      syntax: reader.kind, cases: names, isOptional: row.isOptional,
      isInspectable: row.role == .inspectable)
  }

  fileprivate static func name(of kind: PropertyKind) -> String {
    switch kind {
    case .flag: "flag"
    case .integer: "integer"
    case .number: "number"
    case .text: "text"
    case .color: "color"
    case .font: "font"
    case .image: "image"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .insets: "insets"
    case .vector: "vector"
    case .affineTransform: "affineTransform"
    case .enumeration: "enumeration"
    case .transform3D, .date, .url, .data, .collection, .object, .other: "other"
    }
  }
}
