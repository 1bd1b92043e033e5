#!/usr/bin/env python3
# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0
#
# Writes a file that uses each symbol of Docs/swiftui-uses.tsv, and reads the compiler's errors of it:
#   swiftui_coverage.py generate OUT.swift
#   swiftui_coverage.py report OUT.swift ERRORS [CENSUS.tsv]

import os
import re
import sys

USES = os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "..", "..", "Docs", "swiftui-uses.tsv")

PRELUDE = """import SwiftUI
import Combine
import Foundation
struct Item: Identifiable, Hashable { let id = 1; let name = "" }
final class Model: NSObject, ObservableObject { @Published var name = "" }
@Observable final class Seen { var name = "" }
final class Delegate: NSObject, UIApplicationDelegate {}
enum Key: PreferenceKey { static var defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) {} }
let items = [Item()]
let item = Item()
@MainActor let observable = Seen()
let publisher = PassthroughSubject<Int, Never>()
@MainActor var (b, s, i, d) = (Binding.constant(true), Binding.constant(""), Binding.constant(1), Binding.constant(0.5))
@MainActor var (date, color, sel) = (Binding.constant(Date()), Binding.constant(Color.red), Binding<Item?>.constant(nil))
"""
# What may itself be missing stands as a parameter of the uses that name it.
SPECIAL = {
    "path": "Binding<NavigationPath>", "focus": "FocusState<Bool>.Binding",
    "focusField": "FocusState<Int?>.Binding", "space": "Namespace.ID",
}


def rows():
    with open(USES) as file:
        for line in file:
            line = line.rstrip("\n")
            if line and not line.startswith("#"):
                yield line.split("\t")


def generate(out):
    with open(out, "w") as file:
        file.write(PRELUDE)
        for number, (_, _, code) in enumerate(rows()):
            words = set(re.findall(r"[A-Za-z]+", code))
            special = "".join(f", {name}: {kind}" for name, kind in SPECIAL.items()
                              if re.search(rf"[(: ]{name}[,)]", code) and name in words)
            file.write(f"@MainActor func use{number}<V: View>(v: V{special}) {{ _ = {code} }}\n")


def report(out, errors, census):
    with open(out) as file:
        first = sum(1 for line in file.read().split("@MainActor func use0")[0].splitlines())
    bad = {}
    with open(errors) as file:
        for line in file:
            match = re.match(r"^\S+?:(\d+):\d+: error: (.*)$", line)
            if match:
                bad.setdefault(int(match[1]) - first - 1, match[2])
    uses = list(rows())
    order = {}
    if census:
        with open(census) as file:
            for rank, line in enumerate(file):
                order[tuple(line.split("\t")[:2])] = rank
    missing = sorted((order.get(tuple(uses[n][:2]), 9999), n) for n in bad if 0 <= n < len(uses))
    for rank, number in missing:
        print(f"missing: {uses[number][0]} {uses[number][1]}: {bad[number]}")
    print(f"SwiftUI: {len(uses) - len(missing)} of {len(uses)} uses of the census compile")
    if min(bad, default=0) < 0:
        print("the prelude doesn't compile: " + bad[min(bad)])


if sys.argv[1] == "generate":
    generate(sys.argv[2])
else:
    report(sys.argv[2], sys.argv[3], sys.argv[4] if len(sys.argv) > 4 else None)
