#!/bin/sh
# sharp 0.35.5 (libvips 8.18.7) ignores the coded colors (CICP, ISO/IEC 23091-2) of an AVIF. Encoders name 'Display P3'
# or 'BT.2020, PQ' by them, without an ICC profile. sharp calls such a picture sRGB, passes its numbers on unchanged, so
# that it looks pale, and its own AVIF names no colors at all, not even with keepMetadata. The same green with an ICC
# profile is converted. Needs Node 20 or newer, npm and Python 3 with venv; ffmpeg 9.0.2 comes from the PyPI package
# imageio-ffmpeg.
# Seen on 2026-11-30:
#   sharp 0.35.5: libvips 8.18.7, libheif 1.23.5
#   sRGB, coded 1/13: space srgb, pixel 99 189 80, again as AVIF: no colors named
#   Display P3, coded 12/13: space srgb, pixel 99 189 80, again as AVIF: no colors named
#   BT.2020 PQ, coded 9/16: space srgb, pixel 99 189 80, again as AVIF: no colors named
#   Display P3, ICC profile: space srgb, pixel 61 191 64, again as AVIF: a profile
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check --only-binary :all: --no-deps imageio-ffmpeg==0.8.1
ffmpeg=$(find "$folder/python" -type f -name 'ffmpeg-*' | head -n 1)
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact sharp@0.35.5
# One green, as a P3 screen has it: 61 191 63 in sRGB is 101 188 82 in Display P3. $1 file, $2 primaries, $3 transfer.
encode() {
  "$ffmpeg" -loglevel error -nostdin -f lavfi -i color=0x65bc52:s=64x64:d=0.04 -frames:v 1 \
    -vf "scale=out_color_matrix=bt709:out_range=pc,format=yuv444p,setparams=range=pc:color_primaries=$2:color_trc=$3:colorspace=bt709" \
    -color_range pc -color_primaries "$2" -color_trc "$3" -colorspace bt709 \
    -c:v libaom-av1 -still-picture 1 -crf 1 "$1"
}
encode srgb.avif bt709 iec61966-2-1
encode p3.avif smpte432 iec61966-2-1
encode pq.avif bt2020 smpte2084
cat >look.cjs <<'JS'
const { readFileSync } = require('node:fs');
const sharp = require('sharp');
console.log(`sharp 0.35.5: libvips ${sharp.versions.vips}, libheif ${sharp.versions.heif}`);
const codedColors = (file) => {
  const at = file.indexOf('colrnclx');
  return at < 0 ? undefined : `${file.readUInt16BE(at + 8)}/${file.readUInt16BE(at + 10)}`;
};
const look = async (name, file) => {
  const { space } = await sharp(file).metadata();
  const pixels = await sharp(file).toColourspace('srgb').removeAlpha().raw().toBuffer();
  const again = await sharp(file).keepMetadata().avif().toBuffer();
  const { icc } = await sharp(again).metadata();
  const kept = codedColors(again) ?? (icc ? 'a profile' : 'no colors named');
  console.log(`${name}: space ${space}, pixel ${[...pixels.subarray(0, 3)].join(' ')}, again as AVIF: ${kept}`);
};
(async () => {
  for (const [name, path] of [['sRGB', 'srgb.avif'], ['Display P3', 'p3.avif'], ['BT.2020 PQ', 'pq.avif']]) {
    const file = readFileSync(path);
    await look(`${name}, coded ${codedColors(file)}`, file);
  }
  const green = { create: { width: 64, height: 64, channels: 3, background: { r: 61, g: 191, b: 63 } } };
  await look('Display P3, ICC profile', await sharp(green).withIccProfile('p3').avif({ lossless: true }).toBuffer());
})();
JS
node look.cjs | tee seen
cat >expected <<'TEXT'
sharp 0.35.5: libvips 8.18.7, libheif 1.23.5
sRGB, coded 1/13: space srgb, pixel 99 189 80, again as AVIF: no colors named
Display P3, coded 12/13: space srgb, pixel 99 189 80, again as AVIF: no colors named
BT.2020 PQ, coded 9/16: space srgb, pixel 99 189 80, again as AVIF: no colors named
Display P3, ICC profile: space srgb, pixel 61 191 64, again as AVIF: a profile
TEXT
diff expected seen
