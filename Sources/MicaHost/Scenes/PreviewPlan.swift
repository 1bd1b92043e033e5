// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From a preview to the stage that it asks for: its device, orientation and layout.

internal import CoreGraphics
internal import Foundation
internal import Mica
internal import MicaJob
internal import SwiftUI
internal import UIKit

/// One preview of those that a function makes.
@MainActor
struct PreviewPlan {
  let row: PreviewTable.Row
  /// Which of those that the function makes, from 0.
  let index: Int
  /// What it is called; nil for nothing of its own.
  let title: String?
  /// The stage that it asks for, ready to be filled.
  let plan: StagePlan

  /// The preview of a name that a job asks for. Throws `HostError` for an unknown one.
  init(_ showing: Showing, named name: String) throws {
    if let (row, number) = PreviewTable.find(name) {
      let all = try Self.all(of: row, showing)
      guard number <= all.count else {
        throw HostError.unknownPreview(name, nearest: Self.names(row, all.count))
      }
      self = all[number - 1]
      return
    }
    // What a provider shows may have names of its own.
    let last = name.split(separator: "/").last.map(String.init) ?? name
    for row in PreviewTable.all {
      let all = try Self.all(of: row, showing)
      guard let found = all.first(where: { $0.title == name || $0.title == last }) else { continue }
      self = found
      return
    }
    throw HostError.unknownPreview(
      name, nearest: NearestNames.find(name, among: PreviewTable.names))
  }

  private static func names(_ row: PreviewTable.Row, _ count: Int) -> [String] {
    let name = row.title.isEmpty ? row.file : row.title
    return count == 1 ? [name] : (1...max(1, count)).map { "\(name)/\($0)" }
  }

  private init(_ row: PreviewTable.Row, _ index: Int, _ title: String?, _ plan: StagePlan) {
    (self.row, self.index, self.title, self.plan) = (row, index, title, plan)
  }

  /// All previews of a function, each on the screen that it asks for where the job doesn't ask for one.
  static func all(of row: PreviewTable.Row, _ showing: Showing) throws -> [PreviewPlan] {
    var items: [Item] = []
    _ = try StagePlan(showing) {
      items = try Self.items(of: row)
      return try SceneSubject.shown(UIViewController())
    }.putOnStage()
    return try items.enumerated().map { index, item in
      let showing = try item.showing(showing, row, index)
      let plan = try StagePlan(showing) { try Self.shown(row, index) }
      return PreviewPlan(row, index, item.title, plan)
    }
  }

  /// What a function makes, within the stage's program.
  private static func items(of row: PreviewTable.Row) throws -> [Item] {
    let made = row.make()
    if let list = made as? _PreviewList { return list.items.map(Item.init) }
    guard let object = made as? UIResponder else {
      throw HostError.unmakeableScene(
        row.title.isEmpty ? row.file : row.title,
        reason: "the preview shows neither a view nor a controller")
    }
    return [Item(object)]
  }

  fileprivate static func shown(
    _ row: PreviewTable.Row, _ index: Int
  ) throws -> ShownClass.Shown {
    let items = try items(of: row)
    guard index < items.count else {
      throw HostError.unmakeableScene(row.title, reason: "it has other previews the second time")
    }
    return try SceneSubject.shown(items[index].make())
  }
}

/// What one preview asks for.
@MainActor
private struct Item {
  var title: String?
  var layout = _PreviewLayout.device
  var device: String?
  var isLandscape: Bool?
  let make: @MainActor () -> UIResponder
  private var preview: _PreviewItem?
  /// The size of a view that shows itself without a device around it.
  private var own: CGSize?

  /// One of SwiftUI's.
  init(_ item: _PreviewItem) {
    (title, layout, device) = (item.title, item.layout, item.device)
    (isLandscape, make, preview) = (item.isLandscape, item.make, item)
  }

  /// A view or controller of UIKit's.
  init(_ object: UIResponder) {
    make = { object }
    if let view = object as? UIView { own = SceneSubject.size(of: view, canvas: false) }
  }

  /// The screen: what the job asks for comes before what the preview does.
  func showing(_ asked: Showing, _ row: PreviewTable.Row, _ index: Int) throws -> Showing {
    var showing = asked
    guard asked.size == nil else { return showing }
    if asked.device.name == nil {
      showing.device.name = device.flatMap { StageDevice(named: $0) == nil ? nil : $0 }
    }
    if let isLandscape, !asked.device.isLandscape { showing.device.isLandscape = isLandscape }
    if let own { Self.set(own, &showing) }
    switch layout {
    case .device: return showing
    case .fixed(let width, let height):
      Self.set(CGSize(width: width, height: height), &showing)
    case .sizeThatFits:
      var size = CGSize.zero
      _ = try StagePlan(showing) {
        let shown = try PreviewPlan.shown(row, index)
        size = preview?.size(of: shown.object, in: UIScreen.main.bounds.size) ?? .zero
        return shown
      }.putOnStage()
      Self.set(size, &showing)
    }
    return showing
  }

  /// Makes the screen one of this size, with the device's scale.
  private static func set(_ size: CGSize, _ showing: inout Showing) {
    func side(_ length: CGFloat) -> Double {
      length.isFinite ? Double(min(max(1, length.rounded(.up)), 4096)) : 1
    }
    if let name = showing.device.name, showing.scale == nil {
      showing.scale = StageDevice(named: name).map { Double($0.scale) }
    }
    (showing.device.name, showing.device.isLandscape) = (nil, false)
    showing.size = PointSize(width: side(size.width), height: side(size.height))
  }
}
