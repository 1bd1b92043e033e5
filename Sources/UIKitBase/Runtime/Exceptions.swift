// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where UIKit raises an exception a program ends, in UIKit's words: the standard library's functions of these names
// say nothing where Mica was built in release.

/// Ends the program with a message unless a condition holds.
package func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #fileID, line: UInt = #line
) {
  if !condition() { fatalError(message(), file: file, line: line) }
}

/// Ends the program with a message.
package func preconditionFailure(
  _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message(), file: file, line: line)
}
