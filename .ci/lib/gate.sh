# shellcheck shell=bash
# Sourced by every gate: the repository root as working directory, and two ways to end.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
export PYTHONDONTWRITEBYTECODE=1
gate=$(basename "$0")

passed() { printf '%s: %s\n' "$gate" "$1"; }

failed() {
  printf '%s: FAILED: %s\n' "$gate" "$1" >&2
  exit 1
}
