// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How controllers are presented.

/// Where a presented view is, and what becomes of the one below.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Whatever the system thinks best: a page sheet.
  case automatic = -2
  /// In no way; what adaptive presentations answer to stay as they are.
  case none = -1
  /// Over the whole screen; the views below go.
  case fullScreen = 0
  /// A sheet, as wide as the screen on a phone.
  case pageSheet = 1
  /// A smaller sheet on a pad, a page sheet on a phone.
  case formSheet = 2
  /// Over a container that defines a context; its view goes.
  case currentContext = 3
  /// As a presentation controller of the program's wants it.
  case custom = 4
  /// Over the whole screen; the views below stay.
  case overFullScreen = 5
  /// Over a container that defines a context; its view stays.
  case overCurrentContext = 6
  /// In a bubble beside what it is about; a page sheet on a phone.
  case popover = 7
}

/// How a presented view comes in.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning over, as a card.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// By curling up what is there; noted, and drawn as a fade.
  case partialCurl = 3
}
