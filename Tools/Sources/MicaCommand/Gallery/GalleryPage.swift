// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The gallery's index.html: one file without scripts, beside the pictures it shows.

import Foundation
import MicaJob

/// The page as text.
package struct GalleryPage {
  package let entries: [GalleryReport.Entry]
  /// What the entries are, for the heading.
  package var kind = "programs"
  /// What could not be drawn, and why.
  package var failures: [String] = []

  package init(entries: [GalleryReport.Entry]) { self.entries = entries }

  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Mica gallery</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>Mica gallery</h1>
    <p>iOS view code, drawn on Linux. \(entries.count) \(kind).</p>
    </header>
    <main>
    \(entries.map(article).joined(separator: "\n"))
    \(failures.map { "<p>\(Self.escape($0))</p>" }.joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private func article(_ entry: GalleryReport.Entry) -> String {
    let pixels = entry.pictures.map { "\($0.width)x\($0.height)" }
    let sizes = pixels.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    let size = "\(entry.size.text) points, \(sizes.joined(separator: ", ")) pixels"
    let commands = entry.commands.map { "<pre><code>\(Self.escape($0))</code></pre>" }
    return """
      <article id="\(entry.name)">
      <h2>\(entry.name)</h2>
      <p>\(Self.escape(entry.summary)) <span>\(size)</span></p>
      <div class="shown">
      \(figures(entry).joined(separator: "\n"))
      </div>
      \(commands.joined(separator: "\n"))
      </article>
      """
  }

  private func figures(_ entry: GalleryReport.Entry) -> [String] {
    let (width, height) = (entry.size.width, entry.size.height)
    let frame = "width=\"\(PlainNumber.text(width))\" height=\"\(PlainNumber.text(height))\""
    let alternative = Self.escape("\(entry.name): \(entry.summary)")
    var figures = entry.pictures.map { picture in
      let label = picture.label.map { Self.escape($0) + ", " } ?? ""
      let time = PlainNumber.text(picture.time)
      return """
        <figure><a href="\(picture.file)"><img src="\(picture.file)" \(frame) alt="\(alternative)"></a>\
        <figcaption>\(label)picture at \(time) s</figcaption></figure>
        """
    }
    if let film = entry.film {
      figures.append(
        """
        <figure><video src="\(film)" poster="\(entry.pictures[0].file)" \(frame) autoplay loop muted \
        playsinline></video><figcaption>film</figcaption></figure>
        """)
    }
    return figures
  }

  private static func escape(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }

  /// Light and dark by the reader's setting; a chequerboard shows what is transparent.
  private static let style = """
    :root { color-scheme: light dark; --ink: #1c1c1e; --paper: #f4f4f6; --card: #fff; --faint: #6b6b70;
      --check: #e9e9ee; --code: #f0f0f4; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f2f2f4; --paper: #101013; --card: #1b1b20;
      --faint: #9a9aa2; --check: #26262d; --code: #121216; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; background: var(--paper);
      color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
    h1, h2 { line-height: 1.2; margin: 0; } h2 { font-size: 1.25rem; } p { margin: .25rem 0 1rem; }
    span, figcaption { color: var(--faint); font-size: .875rem; }
    article { background: var(--card); border-radius: 1rem; margin: 1.5rem 0; padding: 1.5rem; }
    .shown { display: flex; flex-wrap: wrap; gap: 1.5rem; }
    figure { margin: 0; max-width: 100%; }
    img, video { display: block; max-width: 100%; height: auto; border-radius: .25rem;
      background: repeating-conic-gradient(var(--check) 0 25%, transparent 0 50%) 0 0 / 16px 16px; }
    pre { margin: .75rem 0 0; padding: .5rem .75rem; overflow-x: auto; border-radius: .5rem;
      background: var(--code); font-size: .875rem; }
    """
}
