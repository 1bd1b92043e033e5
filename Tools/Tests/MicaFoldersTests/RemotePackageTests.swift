// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What projects say of packages that lie elsewhere, and what a manifest of ours takes of it.

import Testing

@testable import MicaFolders

@Suite struct RemotePackageNameTests {
  @Test func versionsHaveThreeNumbers() throws {
    let package = try #require(
      RemotePackage(url: "https://example.org/Some.git", requirement: .upToNextMajor("5.2")))
    #expect(
      package.manifestText
        == ".package(url: \"https://example.org/Some.git\", .upToNextMajor(from: \"5.2.0\"))")
    #expect(package.identity == "some")
  }

  @Test(arguments: [
    "https://a.b/c\", from: \"1.0.0\"); print(\"", "ext::sh -c true", "-oProxy", "/etc",
    "https://a.b/\\(x)", "file://-x", "https://a b/c", "https://a.b/\n",
  ])
  func otherURLsAreNone(url: String) {
    #expect(RemotePackage(url: url, requirement: .exact("1.0.0")) == nil)
  }

  @Test(arguments: [
    "", "1.0.0\"", "1..0", "1.0.0.0", "x", "-1", "1.0.0-a b", "1.0.0-\\(x)",
  ])
  func otherVersionsAreNone(version: String) {
    #expect(RemotePackage(url: "https://a.b/c", requirement: .exact(version)) == nil)
  }

  @Test(arguments: ["main", "feature/a.b-c", "0123abc"]) func branchesArePlainNames(name: String) {
    #expect(RemotePackage(url: "https://a.b/c", requirement: .branch(name)) != nil)
    #expect(RemotePackage(url: "https://a.b/c", requirement: .branch(name + "\"")) == nil)
    #expect(RemotePackage(url: "https://a.b/c", requirement: .branch("-" + name)) == nil)
  }

  @Test func modulesAreKnownByTheirPackages() throws {
    let package = try #require(
      RemotePackage(url: "https://a.b/swift-some-kit.git", requirement: .branch("main")))
    #expect(package.mayHold("SomeKit"))
    #expect(!package.mayHold("Some"))
  }

  @Test func aFailureIsToldWithTheImport() throws {
    var files = SampleProject.files
    files["My App/App.swift"] = "import UIKit\nimport Far\n"
    files["Sample.xcodeproj/project.pbxproj"] = SampleProject.text.replacingOccurrences(
      of: "targets = (T, F, X, W, );", with: "packageReferences = (R); targets = (T, F, X, W, );"
    ).replacingOccurrences(
      of: "    P = {isa",
      with: """
            R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/far.git";
              requirement = {kind = versionRange; minimumVersion = 1.0; maximumVersion = 2.0; }; };
            P = {isa
        """)
    let folder = try SampleFolder(files)
    var asked: [FetchRequest] = []
    let program = try ProgramFolder(at: folder.path) { _, _ in
      ManifestText(name: nil, targets: [], languageMode: "5", offered: [])
    } fetching: { request in
      asked.append(request)
      return FetchedPackages(failing: request.packages, because: "can't be fetched: it rains")
    }
    #expect(asked.map { $0.packages.map(\.requirement) } == [[.range("1.0.0", "2.0.0")]])
    #expect(asked.map(\.module) == [nil])
    #expect(program.missing.map(\.name) == ["Far"])
    #expect(
      program.missing.first?.reason
        == "package far (https://example.org/far.git) can't be fetched: it rains")
  }
}
