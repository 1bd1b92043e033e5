// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A form to sign up: three fields that are checked while one types, notes, and a button above the keyboard.

import UIKit

class FormViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  private let heading = UILabel()
  private let name = FormField(title: "Name", placeholder: "Ada Lovelace")
  private let mail = FormField(title: "Mail", placeholder: "ada@example.com")
  private let password = FormField(title: "Password", placeholder: "8 characters or more")
  private let notes = UITextView()
  private let button = UIButton(type: .system)
  private var bottom: NSLayoutConstraint!

  private var fields: [FormField] { [name, mail, password] }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    heading.text = "Sign up"
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    notes.font = .systemFont(ofSize: 17)
    notes.layer.cornerRadius = 8
    notes.delegate = self
    button.setTitle("Create account", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    button.setTitleColor(.white, for: .normal)
    button.layer.cornerRadius = 12
    button.addTarget(self, action: #selector(create), for: .touchUpInside)
    setUpFields()
    layOut()
    check()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardMoves),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  private func setUpFields() {
    name.field.textContentType = .name
    name.field.autocapitalizationType = .words
    mail.field.keyboardType = .emailAddress
    mail.field.autocorrectionType = .no
    password.field.isSecureTextEntry = true
    for (index, row) in fields.enumerated() {
      row.field.delegate = self
      row.field.tag = index
      row.field.returnKeyType = index == fields.count - 1 ? .done : .next
      row.field.addTarget(self, action: #selector(changed), for: .editingChanged)
    }
  }

  private func layOut() {
    let all: [UIView] = [heading, name, mail, password, notes, button]
    for view in all {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
      view.leadingAnchor.constraint(equalTo: self.view.leadingAnchor, constant: 20).isActive = true
      view.trailingAnchor.constraint(equalTo: self.view.trailingAnchor, constant: -20).isActive =
        true
    }
    heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 64).isActive = true
    for (above, below) in zip(all.dropLast(), all.dropFirst()) {
      below.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 14).isActive = true
    }
    button.heightAnchor.constraint(equalToConstant: 50).isActive = true
    bottom = button.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40)
    bottom.isActive = true
  }

  // MARK: Checks

  @objc private func changed() { check() }

  private func check() {
    name.hint = nil
    let address = mail.text
    let isMail = address.contains("@") && address.contains(".") && !address.hasSuffix(".")
    mail.hint = address.isEmpty || isMail ? nil : "This is no address yet"
    let missing = 8 - password.text.count
    password.hint = password.text.isEmpty || missing <= 0 ? nil : "\(missing) more"
    let isDone = !name.text.isEmpty && isMail && missing <= 0
    button.isEnabled = isDone
    button.backgroundColor = isDone ? .systemBlue : .systemGray3
  }

  @objc private func create() {
    view.endEditing(true)
    heading.text = "Welcome, \(name.text.split(separator: " ").first ?? "")"
  }

  // MARK: Fields

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.tag + 1 < fields.count {
      fields[textField.tag + 1].field.becomeFirstResponder()
    } else {
      notes.becomeFirstResponder()
    }
    return false
  }

  @objc private func keyboardMoves(_ note: Notification) {
    guard
      let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    let covered = max(view.bounds.maxY - view.convert(end, from: nil).minY, 0)
    bottom.constant = covered > 0 ? -covered - 12 : -40
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
      animations: { self.view.layoutIfNeeded() })
  }
}
