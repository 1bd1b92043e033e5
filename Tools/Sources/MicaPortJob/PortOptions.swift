// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What holds for all files of a module.

/// What the rewriter is told about the build.
public struct PortOptions: Hashable, Sendable, Codable {
  /// The module that takes the place of Foundation, `MicaFoundation` (Docs/time.md); nil leaves the
  /// imports alone, for Foundation itself.
  public var foundationModule: String? = "MicaFoundation"
  /// The flags that the sources are compiled with (`-D DEBUG`).
  public var flags: Set<String> = ["DEBUG"]
  /// The language that the sources are written in: `3`, `4`, `4.2`, `5` or `6`.
  public var swiftVersion: String = "5"
  /// The bundle that `Bundle.module` means, without its ending; nil for the program's own.
  public var bundleName: String?
  /// Modules besides Mica's that `canImport` finds.
  public var localModules: Set<String> = []
  /// Whether an umbrella header shows UIKit to all files, as those of Xcode's frameworks and of pods do.
  public var hasUmbrella: Bool = false
  /// The module that `main.swift` imports.
  public var hostModule: String = "MicaHost"
  /// Whether a `main.swift` is generated; a local module of a program has none.
  public var writesMain: Bool = true
  /// The class that is launched where no source says one: a `main.m` may.
  public var application: String?
  /// Whether the program is one of tests: `canImport(XCTest)` holds, and a generated `main.swift` runs them.
  public var runsTests: Bool = false

  /// Whether what its previews show is made by functions that the generated `main.swift` hands over.
  public var takesScreens: Bool = false

  /// Whether the module is the app that hosts tests: what launches it is left out, since the tests' `main.swift` does it.
  public var isHostApplication: Bool = false
  /// The module of the app that hosts the tests; nil for none.
  public var hostApplication: String?

  /// Whether the launch of the module's app is left out.
  public var leavesOutLaunch: Bool { writesMain || isHostApplication }

  /// The device's iOS, which `#available` is answered by: 17.5 is `[17, 5]`.
  public var system: [Int] = [17, 5]

  /// Whether `#if` and `#available` are answered as Linux's compiler answers them: for packages that know Linux.
  public var isForLinux: Bool = false

  /// Modules that `canImport` doesn't find, whatever there is.
  public var hiddenModules: Set<String> = []

  /// The language mode that the compiler knows: Swift 3 is compiled as Swift 4.
  public var languageMode: String { swiftVersion == "3" ? "4" : swiftVersion }

  /// Whether Objective-C sees the members of its classes without being told, as in Swift 3 (SE-0160 ended that).
  public var infersObjC: Bool { swiftVersion == "3" }

  /// As Mica's programs are built.
  public init() {}
}
