# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0
#
# The rivals' programs: their packages and how they are built. Source it after Scripts/lib/setup.sh.

# Where kiwi's headers are: Benchmarks/layout brings them.
MICA_KIWI="${MICA_KIWI:-}"
# program | pkg-config's names | compiler
MICA_RIVALS=(
  "bench_cairo.cpp|cairo cairo-ft freetype2|g++ -O2 -march=x86-64-v3 -std=c++17"
  "bench_qt.cpp|Qt6Gui|g++ -O2 -march=x86-64-v3 -std=c++17 -fPIC"
  "pango_layout.c|pangocairo|gcc -O2"
  "kiwi_layout.cpp||g++ -O2 -march=x86-64-v3 -std=c++17 -I$MICA_KIWI"
)
# package | check | what it is for, for all measurements and for each rival
MICA_BENCHMARK_PACKAGES=(
  "python3|command -v python3|runs the programs in turn"
  "util-linux|command -v taskset|keeps a program on one core"
  "fonts-dejavu-core|test -e /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf|the glyphs of W14"
)
bench_cairo_packages=(
  "g++|command -v g++|builds the rivals"
  "libcairo2-dev|pkg-config --exists cairo cairo-ft freetype2|the rival of most workloads"
)
bench_qt_packages=(
  "g++|command -v g++|builds the rivals"
  "qt6-base-dev|pkg-config --exists Qt6Gui|the rival of sweep gradients"
)
pango_layout_packages=(
  "gcc|command -v gcc|builds the rival"
  "libpango1.0-dev|pkg-config --exists pangocairo|the rival of text layout"
)

kiwi_layout_packages=(
  "g++|command -v g++|builds the rivals"
)

# Builds rivals into the folder "$1", each where its source has changed, with the packages it needs.
build_rivals() {
  local folder="$1" name row source modules compiler packages sources="$MICA_ROOT/Benchmarks/Rivals"
  shift
  packages=("${MICA_BENCHMARK_PACKAGES[@]}")
  for name in "$@"; do
    local -n of_rival="${name}_packages"
    packages+=("${of_rival[@]}")
  done
  require_packages "${packages[@]}"
  mkdir -p "$folder"
  for row in "${MICA_RIVALS[@]}"; do
    IFS='|' read -r source modules compiler <<<"$row"
    name="${source%.*}"
    if [[ " $* " != *" $name "* ]]; then continue; fi
    if [ -z "$(find "$folder/$name" -newer "$sources/$source" -newer "$sources/rival.hpp" 2>/dev/null)" ]; then
      say "building $name"
      # Unquoted: words of a command line.
      $compiler -o "$folder/$name" "$sources/$source" ${modules:+$(pkg-config --cflags --libs $modules)} >&2 || {
        say "$name could not be built"
        exit 1
      }
    fi
  done
}
