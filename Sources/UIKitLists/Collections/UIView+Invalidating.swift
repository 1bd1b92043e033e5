// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Properties whose changes ask for drawing, layout or constraints by themselves.

public import Foundation

/// What a change of a property asks of its view.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Asks for it.
  func invalidate(view: UIView)
}

extension UIView {
  /// What a change asks for.
  @preconcurrency @MainActor
  public enum Invalidations {
    /// A drawing.
    public struct Display: UIViewInvalidating {
      /// A drawing.
      public nonisolated init() {}
      /// Asks for it.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// A layout.
    public struct Layout: UIViewInvalidating {
      /// A layout.
      public nonisolated init() {}
      /// Asks for it.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// Constraints.
    public struct Constraints: UIViewInvalidating {
      /// Constraints.
      public nonisolated init() {}
      /// Asks for them.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// Another size.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Another size.
      public nonisolated init() {}
      /// Asks for it.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// A configuration of a cell.
    public struct Configuration: UIViewInvalidating {
      /// A configuration.
      public nonisolated init() {}
      /// Asks for it.
      public func invalidate(view: UIView) {
        (view as? UITableViewCell)?.setNeedsUpdateConfiguration()
        (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        (view as? UIButton)?.setNeedsUpdateConfiguration()
      }
    }
    /// Two of them.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      private let first: First
      private let second: Second
      /// Two of them.
      public init(_ first: First, _ second: Second) {
        (self.first, self.second) = (first, second)
      }
      /// Asks for both.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view whose changes ask for something: `@Invalidating(.display) var radius = 4.0`.
  @preconcurrency @MainActor @propertyWrapper
  public struct Invalidating<Value: Equatable, Invalidation: UIViewInvalidating> {
    private var value: Value
    private let invalidation: Invalidation

    /// A value, and what its changes ask for.
    public init(wrappedValue: Value, _ invalidation: Invalidation) {
      (value, self.invalidation) = (wrappedValue, invalidation)
    }
    /// A value, and two things that its changes ask for.
    public init<First, Second>(wrappedValue: Value, _ first: First, _ second: Second)
    where Invalidation == Invalidations.Tuple<First, Second> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
    }

    /// Only views have such properties.
    @available(*, unavailable, message: "only views have such properties")
    public var wrappedValue: Value {
      get { preconditionFailure("only views have such properties") }
      set { preconditionFailure("only views have such properties \(newValue)") }
    }

    /// The value of a view's property.
    public static subscript<Owner: UIView>(
      _enclosingInstance view: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Invalidating>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        let old = view[keyPath: storage].value
        view[keyPath: storage].value = newValue
        if old != newValue { view[keyPath: storage].invalidation.invalidate(view: view) }
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// A drawing.
  public nonisolated static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// A layout.
  public nonisolated static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Constraints.
  public nonisolated static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// Another size.
  public nonisolated static var intrinsicContentSize: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// A configuration of a cell.
  public nonisolated static var configuration: Self { Self() }
}
