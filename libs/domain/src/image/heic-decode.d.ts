declare module 'heic-decode' {
  /** Decodes the first image to RGBA pixels, already rotated. */
  export default function decode(input: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
}
