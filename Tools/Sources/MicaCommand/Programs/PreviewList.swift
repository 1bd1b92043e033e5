// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What `mica list` prints of a folder's previews.

import MicaFolders
import MicaJob
import MicaPortJob

/// The previews of a folder as lines: a name for `--preview`, and where it is declared.
struct PreviewList {
  let lines: [String]

  init(_ modules: [ListedModule]) {
    var seen: Set<String> = []
    var counts: [String: Int] = [:]
    let rows = modules.flatMap(\.previews).map { preview -> [String] in
      let stem = FolderPath.stem(of: preview.file)
      counts[preview.file, default: 0] += 1
      let number = counts[preview.file] ?? 1
      // A title that another preview has too doesn't find it.
      let names = [
        preview.title.isEmpty ? stem : preview.title,
        preview.title.isEmpty ? "\(stem)/\(number)" : "\(stem)/\(preview.title)",
        "\(stem)/\(number)",
      ]
      let name = names.first { seen.insert($0).inserted } ?? names[2]
      let place = "\(FolderPath.name(of: preview.file)):\(preview.line)"
      return [name, preview.kind == .provider ? "previews" : "preview", place]
    }
    lines = TextColumns.lines(rows)
  }
}
