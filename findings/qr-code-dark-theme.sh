#!/bin/sh
# A QR code as a dark theme shows it, light on dark, is valid (ISO/IEC 18004 allows the reversed reflectance), but OpenCV
# 5.0.0 and @zxing/library 0.23.0 find no code in it, the latter not even when it may try harder. ZXing-C++, jsQR and qr
# read it. None reads a dark code on white that touches a dark page: the light margin belongs to the code. One module of
# it is enough for all five in a clean picture. Needs Node 20 or newer, npm and Python 3 with venv.
# Seen on 2026-11-30:
#   jsQR 1.4.0, qr 0.7.0, @zxing/library 0.23.0, ZXing-C++ 3.1.1, OpenCV 5.0.0
#   dark on white: jsQR, qr, @zxing/library, ZXing-C++, OpenCV
#   light on black: jsQR, qr, ZXing-C++
#   dark on a white box on black, margin 1: jsQR, qr, @zxing/library, ZXing-C++, OpenCV
#   dark on a white box on black, margin 0: none
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check --only-binary :all: \
  numpy==2.4.6 opencv-python-headless==5.0.0.93 zxing-cpp==3.1.1
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact \
  uqr@0.1.3 jsqr@1.4.0 @zxing/library@0.23.0 qr@0.7.0
cat >look.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import zxing from '@zxing/library';
import jsQr from 'jsqr';
import decodeQr from 'qr/decode.js';
import { encode } from 'uqr';

const text = 'https://club.example/join/K7Q2-9XWD';
const modulePx = 6;
const pagePx = 60;
const pictures = {
  'dark on white': { border: 4, dark: 0, light: 255, page: 255 },
  'light on black': { border: 4, dark: 255, light: 0, page: 0 },
  'dark on a white box on black, margin 1': { border: 1, dark: 0, light: 255, page: 0 },
  'dark on a white box on black, margin 0': { border: 0, dark: 0, light: 255, page: 0 },
};
const draw = ({ border, dark, light, page }) => {
  const { data, size } = encode(text, { ecc: 'M', border });
  const width = size * modulePx + 2 * pagePx;
  const pixels = new Uint8ClampedArray(width * width).fill(page);
  for (let y = 0; y < size * modulePx; y++)
    for (let x = 0; x < size * modulePx; x++)
      pixels[(y + pagePx) * width + x + pagePx] = data[Math.floor(y / modulePx)][Math.floor(x / modulePx)] ? dark : light;
  return { width, height: width, pixels };
};
const toRgba = ({ pixels }) => Uint8ClampedArray.from({ length: pixels.length * 4 }, (_, at) => (at % 4 === 3 ? 255 : pixels[at >> 2]));
const readers = {
  jsQR: (picture) => jsQr(toRgba(picture), picture.width, picture.height)?.data,
  qr: (picture) => decodeQr({ width: picture.width, height: picture.height, data: toRgba(picture) }),
  '@zxing/library': ({ pixels, width, height }) => {
    const source = new zxing.RGBLuminanceSource(pixels, width, height);
    const hints = new Map([[zxing.DecodeHintType.TRY_HARDER, true]]);
    return new zxing.QRCodeReader().decode(new zxing.BinaryBitmap(new zxing.HybridBinarizer(source)), hints).getText();
  },
};
const read = (reader, picture) => {
  try {
    return reader(picture) === text;
  } catch {
    return false;
  }
};
const seen = Object.entries(pictures).map(([name, options], index) => {
  const picture = draw(options);
  const head = `P5 ${picture.width} ${picture.height} 255\n`;
  writeFileSync(`${index}.pgm`, Buffer.concat([Buffer.from(head), Buffer.from(picture.pixels)]));
  return { name, text, readBy: Object.keys(readers).filter((reader) => read(readers[reader], picture)) };
});
writeFileSync('seen.json', JSON.stringify(seen));
JS
cat >look.py <<'PY'
import json
from importlib.metadata import version
import cv2
import zxingcpp

with open('seen.json') as file:
    pictures = json.load(file)
print('jsQR 1.4.0, qr 0.7.0, @zxing/library 0.23.0, ZXing-C++ ' + version('zxing-cpp') + ', OpenCV ' + cv2.__version__)
for index, picture in enumerate(pictures):
    image = cv2.imread(f'{index}.pgm', cv2.IMREAD_GRAYSCALE)
    found = picture['readBy']
    if [code.text for code in zxingcpp.read_barcodes(image)] == [picture['text']]:
        found.append('ZXing-C++')
    if cv2.QRCodeDetector().detectAndDecode(image)[0] == picture['text']:
        found.append('OpenCV')
    print(f"{picture['name']}: {', '.join(found) or 'none'}")
PY
node look.mjs
python/bin/python look.py | tee seen
cat >expected <<'TEXT'
jsQR 1.4.0, qr 0.7.0, @zxing/library 0.23.0, ZXing-C++ 3.1.1, OpenCV 5.0.0
dark on white: jsQR, qr, @zxing/library, ZXing-C++, OpenCV
light on black: jsQR, qr, ZXing-C++
dark on a white box on black, margin 1: jsQR, qr, @zxing/library, ZXing-C++, OpenCV
dark on a white box on black, margin 0: none
TEXT
diff expected seen
