// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Floor 2. What a program gets for `import Foundation`: Foundation itself, and in place of what would
// be the machine's the running program's own. A declaration here hides Foundation's of the same name
// wherever Foundation is seen through this module only (Docs/time.md).

@_exported public import Foundation
@_exported public import MicaRuntime

/// A date in seconds since 2001-01-01 00:00:00 GMT.
public typealias CFAbsoluteTime = Double

/// The present date of the program, in seconds since 2001-01-01 00:00:00 GMT.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// How many references an object has, as Swift counts them.
public func CFGetRetainCount(_ cf: AnyObject!) -> Int { Int(_getRetainCount(cf)) }
