// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// References whose texts have another font: which are rebased, what is compared afterwards, and what is refused.

import Foundation
import MicaTesting
import Testing
import UIKit

@MainActor @Suite struct RebaseTests {
  /// What a picture shows; the origin has another font.
  struct Look {
    var font = UIFont(name: "Arial", size: 17)!
    var text = "Save changes"
    var place = CGRect(x: 10, y: 10, width: 140, height: 24)
    var color = UIColor.black
    var box = UIColor.red
    var size = CGSize(width: 160, height: 60)

    @MainActor var view: UIView {
      let view = UIView(frame: CGRect(origin: .zero, size: size))
      view.backgroundColor = .white
      let label = UILabel(frame: place)
      (label.font, label.text, label.textColor) = (font, text, color)
      view.addSubview(label)
      let square = UIView(frame: CGRect(x: 10, y: 40, width: 20, height: 10))
      square.backgroundColor = box
      view.addSubview(square)
      return view
    }
  }

  static let own = Look(font: .systemFont(ofSize: 17))

  /// A folder with the reference of another system: a PNG without Mica's note.
  private func folder(origin look: Look = Look()) throws -> SnapshotFolder {
    let folder = try SnapshotFolder()
    try write(look, in: folder)
    return folder
  }

  private func write(_ look: Look, in folder: SnapshotFolder) throws {
    let other = try SnapshotFolder()
    other.record(look.view, as: .image)
    let bytes = try #require(other.bytes("test.a.png"))
    let picture = try #require(UIImage(data: bytes))
    try #require(picture.pngData()).write(to: folder.url("test.a.png"))
  }

  private func verify(_ look: Look, _ folder: SnapshotFolder, rebasing: Bool = false) -> String? {
    Rebasing.$isForced.withValue(rebasing) {
      folder.verify(look.view, as: .image, record: .never)
    }
  }

  @Test func anotherFontIsRebasedOnceAndComparedExactlyFromThenOn() throws {
    let folder = try folder()
    let origin = folder.bytes("test.a.png")
    #expect(verify(Self.own, folder)?.contains("does not match reference") == true)
    #expect(folder.files == ["test.a.png"])

    let told = verify(Self.own, folder, rebasing: true)
    #expect(told?.contains("Rebased: ") == true && told?.contains("in 1 text") == true)
    #expect(folder.files == ["test.a.mica.png", "test.a.png"])
    #expect(folder.bytes("test.a.png") == origin)
    #expect(verify(Self.own, folder) == nil)
    #expect(verify(Self.own, folder, rebasing: true) == nil)

    // Below what ink tells, and still another picture.
    var other = Self.own
    other.text = "Save changos"
    #expect(verify(other, folder)?.contains("does not match its rebased picture") == true)
    #expect(folder.bytes("test.a.png") == origin)
  }

  @Test func whatTheFontDoesNotExplainIsRefused() throws {
    var cases: [(String, Look, String)] = []
    func add(_ name: String, _ reason: String, _ change: (inout Look) -> Void) {
      var look = Self.own
      change(&look)
      cases.append((name, look, reason))
    }
    add("a box of another colour", "outside of its texts") { $0.box = .blue }
    add("a box that is gone", "outside of its texts") { $0.box = .white }
    add("another size", "pixels, the origin") { $0.size.width = 161 }
    add("a text of another colour", "another colour") { $0.color = .lightGray }
    add("a text that has moved", "text at") { $0.place.origin.x = 30 }
    add("a shorter text", "lies elsewhere") { $0.text = "Save" }
    add("a clear text", "is missing") { $0.color = .clear }
    add("no text", "no text") { $0.text = "" }
    for (name, look, reason) in cases {
      let folder = try folder()
      let message = verify(look, folder, rebasing: true) ?? "passed"
      #expect(
        message.contains("It isn't rebased") && message.contains(reason), "\(name): \(message)")
      #expect(folder.files == ["test.a.png"], "\(name)")
    }
  }

  @Test func aChangedOriginAndADamagedPictureAreRed() throws {
    let folder = try folder()
    _ = verify(Self.own, folder, rebasing: true)
    let rebased = try #require(folder.bytes("test.a.mica.png"))
    var next = Look()
    next.font = UIFont(name: "Helvetica", size: 17.2)!
    try write(next, in: folder)
    #expect(verify(Self.own, folder)?.contains("has changed since it was rebased") == true)
    try write(Look(), in: folder)
    #expect(verify(Self.own, folder) == nil)

    for damage in [Data(), rebased.prefix(100), Data("x".utf8), square(.red).pngData()!] {
      try damage.write(to: folder.url("test.a.mica.png"))
      #expect(verify(Self.own, folder)?.contains("isn't as Mica has written it") == true)
    }
    // The picture of another origin.
    var other = Look()
    other.box = .green
    let elsewhere = try self.folder(origin: other)
    var own = Self.own
    own.box = .green
    _ = verify(own, elsewhere, rebasing: true)
    try #require(elsewhere.bytes("test.a.mica.png")).write(to: folder.url("test.a.mica.png"))
    #expect(verify(Self.own, folder)?.contains("has changed since it was rebased") == true)
  }

  @Test func theOriginGoesOnBeingCompared() throws {
    let folder = try folder()
    _ = verify(Self.own, folder, rebasing: true)
    var broken = Self.own
    broken.box = .blue
    #expect(verify(broken, folder)?.contains("outside of its texts") == true)
  }

  @Test func micasOwnReferenceIsNeverRebased() throws {
    let folder = try SnapshotFolder()
    folder.record(Look().view, as: .image)
    #expect(verify(Self.own, folder, rebasing: true)?.contains("is Mica's own") == true)
    #expect(!folder.files.contains("test.a.mica.png"))
  }
}
