// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// References of other systems that can't be met since their text has another font: Mica's own picture lies beside such an origin
// and is compared exactly, the origin goes on being compared in structure (`mica test --rebase`).

internal import CoreGraphics
internal import MicaCompare
internal import MicaFoundation
internal import MicaRaster

/// How values of a type are rebased.
struct RebaseRule<Value> {
  /// What differs from an origin's bytes, given the places of texts in points; throws `SnapshotProblem` where that isn't the
  /// font alone.
  let difference: (_ origin: Data, Value, _ texts: [CGRect]) throws -> TextDifference
  /// Compares a value with the bytes of a rebased one, exactly.
  let compare: (Data, Value) -> SnapshotComparison
  /// The file of a rebased value, with the digest of its origin.
  let file: (Value, _ origin: Data) throws -> Data
}

extension RebaseRule where Value == UIImage {
  /// Pictures, within the test's own tolerance outside of their texts.
  init(_ tolerance: @escaping (Pixmap, Pixmap) -> String?) {
    difference = { origin, image, texts in
      guard let own = image.pixmap else { throw SnapshotProblem("there is no picture") }
      let scale = Double(image.scale)
      do throws(TextDifference.Refusal) {
        return try TextDifference(
          try Self.pixels(of: origin), own, texts: texts.compactMap { Self.box($0, scale) },
          scale: scale, tolerance: tolerance)
      } catch {
        throw SnapshotProblem(error.reason)
      }
    }
    compare = Diffing<UIImage>.compareExactly
    file = { image, origin in
      guard let own = image.pixmap else { throw SnapshotProblem("there is no picture") }
      return try PictureFile.encode(own, scale: image.scale, origin: origin)
    }
  }

  private static func pixels(of origin: Data) throws(TextDifference.Refusal) -> Pixmap {
    do throws(SnapshotProblem) { return try PictureFile.decode(origin) } catch {
      throw TextDifference.Refusal(reason: "the origin can't be used: \(error)")
    }
  }

  /// A rectangle in pixels; nil for one without an area.
  private static func box(_ frame: CGRect, _ scale: Double) -> ChangeMap.Box? {
    let pixels = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale
    ).integral
    let limit = 1e6
    guard pixels.width > 0, pixels.height > 0, abs(pixels.minX) < limit, abs(pixels.minY) < limit,
      pixels.width < limit, pixels.height < limit
    else { return nil }
    return ChangeMap.Box(
      x: Int(pixels.minX), y: Int(pixels.minY), width: Int(pixels.width),
      height: Int(pixels.height))
  }
}

/// What becomes of a picture that differs from the reference of another system.
enum RebaseOutcome {
  /// It isn't rebased, and the run doesn't rebase.
  case none
  /// It equals Mica's own picture, and the origin in structure.
  case agrees
  /// It was written as Mica's own picture; what the test says.
  case recorded(String)
  /// What is wrong.
  case failed(String)
  /// It differs from Mica's own picture.
  case different(String, difference: Data?)
}

/// Whether references of other systems are rebased by this run.
package enum Rebasing {
  /// Whether the code that runs rebases, whatever the environment says; nil leaves it to that.
  @TaskLocal package static var isForced: Bool?

  /// The variable that `mica test --rebase` sets for a host.
  private static let variable = "MICA_SNAPSHOT_REBASE"

  static var isAsked: Bool { isForced ?? (getenv(variable).map { String(cString: $0) } == "1") }
}

extension SnapshotCheck {
  /// Compares a picture that differs from its reference with Mica's own one beside that.
  mutating func rebase(_ origin: Data, _ taken: Format) throws(SnapshotProblem) -> RebaseOutcome {
    guard let rule = strategy.diffing.rebasing else { return .none }
    let known = try place.rebasedContents()
    guard known != nil || Rebasing.isAsked else { return .none }
    if known != nil { result.rebased = place.rebased.path }
    if PictureFile.isOwn(origin) {
      return refuse("the reference is Mica's own. Record it again")
    }
    let facts: TextDifference
    do { facts = try rule.difference(origin, taken, scene.views?.textFrames ?? []) } catch {
      return known == nil || Rebasing.isAsked
        ? refuse("\(error)")
        : .failed("It differs from its origin in more than the font: \(error)")
    }
    result.rebaseNote = facts.note
    if let known {
      switch PictureFile.isRebased(known, from: origin) {
      case true?:
        switch rule.compare(known, taken) {
        case .equal:
          return .agrees
        case .unusable(let reason):
          return .failed("The rebased picture \(place.rebased.path) can't be used: \(reason)")
        case .different(let text, _, let difference):
          if !Rebasing.isAsked { return .different(text, difference: difference) }
        }
      case false? where !Rebasing.isAsked:
        return .failed(
          "The origin \(place.file.path) has changed since it was rebased. Run mica test --rebase")
      case nil where !Rebasing.isAsked:
        return .failed(
          "The rebased picture \(place.rebased.path) isn't as Mica has written it. Run mica test --rebase"
        )
      default: break
      }
    }
    do { try AtomicFile.write(rule.file(taken, origin), to: place.rebased) } catch {
      throw SnapshotProblem("The picture \(place.rebased.path) can't be written: \(error)")
    }
    result.rebased = place.rebased.path
    result.isRecorded = true
    return .recorded(
      "Rebased: \(place.rebased.path)\nThe picture differs from its origin by \(facts.note). "
        + "Look at both, then run the test again to compare with it")
  }
}

extension SnapshotCheck {
  /// Says why a picture isn't rebased.
  private mutating func refuse(_ reason: String) -> RebaseOutcome {
    if Rebasing.isAsked { result.rebaseRefusal = reason }
    return .failed("It isn't rebased: \(reason)")
  }
}

extension TextDifference {
  /// For people: `3.1 % of pixels, in 4 texts`.
  var note: String {
    let percent = max(0.01, (share * 10000).rounded() / 100)
    return "\(percent) % of pixels, in \(textCount) text\(textCount == 1 ? "" : "s")"
  }
}
