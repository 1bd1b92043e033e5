// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a screen says of its search field.

/// The search field of a screen.
struct SearchSettings {
  var text: Binding<String>
  var isPresented: Binding<Bool>?
  var prompt: String?
  var scopes: [String] = []
}
