// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Everything that can make time pass, each with a bar of its own.

import UIKit

final class BoardViewController: UIViewController {
  private let timerBar = Bar("timer", color: .systemRed)
  private let selectorBar = Bar("timer by selector", color: .systemOrange)
  private let linkBar = Bar("display link", color: .systemYellow)
  private let taskBar = Bar("task", color: .systemGreen)
  private let queueBar = Bar("queue", color: .systemTeal)
  private let actionBar = Bar("action and notification", color: .systemBlue)
  private let keyBar = Bar("keys", color: .systemPurple)
  private let dateLabel = UILabel()
  private let score = Score()
  private var observation: NSKeyValueObservation?
  private var link: CADisplayLink?

  private var bars: [Bar] {
    [timerBar, selectorBar, linkBar, taskBar, queueBar, actionBar, keyBar]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for bar in bars { view.addSubview(bar) }
    dateLabel.font = .monospacedDigitSystemFont(ofSize: 11, weight: .regular)
    view.addSubview(dateLabel)
    startTimers()
    startTasks()
    watchKeys()
    NotificationCenter.default.addObserver(
      self, selector: #selector(counted(_:)), name: .counted, object: nil)
    NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.actionBar.grow(by: 3) }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = CGFloat(UserDefaults.standard.integer(forKey: "barHeight"))
    for (index, bar) in bars.enumerated() {
      bar.frame.origin = CGPoint(x: 4, y: 28 + CGFloat(index) * (height + 3))
      bar.frame.size.height = height
    }
    dateLabel.frame = CGRect(x: 4, y: view.bounds.height - 18, width: view.bounds.width, height: 14)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let link = CADisplayLink(target: self, selector: #selector(step(_:)))
    link.preferredFramesPerSecond = 15
    link.add(to: .main, forMode: .common)
    self.link = link
    UIView.animate(withDuration: 2, delay: 0, options: .curveEaseInOut) {
      self.keyBar.transform = CGAffineTransform(translationX: 40, y: 0)
    }
  }

  private func startTimers() {
    Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [weak self] timer in
      MainActor.assumeIsolated {
        guard let self else { return timer.invalidate() }
        self.timerBar.grow()
        self.showDate()
      }
    }
    Timer.scheduledTimer(
      timeInterval: 0.3, target: self, selector: #selector(fire(_:)), userInfo: "three tenths",
      repeats: true)
    perform(#selector(late(_:)), with: "later", afterDelay: 0.75)
  }

  private func startTasks() {
    Task { @MainActor in
      for _ in 0..<20 {
        try await Task.sleep(nanoseconds: 150_000_000)
        taskBar.grow()
      }
    }
    DispatchQueue.global().async {
      let sum = (1...100).reduce(0, +)
      DispatchQueue.main.async {
        self.queueBar.grow(by: sum / 1010)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.queueBar.grow(by: 4) }
      }
    }
  }

  private func watchKeys() {
    score.addObserver(
      self, forKeyPath: #keyPath(Score.points), options: [.new, .old], context: nil)
    observation = score.observe(\.name, options: [.new]) { [weak self] _, change in
      let length = change.newValue?.count ?? 0
      MainActor.assumeIsolated { self?.keyBar.grow(by: length) }
    }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let old = change?[.oldKey] as? Int ?? 0
    let new = change?[.newKey] as? Int ?? 0
    keyBar.grow(by: new - old)
  }

  @objc private func fire(_ timer: Timer) {
    selectorBar.grow(by: (timer.userInfo as? String) == "three tenths" ? 1 : 9)
    score.points += 1
    UIApplication.shared.sendAction(
      #selector(AppDelegate.count(_:)), to: nil, from: timerBar, for: nil)
  }

  @objc private func late(_ word: String) {
    score.setValue(word, forKey: "name")
  }

  @objc private func counted(_ notification: Notification) {
    actionBar.grow(by: notification.object is Bar ? 1 : 9)
  }

  @objc private func step(_ link: CADisplayLink) {
    linkBar.grow(by: link.timestamp < 2 ? 1 : 0)
  }

  private func showDate() {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    formatter.timeStyle = .medium
    let started = Int(Date().timeIntervalSince(Calendar.current.startOfDay(for: Date())))
    dateLabel.text = "\(formatter.string(from: Date())) \(started) \(Locale.current.identifier)"
  }
}
