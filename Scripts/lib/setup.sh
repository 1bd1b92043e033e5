# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0
#
# Set-up shared by the scripts: finds Swift, checks for the system packages that the build and the
# films need, and installs what is missing where that is possible. Source it; everything it says
# goes to standard error.

set -euo pipefail

MICA_ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"

say() { printf '%s\n' "$*" >&2; }

# package | shell command that succeeds when it is there | what it is for
SYSTEM_PACKAGES=(
  "pkg-config|command -v pkg-config|finds the libraries below"
  "libspng-dev|pkg-config --exists spng|reads PNG files"
  "libdeflate-dev|pkg-config --exists libdeflate|compresses PNG files"
  "libturbojpeg0-dev|pkg-config --exists libturbojpeg|reads and writes JPEG files"
  "libwebp-dev|pkg-config --exists libwebpmux|reads and writes WebP files"
  "libgif-dev|pkg-config --exists libgif|reads and writes GIF files"
  "libharfbuzz-dev|pkg-config --exists harfbuzz|shapes text"
  "libfribidi-dev|pkg-config --exists fribidi|orders text of both directions"
  "libicu-dev|pkg-config --exists icu-uc|breaks lines and words"
  "libfontconfig-dev|pkg-config --exists fontconfig|finds fonts"
  "libcmark-gfm-dev|test -e /usr/include/cmark-gfm.h|reads Markdown"
  "libcmark-gfm-extensions-dev|test -e /usr/include/cmark-gfm-core-extensions.h|reads Markdown's tables"
  "libsqlite3-dev|test -e /usr/include/sqlite3.h|the module SQLite3 of opened programs"
  "zlib1g-dev|test -e /usr/include/zlib.h|the module zlib of opened programs"
  "libssl-dev|test -e /usr/include/openssl/evp.h|the module CommonCrypto of opened programs"
  "libhyphen-dev|test -e /usr/include/hyphen.h|hyphenates"
  "ffmpeg|command -v ffmpeg && command -v ffprobe|writes films"
  "git|command -v git|fetches the Swift packages that Mica uses"
  "ca-certificates|test -e /etc/ssl/certs/ca-certificates.crt|lets git check whom it talks to"
  "binutils|command -v ld|links programs built by Swift"
  "libc6-dev|test -e /usr/include/stdio.h|the C library's headers, for Swift"
  "libstdc++-12-dev|compgen -G '/usr/lib/gcc/*/*/libstdc++.so'|the C++ library, for Swift"
  "libcurl4|has_library libcurl.so.4|Swift's package manager"
  "libxml2|has_library libxml2.so.2|Swift's package manager"
  "libsqlite3-0|has_library libsqlite3.so.0|Swift's package manager"
  "libncurses6|has_library libncurses.so.6|Swift's package manager"
)
# Only the tests need these.
TEST_PACKAGES=(
  "webp|command -v webpinfo|reads animated WebP back in the tests"
  "python3-scipy|python3 -c 'import scipy.optimize' || /usr/bin/python3 -c 'import scipy.optimize'|solves linear programs for the tests of layouts"
  "unicode-data|test -e /usr/share/unicode/BidiTest.txt|Unicode's conformance files"
)

# The list is read whole: a pipe that is closed early would fail under pipefail.
has_library() {
  local libraries
  libraries="$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p)"
  [[ "$libraries" == *"$1"* ]]
}

# Puts Swift into PATH, or stops.
find_swift() {
  if ! command -v swift >/dev/null 2>&1; then
    local place
    for place in /opt/swift/usr/bin /usr/local/swift/usr/bin "$HOME/.local/share/swiftly/bin"; do
      if [ -x "$place/swift" ]; then PATH="$place:$PATH" && export PATH && break; fi
    done
  fi
  if ! command -v swift >/dev/null 2>&1; then
    say "Mica needs Swift 6.3 in PATH or in /opt/swift; get it from https://www.swift.org/install/linux"
    exit 1
  fi
}

# Checks each row; installs the missing packages, or prints the line that does and stops.
require_packages() {
  local row name check why missing=()
  for row in "$@"; do
    IFS='|' read -r name check why <<<"$row"
    if ! eval "$check" >/dev/null 2>&1; then
      missing+=("$name")
      say "missing: $name ($why)"
    fi
  done
  if [ ${#missing[@]} -eq 0 ]; then return; fi

  local line="apt-get install -y --no-install-recommends ${missing[*]}" root=()
  if [ "$(id -u)" -ne 0 ]; then root=(sudo -n); fi
  if ! command -v apt-get >/dev/null 2>&1 || ! "${root[@]}" true >/dev/null 2>&1; then
    say "They can't be installed from here. Please run:"
    say "  sudo $line"
    exit 1
  fi
  say "installing: ${missing[*]}"
  {
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq &&
      "${root[@]}" env DEBIAN_FRONTEND=noninteractive $line
  } >&2 || {
    say "The installation failed. Please run:"
    say "  sudo apt-get update && sudo $line"
    exit 1
  }
}

# Everything that a build and a film need.
set_up() {
  require_packages "${SYSTEM_PACKAGES[@]}"
  find_swift
}

# Runs a build step whose output matters only when it fails. A terminal shows "$1" meanwhile.
quietly() {
  local label="$1" log status=0
  shift
  log="$(mktemp)"
  if [ -t 2 ]; then printf '%s' "$label" >&2; fi
  "$@" >"$log" 2>&1 || status=$?
  if [ -t 2 ]; then printf '\r\033[K' >&2; fi
  if [ "$status" -ne 0 ]; then cat "$log" >&2; fi
  rm -f "$log"
  return "$status"
}
