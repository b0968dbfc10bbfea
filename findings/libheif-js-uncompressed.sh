#!/bin/sh
# libheif-js 1.23.2 declares and exports the functions of libheif's uncompressed codec (ISO/IEC 23001-17), but its
# WebAssembly is built without that codec, and with one decoder only: HEVC. Needs Node 20 or newer and npm.
# Seen on 2026-11-29:
#   libheif-js 1.23.2: libheif 1.23.2, libde265 1.0.15
#   exported functions with unci in their name: 4
#   formats with a decoder: 1 (1 is HEVC)
#   the binary says: support for uncompressed images (ISO23001-17) has been disabled.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts libheif-js@1.23.2
cat >look.cjs <<'JS'
const { readFileSync } = require('node:fs');
const libheif = require('libheif-js/wasm-bundle.js');
const textAt = (at) => Buffer.from(libheif.HEAPU8.subarray(at, libheif.HEAPU8.indexOf(0, at))).toString();
const version = libheif._heif_get_version_number();
const parts = [24, 16, 8].map((shift) => (version >> shift) & 255).join('.');
console.log(`libheif-js 1.23.2: libheif ${parts}, libde265 ${textAt(libheif._de265_get_version())}`);
const names = Object.keys(libheif).filter((name) => /^_heif.*unci/.test(name));
console.log(`exported functions with unci in their name: ${names.length}`);
const formats = Array.from({ length: 14 }, (_, format) => format);
const decoded = formats.filter((format) => libheif._heif_have_decoder_for_format(format));
console.log(`formats with a decoder: ${decoded} (1 is HEVC)`);
const wasm = readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm'), 'latin1');
console.log(`the binary says: ${/support for uncompressed images[^\0]*/.exec(wasm)?.[0]}`);
JS
node look.cjs | tee seen
cat >expected <<'TEXT'
libheif-js 1.23.2: libheif 1.23.2, libde265 1.0.15
exported functions with unci in their name: 4
formats with a decoder: 1 (1 is HEVC)
the binary says: support for uncompressed images (ISO23001-17) has been disabled.
TEXT
diff expected seen
