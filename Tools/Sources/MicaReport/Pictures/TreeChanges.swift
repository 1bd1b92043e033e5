// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Why a picture has changed: what differs between the trees of views beside two pictures.

import Foundation

/// A view of a tree.
struct ViewNode: Codable {
  var type: String
  var id: String?
  /// Left, top, width and height in points of the picture.
  var frame: [Double]
  var text, color, background: String?
  var alpha: Double?
  var children: [ViewNode]?

  private enum CodingKeys: String, CodingKey {
    case type = "class", id, frame, text, color, background, alpha, children
  }

  /// `UILabel "Title"`.
  fileprivate var title: String {
    if let id, !id.isEmpty { return "\(type) #\(id)" }
    return text.map { "\(type) “\($0.prefix(40))”" } ?? type
  }
}

/// The differences of two trees, in sentences.
struct TreeChanges {
  private(set) var reasons: [String] = []
  private static let most = 40

  /// Compares two trees.
  init(_ reference: ViewNode, _ actual: ViewNode) {
    compare(reference, actual, parent: (0, 0))
  }

  /// Reads and compares two files; nil where one is no tree.
  init?(_ reference: Data, _ actual: Data) {
    let decoder = JSONDecoder()
    guard let reference = try? decoder.decode(ViewNode.self, from: reference),
      let actual = try? decoder.decode(ViewNode.self, from: actual)
    else { return nil }
    self.init(reference, actual)
  }

  private mutating func add(_ text: String) {
    if reasons.count < Self.most { reasons.append(text) }
    if reasons.count == Self.most { reasons.append("… and more") }
  }

  /// `parent` is how far the view around it has moved: what moves along with it is no change of its own.
  private mutating func compare(
    _ old: ViewNode, _ new: ViewNode, parent: (x: Double, y: Double)
  ) {
    var shift = parent
    if old.frame.count == 4, new.frame.count == 4 {
      shift = (new.frame[0] - old.frame[0], new.frame[1] - old.frame[1])
      if abs(shift.x - parent.x) > 0.01 || abs(shift.y - parent.y) > 0.01 {
        add(
          "\(new.title): moved by \(Self.text(shift.x - parent.x)), \(Self.text(shift.y - parent.y))"
        )
      }
      if abs(new.frame[2] - old.frame[2]) > 0.01 || abs(new.frame[3] - old.frame[3]) > 0.01 {
        add(
          "\(new.title): resized from \(Self.text(old.frame[2])) × \(Self.text(old.frame[3])) to "
            + "\(Self.text(new.frame[2])) × \(Self.text(new.frame[3]))")
      }
    }
    if old.text != new.text {
      add(
        "\(new.type): text changed from “\((old.text ?? "").prefix(60))” to “\((new.text ?? "").prefix(60))”"
      )
    }
    for (word, before, after) in [
      ("text", old.color, new.color), ("background", old.background, new.background),
    ] where before != after {
      add("\(new.title): \(word) recoloured from \(before ?? "none") to \(after ?? "none")")
    }
    if old.alpha ?? 1 != new.alpha ?? 1 {
      add(
        "\(new.title): alpha changed from \(Self.text(old.alpha ?? 1)) to \(Self.text(new.alpha ?? 1))"
      )
    }
    compareChildren(old.children ?? [], new.children ?? [], shift)
  }

  private mutating func compareChildren(
    _ old: [ViewNode], _ new: [ViewNode], _ shift: (x: Double, y: Double)
  ) {
    var partners = [Int?](repeating: nil, count: new.count)
    var isTaken = [Bool](repeating: false, count: old.count)
    // The same view is of the same class; its identifier tells more than its text, and that more than its turn.
    let rules: [(ViewNode, ViewNode) -> Bool] = [
      { $0.type == $1.type && $0.id == $1.id && $0.id?.isEmpty == false },
      { $0.type == $1.type && $0.id == $1.id && $0.text == $1.text && $0.text != nil },
      { $0.type == $1.type && $0.id == $1.id && $0.frame == $1.frame },
      { $0.type == $1.type && $0.id == $1.id },
    ]
    for rule in rules {
      var next = 0
      for index in new.indices where partners[index] == nil {
        let found =
          old.indices.first { $0 >= next && !isTaken[$0] && rule(old[$0], new[index]) }
          ?? old.indices.first { !isTaken[$0] && rule(old[$0], new[index]) }
        guard let found else { continue }
        (partners[index], isTaken[found], next) = (found, true, found + 1)
      }
    }
    for index in new.indices {
      if let partner = partners[index] {
        compare(old[partner], new[index], parent: shift)
      } else {
        add("\(new[index].title): new")
      }
    }
    for index in old.indices where !isTaken[index] { add("\(old[index].title): gone") }
  }

  private static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
