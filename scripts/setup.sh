#!/usr/bin/env bash
# Installs what building (no argument), `test`, `engines`, `lint` or `fuzz` needs and this machine lacks. Tools that are built go into a cache that
# all clones share; nothing is put on the path but by the Makefile.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=scripts/versions.env
source scripts/versions.env
tools="${XDG_CACHE_HOME:-$HOME/.cache}/tsoro-tools"
began=$SECONDS
installed=0

fail() {
  printf 'setup: %s\n' "$*" >&2
  exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# step WHAT HOW-LONG COMMAND…: says what comes, does it, says how long it took.
step() {
  local what=$1 estimate=$2 start=$SECONDS
  shift 2
  printf 'setup: installing %s (about %s) …\n' "$what" "$estimate"
  "$@" || fail "$what could not be installed; the lines above say why."
  printf 'setup: %s took %d s\n' "$what" $((SECONDS - start))
  installed=$((installed + 1))
}

apt_install() {
  local root=()
  if [ "$(id -u)" != 0 ]; then
    have sudo || return 1
    root=(sudo)
  fi
  have apt-get || return 1
  "${root[@]}" apt-get update -qq &&
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

# Whether TOOL, as built here before or as on the path, has exactly VERSION.
has_version() {
  local tool=$1 version=$2 package=$3
  [ -x "$tools/$package-$version/bin/$tool" ] ||
    { have "$tool" && [[ " $("$tool" --version 2>/dev/null) " == *" $version "* ]]; }
}

# cargo_tool PACKAGE VERSION HOW-LONG FLAG…: unoptimised, because compiling is what takes the time.
cargo_tool() {
  local package=$1 version=$2 estimate=$3
  shift 3
  step "$package $version into the cache" "$estimate" \
    env -u RUSTFLAGS CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
    cargo install --quiet --locked --root "$tools/$package-$version" --version "$version" "$@" "$package"
}

rust() {
  have cargo || fail "Rust is missing: install rustup (https://rustup.rs) and try again."
  have cc || step "a C compiler by apt" "1 min" apt_install build-essential
  if ! [ -d "$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown" ]; then
    have rustup || fail "Rust's wasm32-unknown-unknown target is missing, and there is no rustup to add it."
    step "Rust's wasm32 target" "10 s" rustup target add wasm32-unknown-unknown
  fi
  has_version trunk "$TRUNK_VERSION" trunk ||
    cargo_tool trunk "$TRUNK_VERSION" "4 min" --no-default-features --features rustls
  has_version wasm-bindgen "$BINDGEN_VERSION" wasm-bindgen-cli ||
    cargo_tool wasm-bindgen-cli "$BINDGEN_VERSION" "2 min"
}

npm_packages() {
  have node || fail "Node is missing: install Node 20 or newer and try again."
  node -e 'process.exit(Number.parseInt(process.versions.node) < 20 ? 1 : 0)' ||
    fail "Node $(node --version) is too old: install Node 20 or newer and try again."
  cmp -s package-lock.json node_modules/.installed-lock && return
  step "npm packages" "20 s" npm ci --silent --no-progress
  cp package-lock.json node_modules/.installed-lock
}

browser() {
  local wanted=()
  [ -n "${CHROMIUM:-}" ] || have chromium || have chromium-browser || have google-chrome || have google-chrome-stable ||
    wanted+=(chromium)
  [ -n "${CHROMEDRIVER:-}" ] || have chromedriver || wanted+=(chromium-driver)
  [ ${#wanted[@]} = 0 ] && return
  have apt-get || fail "the browser tests need Chromium or Chrome and its chromedriver on the path (or in CHROMIUM and CHROMEDRIVER)."
  step "${wanted[*]} by apt" "1 min" apt_install "${wanted[@]}"
}

# Firefox, WebKitGTK with its driver, and a screen that nobody sees.
engines() {
  local wanted=()
  [ -n "${FIREFOX:-}" ] || have firefox-esr || have firefox || wanted+=(firefox-esr)
  have WebKitWebDriver || wanted+=(webkit2gtk-driver)
  have Xvfb || wanted+=(xvfb)
  [ ${#wanted[@]} = 0 ] && return
  have apt-get || fail "the core journeys need Firefox, WebKitWebDriver and Xvfb on the path (or Firefox in FIREFOX)."
  step "${wanted[*]} by apt" "1 min" apt_install "${wanted[@]}"
}

linters() {
  cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1 ||
    step "rustfmt and clippy" "10 s" rustup component add rustfmt clippy
  has_version typos "$TYPOS_VERSION" typos && return
  have python3 || fail "typos comes as a Python wheel, and python3 is missing."
  python3 -c 'import ensurepip' 2>/dev/null || step "python3-venv by apt" "10 s" apt_install python3-venv
  local venv="$tools/typos-$TYPOS_VERSION"
  step "typos $TYPOS_VERSION" "10 s" typos_into "$venv"
}

fuzzer() {
  have rustup || fail "fuzzing needs Rust's nightly, and there is no rustup to add it."
  rustup toolchain list | grep -q '^nightly' || step "Rust's nightly" "1 min" rustup toolchain install nightly --profile minimal
  has_version cargo-fuzz "$FUZZ_VERSION" cargo-fuzz || cargo_tool cargo-fuzz "$FUZZ_VERSION" "1 min"
}

typos_into() { python3 -m venv "$1" && "$1/bin/pip" install --quiet --disable-pip-version-check "typos==$TYPOS_VERSION"; }

rust
npm_packages
case "${1:-}" in
  test) browser ;;
  engines) browser && engines ;;
  lint) linters ;;
  fuzz) fuzzer ;;
  '') ;;
  *) fail "unknown argument '$1'; allowed: none, test, engines, lint, fuzz." ;;
esac
if [ "$installed" = 0 ]; then
  echo "setup: everything is installed"
else
  printf 'setup: done in %d s; next time there is nothing to install\n' $((SECONDS - began))
fi
