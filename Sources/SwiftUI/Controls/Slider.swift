// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Sliders and steppers (FACTS_SWIFTUI h.4, h.5).

/// A control that selects a value from a bounded linear range.
public struct Slider<Label: View, ValueLabel: View> {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let minimum: ValueLabel?
  let maximum: ValueLabel?
  let onEditing: (Bool) -> Void
}

extension Slider: View {
  /// The slider between the labels of its ends.
  public var body: some View {
    HStack {
      if let minimum { minimum }
      control
      if let maximum { maximum }
    }
  }

  private var control: some View {
    let (value, bounds, step) = (value, bounds, step)
    nonisolated(unsafe) let onEditing = onEditing
    return UIKitControl<UISlider>(
      make: { display in
        let slider = UISlider()
        slider.addAction(UIAction { [weak display] _ in display?.send() }, for: .valueChanged)
        slider.addAction(UIAction { _ in onEditing(true) }, for: .touchDown)
        slider.addAction(
          UIAction { _ in onEditing(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        return slider
      },
      update: { slider, environment in
        slider.minimumValue = Float(bounds.lowerBound)
        slider.maximumValue = Float(bounds.upperBound)
        slider.minimumTrackTintColor = environment.uiTint
        let shown = Float(value.wrappedValue)
        if slider.value != shown, shown.isFinite { slider.value = shown }
      },
      size: { slider, proposal in
        CGSize(width: proposal.width ?? 100, height: slider.intrinsicContentSize.height)
      },
      changed: { slider in
        var new = Double(slider.value)
        if let step, step > 0 {
          new = bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step
          new = min(max(new, bounds.lowerBound), bounds.upperBound)
          slider.value = Float(new)
        }
        value.wrappedValue = new
      })
  }
}

nonisolated extension Slider {
  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label,
    _ minimum: ValueLabel?, _ maximum: ValueLabel?, _ onEditing: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding {
      Double(value.wrappedValue)
    } set: { (new: Double) in
      value.wrappedValue = V(new)
    }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    (self.label, self.minimum, self.maximum) = (label, minimum, maximum)
    self.onEditing = onEditing
  }

  /// A slider with labels for its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// A slider of steps with labels for its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// A slider, by default from 0 to 1.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), nil, nil, onEditingChanged)
  }

  /// A slider of steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == EmptyView, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), nil, nil, onEditingChanged)
  }

  /// A slider with a label, which isn't shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), nil, nil, onEditingChanged)
  }

  /// A slider of steps with a label, which isn't shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), nil, nil, onEditingChanged)
  }
}

/// A control that changes a value by steps.
public struct Stepper<Label: View> {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditing: (Bool) -> Void
  @Environment(\.labelsHidden) private var labelsHidden

  fileprivate nonisolated init(
    _ label: Label, _ increment: (() -> Void)?, _ decrement: (() -> Void)?,
    _ onEditing: @escaping (Bool) -> Void
  ) {
    (self.label, self.increment, self.decrement) = (label, increment, decrement)
    self.onEditing = onEditing
  }
}

extension Stepper: View {
  /// The label before the stepper.
  public var body: some View {
    if labelsHidden {
      control
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }

  private var control: some View {
    nonisolated(unsafe) let (increment, decrement, onEditing) = (increment, decrement, onEditing)
    return UIKitControl<UIStepper>(
      make: { display in
        let stepper = UIStepper()
        stepper.addAction(UIAction { [weak display] _ in display?.send() }, for: .valueChanged)
        return stepper
      },
      update: { stepper, _ in
        // It counts from 0: what it shows are its buttons only.
        stepper.minimumValue = decrement == nil ? 0 : -1
        stepper.maximumValue = increment == nil ? 0 : 1
        stepper.value = 0
      },
      size: { stepper, _ in stepper.intrinsicContentSize },
      changed: { stepper in
        onEditing(true)
        if stepper.value > 0 { increment?() } else if stepper.value < 0 { decrement?() }
        stepper.value = 0
        onEditing(false)
      })
  }
}

nonisolated extension Stepper {
  /// A stepper whose buttons call closures; one that is nil is disabled.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), onIncrement, onDecrement, onEditingChanged) }

  /// A stepper of a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label(), { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) }, onEditingChanged)
  }

  /// A stepper of a value within bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    let up: () -> Void = {
      value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step))
    }
    let down: () -> Void = {
      value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: 0 - step))
    }
    self.init(
      label(), now < bounds.upperBound ? up : nil, now > bounds.lowerBound ? down : nil,
      onEditingChanged)
  }
}

nonisolated extension Stepper where Label == Text {
  /// A stepper of a value, with a text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value within bounds, with a text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value within bounds, with a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper whose buttons call closures, with a text.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(titleKey), onIncrement, onDecrement, onEditingChanged) }
}
