// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From schemes and test plans to what runs.

internal import Foundation

extension TestTargets {
  /// What runs: what a scheme's default plan says, else what the scheme says, else all targets that lie highest; of a package
  /// all targets, unless a scheme or a plan is named.
  ///
  /// Of several schemes it is the one that tests the most targets, of these one with the folder's or a project's name, or the
  /// first.
  ///
  /// - Parameter scheme: the scheme by its name.
  /// - Parameter plan: the test plan by its name, without its ending.
  /// - Parameter names: the targets that run, with the tests that the plan leaves out; empty for the plan's.
  /// - Throws: `PortError.unknownTarget` for a name that no target, scheme or plan has.
  package func plan(
    scheme: String? = nil, plan: String? = nil, targets names: [String] = []
  ) throws -> TestPlan {
    let search = SchemeSearch(in: folder, projects: projects)
    let chosen = try choose(search, scheme: scheme, plan: plan)
    var result = chosen.plan
    expand(&result, by: chosen.expansion, folder: chosen.folder)
    guard !names.isEmpty else {
      noteOthers(&result)
      return result
    }
    let planned = result.targets
    result.targets = try names.flatMap { name -> [PlannedTarget] in
      let found = named(name)
      guard let first = found.first else {
        let reason = leftOut.first { $0.name == name }?.reason
        throw PortError.unknownTarget(
          name: reason.map { "\(name) that can run (\($0))" } ?? name, manifest: folder,
          names: all.map(\.name))
      }
      let same = planned.filter { found.contains($0.target) }
      return same.isEmpty ? [PlannedTarget(target: first)] : same
    }
    result.leftOut = []
    return result
  }

  /// A plan with the target whose settings its texts name.
  private struct Chosen {
    var plan: TestPlan
    var expansion: TargetReference?
    var folder: String
  }

  private func choose(
    _ search: SchemeSearch, scheme name: String?, plan: String?
  ) throws -> Chosen {
    var schemes = search.schemes
    if let name {
      schemes.removeAll { $0.name != name }
      if schemes.isEmpty {
        throw PortError.unknownTarget(
          name: "in a scheme \(name)", manifest: folder, names: search.schemes.map(\.name))
      }
    }
    // A package's tests run whole, as `swift test` runs them: its schemes and plans are often one for each
    // target.
    let isPackage = all.filter(\.isDefault).allSatisfy { $0.kind == .package }
    if isPackage, name == nil, plan == nil { schemes = [] }
    let choices = schemes.map { ($0, choice(of: $0, search, plan: plan)) }
    var best: (scheme: SchemeFile, choice: Chosen)?
    for (scheme, choice) in choices {
      guard let choice, name != nil || !choice.plan.targets.isEmpty else { continue }
      if let known = best, rank(choice, scheme) <= rank(known.choice, known.scheme) { continue }
      best = (scheme, choice)
    }
    if let best { return best.choice }
    let plans = isPackage && plan == nil ? [] : search.plans()
    let fitting = plan.map { name in plans.filter { $0.name == name } } ?? plans
    if let plan, fitting.isEmpty {
      throw PortError.unknownTarget(
        name: "in a test plan \(plan)", manifest: folder, names: plans.map(\.name))
    }
    if fitting.count == 1 || plan != nil, let file = fitting.first {
      return choice(of: file, folder: folder)
    }
    var everything = TestPlan()
    everything.targets = all.filter(\.isDefault).map { PlannedTarget(target: $0) }
    everything.leftOut =
      leftOut
      + all.filter { !$0.isDefault }.map {
        LeftOutTests(
          name: $0.name, reason: "it lies in a folder below; --target \($0.name) runs it")
      }
    return Chosen(plan: everything, folder: folder)
  }

  /// The number of targets, and whether the name is the folder's.
  private func rank(_ choice: Chosen, _ scheme: SchemeFile) -> Int {
    let names = [FolderPath.name(of: folder)] + projects.map(FolderPath.stem)
    return choice.plan.targets.count * 2 + (names.contains(scheme.name) ? 1 : 0)
  }

  /// What a scheme tests; nil where it has no plan of the name that is asked for.
  private func choice(
    of scheme: SchemeFile, _ search: SchemeSearch, plan name: String?
  ) -> Chosen? {
    let references = scheme.plans.filter {
      name == nil || FolderPath.stem(of: SchemeSearch.path($0)) == name
    }
    if name != nil, references.isEmpty { return nil }
    for reference in references {
      guard let file = search.plan(reference, of: scheme) else { continue }
      var choice = choice(of: file, folder: scheme.folder)
      choice.expansion = choice.expansion ?? scheme.expansion
      let others = scheme.plans.filter { $0 != reference }.map {
        FolderPath.stem(of: SchemeSearch.path($0))
      }
      if name == nil, !others.isEmpty {
        choice.plan.notes.append(
          "scheme \(scheme.name) has other test plans, which don't run: \(others.joined(separator: ", "))"
        )
      }
      return choice
    }
    var plan = TestPlan(source: scheme.path)
    for reference in references {
      plan.notes.append("\(scheme.path): there is no test plan \(SchemeSearch.path(reference))")
    }
    plan.configurations = [scheme.configuration]
    for testable in scheme.testables {
      add(
        testable.target, folder: scheme.folder, selected: testable.selected,
        skipped: testable.skipped,
        unless: testable.isSkipped ? "the scheme \(scheme.name) leaves it out" : nil, to: &plan)
    }
    return Chosen(plan: plan, expansion: scheme.expansion, folder: scheme.folder)
  }

  private func choice(of file: PlanFile, folder: String) -> Chosen {
    var plan = TestPlan(source: file.path)
    plan.configurations = file.configurations
    for target in file.targets {
      add(
        target.target, folder: folder, selected: target.selected, skipped: target.skipped,
        unless: target.isEnabled ? nil : "the test plan \(file.name) leaves it out", to: &plan)
      if target.hasTags {
        plan.notes.append(
          "\(file.path): tags of \(target.target.name) aren't read; its tests run whatever tags they have"
        )
      }
    }
    return Chosen(plan: plan, expansion: file.expansion, folder: folder)
  }

  private func add(
    _ reference: TargetReference, folder: String, selected: [String]?, skipped: [String],
    unless reason: String?, to plan: inout TestPlan
  ) {
    guard let target = target(reference, in: folder) else {
      let known = leftOut.first { $0.name == reference.name }?.reason
      plan.leftOut.append(
        LeftOutTests(name: reference.name, reason: known ?? "there is no such target of tests"))
      return
    }
    if let reason {
      plan.leftOut.append(LeftOutTests(name: target.name, reason: reason))
    } else if !plan.targets.contains(where: { $0.target == target }) {
      plan.targets.append(PlannedTarget(target: target, selected: selected, skipped: skipped))
    }
  }

  /// The target that a scheme or a plan names: by its container, else by its identifier, else by its name.
  private func target(_ reference: TargetReference, in folder: String) -> TestTarget? {
    let place = FolderPath.joined(folder, SchemeSearch.path(reference.container))
    let named = all.filter { $0.name == reference.name }
    return named.first { $0.container == place || $0.container == place + "/Package.swift" }
      ?? all.first { $0.identifier == reference.identifier && $0.kind == .xcode } ?? named.first
  }

  /// Says which targets a plan doesn't name.
  private func noteOthers(_ plan: inout TestPlan) {
    guard let source = plan.source else { return }
    let told = Set(plan.leftOut.map(\.name) + plan.targets.map(\.target.name))
    for target in all where !told.contains(target.name) {
      plan.leftOut.append(
        LeftOutTests(name: target.name, reason: "\(FolderPath.name(of: source)) doesn't name it"))
    }
    plan.leftOut += leftOut.filter { !told.contains($0.name) }
  }

  /// Writes settings in the place of `$(SRCROOT)` and the like.
  private func expand(_ plan: inout TestPlan, by reference: TargetReference?, folder: String) {
    let texts = plan.configurations.flatMap { Array($0.environment.values) + $0.arguments }
    guard texts.contains(where: { $0.contains("$(") || $0.contains("${") }) else { return }
    let settings = settings(reference, plan, folder)
    for index in plan.configurations.indices {
      plan.configurations[index].environment =
        plan.configurations[index].environment.mapValues(settings.expand)
      plan.configurations[index].arguments =
        plan.configurations[index].arguments.map(settings.expand)
    }
  }

  private func settings(
    _ reference: TargetReference?, _ plan: TestPlan, _ folder: String
  ) -> BuildSettings {
    let own = plan.targets.first { $0.target.kind == .xcode }?.target
    if let projects = try? XcodeProjects(in: self.folder) {
      let targets = projects.all.flatMap(\.targets)
      let meant =
        reference.flatMap { wanted in
          targets.first { $0.object.id == wanted.identifier }
            ?? targets.first { $0.name == wanted.name }
        } ?? targets.first { $0.object.id == own?.identifier }
      if let meant { return meant.settings }
    }
    return BuildSettings(
      configuration: "Debug",
      defaults: [
        "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder,
        "WORKSPACE_DIR": folder, "PROJECT_NAME": FolderPath.name(of: folder),
      ])
  }
}
