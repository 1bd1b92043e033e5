// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A photograph in the collection, and the header of a section.

import UIKit

/// Shows a photograph, with its title where there is room.
class PhotoCell: UICollectionViewCell {
  let imageView = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 10
    imageView.layer.cornerCurve = .continuous
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = .white
    for view in [imageView, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ photo: Photo, size: CGSize, hasTitle: Bool) {
    imageView.image = photo.image(size: size)
    label.text = hasTitle ? photo.title : nil
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.15) {
        self.contentView.alpha = self.isHighlighted ? 0.6 : 1
      }
    }
  }
}

/// The title of a section.
class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 22, weight: .bold)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
