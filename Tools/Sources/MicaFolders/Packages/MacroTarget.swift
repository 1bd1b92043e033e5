// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Macros of packages: what the compiler has to load to expand them.

/// A macro target, with the targets that it is made from.
public struct MacroTarget: Hashable, Sendable {
  /// A module of the plugin.
  public struct Part: Hashable, Sendable {
    /// The module's name.
    public var moduleName: String
    /// Its sources; they are compiled as they are written.
    public var sources: [String]
    /// `5` or `6`.
    public var languageMode: String
    /// Flags that sources may ask for.
    public var conditions: [String]
    /// Features that it turns on, as the compiler's arguments.
    public var flags: [String]

    package init(
      moduleName: String, sources: [String], languageMode: String, conditions: [String],
      flags: [String]
    ) {
      (self.moduleName, self.sources, self.languageMode) = (moduleName, sources, languageMode)
      (self.conditions, self.flags) = (conditions, flags)
    }
  }

  /// The modules in the order of their compilation; the last one is the macro's own.
  public var parts: [Part] = []

  /// SwiftSyntax's modules, which the toolchain has.
  public static let syntaxModules: Set<String> = [
    "SwiftBasicFormat", "SwiftCompilerPlugin", "SwiftCompilerPluginMessageHandling",
    "SwiftDiagnostics", "SwiftIDEUtils", "SwiftIfConfig", "SwiftOperators", "SwiftParser",
    "SwiftParserDiagnostics", "SwiftRefactor", "SwiftSyntax", "SwiftSyntaxBuilder",
    "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
  ]
}
