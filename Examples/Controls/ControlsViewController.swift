// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The program: all controls on a page, which answer to fingers.

import UIKit

/// Shows every control, in the colours of the light or the dark interface.
class ControlsViewController: UIViewController {
  private let onSwitch = UISwitch()
  private let slider = UISlider()
  private let progress = UIProgressView(progressViewStyle: .default)
  private let stepper = UIStepper()
  private let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
  private let pages = UIPageControl()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let stepLabel = UILabel()
  private let lastLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpControls()
    let disabled = UISwitch()
    disabled.isEnabled = false
    disabled.isOn = true
    place([onSwitch, disabled, spinner], y: 24, height: 31, width: 70)
    place([slider], y: 70, height: 34, width: 280)
    place([progress], y: 116, height: 4, width: 280)
    place([stepper, stepLabel], y: 136, height: 32, width: 120)
    place([segments], y: 184, height: 32, width: 280)
    place([pages], y: 228, height: 28, width: 280)
    place(
      [button("Plain", .plain()), button("Gray", .gray()), button("Tinted", .tinted())], y: 268,
      height: 36, width: 88)
    place([button("Filled", .filled()), systemButton()], y: 316, height: 36, width: 136)
    place([lastLabel], y: 366, height: 22, width: 280)
  }

  private func setUpControls() {
    onSwitch.addAction(
      UIAction { [weak self] _ in self?.tell("Switch") { $0.onSwitch.isOn ? "on" : "off" } },
      for: .valueChanged)
    slider.value = 0.3
    progress.progress = slider.value
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        progress.progress = slider.value
        tell("Slider") { "\(Int(($0.slider.value * 100).rounded())) %" }
      }, for: .valueChanged)
    stepper.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        stepLabel.text = String(Int(stepper.value))
      }, for: .valueChanged)
    stepLabel.text = "0"
    stepLabel.textColor = .label
    segments.selectedSegmentIndex = 0
    segments.addAction(
      UIAction { [weak self] _ in
        self?.tell("Segment") {
          $0.segments.titleForSegment(at: $0.segments.selectedSegmentIndex) ?? ""
        }
      }, for: .valueChanged)
    pages.numberOfPages = 5
    pages.pageIndicatorTintColor = .systemGray3
    pages.currentPageIndicatorTintColor = .systemBlue
    pages.addAction(
      UIAction { [weak self] _ in self?.tell("Page") { String($0.pages.currentPage + 1) } },
      for: .valueChanged)
    spinner.startAnimating()
    lastLabel.font = .systemFont(ofSize: 15)
    lastLabel.textColor = .secondaryLabel
    lastLabel.text = "Nothing touched yet"
  }

  private func tell(_ name: String, _ value: (ControlsViewController) -> String) {
    lastLabel.text = "\(name): \(value(self))"
  }

  private func button(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
    var configuration = configuration
    configuration.title = title
    let button = UIButton(configuration: configuration)
    button.accessibilityIdentifier = title.lowercased()
    button.addAction(
      UIAction { [weak self] _ in self?.tell("Button") { _ in title } }, for: .touchUpInside)
    return button
  }

  private func systemButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("System", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.tell("Button") { _ in "System" } }, for: .touchUpInside)
    return button
  }

  /// Places controls beside each other.
  private func place(_ controls: [UIView], y: CGFloat, height: CGFloat, width: CGFloat) {
    for (index, control) in controls.enumerated() {
      control.frame = CGRect(
        x: 20 + CGFloat(index) * (width + 8), y: y, width: width, height: height)
      view.addSubview(control)
    }
  }
}
