// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The packages that a project names by their URLs.

extension XcodeProject {
  /// Packages of targets for a phone, or all where no target says which it needs.
  var remotePackages: [RemotePackage] {
    let used = Set(productPackages.values)
    return objects.all(objects.root.texts("packageReferences")).filter {
      used.isEmpty || used.contains($0.id)
    }.compactMap { remotePackage($0) }
  }

  /// The packages of products, by the products' names.
  var packagesOfProducts: [String: RemotePackage] {
    productPackages.compactMapValues { id in objects[id].flatMap { remotePackage($0) } }
  }

  /// Identifiers of packages by the products that targets for a phone need.
  private var productPackages: [String: String] {
    var found: [String: String] = [:]
    for target in targets
    where (target.kind != .other || isForTests && target.isTests) && target.isForiOS {
      for product in objects.all(target.object.texts("packageProductDependencies")) {
        guard let name = product.text("productName"), let package = product.text("package")
        else { continue }
        found[name] = package
      }
    }
    return found
  }

  private func remotePackage(_ object: ProjectObject) -> RemotePackage? {
    guard object.isa == "XCRemoteSwiftPackageReference", let url = object.text("repositoryURL"),
      let wanted = object.values["requirement"]?.table
    else { return nil }
    func text(_ key: String) -> String { wanted[key]?.text ?? "" }
    let requirement: RemotePackage.Requirement
    switch text("kind") {
    case "upToNextMajorVersion": requirement = .upToNextMajor(text("minimumVersion"))
    case "upToNextMinorVersion": requirement = .upToNextMinor(text("minimumVersion"))
    case "exactVersion": requirement = .exact(text("version"))
    case "versionRange": requirement = .range(text("minimumVersion"), text("maximumVersion"))
    case "branch": requirement = .branch(text("branch"))
    case "revision": requirement = .revision(text("revision"))
    default: return nil
    }
    let package = RemotePackage(url: url, requirement: requirement)
    if package == nil { note("\(path): no package can be fetched from \(url) as it is asked for") }
    return package
  }

  /// Where Xcode writes the versions that it took.
  var resolvedPlaces: [String] {
    [path + "/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"]
  }
}
