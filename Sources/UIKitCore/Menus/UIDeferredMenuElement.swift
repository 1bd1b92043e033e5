// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Elements that are only known once their menu is opened.

public import Foundation

/// Stands for elements that are asked for when the menu around it is opened; a row with a spinner until they are there.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Finds the elements, and hands them to its argument, at once or later.
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isKept: Bool
  package private(set) var elements: [UIMenuElement]?
  private var isWaiting = false
  /// Counts the times that it was asked: what comes late is of no use.
  private var round = 0

  /// Elements that are asked for once.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isKept: true)
  }

  init(_ provider: @escaping Provider, isKept: Bool) {
    self.provider = provider
    self.isKept = isKept
    super.init(title: "", image: nil, subtitle: nil)
  }

  /// Elements that are asked for each time that the menu is opened.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isKept: false)
  }

  /// Forgets elements that are to be asked for again.
  func menuOpens() {
    guard !isKept else { return }
    elements = nil
    isWaiting = false
    round += 1
  }

  /// Asks for the elements unless they are there or on their way; `done` is called when they came.
  package func ask(_ done: @escaping () -> Void) {
    guard elements == nil, !isWaiting else { return }
    isWaiting = true
    let asked = round
    provider { [weak self] elements in
      guard let self, round == asked, self.elements == nil else { return }
      self.elements = elements
      isWaiting = false
      done()
    }
  }
}
