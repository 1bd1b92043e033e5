// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Symbols that are made of other ones, and names that mean the same symbol.

extension SymbolCatalog {
  /// Outlines by name, in the language of `SymbolOutline`.
  static let combined: [String: String] = [
    // Magnifying glasses with a sign.
    "plus.magnifyingglass": "u magnifyingglass;u plus 27 27 0.32",
    "minus.magnifyingglass": "u magnifyingglass;u minus 27 27 0.32",
    "1.magnifyingglass": "u magnifyingglass;u _1 26 26 0.34",
    // Bubbles.
    "bubble.right":
      "s M 20 16 L 80 16 C 94 16 94 74 80 74 L 74 74 L 74 90 L 56 74 L 20 74 C 6 74 6 16 20 16 Z",
    "bubble": "u message", "bubble.middle.bottom": "u message",
    "text.bubble": "u bubble.left;s M 30 36 L 70 36 M 30 54 L 58 54",
    "text.bubble.fill": "u bubble.left.fill;c M 30 36 L 70 36 M 30 54 L 58 54",
    "quote.bubble": "u bubble.left;u quote.opening 28 22 0.46",
    "quote.bubble.fill": "u bubble.left.fill;x quote.opening 28 22 0.46",
    // Documents.
    "doc.plaintext": "u doc.text",
    "note.text": "s R 12 12 76 76 10 M 28 38 L 72 38 M 28 56 L 56 56",
    "note": "s R 12 12 76 76 10",
    "doc.richtext":
      "s M 22 10 L 58 10 L 78 30 L 78 90 L 22 90 Z M 34 54 L 66 54 L 66 78 L 34 78 Z M 36 76 L 48 62 L 56 70",
    "doc.append": "u doc.text",
    "book.closed":
      "s M 22 12 L 82 12 L 82 72 L 22 72 M 22 12 C 10 12 10 90 22 90 L 82 90 M 22 72 C 14 72 14 90 22 90",
    "book.closed.fill":
      "f M 24 8 L 84 8 L 84 92 L 24 92 C 10 92 14 8 24 8 Z;c M 80 76 L 24 76",
    "text.book.closed": "u book.closed;s M 38 30 L 66 30 M 38 46 L 58 46",
    "text.book.closed.fill": "u book.closed.fill;c M 38 28 L 66 28 M 38 46 L 58 46",
    "menucard": "u book.closed", "magazine": "u book.closed",
    // Rectangles that lie over each other.
    "square.on.square":
      "s M 30 30 L 30 10 L 90 10 L 90 70 L 70 70 M 10 30 L 70 30 L 70 90 L 10 90 Z",
    "square.fill.on.square.fill": "f R 30 6 64 64 8;k R 2 26 72 72 8;f R 8 32 60 60 8",
    "plus.square.on.square": "u square.on.square;u plus 22 42 0.36",
    "plus.square.fill.on.square.fill": "u square.fill.on.square.fill;x plus 20 44 0.36",
    "square.on.circle": "s O 40 40 30;k R 36 36 60 60 8;s R 42 42 48 48 6",
    "square.fill.on.circle.fill": "f O 40 40 33;k R 34 34 64 64 8;f R 41 41 52 52 6",
    "rectangle.on.rectangle":
      "s M 26 32 L 26 18 L 94 18 L 94 64 L 76 64 M 6 36 L 74 36 L 74 82 L 6 82 Z",
    "rectangle.fill.on.rectangle.fill": "f R 24 14 72 52 6;k R 0 30 80 56 6;f R 4 36 72 48 6",
    "rectangle.fill.on.rectangle.angled.fill": "u rectangle.fill.on.rectangle.fill",
    "rectangle.on.rectangle.angled": "u rectangle.on.rectangle",
    "rectangle.stack": "s R 12 40 76 46 8 M 20 28 L 80 28 M 28 16 L 72 16",
    "rectangle.stack.fill": "f R 8 36 84 54 8;s M 20 26 L 80 26 M 28 14 L 72 14",
    "sparkles.rectangle.stack": "u rectangle.stack;u sparkles 34 47 0.32",
    "square.stack.3d.down.right": "u square.on.square",
    "rectangle.grid.1x2": "s R 14 14 72 30 5 R 14 56 72 30 5",
    "rectangle.grid.2x2": "s R 6 16 38 28 5 R 56 16 38 28 5 R 6 56 38 28 5 R 56 56 38 28 5",
    "rectangle.grid.3x2":
      "s R 4 18 24 28 4 R 38 18 24 28 4 R 72 18 24 28 4 R 4 56 24 28 4 R 38 56 24 28 4 R 72 56 24 28 4",
    "square.grid.3x2":
      "s R 8 22 22 22 3 R 39 22 22 22 3 R 70 22 22 22 3 R 8 56 22 22 3 R 39 56 22 22 3 R 70 56 22 22 3",
    "rectangle.split.2x1": "s R 6 20 88 60 8 M 50 20 L 50 80",
    "rectangle.split.1x2": "s R 6 20 88 60 8 M 6 50 L 94 50",
    "rectangle.split.2x2": "s R 6 20 88 60 8 M 50 20 L 50 80 M 6 50 L 94 50",
    "square.split.2x1": "s R 12 12 76 76 10 M 50 12 L 50 88",
    "square.split.1x2": "s R 12 12 76 76 10 M 12 50 L 88 50",
    "uiwindow.split.2x1": "s R 12 12 76 76 10 M 50 34 L 50 88 M 12 32 L 88 32",
    "square.split.2x2": "s R 12 12 76 76 10 M 50 12 L 50 88 M 12 50 L 88 50",
    "square.fill.text.grid.1x2":
      "f R 8 16 30 28 5 R 8 56 30 28 5;s M 52 24 L 92 24 M 52 38 L 80 38 M 52 64 L 92 64 M 52 78 L 80 78",
    "list.bullet.rectangle.portrait":
      "s R 18 8 64 84 8 M 46 32 L 66 32 M 46 50 L 66 50 M 46 68 L 66 68;f O 34 32 5 O 34 50 5 O 34 68 5",
    "filemenu.and.selection": "s R 10 10 56 38 6 M 22 24 L 48 24 M 22 36 L 40 36;f R 34 58 56 26 6",
    "platter.filled.bottom.iphone": "s R 26 6 48 88 9;f R 32 64 36 22 5",
    "rectangle.portrait": "s R 22 8 56 84 8", "square.dashed": "u _dashed",
    "rectangle.dashed":
      "s M 6 40 L 6 28 L 18 28 M 34 28 L 66 28 M 82 28 L 94 28 L 94 40 M 94 58 L 94 72 L 82 72 M 66 72 L 34 72 M 18 72 L 6 72 L 6 58",
    "_dashed":
      "s M 12 30 L 12 22 C 12 16 16 12 22 12 L 30 12 M 42 12 L 58 12 M 70 12 L 78 12 C 84 12 88 16 88 22 L 88 30 M 88 42 L 88 58 M 88 70 L 88 78 C 88 84 84 88 78 88 L 70 88 M 58 88 L 42 88 M 30 88 L 22 88 C 16 88 12 84 12 78 L 12 70 M 12 58 L 12 42",
    "viewfinder":
      "s M 12 32 L 12 20 C 12 14 14 12 20 12 L 32 12 M 68 12 L 80 12 C 86 12 88 14 88 20 L 88 32 M 88 68 L 88 80 C 88 86 86 88 80 88 L 68 88 M 32 88 L 20 88 C 14 88 12 86 12 80 L 12 68",
    "camera.viewfinder": "u viewfinder;u camera 22 20 0.56",
    "selection.pin.in.out": "u _dashed;s M 34 50 L 66 50 M 56 40 L 66 50 L 56 60",
    "rhombus": "s M 50 8 L 90 50 L 50 92 L 10 50 Z",
    "octagon": "s M 33 10 L 67 10 L 90 33 L 90 67 L 67 90 L 33 90 L 10 67 L 10 33 Z",
    "pentagon": "s M 50 10 L 92 42 L 76 90 L 24 90 L 8 42 Z",
    "shield": "s M 50 8 L 86 20 C 88 62 74 80 50 92 C 26 80 12 62 14 20 Z",
    "app": "s R 12 12 76 76 20", "ellipse": "s E 6 24 88 52",
    // Circles.
    "record.circle": "s O 50 50 40;f O 50 50 22", "record.circle.fill": "f O 50 50 43;c O 50 50 25",
    "largecircle.fill.circle": "s O 50 50 40;f O 50 50 26",
    "smallcircle.filled.circle": "s O 50 50 40;f O 50 50 14",
    "smallcircle.fill.circle": "s O 50 50 40;f O 50 50 14",
    "smallcircle.filled.circle.fill": "f O 50 50 43;k O 50 50 16",
    "circle.inset.filled": "s O 50 50 40;f O 50 50 28",
    "circle.circle": "s O 50 50 40 O 50 50 24",
    "circle.lefthalf.filled": "s O 50 50 40;f M 50 10 C 28 10 10 28 10 50 C 10 72 28 90 50 90 Z",
    "circle.righthalf.filled": "s O 50 50 40;f M 50 10 C 72 10 90 28 90 50 C 90 72 72 90 50 90 Z",
    "circle.bottomhalf.filled": "s O 50 50 40;f M 10 50 C 10 72 28 90 50 90 C 72 90 90 72 90 50 Z",
    "circle.tophalf.filled": "s O 50 50 40;f M 10 50 C 10 28 28 10 50 10 C 72 10 90 28 90 50 Z",
    "circle.grid.2x2": "s O 28 28 16 O 72 28 16 O 28 72 16 O 72 72 16",
    "circle.grid.3x3":
      "s O 18 18 9 O 50 18 9 O 82 18 9 O 18 50 9 O 50 50 9 O 82 50 9 O 18 82 9 O 50 82 9 O 82 82 9",
    "nosign": "s O 50 50 40 M 22 22 L 78 78",
    // Arrows.
    "arrow.left.and.right": "s M 8 50 L 92 50 M 28 30 L 8 50 L 28 70 M 72 30 L 92 50 L 72 70",
    "arrow.up.and.down": "s M 50 8 L 50 92 M 30 28 L 50 8 L 70 28 M 30 72 L 50 92 L 70 72",
    "arrow.up.and.down.and.arrow.left.and.right":
      "s M 50 8 L 50 92 M 8 50 L 92 50 M 38 20 L 50 8 L 62 20 M 38 80 L 50 92 L 62 80 M 20 38 L 8 50 L 20 62 M 80 38 L 92 50 L 80 62",
    "arrow.right.arrow.left":
      "s M 16 32 L 84 32 M 64 14 L 84 32 L 64 50 M 84 68 L 16 68 M 36 50 L 16 68 L 36 86",
    "arrow.down.left": "s M 80 20 L 22 78 M 66 78 L 22 78 L 22 34",
    "arrow.up.forward": "u arrow.up.right", "arrow.down.forward": "u arrow.down.right",
    "arrow.down.right.and.arrow.up.left":
      "s M 16 16 L 44 44 M 20 44 L 44 44 L 44 20 M 84 84 L 56 56 M 80 56 L 56 56 L 56 80",
    "arrow.up.right.and.arrow.down.left":
      "s M 56 44 L 84 16 M 60 16 L 84 16 L 84 40 M 44 56 L 16 84 M 16 60 L 16 84 L 40 84",
    "arrow.down.left.and.arrow.up.right":
      "s M 84 16 L 56 44 M 80 44 L 56 44 L 56 20 M 16 84 L 44 56 M 20 56 L 44 56 L 44 80",
    "arrow.right.and.line.vertical.and.arrow.left":
      "s M 8 50 L 38 50 M 26 36 L 38 50 L 26 64 M 92 50 L 62 50 M 74 36 L 62 50 L 74 64 M 50 16 L 50 84",
    "arrow.down.to.line.alt": "u arrow.down.to.line",
    "arrow.down.to.line.compact": "u arrow.down.to.line",
    "arrow.up.to.line.compact": "u arrow.up.to.line",
    "arrow.left.to.line": "s M 90 50 L 28 50 M 54 24 L 28 50 L 54 76 M 10 16 L 10 84",
    "arrow.right.to.line": "s M 10 50 L 72 50 M 46 24 L 72 50 L 46 76 M 90 16 L 90 84",
    "arrow.left.to.line.compact": "u arrow.left.to.line",
    "arrow.right.to.line.compact": "u arrow.right.to.line",
    "arrow.up.square.fill": "u square.fill;x arrow.up 27 27 0.46",
    "arrow.up.bin": "s M 20 54 L 25 90 L 75 90 L 80 54 Z;u arrow.up 30 4 0.4",
    "arrowtriangle.down": "s M 12 26 L 88 26 L 50 80 Z",
    "arrowtriangle.up": "s M 12 74 L 88 74 L 50 20 Z",
    "arrowtriangle.left": "s M 74 12 L 74 88 L 20 50 Z",
    "arrowtriangle.right": "s M 26 12 L 26 88 L 80 50 Z",
    "arrowtriangle.backward": "u arrowtriangle.left",
    "arrowtriangle.forward": "u arrowtriangle.right",
    "chevron.compact.right": "s M 42 10 L 58 50 L 42 90",
    "chevron.compact.left": "s M 58 10 L 42 50 L 58 90",
    "chevron.compact.up": "s M 10 58 L 50 42 L 90 58",
    "chevron.right.2": "s M 18 20 L 46 50 L 18 80 M 52 20 L 80 50 L 52 80",
    "chevron.left.2": "s M 82 20 L 54 50 L 82 80 M 48 20 L 20 50 L 48 80",
    "chevron.down.2": "s M 20 18 L 50 46 L 80 18 M 20 52 L 50 80 L 80 52",
    "chevron.up.2": "s M 20 82 L 50 54 L 80 82 M 20 48 L 50 20 L 80 48",
    "chevron.left.forwardslash.chevron.right":
      "s M 26 26 L 6 50 L 26 74 M 74 26 L 94 50 L 74 74 M 58 18 L 42 82",
    "chevron.left.slash.chevron.right": "u chevron.left.forwardslash.chevron.right",
    "gobackward": "u arrow.counterclockwise",
    // Other combinations.
    "square.and.arrow.up.fill":
      "f R 18 34 64 60 6;c M 50 64 L 50 30;s M 50 30 L 50 10 M 34 26 L 50 10 L 66 26",
    "square.and.arrow.down.fill":
      "f R 18 34 64 60 6;c M 50 30 L 50 66 M 34 50 L 50 66 L 66 50;s M 50 10 L 50 26",
    "wifi.exclamationmark": "u wifi;k O 82 72 20;u exclamationmark 64 54 0.36",
    "hammer": "s M 20 26 L 44 10 L 62 24 L 48 40 Z M 50 38 L 88 78 L 76 90 L 40 48 Z",
    "faceid":
      "u viewfinder;s M 36 38 L 36 46 M 64 38 L 64 46 M 51 38 L 51 56 L 46 56 M 38 66 C 44 74 56 74 62 66",
    "textformat": "s M 8 82 L 34 16 L 60 82 M 18 58 L 50 58 O 78 66 14 M 92 50 L 92 82",
    "textformat.alt": "u textformat",
    "character.cursor.ibeam":
      "s M 8 80 L 32 20 L 56 80 M 18 60 L 46 60 M 80 12 L 80 88 M 70 12 L 90 12 M 70 88 L 90 88",
    "lock.open.rotation": "u arrow.counterclockwise;u lock.open 35 38 0.32",
    "moonphase.last.quarter": "u circle.lefthalf.filled",
    "eye.trianglebadge.exclamationmark":
      "u eye;k O 78 74 26;u exclamationmark.triangle.fill 56 50 0.44",
    "moon.zzz": "u moon -4 14 0.86;u _z 58 -6 0.4;u _z 76 22 0.28",
    "moon.zzz.fill": "u moon.fill -4 14 0.86;u _z 58 -6 0.4;u _z 76 22 0.28",
    "zzz": "u _z -8 36 0.66;u _z 34 16 0.56;u _z 64 0 0.42",
    "cloud.sun.rain": "u cloud.sun 10 -4 0.8;s M 34 80 L 30 92 M 52 80 L 48 92 M 70 80 L 66 92",
    "cloud.sun.rain.fill": "u cloud.sun.rain",
    "cloud.sun.bolt": "u cloud.sun 10 -6 0.8;u bolt.fill 34 66 0.34",
    "cloud.sun.bolt.fill": "u cloud.sun.bolt", "poweroff": "u circle",
    "cross.circle": "s O 50 50 40;u cross 27 27 0.46",
    "square.and.line.vertical.and.square": "s R 6 30 30 40 4 R 64 30 30 40 4 M 50 12 L 50 88",
    "externaldrive.badge.icloud": "u externaldrive;k O 76 72 24;u cloud.fill 54 50 0.44",
    "hourglass.bottomhalf.fill": "u hourglass;f M 32 88 C 34 74 42 66 50 62 C 58 66 66 74 68 88 Z",
    "hourglass.tophalf.fill": "u hourglass;f M 32 12 C 34 26 42 34 50 38 C 58 34 66 26 68 12 Z",
    "stopwatch": "s O 50 56 34 M 50 56 L 50 36 M 42 8 L 58 8 M 50 8 L 50 22 M 78 24 L 84 30",
    "pencil.line": "u pencil 0 0 0.84;s M 10 90 L 90 90",
    "pencil.tip": "s M 50 8 L 68 70 L 32 70 Z M 32 70 L 32 90 L 68 90 L 68 70",
    "music.note.house":
      "s M 50 10 L 92 46 L 82 46 L 82 88 L 18 88 L 18 46 L 8 46 Z;u music.note 32 44 0.38",
    "music.note.house.fill":
      "f M 50 6 L 96 48 L 86 48 L 86 92 L 14 92 L 14 48 L 4 48 Z;x music.note 30 42 0.42",
    "clear": "u xmark.square", "delete.backward": "u delete.left",
    "delete.right": "u delete.left 100 0 -1 1",
    "text.below.photo": "s R 14 10 72 46 6 M 14 72 L 86 72 M 14 88 L 60 88;f O 34 28 5",
    "space": "s M 12 50 L 12 66 L 88 66 L 88 50", "atom": "s E 6 34 88 32 E 34 6 32 88;f O 50 50 8",
    "cross":
      "s M 38 10 L 62 10 L 62 38 L 90 38 L 90 62 L 62 62 L 62 90 L 38 90 L 38 62 L 10 62 L 10 38 L 38 38 Z",
    "burst":
      "s M 50 6 L 58 30 L 78 14 L 72 38 L 96 42 L 74 54 L 90 76 L 64 68 L 60 94 L 48 70 L 28 88 L 32 64 L 6 62 L 28 48 L 10 28 L 36 32 Z",
    "swift":
      "f M 90 78 C 80 70 74 76 60 80 C 38 86 18 74 6 56 C 22 66 40 68 52 60 C 38 48 26 34 18 22 C 30 32 42 42 54 48 C 46 40 36 28 30 18 C 44 32 56 42 68 50 C 72 38 68 26 62 14 C 80 26 88 44 84 60 C 90 66 92 72 90 78 Z",
    "tortoise":
      "s M 16 64 C 16 24 72 24 72 64 Z M 72 52 C 90 36 100 56 84 64 L 72 64 M 28 64 L 24 80 M 62 64 L 66 80",
    "bolt.horizontal.fill": "f M 92 42 L 44 80 L 44 54 L 8 60 L 58 20 L 54 46 Z",
    "phone.connection": "u phone;s M 62 38 C 62 38 66 32 62 26 M 72 42 C 80 32 80 24 72 14",
    "person.and.background.dotted": "u person 22 18 0.6;u _dashed",
    "person.line.dotted.person":
      "u person -6 20 0.5;u person 56 20 0.5;f O 44 50 3 O 50 50 3 O 56 50 3",
    "square.2.layers.3d": "u square.on.square",
    "minus.plus.batteryblock":
      "s R 8 28 84 56 6 M 22 28 L 22 16 L 34 16 L 34 28 M 66 28 L 66 16 L 78 16 L 78 28 M 22 54 L 38 54 M 62 54 L 78 54 M 70 46 L 70 62",
    "antenna.radiowaves.left.and.right.slash":
      "u antenna.radiowaves.left.and.right;c M 20 8 L 94 86;s M 12 14 L 88 90",
    "exclamationmark.2": "u exclamationmark -18 0 1;u exclamationmark 18 0 1",
    "exclamationmark.3": "u exclamationmark -28 0 1;u exclamationmark;u exclamationmark 28 0 1",
    "questionmark.key.filled": "u key", "waveform.badge.mic": "u waveform",
    "line.diagonal": "s M 14 86 L 86 14", "lineweight": "u line.3.horizontal",
    "text.word.spacing": "u line.3.horizontal",
    "app.gift": "u app;u gift 27 27 0.46", "app.gift.fill": "u app.fill;x gift 27 27 0.46",
    "sidebar.squares.left": "u sidebar.left", "sidebar.leading": "u sidebar.left",
    "sidebar.trailing": "u sidebar.right",
    "suit.diamond": "u diamond", "suit.club": "s O 50 30 18 O 30 56 18 O 70 56 18 M 50 50 L 50 90",
    "suit.spade":
      "s M 50 10 C 60 34 88 40 86 62 C 84 78 60 76 54 66 L 60 90 L 40 90 L 46 66 C 40 76 16 78 14 62 C 12 40 40 34 50 10 Z",
    "star.leadinghalf.filled": "u star;f M 50 10 L 39 38 L 9 40 L 32 59 L 24 88 L 50 72 Z",
    "star.lefthalf.fill": "u star.leadinghalf.filled",
    "speaker.wave.1": "s M 8 38 L 24 38 L 44 18 L 44 82 L 24 62 L 8 62 Z A 44 50 20 -40 40",
    "speaker.wave.3":
      "s M 4 38 L 18 38 L 36 20 L 36 80 L 18 62 L 4 62 Z A 36 50 18 -40 40 A 36 50 36 -42 42 A 36 50 54 -42 42",
    "sun.min":
      "s O 50 50 16 M 50 16 L 50 22 M 50 78 L 50 84 M 16 50 L 22 50 M 78 50 L 84 50 M 26 26 L 30 30 M 70 70 L 74 74 M 74 26 L 70 30 M 30 70 L 26 74",
    "chart.bar.xaxis": "s R 14 46 14 34 2 R 43 26 14 54 2 R 72 12 14 68 2 M 6 92 L 94 92",
    "person.2.slash": "u person.2;c M 20 8 L 94 86;s M 12 14 L 88 90",
    "person.fill.questionmark": "u person.fill -10 0 1;u questionmark 62 18 0.44",
    "lightswitch.on": "s R 26 6 48 88 8 R 40 26 20 48 4",
  ]

  /// Other names for the same symbol: directions that follow the language, older names, and close relations.
  static let aliases: [String: String] = [
    "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
    "arrow.backward": "arrow.left", "arrow.forward": "arrow.right",
    "chevron.backward.2": "chevron.left.2", "chevron.forward.2": "chevron.right.2",
    "speaker.1": "speaker.wave.1", "speaker.2": "speaker.wave.2", "speaker.3": "speaker.wave.3",
    "ellipsis.message": "ellipsis.bubble", "person.circle": "person.crop.circle",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease", "suit.heart": "heart",
    "arrow.up.forward.square": "arrow.up.right.square",
    "arrow.up.forward.app": "arrow.up.right.app",
    "circle.lefthalf.fill": "circle.lefthalf.filled",
    "circle.righthalf.fill": "circle.righthalf.filled",
    "circle.bottomhalf.fill": "circle.bottomhalf.filled",
    "circle.tophalf.fill": "circle.tophalf.filled",
    "icloud": "cloud", "message.badge.filled.fill": "message.fill.badge", "xmark.bin": "trash",
    "airplayvideo.circle": "airplayaudio",
    "x": "xmark", "x.circle": "xmark.circle", "x.circle.fill": "xmark.circle.fill",
    "x.square": "xmark.square", "x.square.fill": "xmark.square.fill",
    "multiply.circle": "xmark.circle", "multiply.circle.fill": "xmark.circle.fill",
    "arrow.up.and.down.circle": "arrow.up.arrow.down.circle",
    "rectangle.and.text.magnifyingglass": "doc.text.magnifyingglass",
  ]
}
