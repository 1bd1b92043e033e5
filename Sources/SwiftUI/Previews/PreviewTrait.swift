// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

internal import MicaRaster

// Traits of `#Preview`.

/// A namespace for what `#Preview` makes.
public struct Preview: Sendable {
  /// The traits of previews of views.
  public struct ViewTraits: Sendable {
    var layout = _PreviewLayout.device
    var isLandscape: Bool?
    var wrap: (@MainActor @Sendable (AnyView) -> AnyView)?
  }
}

/// What changes how a preview is shown.
public struct PreviewTrait<T>: Sendable {
  let change: @Sendable (inout Preview.ViewTraits) -> Void

  init(_ change: @escaping @Sendable (inout Preview.ViewTraits) -> Void) { self.change = change }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait { $0.layout = .device } }
  /// As large as its content.
  public static var sizeThatFitsLayout: PreviewTrait<T> {
    PreviewTrait { $0.layout = .sizeThatFits }
  }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }
  /// Upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait { $0.isLandscape = false } }
  /// Upside down; shown upright.
  public static var portraitUpsideDown: PreviewTrait<T> {
    PreviewTrait { $0.isLandscape = false }
  }
  /// On its left side.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait { $0.isLandscape = true } }
  /// On its right side.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait { $0.isLandscape = true } }

  /// What a modifier makes of the preview.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<T> {
    let box = UncheckedBox(modifier)
    return PreviewTrait { traits in
      let inner = traits.wrap
      traits.wrap = { view in
        AnyView(ModifiedPreview(modifier: box.value, content: inner?(view) ?? view))
      }
    }
  }
}

private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Changes previews, with a context that all previews with it share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the body.
  associatedtype Body: View
  /// The preview that is modified.
  typealias Content = PreviewModifierContent

  /// Makes the context.
  static func makeSharedContext() async throws -> Context
  /// What is shown in place of `content`.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// There is none.
  public static func makeSharedContext() async throws {}
}

/// The preview that a modifier changes.
public struct PreviewModifierContent {
  let content: AnyView
}

extension PreviewModifierContent: View {
  /// The preview.
  public var body: some View { content }
}

/// A preview and a modifier, shown once the context is there.
private struct ModifiedPreview<M: PreviewModifier>: View {
  let modifier: M
  let content: AnyView
  @State private var context: M.Context?

  var body: some View {
    if let context = context ?? (() as? M.Context) {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else {
      Color.clear.task {
        do { context = try await M.makeSharedContext() } catch {
          Unsupported.note("\(M.self).makeSharedContext() threw \(error). The preview is empty.")
        }
      }
    }
  }
}
