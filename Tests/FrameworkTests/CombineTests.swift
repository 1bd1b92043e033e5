// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Combine in a program's own time, and over its own notifications and properties.

import Combine
import Mica
import MicaFoundation
import Testing
import UIKit

@Suite @MainActor
struct CombineTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)

  private final class Model: ObservableObject {
    @Published var name = "a"
  }

  private final class Heard {
    var values: [String] = []
    var bag: Set<AnyCancellable> = []
  }

  @Test func publishedValuesAndSubjects() {
    let heard = Heard()
    stage.run {
      let model = Model()
      model.$name.sink { heard.values.append($0) }.store(in: &heard.bag)
      model.objectWillChange.sink { heard.values.append("will") }.store(in: &heard.bag)
      model.name = "b"
      let subject = PassthroughSubject<Int, Never>()
      subject.map { "\($0)" }.removeDuplicates().sink { heard.values.append($0) }
        .store(in: &heard.bag)
      for value in [1, 1, 2] { subject.send(value) }
    }
    #expect(heard.values.filter { $0 != "will" } == ["a", "b", "1", "2"])
    #expect(heard.values.filter { $0 == "will" }.count == 1)
  }

  @Test func timesAreTheStages() throws {
    let heard = Heard()
    stage.run {
      Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        .sink { _ in heard.values.append("tick") }.store(in: &heard.bag)
      Just("queue").delay(for: .seconds(1), scheduler: DispatchQueue.main)
        .sink { heard.values.append($0) }.store(in: &heard.bag)
      Just("loop").delay(for: .milliseconds(1200), scheduler: RunLoop.main)
        .sink { heard.values.append($0) }.store(in: &heard.bag)
      let typed = PassthroughSubject<String, Never>()
      typed.debounce(for: 0.3, scheduler: RunLoop.main).sink { heard.values.append($0) }
        .store(in: &heard.bag)
      typed.send("x")
      typed.send("xy")
    }
    for time in stride(from: 0.1, through: 1.3, by: 0.1) { try stage.advance(to: time) }
    #expect(
      heard.values == ["xy", "tick", "tick", "queue", "loop"]
        || heard.values == ["xy", "tick", "queue", "tick", "loop"])
  }

  @Test func notificationsAndObservedProperties() {
    let heard = Heard()
    stage.run {
      let name = Notification.Name("it")
      NotificationCenter.default.publisher(for: name).compactMap { $0.object as? String }
        .sink { heard.values.append($0) }.store(in: &heard.bag)
      NotificationCenter.default.post(name: name, object: "posted")
      let view = UIView()
      view.publisher(for: \.isHidden).sink { heard.values.append("\($0)") }.store(in: &heard.bag)
      view.isHidden = true
      heard.bag.removeAll()
      view.isHidden = false
      NotificationCenter.default.post(name: name, object: "too late")
    }
    #expect(heard.values == ["posted", "false", "true"])
  }
}
