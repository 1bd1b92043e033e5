// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The systems of Benchmarks/Sources/layout/LayoutSystem.swift solved by kiwi: the same variables and rows in the
// same order, `required` or of one strength. Prints a line for each: name, milliseconds to build and
// solve, milliseconds for an edit (medians), the sum of all values after it.

#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

using kiwi::Variable;

namespace {

double now() {
  using namespace std::chrono;
  return duration<double, std::milli>(steady_clock::now().time_since_epoch()).count();
}

double median(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

/// x, y, width and height of each view, in a solver.
struct System {
  kiwi::Solver solver;
  std::vector<Variable> variables;
  Variable edited;

  Variable x(int view) { return variables[4 * view]; }
  Variable y(int view) { return variables[4 * view + 1]; }
  Variable width(int view) { return variables[4 * view + 2]; }
  Variable height(int view) { return variables[4 * view + 3]; }

  void add(const kiwi::Constraint &row) { solver.addConstraint(row); }

  void edit(const Variable &variable, double value) {
    edited = variable;
    solver.addEditVariable(variable, kiwi::strength::strong);
    solver.suggestValue(variable, value);
  }

  double sum() {
    solver.updateVariables();
    double sum = 0;
    for (const Variable &variable : variables) sum += variable.value();
    return sum;
  }

  void build(const std::string &name, int views) {
    variables.resize(4 * views);
    for (int view = 0; view < views; ++view) {
      bool first = view == 0;
      if (name == "chained") {
        if (first) {
          edit(x(0), 10);
        } else {
          add(x(view) == x(view - 1) + width(view - 1) + 8);
        }
        add(y(view) == 0);
        add((width(view) == 40) | kiwi::strength::strong);
        add(width(view) >= 10);
        add(height(view) == 20);
      } else if (name == "nested") {
        if (first) {
          add(x(0) == 0);
          edit(width(0), 4000);
        } else {
          add(x(view) == x(view - 1) + 1);
          add(x(view) + width(view) == x(view - 1) + width(view - 1) - 1);
        }
        add(y(view) == 0);
        add((height(view) == 20) | kiwi::strength::strong);
        add(height(view) >= 10);
      } else {
        add(x(view) == 10);
        add(y(view) == 10);
        if (first) {
          edit(width(0), 40);
        } else {
          add((width(view) == 40) | kiwi::strength::strong);
        }
        add(width(view) >= 10);
        add(height(view) == 20);
      }
    }
  }
};

}  // namespace

int main(int, char **) {
  for (std::string name : {"chained", "nested", "independent"}) {
    std::vector<double> builds, edits;
    double sum = 0;
    for (int round = 0; round < 5; ++round) {
      double start = now();
      System system;
      system.build(name, 1000);
      sum = system.sum();
      builds.push_back(now() - start);
      for (int edit = 0; edit < 41; ++edit) {
        start = now();
        system.solver.suggestValue(system.edited, (name == "nested" ? 4000 : 40) + edit % 7);
        sum = system.sum();
        edits.push_back(now() - start);
      }
    }
    std::printf("%s\t%.5f\t%.5f\t%.6f\n", name.c_str(), median(builds), median(edits), sum);
  }
}
