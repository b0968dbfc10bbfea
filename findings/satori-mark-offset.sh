#!/bin/sh
# satori 0.63.2 shapes text with HarfBuzz, but moves a glyph down by the offset by which HarfBuzz raises it: HarfBuzz
# counts y upwards, SVG downwards. So a combining mark over a tall letter is drawn through the letter, as far below its
# own place as it should be above. Marks over small letters look right, and precomposed letters are. Names of British
# Columbia's First Nations have such letters. Numbers are percent of the font size above the baseline.
# Needs Node 20 or newer and npm.
# Seen on 2026-11-30:
#   satori 0.63.2, harfbuzzjs 1.6.4 (HarfBuzz 15.0.0), DejaVu Sans 2.37
#   y̓: letter -21 to 55, mark 59 to 84 in satori, 60 to 85 in HarfBuzz, raised by 0
#   l̓: letter 0 to 76, mark 41 to 66 in satori, 78 to 103 in HarfBuzz, raised by 19
#   k̓: letter 0 to 76, mark 41 to 66 in satori, 78 to 103 in HarfBuzz, raised by 19
#   X̌: letter 0 to 73, mark 43 to 56 in satori, 80 to 93 in HarfBuzz, raised by 18
#   W̃: letter 0 to 73, mark 45 to 56 in satori, 81 to 92 in HarfBuzz, raised by 18
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact \
  satori@0.63.2 harfbuzzjs@1.6.4 dejavu-fonts-ttf@2.37.3
cat >look.mjs <<'JS'
import { readFileSync } from 'node:fs';
import * as hb from 'harfbuzzjs';
import satori from 'satori';

const size = 100;
const data = readFileSync('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
/** Returns top and bottom of each contour. The paths have absolute coordinates only. */
const contoursOf = (path) =>
  path.split(/(?=M)/).filter(Boolean).map((contour) => {
    const ys = contour.match(/-?[\d.]+/g).map(Number).filter((_, index) => index % 2 === 1);
    return [Math.min(...ys), Math.max(...ys)];
  });
/** Returns top and bottom of the letter and of the mark, in percent of the size above the baseline. */
const inSatori = async (text) => {
  const fonts = [{ name: 'DejaVu', data, weight: 400 }];
  const style = { display: 'flex', fontSize: size };
  const drawing = { type: 'div', props: { style, children: `H${text}` } };
  const svg = await satori(drawing, { width: 400, height: 200, fonts });
  const [[, baseline], ...contours] = contoursOf(/<path[^>]* d="([^"]+)"/.exec(svg)[1]);
  return contours.map(([top, bottom]) => [baseline - top, baseline - bottom]);
};
const inHarfBuzz = (text) => {
  const face = new hb.Face(new hb.Blob(data));
  const font = new hb.Font(face);
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().flatMap(({ codepoint }, index) =>
    contoursOf(font.glyphToPath(codepoint)).map(([bottom, top]) => {
      const { yOffset } = positions[index];
      return [top + yOffset, bottom + yOffset, yOffset].map((y) => (y * size) / face.upem);
    }));
};
const range = ([top, bottom]) => `${Math.round(bottom)} to ${Math.round(top)}`;
console.log(`satori 0.63.2, harfbuzzjs 1.6.4 (HarfBuzz ${hb.versionString()}), DejaVu Sans 2.37`);
for (const text of ['y\u0313', 'l\u0313', 'k\u0313', 'X\u030c', 'W\u0303']) {
  const [[letter, satoris], [, harfBuzzs]] = [await inSatori(text), inHarfBuzz(text)];
  console.log(`${text}: letter ${range(letter)}, mark ${range(satoris)} in satori, ${range(harfBuzzs)} in HarfBuzz, raised by ${Math.round(harfBuzzs[2])}`);
}
JS
node look.mjs | tee seen
cat >expected <<'TEXT'
satori 0.63.2, harfbuzzjs 1.6.4 (HarfBuzz 15.0.0), DejaVu Sans 2.37
y̓: letter -21 to 55, mark 59 to 84 in satori, 60 to 85 in HarfBuzz, raised by 0
l̓: letter 0 to 76, mark 41 to 66 in satori, 78 to 103 in HarfBuzz, raised by 19
k̓: letter 0 to 76, mark 41 to 66 in satori, 78 to 103 in HarfBuzz, raised by 19
X̌: letter 0 to 73, mark 43 to 56 in satori, 80 to 93 in HarfBuzz, raised by 18
W̃: letter 0 to 73, mark 45 to 56 in satori, 81 to 92 in HarfBuzz, raised by 18
TEXT
diff expected seen
