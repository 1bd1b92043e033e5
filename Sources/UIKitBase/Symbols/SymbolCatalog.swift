// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Small pictures of our own under the names of Apple's symbols (FACTS_UIKIT d.19): none of Apple's
// outlines are in here. Each is written on a square of 100 units, y downwards; SymbolOutline says how, and
// SymbolOutline+Names which names are made from others. SymbolGlyphs has the outlines of icon fonts.

/// The outlines by name.
enum SymbolCatalog {
  /// Parts, divided by ";": "s" is stroked, "f" filled, "c" and "k" are cut out by stroke and fill.
  static let table: [String: String] = [
    "plus": "s M 50 14 L 50 86 M 14 50 L 86 50",
    "minus": "s M 14 50 L 86 50",
    "xmark": "s M 20 20 L 80 80 M 80 20 L 20 80",
    "checkmark": "s M 16 54 L 40 80 L 84 20",
    "multiply": "s M 24 24 L 76 76 M 76 24 L 24 76",
    "divide": "s M 16 50 L 84 50;f O 50 24 7 O 50 76 7",
    "equal": "s M 16 38 L 84 38 M 16 62 L 84 62",
    "percent": "s M 76 18 L 24 82 O 27 30 11 O 73 70 11",
    "number": "s M 40 14 L 30 86 M 70 14 L 60 86 M 18 36 L 86 36 M 14 64 L 82 64",
    "questionmark": "s M 32 34 C 32 10 70 10 70 34 C 70 50 50 48 50 64;f O 50 82 6",
    "exclamationmark": "s M 50 14 L 50 60;f O 50 80 6",
    "info": "f O 50 22 6;s M 40 42 L 52 42 L 52 80 M 38 80 L 66 80",
    "chevron.left": "s M 64 14 L 30 50 L 64 86",
    "chevron.right": "s M 36 14 L 70 50 L 36 86",
    "chevron.up": "s M 14 66 L 50 32 L 86 66",
    "chevron.down": "s M 14 34 L 50 68 L 86 34",
    "chevron.up.chevron.down": "s M 28 38 L 50 16 L 72 38 M 28 62 L 50 84 L 72 62",
    "chevron.compact.down": "s M 10 42 L 50 58 L 90 42",
    "arrow.left": "s M 86 50 L 14 50 M 44 20 L 14 50 L 44 80",
    "arrow.right": "s M 14 50 L 86 50 M 56 20 L 86 50 L 56 80",
    "arrow.up": "s M 50 86 L 50 14 M 20 44 L 50 14 L 80 44",
    "arrow.down": "s M 50 14 L 50 86 M 20 56 L 50 86 L 80 56",
    "arrow.up.right": "s M 20 80 L 78 22 M 34 22 L 78 22 L 78 66",
    "arrow.up.left": "s M 80 80 L 22 22 M 66 22 L 22 22 L 22 66",
    "arrow.down.right": "s M 20 20 L 78 78 M 34 78 L 78 78 L 78 34",
    "arrow.up.arrow.down":
      "s M 30 84 L 30 16 M 12 36 L 30 16 L 48 36 M 70 16 L 70 84 M 52 64 L 70 84 L 88 64",
    "arrow.left.arrow.right":
      "s M 16 32 L 84 32 M 64 14 L 84 32 L 64 50 M 84 68 L 16 68 M 36 50 L 16 68 L 36 86",
    "arrow.clockwise": "s A 50 54 34 -50 250;f M 62 4 L 88 26 L 56 40 Z",
    "arrow.counterclockwise": "s A 50 54 34 -70 230;f M 38 4 L 12 26 L 44 40 Z",
    "arrow.2.circlepath":
      "s A 50 50 34 190 320 A 50 50 34 10 140;f M 92 20 L 86 50 L 62 34 Z M 8 80 L 14 50 L 38 66 Z",
    "arrow.triangle.2.circlepath":
      "s A 50 50 34 190 320 A 50 50 34 10 140;f M 92 20 L 86 50 L 62 34 Z M 8 80 L 14 50 L 38 66 Z",
    "arrow.uturn.backward": "s M 34 14 L 12 36 L 34 58 M 12 36 L 60 36 C 94 36 94 82 60 82 L 40 82",
    "arrow.uturn.forward": "s M 66 14 L 88 36 L 66 58 M 88 36 L 40 36 C 6 36 6 82 40 82 L 60 82",
    "arrowshape.turn.up.left":
      "s M 40 20 L 10 46 L 40 72 L 40 56 C 66 54 80 62 90 82 C 88 52 70 38 40 36 Z",
    "arrowshape.turn.up.right":
      "s M 60 20 L 90 46 L 60 72 L 60 56 C 34 54 20 62 10 82 C 12 52 30 38 60 36 Z",
    "arrow.up.left.and.arrow.down.right":
      "s M 46 46 L 18 18 M 18 42 L 18 18 L 42 18 M 54 54 L 82 82 M 82 58 L 82 82 L 58 82",
    "square.and.arrow.up":
      "s M 36 38 L 22 38 L 22 90 L 78 90 L 78 38 L 64 38 M 50 64 L 50 10 M 34 26 L 50 10 L 66 26",
    "square.and.arrow.down":
      "s M 36 38 L 22 38 L 22 90 L 78 90 L 78 38 L 64 38 M 50 10 L 50 64 M 34 48 L 50 64 L 66 48",
    "square.and.pencil":
      "s M 54 20 L 18 20 L 18 84 L 82 84 L 82 48 M 42 60 L 46 46 L 80 12 L 90 22 L 56 56 Z",
    "pencil": "s M 16 84 L 22 62 L 70 14 L 86 30 L 38 78 Z",
    "trash":
      "s M 16 24 L 84 24 M 38 24 L 38 12 L 62 12 L 62 24 M 24 24 L 29 90 L 71 90 L 76 24 M 42 38 L 43 76 M 58 38 L 57 76",
    "folder": "s M 12 78 L 12 22 L 38 22 L 46 32 L 88 32 L 88 78 Z",
    "doc": "s M 22 10 L 58 10 L 78 30 L 78 90 L 22 90 Z M 56 10 L 56 32 L 78 32",
    "doc.text":
      "s M 22 10 L 58 10 L 78 30 L 78 90 L 22 90 Z M 56 10 L 56 32 L 78 32 M 36 50 L 64 50 M 36 68 L 64 68",
    "doc.on.doc": "s M 34 28 L 34 10 L 84 10 L 84 70 L 66 70 M 16 28 L 66 28 L 66 90 L 16 90 Z",
    "magnifyingglass": "s O 43 43 29 M 64 64 L 88 88",
    "house":
      "s M 8 50 L 50 12 L 92 50 M 20 42 L 20 86 L 80 86 L 80 42 M 42 86 L 42 60 L 58 60 L 58 86",
    "gearshape":
      "s O 50 50 14 M 42 12 L 58 12 L 62 24 L 72 29 L 83 24 L 91 38 L 83 48 L 83 54 L 91 64 L 83 77 L 72 73 L 62 78 L 58 90 L 42 90 L 38 78 L 28 73 L 17 77 L 9 64 L 17 54 L 17 48 L 9 38 L 17 24 L 28 29 L 38 24 Z",
    "person": "s O 50 30 18 M 16 86 C 18 54 82 54 84 86 Z",
    "person.2":
      "s O 36 34 15 M 8 82 C 10 54 62 54 64 82 Z M 60 22 A 68 36 13 -110 110 M 70 58 C 84 58 92 66 92 82 L 76 82",
    "person.crop.circle": "s O 50 50 40 O 50 40 14 M 24 80 C 28 58 72 58 76 80",
    "star": "s M 50 10 L 61 38 L 91 40 L 68 59 L 76 88 L 50 72 L 24 88 L 32 59 L 9 40 L 39 38 Z",
    "heart":
      "s M 50 86 C 20 64 8 48 10 34 C 14 12 40 10 50 30 C 60 10 86 12 90 34 C 92 48 80 64 50 86 Z",
    "bell":
      "s M 14 74 L 86 74 C 74 62 76 54 74 40 C 70 10 30 10 26 40 C 24 54 26 62 14 74 Z M 40 84 C 44 92 56 92 60 84",
    "bookmark": "s M 26 10 L 74 10 L 74 88 L 50 68 L 26 88 Z",
    "book":
      "s M 50 26 C 38 16 22 16 10 20 L 10 80 C 22 76 38 76 50 84 C 62 76 78 76 90 80 L 90 20 C 78 16 62 16 50 26 Z M 50 26 L 50 84",
    "tag": "s M 12 14 L 48 14 L 90 56 L 56 90 L 12 48 Z;f O 30 32 6",
    "flag": "s M 20 92 L 20 12 C 36 4 54 24 82 14 L 82 58 C 54 68 36 48 20 56",
    "pin":
      "s M 32 12 L 68 12 L 64 42 C 76 48 78 58 78 62 L 22 62 C 22 58 24 48 36 42 Z M 50 62 L 50 92",
    "mappin": "s O 50 28 18 M 50 46 L 50 90",
    "location": "s M 88 12 L 10 46 L 46 52 L 54 90 Z",
    "map":
      "s M 10 24 L 36 12 L 64 24 L 90 12 L 90 76 L 64 88 L 36 76 L 10 88 Z M 36 12 L 36 76 M 64 24 L 64 88",
    "camera": "s R 8 28 84 56 8 O 50 56 17 M 34 28 L 40 14 L 60 14 L 66 28",
    "photo": "s R 8 18 84 64 8 M 12 74 L 36 48 L 54 66 L 68 54 L 90 74;f O 32 36 6",
    "photo.on.rectangle":
      "s R 20 30 72 54 6 M 24 78 L 44 56 L 60 70 L 72 60 L 90 78 M 12 70 L 8 66 L 8 20 L 76 20 L 78 24",
    "video": "s R 6 26 60 48 8 M 66 46 L 92 30 L 92 70 L 66 54 Z",
    "mic": "s R 38 8 24 50 12 M 22 46 C 22 84 78 84 78 46 M 50 74 L 50 92 M 34 92 L 66 92",
    "phone":
      "s M 14 22 C 14 60 40 86 78 86 L 86 70 L 66 58 L 56 66 C 46 62 38 54 34 44 L 42 34 L 30 14 Z",
    "envelope": "s R 8 22 84 58 6 M 10 28 L 50 58 L 90 28",
    "message": "s M 50 14 C 4 14 0 74 34 76 L 30 92 L 52 78 C 102 78 102 14 50 14 Z",
    "bubble.left":
      "s M 20 16 L 80 16 C 94 16 94 74 80 74 L 44 74 L 26 90 L 26 74 C 6 74 6 16 20 16 Z",
    "paperplane": "s M 92 10 L 8 46 L 40 58 L 54 90 Z M 40 58 L 92 10",
    "play": "s M 24 14 L 86 50 L 24 86 Z",
    "pause": "f R 24 16 18 68 4 R 58 16 18 68 4",
    "stop": "s R 18 18 64 64 6",
    "forward": "s M 8 22 L 48 50 L 8 78 Z M 50 22 L 92 50 L 50 78 Z",
    "backward": "s M 92 22 L 52 50 L 92 78 Z M 50 22 L 8 50 L 50 78 Z",
    "forward.end": "s M 20 18 L 72 50 L 20 82 Z M 82 18 L 82 82",
    "backward.end": "s M 80 18 L 28 50 L 80 82 Z M 18 18 L 18 82",
    "shuffle":
      "s M 8 28 L 26 28 L 64 72 L 90 72 M 8 72 L 26 72 L 64 28 L 90 28 M 78 16 L 90 28 L 78 40 M 78 60 L 90 72 L 78 84",
    "repeat":
      "s M 14 50 L 14 30 L 84 30 M 70 16 L 84 30 L 70 44 M 86 50 L 86 70 L 16 70 M 30 56 L 16 70 L 30 84",
    "speaker": "s M 20 38 L 38 38 L 60 18 L 60 82 L 38 62 L 20 62 Z",
    "speaker.wave.2":
      "s M 8 38 L 24 38 L 44 18 L 44 82 L 24 62 L 8 62 Z A 44 50 20 -40 40 A 44 50 38 -45 45",
    "music.note": "s M 40 76 L 40 18 L 78 12 L 78 26 L 40 32;f O 30 78 12",
    "wifi": "s A 50 76 62 -135 -45 A 50 76 42 -135 -45 A 50 76 22 -135 -45;f O 50 76 6",
    "bolt": "s M 58 8 L 20 56 L 46 56 L 40 92 L 80 42 L 54 42 Z",
    "flame":
      "s M 52 8 C 60 30 84 40 80 66 C 76 98 24 98 20 66 C 18 52 28 44 32 32 C 40 38 42 44 42 48 C 52 38 54 24 52 8 Z",
    "drop": "s M 50 10 C 70 40 80 54 80 66 C 80 98 20 98 20 66 C 20 54 30 40 50 10 Z",
    "leaf": "s M 16 80 C 8 30 40 14 88 18 C 90 66 66 92 16 80 Z M 12 90 C 24 66 40 50 62 42",
    "sun.max":
      "s O 50 50 18 M 50 8 L 50 20 M 50 80 L 50 92 M 8 50 L 20 50 M 80 50 L 92 50 M 20 20 L 29 29 M 71 71 L 80 80 M 80 20 L 71 29 M 29 71 L 20 80",
    "moon": "s M 84 62 C 46 76 24 44 40 12 C 2 22 4 84 46 88 C 66 88 78 78 84 62 Z",
    "cloud": "s M 28 76 C 4 76 4 44 26 46 C 28 20 66 18 70 42 C 96 40 96 76 74 76 Z",
    "snowflake": "s M 50 8 L 50 92 M 14 29 L 86 71 M 86 29 L 14 71",
    "clock": "s O 50 50 40 M 50 24 L 50 52 L 34 52",
    "alarm": "s O 50 54 34 M 50 34 L 50 56 L 36 56 M 10 24 L 24 12 M 90 24 L 76 12",
    "timer": "s O 50 54 36 M 50 54 L 50 30 M 40 8 L 60 8",
    "hourglass":
      "s M 22 10 L 78 10 M 22 90 L 78 90 M 30 10 C 30 40 70 60 70 90 M 70 10 C 70 40 30 60 30 90",
    "calendar":
      "s R 10 18 80 70 8 M 10 38 L 90 38 M 30 8 L 30 26 M 70 8 L 70 26;f O 32 54 5 O 50 54 5 O 68 54 5 O 32 72 5 O 50 72 5",
    "list.bullet":
      "s M 34 24 L 90 24 M 34 50 L 90 50 M 34 76 L 90 76;f O 14 24 6 O 14 50 6 O 14 76 6",
    "list.dash":
      "s M 34 24 L 90 24 M 34 50 L 90 50 M 34 76 L 90 76 M 8 24 L 18 24 M 8 50 L 18 50 M 8 76 L 18 76",
    "list.number":
      "s M 38 24 L 90 24 M 38 50 L 90 50 M 38 76 L 90 76 M 10 18 L 16 14 L 16 34 M 10 66 C 22 60 26 70 10 84 L 24 84",
    "line.3.horizontal": "s M 12 26 L 88 26 M 12 50 L 88 50 M 12 74 L 88 74",
    "line.horizontal.3": "s M 12 26 L 88 26 M 12 50 L 88 50 M 12 74 L 88 74",
    "line.3.horizontal.decrease": "s M 10 28 L 90 28 M 24 50 L 76 50 M 38 72 L 62 72",
    "slider.horizontal.3":
      "s M 10 26 L 90 26 M 10 50 L 90 50 M 10 74 L 90 74;f O 34 26 9 O 66 50 9 O 34 74 9",
    "ellipsis": "f O 18 50 8 O 50 50 8 O 82 50 8",
    "circle": "s O 50 50 40",
    "square": "s R 14 14 72 72 10",
    "rectangle": "s R 6 22 88 56 8",
    "triangle": "s M 50 14 L 92 84 L 8 84 Z",
    "diamond": "s M 50 8 L 92 50 L 50 92 L 8 50 Z",
    "hexagon": "s M 50 8 L 88 29 L 88 71 L 50 92 L 12 71 L 12 29 Z",
    "capsule": "s R 6 28 88 44 22",
    "oval": "s E 6 24 88 52",
    "square.grid.2x2": "s R 12 12 32 32 5 R 56 12 32 32 5 R 12 56 32 32 5 R 56 56 32 32 5",
    "square.grid.3x3":
      "s R 10 10 20 20 3 R 40 10 20 20 3 R 70 10 20 20 3 R 10 40 20 20 3 R 40 40 20 20 3 R 70 40 20 20 3 R 10 70 20 20 3 R 40 70 20 20 3 R 70 70 20 20 3",
    "square.stack": "s R 16 38 68 50 8 M 24 24 L 76 24 M 32 10 L 68 10",
    "rectangle.split.3x1": "s R 6 20 88 60 6 M 35 20 L 35 80 M 65 20 L 65 80",
    "sidebar.left": "s R 6 18 88 64 8 M 38 18 L 38 82",
    "sidebar.right": "s R 6 18 88 64 8 M 62 18 L 62 82",
    "lock": "s R 22 44 56 44 8 M 34 44 L 34 30 C 34 6 66 6 66 30 L 66 44",
    "lock.open": "s R 22 44 56 44 8 M 34 44 L 34 28 C 34 4 64 6 66 24",
    "key": "s O 32 34 20 M 46 48 L 86 88 M 70 72 L 82 60",
    "eye": "s M 6 50 C 28 12 72 12 94 50 C 72 88 28 88 6 50 Z O 50 50 14",
    "bag": "s M 16 30 L 84 30 L 88 88 L 12 88 Z M 34 38 C 30 4 70 4 66 38",
    "creditcard": "s R 6 20 88 60 8 M 6 38 L 94 38 M 18 62 L 34 62",
    "paintbrush": "s M 88 10 L 46 52 L 58 62 Z M 46 54 C 28 56 30 78 12 84 C 32 96 58 88 56 62",
    "power": "s A 50 54 36 -60 240 M 50 8 L 50 48",
    "externaldrive": "s M 18 22 L 82 22 L 92 58 L 92 80 L 8 80 L 8 58 Z M 8 58 L 92 58;f O 76 69 4",
    "keyboard":
      "s R 4 24 92 52 6 M 30 64 L 70 64;f O 20 40 4 O 35 40 4 O 50 40 4 O 65 40 4 O 80 40 4",
    "desktopcomputer": "s R 6 12 88 58 6 M 50 70 L 50 88 M 32 88 L 68 88",
    "iphone": "s R 26 6 48 88 9 M 42 84 L 58 84",
    "ipad": "s R 16 6 68 88 7 M 40 84 L 60 84",
    "tv": "s R 6 16 88 58 6 M 34 86 L 66 86",
    "headphones": "s M 12 72 L 12 52 C 12 4 88 4 88 52 L 88 72 R 10 56 18 30 6 R 72 56 18 30 6",
    "printer": "s R 8 34 84 36 6 M 26 34 L 26 12 L 74 12 L 74 34 M 26 58 L 74 58 L 74 88 L 26 88 Z",
    "tray":
      "s M 8 56 L 22 18 L 78 18 L 92 56 L 92 80 L 8 80 Z M 8 56 L 34 56 C 36 68 64 68 66 56 L 92 56",
    "archivebox": "s R 6 16 88 20 3 M 14 36 L 14 84 L 86 84 L 86 36 M 38 52 L 62 52",
    "chart.bar": "s R 10 52 18 36 3 R 41 30 18 58 3 R 72 12 18 76 3",
    "chart.pie":
      "s M 46 16 C 2 16 2 90 46 90 C 70 90 82 74 82 54 L 46 54 Z M 58 8 C 80 8 92 24 92 42 L 58 42 Z",
    "waveform":
      "s M 10 42 L 10 58 M 26 28 L 26 72 M 42 12 L 42 88 M 58 30 L 58 70 M 74 20 L 74 80 M 90 42 L 90 58",
    "graduationcap":
      "s M 4 40 L 50 18 L 96 40 L 50 62 Z M 24 50 L 24 72 C 40 86 60 86 76 72 L 76 50",
    "face.smiling": "s O 50 50 40 A 50 50 24 30 150;f O 36 40 5 O 64 40 5",
    "puzzlepiece":
      "s M 10 34 L 32 34 C 24 8 62 8 54 34 L 78 34 L 78 54 C 100 46 100 84 78 76 L 78 92 L 10 92 Z",
    "rectangle.and.pencil.and.ellipsis": "s R 6 24 88 52 8;f O 26 50 5 O 42 50 5 O 58 50 5",
    "escape": "s A 50 50 38 -130 160 M 50 50 L 16 16 M 16 42 L 16 16 L 42 16",
    "delete.left": "s M 34 20 L 92 20 L 92 80 L 34 80 L 8 50 Z M 48 38 L 72 62 M 72 38 L 48 62",
    "arrow.down.to.line": "s M 50 10 L 50 72 M 24 46 L 50 72 L 76 46 M 16 90 L 84 90",
    "arrow.up.to.line": "s M 50 90 L 50 28 M 24 54 L 50 28 L 76 54 M 16 10 L 84 10",
  ]
}
