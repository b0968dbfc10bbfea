// A separate program, run in the sandbox because it decodes untrusted images.
// Arguments: the file type, then the maximum number of pixels. Reads the file `in`, writes the renditions into the
// working directory and prints the size of the larger one as JSON.
import { runImageProgram } from '@rinkside/domain/image/image-program';
import { openImage } from '@rinkside/domain/image/open-image';
import { writePhotoFiles } from '@rinkside/domain/image/photo-renditions';
import type { FileType } from '@rinkside/platform/file-type';

const [fileType, maxPixels] = process.argv.slice(2) as [FileType, string];

await runImageProgram(async () => {
  const source = await openImage('in', fileType, Number(maxPixels));
  const image = source.flatten({ background: '#ffffff' }).toColourspace('srgb');
  const size = await writePhotoFiles(image, (file, rendition) => rendition.toFile(file));
  process.stdout.write(JSON.stringify(size));
});
