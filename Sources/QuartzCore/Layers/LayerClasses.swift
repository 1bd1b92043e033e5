// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The classes of layers in the registry: named when the process is loaded, described when somebody
// asks.

@_spi(Registration) internal import MicaRuntime

private enum LayerClasses {
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    ClassRegistry.register { file in
      add(CALayer.self, "CALayer", to: file) { table in
        CALayer.geometry.fill(table)
        CALayer.looks.fill(table)
        table.maker("init()") { type, _ in type.makeLayer() }
      }
      add(CAShapeLayer.self, "CAShapeLayer", to: file) { CAShapeLayer.properties.fill($0) }
      add(CAGradientLayer.self, "CAGradientLayer", to: file) {
        CAGradientLayer.properties.fill($0)
      }
      add(CAReplicatorLayer.self, "CAReplicatorLayer", to: file) {
        CAReplicatorLayer.properties.fill($0)
      }
      add(CAEmitterLayer.self, "CAEmitterLayer", to: file) { CAEmitterLayer.properties.fill($0) }
      add(CATextLayer.self, "CATextLayer", to: file) { CATextLayer.properties.fill($0) }
      add(CAScrollLayer.self, "CAScrollLayer", to: file) { table in
        table.property("scrollMode", \.scrollMode, dynamic: true)
      }
      add(CATiledLayer.self, "CATiledLayer", to: file) { CATiledLayer.properties.fill($0) }
      add(CATransformLayer.self, "CATransformLayer", to: file) { _ in }
    }
  }

  /// Adds a class with the initialisers that all layers have.
  private static func add<Layer: CALayer>(
    _ type: Layer.Type, _ name: StaticString, to file: FileClasses,
    _ fill: @escaping @Sendable (ClassTable<Layer>) -> Void
  ) {
    file.add(type, name, module: "QuartzCore", objectiveCName: name) { table in
      fill(table)
      table.initializers("init()", "init(layer:)", "init(coder:)", inheritsOthers: false)
    }
  }
}
