// A separate program, run in the sandbox because it decodes untrusted images.
// Arguments: the file type, then the maximum number of pixels. Reads the file `in`, writes the renditions into the
// working directory and prints the size of the larger one as JSON.
import { readFile } from 'node:fs/promises';
import { maxImageSidesPx } from '@rinkside/contracts/highlight-image';
import sharp from 'sharp';

const [fileType = '', maxPixelsArg = '0'] = process.argv.slice(2);
const maxPixels = Number(maxPixelsArg);
const limits = { limitInputPixels: maxPixels, failOn: 'error' } as const;

/** Exit code 3: too many pixels. Exit code 4: the image cannot be decoded. */
const fail = (code: 3 | 4, reason: unknown): never => {
  process.stderr.write(String(reason));
  process.exit(code);
};

/** sharp cannot decode HEVC images; heic-decode returns raw pixels, already rotated. */
const openHeic = async () => {
  const { width, height } = await sharp('in', limits).metadata();
  if (width * height > maxPixels) fail(3, 'pixel limit');
  const { default: decode } = await import('heic-decode');
  const pixels = await decode({ buffer: await readFile('in') });
  const raw = { width: pixels.width, height: pixels.height, channels: 4 } as const;
  return sharp(Buffer.from(pixels.data.buffer), { raw });
};

try {
  sharp.cache(false);
  sharp.concurrency(1);
  const source = fileType === 'heic' ? await openHeic() : sharp('in', limits).autoOrient();
  const image = source.flatten({ background: '#ffffff' }).toColourspace('srgb');
  let largestSize = { width: 0, height: 0 };
  for (const name of ['image', 'small'] as const) {
    const side = maxImageSidesPx[name];
    const resized = image.clone().resize(side, side, { fit: 'inside', withoutEnlargement: true });
    const { width, height } = await resized
      .clone()
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(`${name}.jpg`);
    await resized.clone().webp({ quality: 80 }).toFile(`${name}.webp`);
    if (name === 'image') largestSize = { width, height };
  }
  process.stdout.write(JSON.stringify(largestSize));
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  fail(/pixel limit|exceeds/i.test(reason) ? 3 : 4, reason);
}
