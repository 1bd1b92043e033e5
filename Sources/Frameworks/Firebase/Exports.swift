// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Firebase's umbrella.

@_exported public import FirebaseAnalytics
@_exported public import FirebaseAuth
@_exported public import FirebaseCore
@_exported public import FirebaseCrashlytics
@_exported public import FirebaseMessaging
