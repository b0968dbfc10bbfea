import libheif from 'libheif-js/wasm-bundle.js';
import { assertPlainHeic, type CodedColors } from './heif-boxes.js';
import { TooManyPixelsError } from './image-program.js';

export interface DecodedHeic {
  width: number;
  height: number;
  /** RGB, 8 bits each. */
  pixels: Buffer;
  /** ICC profile. */
  profile: Buffer | undefined;
  colors: CodedColors | undefined;
}

const rgb = { colorspace: 1, chroma: 10, channel: 10, bytesPerPixel: 3 };
/** Fields of C structures, in bytes. */
const offsets = { strictDecoding: 21, columns: 4, rows: 8, tileWidth: 12, tileHeight: 16, left: 32, top: 28 };
const structBytes = 128;

const readUint = (address: number) => libheif.HEAPU32[address >>> 2] ?? 0;
const readText = (address: number) => {
  const end = libheif.HEAPU8.indexOf(0, address);
  return Buffer.from(libheif.HEAPU8.subarray(address, end)).toString('latin1');
};

/** Calls a function that writes an error structure (code, detail, message) to its first argument. */
const check = (call: (error: number) => void) => {
  const error = libheif._malloc(structBytes);
  call(error);
  const message = readUint(error) === 0 ? undefined : readText(readUint(error + 8));
  libheif._free(error);
  if (message !== undefined) throw new Error(`HEIC: ${message}`);
};
/** Returns the address that a function writes to an output parameter. */
const outputOf = (call: (error: number, output: number) => void): number => {
  const output = libheif._malloc(4);
  libheif.HEAPU32[output >>> 2] = 0;
  try {
    check((error) => call(error, output));
    return readUint(output);
  } finally {
    libheif._free(output);
  }
};

/** Copies a decoded image into the picture. */
const copyImage = (
  image: number,
  picture: Omit<DecodedHeic, 'profile' | 'colors'>,
  left: number,
  top: number,
) => {
  const { bytesPerPixel } = rgb;
  const strideAddress = libheif._malloc(4);
  const plane = libheif._heif_image_get_plane_readonly2(image, rgb.channel, strideAddress);
  const stride = readUint(strideAddress);
  libheif._free(strideAddress);
  const width = Math.min(libheif._heif_image_get_primary_width(image), picture.width - left);
  const height = Math.min(libheif._heif_image_get_primary_height(image), picture.height - top);
  const from = Math.max(-left, 0);
  for (let row = Math.max(-top, 0); row < height; row++) {
    const start = plane + row * stride;
    const line = libheif.HEAPU8.subarray(start + from * bytesPerPixel, start + width * bytesPerPixel);
    picture.pixels.set(line, ((top + row) * picture.width + left + from) * bytesPerPixel);
  }
  libheif._heif_image_release(image);
};

const profileOf = (handle: number): Buffer | undefined => {
  const length = libheif._heif_image_handle_get_raw_color_profile_size(handle);
  if (length === 0) return undefined;
  const bytes = libheif._malloc(length);
  check((error) => libheif._heif_image_handle_get_raw_color_profile(error, handle, bytes));
  return Buffer.from(libheif.HEAPU8.slice(bytes, bytes + length));
};
const colorsOf = (handle: number): CodedColors | undefined => {
  try {
    const nclx = outputOf((error, output) =>
      libheif._heif_image_handle_get_nclx_color_profile(error, handle, output),
    );
    return { primaries: readUint(nclx + 4), transfer: readUint(nclx + 8) };
  } catch {
    return undefined;
  }
};

/** Decodes the first picture of a sequence that has no still image. */
const decodeSequence = (context: number, maxPixels: number, options: number): DecodedHeic => {
  const track = libheif._heif_context_get_track(context, 0);
  const image = outputOf((error, output) =>
    libheif._heif_track_decode_next_image(error, track, output, rgb.colorspace, rgb.chroma, options),
  );
  const width = libheif._heif_image_get_primary_width(image);
  const height = libheif._heif_image_get_primary_height(image);
  if (width * height > maxPixels) throw new TooManyPixelsError(`${width} × ${height} pixels`);
  const picture = { width, height, pixels: Buffer.alloc(width * height * rgb.bytesPerPixel) };
  copyImage(image, picture, 0, 0);
  return { ...picture, profile: undefined, colors: undefined };
};

/** Opens a HEIC file. @returns the address of its context. */
const openFile = (file: Buffer): number => {
  const bytes = libheif._malloc(file.length);
  libheif.HEAPU8.set(file, bytes);
  const context = libheif._heif_context_alloc();
  check((error) =>
    libheif._heif_context_read_from_memory_without_copy(error, context, bytes, file.length, 0),
  );
  return context;
};
const primaryHandleOf = (context: number): number =>
  outputOf((error, output) => libheif._heif_context_get_primary_image_handle(error, context, output));

/**
 * Decodes a HEIC picture, rotated upright. Tiles are decoded one by one: libheif as WebAssembly has too little memory
 * for a whole picture above 24 megapixels, and draws missing tiles green.
 * @throws Error if a tile is missing or damaged, or the file has content that no phone writes; TooManyPixelsError
 */
export const decodeHeic = (file: Buffer, maxPixels: number): DecodedHeic => {
  assertPlainHeic(file);
  const context = openFile(file);
  const options = libheif._heif_decoding_options_alloc();
  libheif.HEAPU8[options + offsets.strictDecoding] = 1;
  let handle: number;
  try {
    handle = primaryHandleOf(context);
  } catch (error) {
    if (libheif._heif_context_has_sequence(context)) return decodeSequence(context, maxPixels, options);
    throw error;
  }
  const width = libheif._heif_image_handle_get_width(handle);
  const height = libheif._heif_image_handle_get_height(handle);
  if (width * height > maxPixels) throw new TooManyPixelsError(`${width} × ${height} pixels`);
  const picture = { width, height, pixels: Buffer.alloc(width * height * rgb.bytesPerPixel) };

  const tiling = libheif._malloc(structBytes);
  check((error) => libheif._heif_image_handle_get_image_tiling(error, handle, 1, tiling));
  const [columns, rows] = [readUint(tiling + offsets.columns), readUint(tiling + offsets.rows)];
  const [tileWidth, tileHeight] = [
    readUint(tiling + offsets.tileWidth),
    readUint(tiling + offsets.tileHeight),
  ];
  const [left, top] = [readUint(tiling + offsets.left), readUint(tiling + offsets.top)];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const image = outputOf((error, output) =>
        rows * columns === 1
          ? libheif._heif_decode_image(error, handle, output, rgb.colorspace, rgb.chroma, options)
          : libheif._heif_image_handle_decode_image_tile(
              error, handle, output, rgb.colorspace, rgb.chroma, options, column, row,
            ),
      ); // prettier-ignore
      copyImage(image, picture, column * tileWidth - left, row * tileHeight - top);
    }
  return { ...picture, profile: profileOf(handle), colors: colorsOf(handle) };
};
