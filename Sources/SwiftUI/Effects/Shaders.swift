// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Shaders of Metal, which don't exist here.

public import Foundation
internal import MicaRaster

/// A library of shaders: any name is a function of it.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  /// The program's library.
  public static let `default` = ShaderLibrary()

  /// A bundle's library.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  /// A function of the program's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// A function of this library.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}

/// A function of a library of shaders.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  /// The library.
  public var library: ShaderLibrary
  /// The name.
  public var name: String

  /// A function by its name.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// The function with its arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A function with its arguments. Mica has no Metal: it isn't run.
public struct Shader: Equatable, Sendable {
  /// An argument.
  public struct Argument: Equatable, Sendable {
    private var values: [Double] = []

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument(values: [Double(x)])
    }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(values: [Double(x), Double(y)])
    }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(values: [Double(x), Double(y), Double(z)])
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(values: [Double(x), Double(y), Double(z), Double(w)])
    }
    /// Some numbers.
    public static func floatArray(_ array: [Float]) -> Argument {
      Argument(values: array.map(Double.init))
    }
    /// The bounds of what is drawn.
    public static var boundingRect: Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Some colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// Some bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
  }

  /// The function.
  public var function: ShaderFunction
  /// The arguments.
  public var arguments: [Argument]
  /// Whether colours are dithered.
  public var dithersColor = false

  /// A function with its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// Does nothing.
  fileprivate func note(_ effect: String) {
    Unsupported.note(
      "View.\(effect) by the shader \(function.name). Mica has no Metal: the view is drawn as it is."
    )
  }
}

nonisolated extension View {
  /// Changes this view's colours by a shader. Mica has no Metal: the view is drawn as it is.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    if isEnabled { shader.note("colorEffect") }
    return self
  }

  /// Distorts this view by a shader. Mica has no Metal: the view is drawn as it is.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    if isEnabled { shader.note("distortionEffect") }
    return self
  }

  /// Changes this view's picture by a shader. Mica has no Metal: the view is drawn as it is.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    if isEnabled { shader.note("layerEffect") }
    return self
  }
}

extension VisualEffect {
  /// Changes colours by a shader. Mica has no Metal: the view is drawn as it is.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    if isEnabled { shader.note("colorEffect") }
    return self
  }

  /// Distorts the view by a shader. Mica has no Metal: the view is drawn as it is.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    if isEnabled { shader.note("distortionEffect") }
    return self
  }

  /// Changes the view's picture by a shader. Mica has no Metal: the view is drawn as it is.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    if isEnabled { shader.note("layerEffect") }
    return self
  }
}
