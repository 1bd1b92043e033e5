// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Laws that hold for every described property, and what programs add: observers, properties of
// their own that the registry knows.

import CoreGraphics
import Foundation
@_spi(Registration) import MicaRuntime
import Testing

@testable import QuartzCore

/// What the classes of QuartzCore describe of a layer, by the names of the properties.
func describedProperties(of layer: CALayer) -> [(name: String, property: LayerProperty)] {
  ClassRegistry.view(of: type(of: layer)).orderedProperties.compactMap { record in
    (record.detail as? LayerProperty).map { (record.key, $0) }
  }
}

private let makers: [@Sendable () -> CALayer] = [
  { CALayer() }, { CAShapeLayer() }, { CAGradientLayer() }, { CAReplicatorLayer() },
  { CAEmitterLayer() }, { CATextLayer() }, { CATiledLayer() }, { CAScrollLayer() },
]

/// Another value of the same kind; nil for kinds that this doesn't know.
private func changed(_ value: Any?, _ field: LayerField) -> Any? {
  switch field.kind {
  case .number: return NSNumber(value: ((value as? NSNumber)?.doubleValue ?? 0) + 1)
  case .flag: return NSNumber(value: (value as? NSNumber)?.boolValue == false)
  case .point:
    return value as? CGSize != nil ? CGSize(width: 3, height: 4) : CGPoint(x: 3, y: 4)
  case .rect: return CGRect(x: 1, y: 2, width: 3, height: 4)
  case .color: return red
  case .transform, .sharedTransform: return CATransform3DMakeScale(2, 3, 1)
  case .path, .optionalPath:
    return CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2), transform: nil)
  case .colors: return [red, blue]
  case .numbers: return [0.25, 0.5] as [NSNumber]
  case .contents: return nil
  }
}

@Suite struct LayerPropertyTests {
  private final class Listener: NSObject, CALayerDelegate {
    var events: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      events.append(event)
      return nil
    }
  }

  @Test func everyAnimatedPropertyAsksForTheActionOfItsKey() {
    for make in makers {
      let layer = make()
      for (name, property) in describedProperties(of: layer) {
        guard let field = property.field,
          let value = changed(layer.value(forKey: name), field)
        else { continue }
        let (layer, listener) = (make(), Listener())
        _ = commitLayerTree(layer, at: 0, clock: VirtualClock())
        layer.delegate = listener
        layer.setValue(value, forKey: name)
        #expect(listener.events.contains(property.key), "\(type(of: layer)).\(name)")
      }
    }
  }

  @Test func everyAnimatedPropertyReachesTheSnapshot() {
    for make in makers {
      for (name, property) in describedProperties(of: make()) {
        let layer = make()
        guard let field = property.field,
          let value = changed(layer.value(forKey: name), field)
        else { continue }
        let key = property.key
        let before = shown(layer, at: 0).value(forKeyPath: key)
        layer.setValue(value, forKey: name)
        let after = shown(layer, at: 0).value(forKeyPath: key)
        #expect(
          AnimatableValue.isSame(after, value) || after is CGPath, "\(type(of: layer)).\(name)")
        #expect(!AnimatableValue.isSame(before, after), "\(type(of: layer)).\(name)")
      }
    }
  }

  @Test func everyAnimatedPropertyAnimates() {
    for make in makers {
      for (name, property) in describedProperties(of: make()) {
        let layer = make()
        let model = layer.value(forKey: name)
        guard let field = property.field, let value = changed(model, field) else { continue }
        let animation = CABasicAnimation(keyPath: property.key)
        (animation.fromValue, animation.toValue, animation.duration) = (value, value, 1)
        layer.add(animation, forKey: nil)
        let moving = shown(layer, at: 0.5).value(forKeyPath: property.key)
        #expect(
          AnimatableValue.isSame(moving, value) || moving is CGPath, "\(type(of: layer)).\(name)")
        let presented = layer.presentedCopy(at: 0.5)?.value(forKey: name)
        #expect(
          AnimatableValue.isSame(presented, value) || presented is CGPath,
          "\(type(of: layer)).\(name)")
      }
    }
  }

  @Test func copiesForPresentationHaveEveryValue() {
    for make in makers {
      let layer = make()
      let properties = describedProperties(of: layer)
      for (name, property) in properties {
        guard let field = property.field else { continue }
        layer.setValue(changed(layer.value(forKey: name), field), forKey: name)
      }
      let copy = type(of: layer).makePresentationLayer(layer)
      for (name, property) in properties where property.field != nil && name != "contents" {
        let (a, b) = (layer.value(forKey: name), copy.value(forKey: name))
        #expect(AnimatableValue.isSame(a, b), "\(type(of: layer)).\(name)")
      }
    }
  }

  @Test func setterAndKeyValueCodingTellObserversOnce() {
    let layer = CALayer()
    var told: [String] = []
    let first = layer.observe(\.position) { _, _ in told.append("position") }
    let second = layer.observe(\.isHidden) { _, _ in told.append("isHidden") }
    let third = layer.observe(\.contentsGravity) { _, _ in told.append("contentsGravity") }
    layer.position = CGPoint(x: 1, y: 2)
    layer.setValue(CGPoint(x: 3, y: 4), forKey: "position")
    layer.setValue(5, forKeyPath: "position.x")
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.isHidden = true
    layer.setValue(false, forKey: "hidden")
    layer.contentsGravity = .center
    #expect(
      told == [
        "position", "position", "position", "position", "isHidden", "isHidden", "contentsGravity",
      ])
    for observation in [first, second, third] { observation.invalidate() }
  }

  @Test func pathsGoOnBehindStoredObjects() {
    let layer = CALayer()
    layer.setValue(["size": 3], forKey: "info")
    #expect(layer.value(forKeyPath: "info.size") as? Int == 3)
    let other = CALayer()
    layer.setValue(other, forKey: "friend")
    layer.setValue(0.5, forKeyPath: "friend.opacity")
    #expect(other.opacity == 0.5)
    layer.addSublayer(CALayer())
    layer.addSublayer(CALayer())
    #expect(layer.value(forKeyPath: "sublayers.@count") as? Int == 2)
  }

  @Test func propertiesOfAProgramAreFoundByKey() {
    let layer = Dial()
    layer.setValue(0.25, forKey: "level")
    #expect(layer.level == 0.25)
    #expect(layer.value(forKey: "level") as? NSNumber == 0.25)
    layer.setValue(0.75, forKey: "managed")
    #expect(layer.managed == 0.75)
    layer.managed = 0.5
    #expect(layer.value(forKey: "managed") as? NSNumber == 0.5)
    let animation = CABasicAnimation(keyPath: "level")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    layer.add(animation, forKey: "level")
    let clock = VirtualClock()
    _ = commitLayerTree(layer, at: 0, clock: clock)
    #expect(layer.level == 0.25)
  }
}

/// A layer with properties of its own: a stored one, and one that stands for a stored value.
private final class Dial: CALayer {
  var level: CGFloat = 0
  var managed: CGFloat {
    get { value(forKey: "managed") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "managed") }
  }

  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    if let dial = layer as? Dial { level = dial.level }
  }
  required init?(coder: NSCoder) { nil }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "level" || key == "managed" || super.needsDisplay(forKey: key)
  }
}

private enum ThisFile {
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    ClassRegistry.register { file in
      file.add(Dial.self, "Dial", module: "QuartzCoreTests") { table in
        table.property("level", \.level)
        table.property("managed", \.managed)
      }
    }
  }
}
