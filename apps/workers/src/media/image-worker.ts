// A separate program, run in the sandbox because it decodes untrusted images.
// Arguments: the file type, then the maximum number of pixels. Reads the file `in`, writes the renditions into the
// working directory and prints the size of the larger one as JSON.
import { maxImageSidesPx } from '@rinkside/contracts/highlight-image';
import { runImageProgram } from '@rinkside/domain/image/image-program';
import { openImage } from '@rinkside/domain/image/open-image';
import type { FileType } from '@rinkside/platform/file-type';

const [fileType, maxPixels] = process.argv.slice(2) as [FileType, string];

await runImageProgram(async () => {
  const source = await openImage('in', fileType, Number(maxPixels));
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
});
