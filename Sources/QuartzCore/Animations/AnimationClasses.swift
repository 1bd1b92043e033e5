// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The classes of animations in the registry, with the properties that key-value coding finds.

@_spi(Registration) internal import MicaRuntime

private enum AnimationClasses {
  @used @section(".init_array") static let load: @convention(c) () -> Void = {
    ClassRegistry.register { file in
      add(CAAnimation.self, "CAAnimation", to: file) { describe($0) }
      add(CAPropertyAnimation.self, "CAPropertyAnimation", to: file) { table in
        table.property("keyPath", \.keyPath)
        table.property("isAdditive", \.isAdditive)
        table.property("isCumulative", \.isCumulative)
        table.property("valueFunction", \.valueFunction)
      }
      add(CABasicAnimation.self, "CABasicAnimation", to: file) { table in
        table.property("fromValue", \.fromValue)
        table.property("toValue", \.toValue)
        table.property("byValue", \.byValue)
      }
      add(CAKeyframeAnimation.self, "CAKeyframeAnimation", to: file) {
        describe($0)
      }
      add(CASpringAnimation.self, "CASpringAnimation", to: file) { table in
        table.property("mass", \.mass)
        table.property("stiffness", \.stiffness)
        table.property("damping", \.damping)
        table.property("initialVelocity", \.initialVelocity)
        table.property("allowsOverdamping", \.allowsOverdamping)
      }
      add(CAAnimationGroup.self, "CAAnimationGroup", to: file) { table in
        table.property("animations", \.animations)
      }
      add(CATransition.self, "CATransition", to: file) { table in
        table.property("type", \.type)
        table.property("subtype", \.subtype)
        table.property("startProgress", \.startProgress)
        table.property("endProgress", \.endProgress)
        table.property("filter", \.filter)
      }
    }
  }

  private static func add<Animation: CAAnimation>(
    _ type: Animation.Type, _ name: StaticString, to file: FileClasses,
    _ describe: @escaping @Sendable (ClassTable<Animation>) -> Void
  ) {
    file.add(type, name, module: "QuartzCore", objectiveCName: name) { describe($0) }
  }

  private static func describe(_ table: ClassTable<CAAnimation>) {
    table.property("beginTime", \.beginTime)
    table.property("duration", \.duration)
    table.property("speed", \.speed)
    table.property("timeOffset", \.timeOffset)
    table.property("repeatCount", \.repeatCount)
    table.property("repeatDuration", \.repeatDuration)
    table.property("autoreverses", \.autoreverses)
    table.property("isRemovedOnCompletion", \.isRemovedOnCompletion)
    table.property("fillMode", \.fillMode)
    table.property("timingFunction", \.timingFunction)
    table.property("delegate", \.delegate)
    table.property("preferredFrameRateRange", \.preferredFrameRateRange)
    table.maker("init()") { type, _ in type.makeAnimation() }
  }

  private static func describe(_ table: ClassTable<CAKeyframeAnimation>) {
    table.property("values", \.values)
    table.property("path", \.path)
    table.property("keyTimes", \.keyTimes)
    table.property("timingFunctions", \.timingFunctions)
    table.property("calculationMode", \.calculationMode)
    table.property("tensionValues", \.tensionValues)
    table.property("continuityValues", \.continuityValues)
    table.property("biasValues", \.biasValues)
    table.property("rotationMode", \.rotationMode)
  }
}
