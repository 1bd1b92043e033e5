// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text in its styles.

import SwiftUI

/// Styles, weights, Markdown, wrapping, truncation, labels.
struct TypeScreen: View {
  private let prose =
    "Text wraps where a line ends, and what doesn't fit into the lines that are allowed is cut off."

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Large title").font(.largeTitle)
      Text("Headline").font(.headline)
      Text("Body, **bold**, *italic*, `code` and ~~gone~~")
      Text("Rounded ").font(.system(size: 20, weight: .bold, design: .rounded))
        + Text("tinted ").foregroundColor(.accentColor) + Text("and underlined").underline()
      Text(prose).lineLimit(2).frame(maxWidth: 240, alignment: .leading)
      Text(prose).lineLimit(1).truncationMode(.middle)
      Text(prose).multilineTextAlignment(.center).lineSpacing(4).frame(maxWidth: .infinity)
      Text("spread out").tracking(4).textCase(.uppercase).font(.caption)
      Text("Too long for its box").minimumScaleFactor(0.5).lineLimit(1).frame(width: 90)
        .border(.gray)
      HStack {
        Label("Label", systemImage: "star.fill")
        Label("Icon only", systemImage: "heart").labelStyle(.iconOnly).foregroundStyle(.pink)
      }
      Text("\(3) of \(4.5, specifier: "%.1f") parts").foregroundStyle(.secondary).monospacedDigit()
      Text("Gradient").font(.title).bold().foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      Text("Private text").redacted(reason: .placeholder)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
