# shellcheck shell=bash
# Sourced by every gate: the repository root as working directory, what a gate needs, and two ways to end.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
export PYTHONDONTWRITEBYTECODE=1
gate=$(basename "$0")

passed() { printf '%s: %s\n' "$gate" "$1"; }

failed() {
  printf '%s: FAILED: %s\n' "$gate" "$1" >&2
  exit 1
}

# need PACKAGE PROGRAM…: the path of the first of the programs that is there; if none is, the package is installed.
need() {
  if ! command -v "${@:2}" >/dev/null; then
    mkdir -p .build
    { apt-get update && apt-get install -y "$1"; } >".build/$1.log" 2>&1 ||
      failed "there is no $1, and it cannot be installed: see .build/$1.log"
  fi
  command -v "${@:2}" | head -n 1
}

# tests FLAG…: runs tests that are built. Fails if one does, and if there is none.
tests() {
  local log=.build/$gate-tests.log
  swift test --skip-build --disable-xctest "$@" 2>&1 | tee "$log" && grep -q 'Test run with [1-9]' "$log"
}

# emit FOLDER MODULE FLAG… SOURCE…: compiles a module into FOLDER, where it finds others. -typecheck would miss what
# -emit-sil finds. The output is a real file: a compiler that fails removes its output, and run as root it would
# remove /dev/null.
emit() {
  local main=(-parse-as-library)
  [[ " $* " == *"/main.swift "* ]] && main=()
  swiftc "${main[@]}" -wmo -warnings-as-errors -I "$1" -module-name "$2" -emit-sil -o "$1/$2.sil" \
    -emit-module-path "$1/$2.swiftmodule" "${@:3}"
}

# refused REASON COMMAND…: a gate's own test: the command fails, and says why.
refused() {
  local output
  if output=$("${@:2}" 2>&1); then
    failed "'${*:2}' must be refused with '$1' and was not: this gate checks nothing"
  fi
  [[ $output == *"$1"* ]] || failed "'${*:2}' was refused, but not with '$1': $output"
}
