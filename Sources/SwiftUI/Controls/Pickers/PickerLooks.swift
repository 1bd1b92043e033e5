// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The looks of pickers.

/// A picker's choices in a style.
struct PickerBody: View {
  let label: AnyView
  let look: PickerLook
  let options: PickerOptions

  var body: some View {
    switch look {
    case .menu: PickerMenu(options: options)
    case .segmented: PickerSegments(options: options)
    case .wheel: PickerWheel(options: options)
    case .inline: PickerRows(options: options)
    }
  }
}

/// The chosen one as a button that opens a menu of all.
private struct PickerMenu: View {
  let options: PickerOptions
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let chosen = options.selected.map { options.options[$0] }
    HStack(spacing: 5) {
      if let picture = chosen?.picture { Image(uiImage: picture).renderingMode(.template) }
      Text(verbatim: chosen?.title ?? "").lineLimit(1)
      Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium))
    }
    .foregroundStyle(
      isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(uiColor: .tertiaryLabel))
    )
    .padding(.horizontal, 12).padding(.vertical, 7)
    .overlay { MenuOpener(elements: options.actions) }
  }
}

/// The choices beside each other.
private struct PickerSegments: View {
  let options: PickerOptions

  var body: some View {
    let options = options
    return UIKitControl<UISegmentedControl>(
      make: { display in
        let control = UISegmentedControl()
        control.addAction(UIAction { [weak display] _ in display?.send() }, for: .valueChanged)
        return control
      },
      update: { control, _ in
        while control.numberOfSegments > options.options.count {
          control.removeSegment(at: control.numberOfSegments - 1, animated: false)
        }
        for (index, option) in options.options.enumerated() {
          let isNew = index >= control.numberOfSegments
          if option.title.isEmpty, let picture = option.picture {
            if isNew { control.insertSegment(with: picture, at: index, animated: false) }
            if control.imageForSegment(at: index) != picture {
              control.setImage(picture, forSegmentAt: index)
            }
          } else {
            if isNew { control.insertSegment(withTitle: option.title, at: index, animated: false) }
            if control.titleForSegment(at: index) != option.title {
              control.setTitle(option.title, forSegmentAt: index)
            }
          }
        }
        let selected = options.selected ?? UISegmentedControl.noSegment
        if control.selectedSegmentIndex != selected { control.selectedSegmentIndex = selected }
      },
      size: { control, proposal in
        let own = control.intrinsicContentSize
        return CGSize(width: proposal.width ?? own.width, height: own.height)
      },
      changed: { control in
        let index = control.selectedSegmentIndex
        if options.options.indices.contains(index) { options.options[index].choose() }
      })
  }
}

/// The choices below each other, the chosen one with a mark.
private struct PickerRows: View {
  let options: PickerOptions

  var body: some View {
    ForEach(options.options.indices, id: \.self) { index in
      let option = options.options[index]
      Button(action: option.choose) {
        HStack {
          option.view.foregroundStyle(Color.primary)
          Spacer()
          if index == options.selected {
            Image(systemName: "checkmark").fontWeight(.semibold)
          }
        }
      }
    }
  }
}

/// The choices on a wheel.
private struct PickerWheel: View {
  let options: PickerOptions

  var body: some View {
    let options = options
    return UIKitControl<WheelView>(
      make: { _ in WheelView() },
      update: { wheel, _ in wheel.take(options) },
      size: { wheel, proposal in
        let own = wheel.intrinsicContentSize
        return CGSize(width: proposal.width ?? own.width, height: own.height)
      })
  }
}

/// UIKit's wheel with a picker's choices.
private final class WheelView: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  private var options: PickerOptions?
  private var titles: [String] = []

  func take(_ new: PickerOptions) {
    options = new
    if dataSource == nil { (dataSource, delegate) = (self, self) }
    let names = new.options.map(\.title)
    if names != titles {
      titles = names
      reloadAllComponents()
    }
    if let row = new.selected, selectedRow(inComponent: 0) != row {
      selectRow(row, inComponent: 0, animated: window != nil)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles.count
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { titles.indices.contains(row) ? titles[row] : nil }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if let options, options.options.indices.contains(row) { options.options[row].choose() }
  }
}
