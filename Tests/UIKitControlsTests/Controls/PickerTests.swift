// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Wheels (FACTS_UIKIT d.13).

import Foundation
import Mica
import Testing

import UIKit

@testable import UIKitControls

@Suite @MainActor struct PickerTests {
  private final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var log: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 100 : 3
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "Row \(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("\(component):\(row)")
    }
  }

  @Test func theCylinder() {
    let wheel = PickerGeometry(height: 216, row: 32)
    // N = ceil(2 · 291 / 32) = 19 rows around, R = 0.334225372 · 291.
    #expect(abs(wheel.angle - 2 * .pi / 19) < 1e-12)
    #expect(abs(wheel.radius - 97.259583) < 1e-5)
    #expect(wheel.place(0)?.middle == 108)
    #expect(wheel.place(5) == nil && wheel.place(4) != nil)
  }

  @Test func aFingerChooses() throws {
    let stage = Stage(size: CGSize(width: 320, height: 216), scale: 2)
    let numbers = Numbers()
    let picker = stage.run {
      let picker = UIPickerView()
      picker.dataSource = numbers
      picker.delegate = numbers
      let controller = UIViewController()
      controller.view = picker
      stage.root = controller
      return picker
    }
    try stage.advance(to: 0)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148, height: 32))
    stage.run { picker.selectRow(10, inComponent: 0, animated: false) }
    #expect(picker.selectedRow(inComponent: 0) == 10 && numbers.log.isEmpty)
    func touch(_ action: Contact.Action, _ y: CGFloat, _ time: Double) {
      stage.touch(
        [Contact(finger: 1, action: action, location: CGPoint(x: 80, y: y))], at: time)
    }
    touch(.down, 150, 0.1)
    for step in 1...10 { touch(.move, 150 - CGFloat(step) * 7, 0.1 + 0.02 * Double(step)) }
    touch(.up, 80, 0.6)
    try stage.advance(to: 3)
    #expect(picker.selectedRow(inComponent: 0) >= 12 && numbers.log.count == 1)
    #expect(picker.wheels[0].contentOffset.y == CGFloat(picker.selectedRow(inComponent: 0)) * 32)
  }

  @Test func dates() throws {
    let stage = Stage(size: CGSize(width: 320, height: 216), scale: 2)
    let picker = stage.run {
      let picker = UIDatePicker()
      picker.calendar = Calendar(identifier: .gregorian)
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.locale = Locale(identifier: "en_US")
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .wheels
      picker.date = Date(timeIntervalSince1970: 86_400 * 365)
      let controller = UIViewController()
      controller.view = picker
      stage.root = controller
      return picker
    }
    try stage.advance(to: 0)
    #expect(picker.parts.columns == [.month, .dayOfMonth, .year])
    #expect(picker.title(of: .month, row: picker.row(of: .month)) == "January")
    stage.run { picker.chose(1, in: .month) }
    #expect(picker.row(of: .month) == 1 && picker.row(of: .dayOfMonth) == 0)
    stage.run { picker.chose(30, in: .dayOfMonth) }
    // February has 28 days in 1971.
    #expect(picker.row(of: .dayOfMonth) == 27)
  }
}
