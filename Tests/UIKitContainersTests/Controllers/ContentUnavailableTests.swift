// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// UIContentUnavailableConfiguration and who shows it (iOS 17).

import Mica
import Testing
import UIKit

private final class Empty: UIViewController {
  var states: [String?] = []
  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    states.append(state.searchText)
  }
}

@Suite @MainActor
struct ContentUnavailableTests {
  private func texts(_ view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }

  @Test("Texts, image and buttons stand in the middle, one below the other")
  func layout() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "star")
    (configuration.text, configuration.secondaryText) = ("Nothing", "here")
    configuration.button.title = "Add"
    var taps = 0
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    view.layoutIfNeeded()
    let parts = view.subviews.dropFirst()
    #expect(parts.count == 4 && texts(view).prefix(2) == ["Nothing", "here"])
    for (upper, lower) in zip(parts, parts.dropFirst()) {
      #expect(upper.frame.maxY < lower.frame.minY && upper.frame.width > 0)
    }
    #expect(parts.allSatisfy { abs($0.frame.midX - 150) <= 1 })
    let (top, bottom) = (try #require(parts.first), try #require(parts.last))
    #expect(abs((top.frame.minY + bottom.frame.maxY) / 2 - 200) <= 1)
    (bottom as? UIButton)?.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
  }

  @Test("A controller shows one over its view, another one in its place, and none")
  func controllers() throws {
    let stage = Stage(size: CGSize(width: 200, height: 300), scale: 1)
    let controller = Empty()
    stage.run { stage.root = controller }
    try stage.advance(to: 0.1)
    #expect(controller.states == [nil])
    try stage.run {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "One"
      controller.contentUnavailableConfiguration = configuration
      let shown = try #require(controller.view.subviews.last)
      #expect(texts(controller.view) == ["One"] && shown.frame == controller.view.bounds)
      configuration.text = "Two"
      controller.contentUnavailableConfiguration = configuration
      #expect(controller.view.subviews.last === shown && texts(shown) == ["Two"])
      controller.contentUnavailableConfiguration = nil
      #expect(controller.view.subviews.isEmpty && controller.contentUnavailableConfiguration == nil)
      controller.setNeedsUpdateContentUnavailableConfiguration()
      controller.setNeedsUpdateContentUnavailableConfiguration()
    }
    try stage.advance(to: 0.2)
    #expect(controller.states == [nil, nil])
  }

  @Test("A search names its text, and loading has a spinner")
  func kinds() {
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    state.searchText = "zebra"
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.text == "No Results" && search.image != nil)
    #expect(search.updated(for: state).text == "No Results for “zebra”")
    let view = UIContentUnavailableConfiguration.loading().makeContentView()
    #expect(view.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
  }
}
