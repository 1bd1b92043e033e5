// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Packages that lie elsewhere: brought here when something imports a module that the folder doesn't have.

internal import Foundation

/// What a finder knows of packages that lie elsewhere.
struct RemotePackages {
  /// Brings packages here.
  let fetching: (FetchRequest) throws -> FetchedPackages
  /// Those that manifests name.
  var ofManifests: [RemotePackage] = []
  /// What was asked for last.
  private(set) var request: FetchRequest?
  private(set) var fetched = FetchedPackages()
  /// Modules that were looked for.
  private var asked: Set<String> = []

  /// Packages of one program.
  private static let mostPackages = 200

  init(fetching: @escaping (FetchRequest) throws -> FetchedPackages) { self.fetching = fetching }

  /// Whether a path lies in a fetched package.
  func contains(_ path: String) -> Bool {
    fetched.folders.contains { path == $0 || path.hasPrefix($0 + "/") }
  }

  /// Brings what the projects and the manifests need; whether there is something new.
  mutating func fetch(for projects: XcodeProjects) throws -> Bool {
    let all = projects.all.flatMap(\.remotePackages) + ofManifests
    var seen: Set<String> = []
    let packages = all.sorted { $0.url < $1.url }.filter { seen.insert($0.identity).inserted }
    let wanted = FetchRequest(
      packages: Array(packages.prefix(Self.mostPackages)), pins: Self.pins(of: projects))
    guard !packages.isEmpty, wanted != request else { return false }
    request = wanted
    let before = fetched
    fetched = try fetching(wanted)
    // What was found by a module's name stays.
    fetched.folders += before.folders.filter { !fetched.folders.contains($0) }
    fetched.notes += before.notes.filter { !fetched.notes.contains($0) }
    return !fetched.folders.isEmpty
  }

  /// Looks for a package with a module that no project and no manifest names a package for; whether there is something
  /// new. A module of a named package that can't be fetched is not looked for elsewhere.
  mutating func find(_ module: String, _ projects: XcodeProjects) throws -> Bool {
    guard asked.insert(module).inserted, named(for: module, projects) == nil else { return false }
    let found = try fetching(FetchRequest(packages: [], module: module))
    let new = found.folders.filter { !fetched.folders.contains($0) }
    fetched.folders += new
    fetched.notes += found.notes
    return !new.isEmpty
  }

  /// What is said of a module that isn't there, where a package that can't be had may hold it.
  func reason(for module: String, _ projects: XcodeProjects) -> String? {
    guard !failing.isEmpty else { return nil }
    let meant = named(for: module, projects).map { [$0] } ?? Array(failing.prefix(3))
    return meant.map { package in
      "package \(package.identity) (\(package.url)) \(fetched.failures[package.url] ?? "")"
    }.joined(separator: "; ")
  }

  /// Packages that were asked for and can't be had, in the order of their URLs.
  private var failing: [RemotePackage] {
    request?.packages.filter { fetched.failures[$0.url] != nil } ?? []
  }

  /// The failing package that a module is a product of, or is named after.
  private func named(for module: String, _ projects: XcodeProjects) -> RemotePackage? {
    let ofProduct = projects.all.compactMap { $0.packagesOfProducts[module] }.first
    return failing.first { $0 == ofProduct || $0.mayHold(module) }
  }

  /// The first file that says which versions were taken.
  private static func pins(of projects: XcodeProjects) -> String? {
    var places = projects.all.flatMap(\.resolvedPlaces)
    for folder in [projects.root, projects.bounds.root] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      places += names.sorted().filter { $0.hasSuffix(".xcworkspace") }.map {
        "\(folder)/\($0)/xcshareddata/swiftpm/Package.resolved"
      }
      places.append(folder + "/Package.resolved")
    }
    for place in places { ReadLog.note(place) }
    return places.first {
      projects.bounds.contains($0) && FileManager.default.fileExists(atPath: $0)
    }
  }
}
