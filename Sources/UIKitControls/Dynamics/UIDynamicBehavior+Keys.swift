// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of animators and behaviours by name: the rows of the registry (Docs/runtime.md).

@_spi(Registration) internal import MicaRuntime

extension UIDynamicBehavior {
  /// The classes of this folder.
  nonisolated static func addClasses(to file: FileClasses) {
    file.add(UIDynamicAnimator.self, "UIDynamicAnimator") {
      $0.property("isRunning", \.isRunning)
      $0.property("elapsedTime", \.elapsedTime)
      $0.property("referenceView", \.referenceView as KeyPath)
      $0.property("behaviors", \.behaviors)
      $0.property("delegate", \.delegate)
    }
    file.add(UIDynamicBehavior.self, "UIDynamicBehavior") {
      $0.property("childBehaviors", \.childBehaviors)
      $0.property("dynamicAnimator", \.dynamicAnimator as KeyPath)
    }
    addForces(to: file)
    addOthers(to: file)
  }

  private nonisolated static func addForces(to file: FileClasses) {
    file.add(UIGravityBehavior.self, "UIGravityBehavior") {
      $0.property("gravityDirection", \.gravityDirection)
      $0.property("angle", \.angle)
      $0.property("magnitude", \.magnitude, default: 1)
    }
    file.add(UIPushBehavior.self, "UIPushBehavior") {
      $0.property("active", \.active, default: true)
      $0.property("angle", \.angle, default: 0)
      $0.property("magnitude", \.magnitude, default: 0)
      $0.property("pushDirection", \.pushDirection)
    }
    file.add(UISnapBehavior.self, "UISnapBehavior") {
      $0.property("snapPoint", \.snapPoint)
      $0.property("damping", \.damping, default: 0.5)
    }
  }

  private nonisolated static func addOthers(to file: FileClasses) {
    file.add(UICollisionBehavior.self, "UICollisionBehavior") {
      $0.property("collisionMode", \.collisionMode)
      $0.property(
        "translatesReferenceBoundsIntoBoundary", \.translatesReferenceBoundsIntoBoundary,
        default: false)
      $0.property("collisionDelegate", \.collisionDelegate)
    }
    file.add(UIAttachmentBehavior.self, "UIAttachmentBehavior") {
      $0.property("anchorPoint", \.anchorPoint)
      $0.property("length", \.length)
      $0.property("damping", \.damping, default: 0)
      $0.property("frequency", \.frequency, default: 0)
      $0.property("frictionTorque", \.frictionTorque, default: 0)
    }
    file.add(UIDynamicItemBehavior.self, "UIDynamicItemBehavior") {
      $0.property("elasticity", \.elasticity, default: 0)
      $0.property("friction", \.friction, default: 0)
      $0.property("density", \.density, default: 1)
      $0.property("resistance", \.resistance, default: 0)
      $0.property("angularResistance", \.angularResistance, default: 0)
      $0.property("charge", \.charge, default: 0)
      $0.property("isAnchored", \.isAnchored, default: false)
      $0.property("allowsRotation", \.allowsRotation, default: true)
    }
    file.add(UIFieldBehavior.self, "UIFieldBehavior") {
      $0.property("position", \.position)
      $0.property("strength", \.strength, default: 1)
      $0.property("falloff", \.falloff, default: 0)
      $0.property("minimumRadius", \.minimumRadius)
      $0.property("direction", \.direction)
      $0.property("smoothness", \.smoothness, default: 0)
      $0.property("animationSpeed", \.animationSpeed, default: 0)
    }
    file.add(UIDynamicItemGroup.self, "UIDynamicItemGroup") {
      $0.property("center", \.center)
      $0.property("bounds", \.bounds)
      $0.property("transform", \.transform)
    }
  }
}
