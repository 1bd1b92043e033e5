// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// UIKit within SwiftUI, and SwiftUI within UIKit.

import SwiftUI
import UIKit

/// A UIKit control, a UIKit controller with a SwiftUI view in it, and what they share.
struct BridgesScreen: View {
  @State private var volume: Float = 0.4

  var body: some View {
    VStack(spacing: 16) {
      Text("Volume \(Int((volume * 100).rounded()))").font(.headline)
      VolumeSlider(volume: $volume)
      LabelView(text: "A UILabel takes the width that its text needs.")
        .background(.yellow.opacity(0.3))
      CardController(share: CGFloat(volume)).frame(height: 120)
    }
    .padding()
  }
}

/// A UIKit slider that is bound to a value.
struct VolumeSlider: UIViewRepresentable {
  @Binding var volume: Float

  final class Coordinator: NSObject {
    var volume: Binding<Float>
    init(_ volume: Binding<Float>) { self.volume = volume }
    @MainActor func changed(_ slider: UISlider) { volume.wrappedValue = slider.value }
  }

  func makeCoordinator() -> Coordinator { Coordinator($volume) }

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    slider.addAction(
      UIAction { [coordinator = context.coordinator] action in
        if let slider = action.sender as? UISlider { coordinator.changed(slider) }
      }, for: .valueChanged)
    return slider
  }

  func updateUIView(_ slider: UISlider, context: Context) { slider.value = volume }
}

/// A UIKit label of several lines.
struct LabelView: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.setContentHuggingPriority(.required, for: .vertical)
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) { label.text = text }
}

/// A UIKit controller whose view holds a hosting controller's.
struct CardController: UIViewControllerRepresentable {
  let share: CGFloat

  func makeUIViewController(context: Context) -> CardViewController { CardViewController() }
  func updateUIViewController(_ controller: CardViewController, context: Context) {
    controller.share = share
  }
}

/// A grey card with a SwiftUI view inside.
final class CardViewController: UIViewController {
  private let hosting = UIHostingController(rootView: Bar(share: 0))
  var share: CGFloat = 0 {
    didSet { hosting.rootView = Bar(share: share) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 12
    addChild(hosting)
    hosting.view.backgroundColor = .clear
    view.addSubview(hosting.view)
    hosting.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    hosting.view.frame = view.bounds.insetBy(dx: 12, dy: 12)
  }

  /// A bar of which a share is filled.
  struct Bar: View {
    let share: CGFloat

    var body: some View {
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.gray.opacity(0.3))
          Capsule().fill(.blue).frame(width: proxy.size.width * share)
        }
      }
      .frame(height: 24)
      .frame(maxHeight: .infinity)
    }
  }
}
