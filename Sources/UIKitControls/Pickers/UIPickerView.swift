// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Wheels of values. What a program may override stands here.

public import CoreGraphics
public import Foundation

/// Has the numbers of a picker's components and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many values a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what a picker shows, and hears what is chosen. Every method may be left out.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The width of a wheel.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of a wheel's rows.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The text of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// The text of a row with attributes, in place of the plain one.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row, in place of a text.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// A finger has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// A share of the picker's width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.usualWidth
  }

  /// 32.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { PickerGeometry.usualRow }

  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// A view that stands for "none": the row is a text.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { pickerView.noView }

  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Wheels of values, one of which each has chosen. It is 320 by 216 points by itself (FACTS_UIKIT d.13).
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Stands for "no view" in answers of delegates that have no such method.
  let noView = UIView()
  private let band = UIView()
  private(set) var wheels: [PickerWheel] = []
  private var isStale = true

  /// A picker with the given frame; of its own size where that is empty.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpPicker()
    if frame.isEmpty { resize(to: intrinsicContentSize) }
  }

  /// A picker from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpPicker()
    readNib(coder, as: UIPickerView.self)
  }

  /// Who has the numbers; not kept alive.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// Who says what is shown; not kept alive.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }

  /// Whether the chosen rows are marked; always so, as on iOS since version 7.
  open var showsSelectionIndicator = true

  // MARK: Numbers

  /// How many wheels there are.
  open var numberOfComponents: Int {
    build()
    return wheels.count
  }

  /// How many values a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    build()
    return wheels.indices.contains(component) ? wheels[component].count : 0
  }

  /// The size of a wheel's rows.
  open func rowSize(forComponent component: Int) -> CGSize {
    build()
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(width: width(component), height: wheels[component].geometry.row)
  }

  /// The view of a row; nil where it isn't shown, or is a text.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    build()
    return wheels.indices.contains(component) ? wheels[component].ownView(row) : nil
  }

  // MARK: Choosing

  /// Asks for everything anew.
  open func reloadAllComponents() {
    isStale = true
    setNeedsLayout()
  }

  /// Asks for a wheel's values anew.
  open func reloadComponent(_ component: Int) {
    guard !isStale, wheels.indices.contains(component) else { return }
    load(wheels[component])
    wheels[component].reload()
  }

  /// Chooses a row without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    build()
    guard wheels.indices.contains(component) else { return }
    wheels[component].choose(row, animated: animated)
  }

  /// The row that is chosen, or was last; -1 for a wheel that there isn't.
  open func selectedRow(inComponent component: Int) -> Int {
    build()
    return wheels.indices.contains(component) ? wheels[component].chosen : -1
  }

  // MARK: Of views

  /// 320 by 216.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// 320 by 216.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the wheels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    build()
    placeWheels()
  }

  // MARK: Work

  private func setUpPicker() {
    clipsToBounds = true
    band.isUserInteractionEnabled = false
    band.backgroundColor = .quaternarySystemFill
    band.layer.cornerRadius = 8
    band.layer.cornerCurve = .continuous
    addSubview(band)
  }

  private func build() {
    guard isStale, let dataSource else { return }
    isStale = false
    let count = max(0, dataSource.numberOfComponents(in: self))
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(component: wheels.count, picker: self)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for wheel in wheels { load(wheel) }
    placeWheels()
    for wheel in wheels { wheel.reload() }
  }

  private func load(_ wheel: PickerWheel) {
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: wheel.component) ?? 0
    let row =
      delegate?.pickerView(self, rowHeightForComponent: wheel.component) ?? PickerGeometry.usualRow
    wheel.count = max(0, count)
    wheel.geometry = PickerGeometry(height: bounds.height, row: row)
  }

  /// A wheel's width where the delegate says none (FACTS_UIKIT d.13).
  var usualWidth: CGFloat {
    let count = CGFloat(max(1, wheels.count))
    return max(0, ((bounds.width - 18 - 5 * (count - 1)) / count).rounded(.down))
  }

  private func width(_ component: Int) -> CGFloat {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? usualWidth
    return width.isFinite ? max(0, width) : usualWidth
  }

  private func placeWheels() {
    let widths = wheels.map { width($0.component) }
    let all = widths.reduce(0, +) + 5 * CGFloat(max(0, wheels.count - 1))
    var x = ((bounds.width - all) / 2).rounded()
    for (wheel, width) in zip(wheels, widths) {
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      if wheel.geometry.height != bounds.height {
        wheel.geometry = PickerGeometry(height: bounds.height, row: wheel.geometry.row)
      }
      wheel.place(frame)
      x += width + 5
    }
    let row = wheels.first?.geometry.row ?? PickerGeometry.usualRow
    band.frame = CGRect(
      x: 9, y: (bounds.height - row - 2) / 2, width: max(0, bounds.width - 18), height: row + 2)
  }

  /// A wheel has come to rest under a finger.
  func told(_ wheel: PickerWheel) {
    delegate?.pickerView(self, didSelectRow: wheel.chosen, inComponent: wheel.component)
  }
}
