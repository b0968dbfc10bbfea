declare module 'heic-decode' {
  /** Plain pixels of the first picture, four bytes each, upright. */
  export default function decode(input: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
}
