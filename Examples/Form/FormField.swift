// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A field with its title above it and a hint below.

import UIKit

class FormField: UIView {
  let field = UITextField()
  private let title = UILabel()
  private let note = UILabel()

  init(title text: String, placeholder: String) {
    super.init(frame: .zero)
    title.text = text
    title.font = .systemFont(ofSize: 13)
    title.textColor = .secondaryLabel
    note.font = .systemFont(ofSize: 12)
    note.textColor = .systemRed
    note.text = " "
    field.borderStyle = .roundedRect
    field.placeholder = placeholder
    field.clearButtonMode = .whileEditing
    for view in [title, field, note] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor),
      field.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      note.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 3),
      note.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  var text: String { field.text ?? "" }

  var hint: String? {
    didSet {
      note.text = hint ?? " "
      field.layer.borderWidth = hint == nil ? 0 : 1
      field.layer.cornerRadius = 5
      field.layer.borderColor = UIColor.systemRed.cgColor
    }
  }
}
