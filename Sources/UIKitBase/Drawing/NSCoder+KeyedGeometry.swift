// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Points, sizes, rectangles, insets and transforms in keyed archives, each as its text.

public import CoreGraphics
public import Foundation

extension NSCoder {
  private func text(_ key: String) -> String? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: NSString.self, forKey: key).map { $0 as String }
  }

  private func write(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }

  /// The point of a key; zero if the archive has none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    text(key).map { Self.cgPoint(for: $0) } ?? .zero
  }

  /// The size of a key; zero if the archive has none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    text(key).map { Self.cgSize(for: $0) } ?? .zero
  }

  /// The rectangle of a key; zero if the archive has none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    text(key).map { Self.cgRect(for: $0) } ?? .zero
  }

  /// Writes a vector.
  public func encode(_ vector: CGVector, forKey key: String) {
    write(Self.string(for: vector), key)
  }

  /// The vector of a key; zero if the archive has none.
  public func decodeCGVector(forKey key: String) -> CGVector {
    text(key).map { Self.cgVector(for: $0) } ?? .zero
  }

  /// Writes a transform.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    write(Self.string(for: transform), key)
  }

  /// The transform of a key; all zeros if the archive has none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    text(key).map { Self.cgAffineTransform(for: $0) }
      ?? CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Writes insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    write(Self.string(for: insets), key)
  }

  /// The insets of a key; zero if the archive has none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    text(key).map { Self.uiEdgeInsets(for: $0) } ?? .zero
  }

  /// Writes directional insets.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    write(Self.string(for: insets), key)
  }

  /// The directional insets of a key; zero if the archive has none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    text(key).map { Self.nsDirectionalEdgeInsets(for: $0) } ?? .zero
  }

  /// Writes an offset.
  public func encode(_ offset: UIOffset, forKey key: String) {
    write(Self.string(for: offset), key)
  }

  /// The offset of a key; zero if the archive has none.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    text(key).map { Self.uiOffset(for: $0) } ?? .zero
  }

  /// The directional insets that a text such as "{1, 2, 3, 4}" tells: top, leading, bottom, trailing.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let insets = uiEdgeInsets(for: string)
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// The text of directional insets: top, leading, bottom, trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    string(
      for: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}
