// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the rivals' programs share: the data of the workloads, the surface, the clock.
//
// Usage of each program: PROGRAM [WORKLOAD...], in a folder with data/ (written by `bench --data`) and
// out/. For each workload it prints a line: workload, rival, operations a second (the median of nine
// runs), the lowest, the highest, separated by tabs. The first pass's pixels go to out/ as BGRA.

#pragma once
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

/// The surface's width and height in pixels.
inline constexpr int kSide = 1024;

/// One operation of a workload: what a line of its data says, in order and by kind.
struct Row {
  std::vector<double> numbers;
  /// 0xAARRGGBB, not premultiplied.
  std::vector<uint32_t> colors;
  std::string text;
};

/// Runs passes over workloads and prints their rates.
class Rival {
 public:
  Rival(const char *name, int argc, char **argv) : name_(name), pixels_(kSide * kSide) {
    chosen_.insert(argv + 1, argv + argc);
  }

  /// The surface: premultiplied BGRA, rows without padding.
  uint32_t *pixels() { return pixels_.data(); }
  static constexpr int kBytesPerRow = kSide * 4;

  /// What makes writes to the pixels known to the library; nothing by default.
  std::function<void()> pixelsChanged = [] {};

  bool isChosen(const std::string &workload) const {
    return chosen_.empty() || chosen_.count(workload) > 0;
  }

  /// The rows of a workload. Columns are n for a number, c for a colour, s for a text, N for numbers
  /// up to the line's end.
  static std::vector<Row> load(const std::string &workload, const std::string &columns) {
    std::ifstream file("data/" + workload + ".txt");
    if (!file) {
      std::fprintf(stderr, "data/%s.txt is missing\n", workload.c_str());
      std::exit(1);
    }
    std::vector<Row> rows;
    for (std::string line; std::getline(file, line);) {
      Row row;
      std::istringstream words(line);
      std::string word;
      for (char column : columns) {
        if (column == 'N') {
          while (words >> word) row.numbers.push_back(std::strtod(word.c_str(), nullptr));
          break;
        }
        words >> word;
        if (column == 'n') row.numbers.push_back(std::strtod(word.c_str(), nullptr));
        if (column == 'c') row.colors.push_back(std::strtoul(word.c_str(), nullptr, 16));
        if (column == 's') row.text = word;
      }
      rows.push_back(std::move(row));
    }
    return rows;
  }

  /// Times passes of so many operations over a white surface: 0.15 s of warm-up, then nine runs of at
  /// least 60 ms.
  void time(const std::string &workload, double operations, const std::function<void()> &pass) {
    clear();
    pass();
    keepPicture(workload);
    clear();
    double start = now();
    int count = 0;
    do {
      pass();
      count++;
    } while (now() - start < 0.15);
    double once = (now() - start) / count;
    int repetitions = std::max(1, static_cast<int>(std::ceil(0.06 / once)));
    std::vector<double> rates;
    for (int run = 0; run < 9; run++) {
      clear();
      double begin = now();
      for (int i = 0; i < repetitions; i++) pass();
      rates.push_back(operations * repetitions / (now() - begin));
    }
    std::sort(rates.begin(), rates.end());
    std::printf("%s\t%s\t%.1f\t%.1f\t%.1f\n", workload.c_str(), name_, rates[rates.size() / 2],
                rates.front(), rates.back());
    std::fflush(stdout);
  }

  /// The picture of W11: 256 × 256 premultiplied pixels, a chequerboard of opaque and half clear.
  static std::vector<uint32_t> makeImage() {
    std::vector<uint32_t> image(256 * 256);
    for (uint32_t y = 0; y < 256; y++) {
      for (uint32_t x = 0; x < 256; x++) {
        uint32_t alpha = (x / 32 + y / 32) % 2 == 0 ? 255 : 128;
        auto faded = [alpha](uint32_t value) { return (value * alpha + 127) / 255; };
        image[y * 256 + x] = alpha << 24 | faded(x) << 16 | faded(y) << 8 | faded(x ^ y);
      }
    }
    return image;
  }

 private:
  static double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
  }

  void clear() {
    std::fill(pixels_.begin(), pixels_.end(), 0xFFFFFFFFu);
    pixelsChanged();
  }

  void keepPicture(const std::string &workload) {
    std::string name = "out/" + workload + "." + name_ + ".raw";
    FILE *file = std::fopen(name.c_str(), "wb");
    size_t written = file ? std::fwrite(pixels_.data(), 4, pixels_.size(), file) : 0;
    if (!file || std::fclose(file) != 0 || written != pixels_.size()) {
      std::fprintf(stderr, "%s can't be written\n", name.c_str());
      std::exit(1);
    }
  }

  const char *name_;
  std::vector<uint32_t> pixels_;
  std::set<std::string> chosen_;
};
