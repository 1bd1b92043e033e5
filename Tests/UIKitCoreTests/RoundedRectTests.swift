// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rounded rectangles, element by element against what iOS makes (FACTS C13).

import Foundation
import TestScenes
import Testing
import UIKit

/// Apple's dumps, from the folder that MICA_APPLE_REFERENCES names (default ../shared/apple).
private enum RoundedRectDumps {
  struct Dump: Sendable, CustomTestStringConvertible {
    var name = ""
    var rect = CGRect.zero
    /// Nil where the dump doesn't say it.
    var radius: CGFloat?
    /// Each sub-path: its kinds as letters and its points.
    var subpaths: [(kinds: String, points: [CGPoint])] = []

    var testDescription: String { name }
  }

  static let all: [Dump] = {
    let folder =
      ProcessInfo.processInfo.environment["MICA_APPLE_REFERENCES"].map(URL.init(fileURLWithPath:))
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("shared/apple")
    let file = folder.appendingPathComponent("uibezierpath_roundedrect_elements.json")
    guard let data = try? Data(contentsOf: file),
      let cases = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    else {
      print("Apple's rounded rectangles are not at \(file.path): their tests are skipped.")
      return []
    }
    return cases.map(read)
  }()

  private static func read(_ json: [String: Any]) -> Dump {
    var dump = Dump()
    dump.name = json["test"] as? String ?? ""
    let rect = (json["rect"] as? [NSNumber] ?? []).map { $0.doubleValue }
    dump.rect = CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
    if let text = json["cornerRadius"] as? String {
      dump.radius =
        text.hasPrefix(".least") ? .leastNonzeroMagnitude : Double(text).map { CGFloat($0) }
    }
    for case let element as [Any] in json["elements"] as? [Any] ?? [] {
      let letters: [String: Character] = [
        "moveToPoint": "M", "addLineToPoint": "L", "addCurveToPoint": "C",
      ]
      guard let name = element.first as? String, let letter = letters[name] else { continue }
      if letter == "M" { dump.subpaths.append(("", [])) }
      // One dump is cut off before its first move; it is left out.
      guard let last = dump.subpaths.indices.last else { continue }
      dump.subpaths[last].kinds.append(letter)
      for case let point as [NSNumber] in element.dropFirst() {
        dump.subpaths[last].points.append(
          CGPoint(x: point[0].doubleValue, y: point[1].doubleValue))
      }
    }
    return dump
  }
}

@Suite(.ownProgram)
struct RoundedRectTests {
  private func expect(
    _ path: UIBezierPath, is dump: (kinds: String, points: [CGPoint]), _ name: String
  ) {
    let elements = PathElements(path.cgPath)
    #expect(elements.kinds == dump.kinds, "\(name)")
    let worst = zip(elements.points, dump.points).map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }
    #expect((worst.max() ?? 0) < 1e-9, "\(name)")
  }

  @Test(
    "Four corners of one radius have Apple's elements (C13)",
    .enabled(if: !RoundedRectDumps.all.isEmpty),
    arguments: RoundedRectDumps.all.filter { $0.radius != nil })
  private func allCorners(dump: RoundedRectDumps.Dump) throws {
    let path = UIBezierPath(roundedRect: dump.rect, cornerRadius: try #require(dump.radius))
    guard let first = dump.subpaths.first else {
      // An empty rectangle; or the dump that is cut off.
      #expect(dump.rect.isEmpty == path.isEmpty)
      return
    }
    expect(path, is: first, dump.name)
  }

  /// The corners that a dump's name gives, such as "…_roundingCorners_topLeft_bottomRight" or
  /// "…_no_topLeft".
  private func corners(named name: String) -> UIRectCorner? {
    guard let start = name.range(of: "roundingCorners_") else { return nil }
    let names = name[start.upperBound...].split(separator: "_")
    let table: [Substring: UIRectCorner] = [
      "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
      "bottomRight": .bottomRight,
    ]
    let named = names.compactMap { table[$0] }.reduce(into: UIRectCorner()) { $0.formUnion($1) }
    let all: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    return names.first == "no" ? all.subtracting(named) : named
  }

  @Test(
    "Some corners have Apple's elements (C13)", .enabled(if: !RoundedRectDumps.all.isEmpty),
    arguments: RoundedRectDumps.all.filter { $0.name.contains("shape1") && $0.radius == nil })
  private func someCorners(dump: RoundedRectDumps.Dump) throws {
    guard let corners = corners(named: dump.name), let first = dump.subpaths.first else { return }
    let radius: CGFloat = dump.name.contains("zeroCornerRadius") ? 0 : 20
    let path = UIBezierPath(
      roundedRect: dump.rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: 7))
    expect(path, is: first, dump.name)
  }

  @Test(
    "Some corners of a capsule have Apple's elements (C13)",
    .enabled(if: !RoundedRectDumps.all.isEmpty))
  func someCornersOfACapsule() throws {
    let name = "test_verticalRect_shape2b_roundingCorners_none"
    let dump = try #require(RoundedRectDumps.all.first { $0.name == name })
    // In the order of the dump, which holds them all in one.
    let subsets: [UIRectCorner] = [
      [], .topRight, .bottomRight, .bottomLeft, .topLeft, [.topLeft, .topRight],
      [.topLeft, .bottomRight], [.topLeft, .bottomLeft], [.topRight, .bottomRight],
      [.topRight, .bottomLeft], [.bottomRight, .bottomLeft],
      [.topRight, .bottomRight, .bottomLeft], [.topLeft, .bottomRight, .bottomLeft],
      [.topLeft, .topRight, .bottomLeft], [.topLeft, .topRight, .bottomRight],
    ]
    #expect(dump.subpaths.count == subsets.count)
    for (subset, subpath) in zip(subsets, dump.subpaths) {
      let path = UIBezierPath(
        roundedRect: dump.rect, byRoundingCorners: subset,
        cornerRadii: CGSize(width: 40, height: 40))
      expect(path, is: subpath, "corners \(subset.rawValue)")
    }
  }

  @Test("A third of the side is where a square becomes a circle (C13)")
  func shapesChangeAbruptly() {
    let square = CGRect(x: 10, y: 20, width: 100, height: 100)
    let smooth = UIBezierPath(roundedRect: square, cornerRadius: 32)
    let round = UIBezierPath(roundedRect: square, cornerRadius: 33)
    // 45° from the middle, the circle is at 50, the smooth corner further out.
    let diagonal = CGPoint(x: 60 + 40, y: 70 + 40)
    #expect(smooth.contains(diagonal))
    #expect(!round.contains(diagonal))
    #expect(round.bounds == square)
  }

  @Test(
    "Some corners of wide capsules and of half circles: as those of tall capsules, unverified (C13)",
    arguments: [42, 64] as [CGFloat])
  func someCornersOfOtherShapes(radius: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 160, height: 100)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .topRight,
      cornerRadii: CGSize(width: radius, height: radius))
    #expect(path.bounds == rect)
    #expect(!path.contains(CGPoint(x: 158, y: 2)))
    for square in [CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 99), CGPoint(x: 159, y: 99)] {
      #expect(path.contains(square))
    }
    let all = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight, .bottomLeft, .bottomRight],
      cornerRadii: CGSize(width: radius, height: 1))
    #expect(all.cgPath == UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e30] as [CGFloat])
  func absurdNumbersMakeSomePathOrNone(number: CGFloat) {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    _ = UIBezierPath(roundedRect: unit, cornerRadius: number).bounds
    let odd = CGRect(x: number, y: 0, width: number, height: 2)
    _ = UIBezierPath(roundedRect: odd, cornerRadius: 1).bounds
    #expect(UIBezierPath(roundedRect: .null, cornerRadius: 1).isEmpty)
  }
}
