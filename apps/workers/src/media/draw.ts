// A program of its own: it opens strangers' pictures and is run within limits, away from everything else.
// Words: the kind of picture, then its largest number of pixels. Reads `in`, writes beside it, prints what it drew.
import { readFile } from 'node:fs/promises';
import { pictureSides } from '@rinkside/contracts/highlight-picture';
import sharp from 'sharp';

const [kind = '', pixels = '0'] = process.argv.slice(2);
const limits = { limitInputPixels: Number(pixels), failOn: 'error' } as const;

/** 3 tells its caller that there are too many pixels, 4 that it cannot be opened. */
const refuse = (code: 3 | 4, why: unknown): never => {
  process.stderr.write(String(why));
  process.exit(code);
};

/** HEVC is no picture format to sharp; another decoder gives plain pixels, upright. */
const openHeic = async () => {
  const { width, height } = await sharp('in', limits).metadata();
  if (width * height > Number(pixels)) refuse(3, 'pixel limit');
  const { default: decode } = await import('heic-decode');
  const plain = await decode({ buffer: await readFile('in') });
  const raw = { width: plain.width, height: plain.height, channels: 4 } as const;
  return sharp(Buffer.from(plain.data.buffer), { raw });
};

try {
  sharp.cache(false);
  sharp.concurrency(1);
  const picture = kind === 'heic' ? await openHeic() : sharp('in', limits).autoOrient();
  const upright = picture.flatten({ background: '#ffffff' }).toColourspace('srgb');
  let shown = { width: 0, height: 0 };
  for (const name of ['image', 'small'] as const) {
    const side = pictureSides[name];
    const fitted = upright.clone().resize(side, side, { fit: 'inside', withoutEnlargement: true });
    const { width, height } = await fitted.clone().jpeg({ quality: 82, mozjpeg: true }).toFile(`${name}.jpg`);
    await fitted.clone().webp({ quality: 80 }).toFile(`${name}.webp`);
    if (name === 'image') shown = { width, height };
  }
  process.stdout.write(JSON.stringify(shown));
} catch (error) {
  const why = error instanceof Error ? error.message : String(error);
  refuse(/pixel limit|exceeds/i.test(why) ? 3 : 4, why);
}
