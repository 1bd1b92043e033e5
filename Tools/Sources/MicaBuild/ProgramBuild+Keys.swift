// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a program is made from, as texts that differ where any of it does.

internal import FoundationEssentials
internal import MicaFolders
internal import MicaResources

extension ProgramBuild {
  /// Everything that the program is made from.
  func key(
    of folder: ProgramFolder, code: String, _ memo: inout DigestMemo
  ) throws(BuildError) -> String {
    var digest = Digest()
    digest.add(line: code)
    let checkouts = Checkouts(folder.checkouts)
    var resources = folder.resources
    for module in folder.localModules {
      digest.add(line: module.bundleName ?? "")
      resources += module.resources
    }
    for resource in resources {
      digest.add(line: resource.folder)
      for path in checkouts.files(of: resource.path) {
        digest.add(line: path)
        digest.add(line: try memo.digest(of: path))
      }
    }
    for info in [folder.info, folder.host?.testInfo].compactMap(\.self) {
      let values = info.generated.sorted { $0.key < $1.key }
      digest.add(line: "\(values)")
      for name in ["PRODUCT_NAME", "PRODUCT_BUNDLE_IDENTIFIER", "PRODUCT_MODULE_NAME"] {
        digest.add(line: info.settings[name] ?? "")
      }
      if let path = info.file, FileStore.exists(path) {
        digest.add(line: try memo.digest(of: path))
      }
    }
    return digest.finish()
  }

  /// What its code is made from.
  func codeKey(
    of folder: ProgramFolder, _ identity: String, _ memo: inout DigestMemo
  ) throws(BuildError) -> String {
    var digest = Digest()
    if stubsMissing { digest.add(line: isLenient ? "all stubs" : "stubs") }
    if runsTests { digest.add(line: "tests \(folder.host?.moduleName ?? "-")") }
    if takesScreens { digest.add(line: "screens") }
    digest.add(line: "iOS \(system(for: folder)) \(folder.hasUmbrella)")
    for line in [identity, folder.path, folder.moduleName, folder.swiftVersion ?? ""] {
      digest.add(line: line)
    }
    digest.add(line: (folder.conditions + folder.flags).joined(separator: " "))
    for problem in folder.problems { digest.add(line: problem.description) }
    for module in folder.missing { digest.add(line: module.warning.description) }
    for module in folder.localModules {
      digest.add(line: module.moduleName)
      digest.add(line: "\(module.dependencies) \(module.form) \(module.c?.names ?? [])")
      for path in module.c.map({ $0.sources + $0.headerFiles }) ?? [] {
        digest.add(line: path)
        digest.add(line: try memo.digest(of: path))
      }
      for part in module.macro?.parts ?? [] {
        digest.add(line: "\(part.moduleName) \(part.languageMode) \(part.conditions) \(part.flags)")
        for path in part.sources {
          digest.add(line: path)
          digest.add(line: try memo.digest(of: path))
        }
      }
      digest.add(
        line: (module.conditions + module.flags + [module.swiftVersion ?? ""]).joined(
          separator: " "))
      digest.add(line: AssetNames(in: module.resources, module.assetSymbols)?.line ?? "")
      for path in module.sources + DataModelFolder.documents(in: module.resources) {
        digest.add(line: path)
        digest.add(line: try memo.digest(of: path))
      }
    }
    digest.add(line: AssetNames(in: folder.resources, folder.assetSymbols)?.line ?? "")
    for path in folder.sources + DataModelFolder.documents(in: folder.resources) {
      digest.add(line: path)
      digest.add(line: try memo.digest(of: path))
    }
    return digest.finish()
  }
}
