// A separate program, run in the sandbox because it decodes untrusted images.
// Arguments: the file type, the maximum number of pixels and the fit. Reads the image from standard input and writes a
// square WebP to standard output. It writes no files.
import { buffer } from 'node:stream/consumers';
import { runImageProgram } from '@rinkside/domain/image/image-program';
import { openImage } from '@rinkside/domain/image/open-image';
import { toSquareWebp, type ImageFit } from '@rinkside/domain/image/square-image';
import type { FileType } from '@rinkside/platform/file-type';

const [fileType, maxPixels, fit] = process.argv.slice(2) as [FileType, string, ImageFit];

await runImageProgram(async () => {
  const image = await openImage(await buffer(process.stdin), fileType, Number(maxPixels));
  process.stdout.write(await toSquareWebp(image, fit));
});
