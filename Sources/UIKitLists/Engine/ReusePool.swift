// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How the views of a list are made by name, and the views that wait to be used again.

import CoreGraphics
import Foundation

/// By what a view is found for reuse.
package enum ReuseKey: Hashable {
  /// A name that was registered; for a supplementary view with its kind.
  case named(String, kind: String?)
  /// A registration of a type with a handler.
  case registration(ObjectIdentifier, kind: String?)
}

/// A view that a list uses again for other data.
@MainActor
package protocol ReusedView: UIView {
  /// The name that the view was registered by.
  var reuseIdentifier: String? { get set }
  /// Called before the view is used for other data.
  func prepareForReuse()
}

extension UITableViewCell: ReusedView {}
extension UITableViewHeaderFooterView: ReusedView {}
extension UICollectionReusableView: ReusedView {}

/// The makers of a list's views of one kind, and the views that wait.
@MainActor
package final class ReusePool<View: ReusedView> {
  /// How views of nibs, prototypes and classes are made, of a frame that is a wish; nil for a maker that fails.
  package var makers: [ReuseKey: (_ frame: CGRect) -> View?] = [:]
  private var waiting: [ReuseKey: [View]] = [:]
  /// The view that the next request for its key gets as it is.
  private var refilled: (key: ReuseKey, view: View)?

  func register(_ nib: UINib?, as key: ReuseKey) {
    makers[key] = nib.map { nib in
      { _ in
        let made = nib.instantiate(withOwner: nil)
        guard let view = made.first as? View, made.count == 1 else {
          preconditionFailure(
            """
            invalid nib registered for identifier (\(key.name)) - nib must contain exactly one top level \
            object which must be a \(View.self) instance
            """)
        }
        return view
      }
    }
  }

  /// Has views be made by `make` of a class; nil forgets it.
  func register(
    _ viewClass: AnyClass?, as key: ReuseKey,
    make: @escaping @MainActor (View.Type, CGRect) -> View?
  ) {
    guard let viewClass else { return makers[key] = nil }
    guard let type = viewClass as? View.Type else {
      preconditionFailure(
        "must pass a class of kind \(View.self) to register it for \(key.name): \(viewClass)")
    }
    makers[key] = { make(type, $0) }
  }

  /// A view that waits, or a new one; nil if the key is not registered. A size is that of the view's place.
  func take(_ key: ReuseKey, size: CGSize? = nil) -> View? {
    if let refilled, refilled.key == key {
      self.refilled = nil
      return refilled.view
    }
    if let view = waiting[key]?.popLast() {
      UIView.performWithoutAnimation {
        if let size { view.bounds.size = size }
        view.prepareForReuse()
      }
      return view
    }
    let frame = CGRect(origin: .zero, size: size ?? .zero)
    guard let view = makers[key]?(frame) else { return nil }
    if let size, view.bounds.size != size { view.bounds.size = size }
    if view.reuseIdentifier == nil { view.reuseIdentifier = key.name }
    return view
  }

  func put(_ view: View, as key: ReuseKey) { waiting[key, default: []].append(view) }

  /// What `body` gets as a request for a view's key is the view, as it is.
  func refill(_ view: View, as key: ReuseKey, _ body: () -> View) -> View {
    refilled = (key, view)
    defer { refilled = nil }
    return body()
  }
}

extension ReuseKey {
  /// The name of the views.
  var name: String {
    switch self {
    case .named(let name, _): name
    case .registration(let id, let kind): kind ?? "\(id)"
    }
  }
}
