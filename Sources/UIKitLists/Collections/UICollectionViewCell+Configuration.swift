// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a cell follows its state, and shows its configurations.

import CoreGraphics
import Foundation

/// What a cell was given as values.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundView: BackgroundConfigurationView?
  /// Whether the state has changed since the cell was updated.
  var isDue = false
  /// Whether the list that the cell is in is edited.
  var isEditing = false
  var isExpanded = false
  /// Whether the program has given a background itself.
  var hasOwnBackground = false
}

extension UICollectionViewCell {
  func setUpContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = configured.isEditing
    state.isExpanded = configured.isExpanded
    state.isSwiped = ownCollectionView?.collectionCore.swipes.row?.cell === self
    state.isReordering = ownCollectionView?.collectionCore.moves.held?.view === self
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  func stateChanged() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    markHighlighted(in: contentView)
    setNeedsUpdateConfiguration()
  }

  /// Labels and pictures in the content show their highlighted form, as on iOS.
  private func markHighlighted(in view: UIView) {
    let isOn = isSelected || isHighlighted
    for subview in view.subviews {
      if let label = subview as? UILabel, label.isHighlighted != isOn { label.isHighlighted = isOn }
      if let image = subview as? UIImageView, image.isHighlighted != isOn {
        image.isHighlighted = isOn
      }
      if !(subview is UIControl) { markHighlighted(in: subview) }
    }
  }

  func placeBackgrounds(_ old: UIView?) {
    old?.removeFromSuperview()
    if let selectedBackgroundView {
      insertSubview(selectedBackgroundView, at: 0)
      selectedBackgroundView.isHidden = !(isSelected || isHighlighted)
    }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  /// Updates the configurations where the state has changed.
  func updateConfigurationIfDue() {
    guard configured.isDue else { return }
    configured.isDue = false
    let state = configurationState
    updateConfiguration(using: state)
    if automaticallyUpdatesContentConfiguration, let content = configured.content {
      show(content.updated(for: state))
    }
    showBackground(for: state)
    configured.isDue = false
  }

  func setContent(_ new: (any UIContentConfiguration)?) {
    let had = configured.content != nil
    configured.content = new
    if let new {
      let state = configurationState
      show(automaticallyUpdatesContentConfiguration ? new.updated(for: state) : new)
    } else if had {
      let plain = UIView(frame: bounds)
      plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      replaceContentView(with: plain)
    }
    invalidateIntrinsicContentSize()
  }

  private func show(_ content: any UIContentConfiguration) {
    if let shown = contentView as? any UIView & UIContentView, shown.supports(content) {
      shown.configuration = content
      return
    }
    let made = content.makeContentView()
    made.frame = contentFrame
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    replaceContentView(with: made)
  }

  func setBackground(_ new: UIBackgroundConfiguration?) {
    configured.background = new
    configured.hasOwnBackground = true
    if new != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
    showBackground(for: configurationState)
  }

  func showBackground(for state: UICellConfigurationState) {
    guard let given = configured.background else {
      configured.backgroundView?.removeFromSuperview()
      configured.backgroundView = nil
      return
    }
    let shown = configured.backgroundView ?? BackgroundConfigurationView(frame: bounds)
    if configured.backgroundView == nil {
      insertSubview(shown, at: 0)
      configured.backgroundView = shown
    }
    shown.show(automaticallyUpdatesBackgroundConfiguration ? given.updated(for: state) : given)
  }
}
