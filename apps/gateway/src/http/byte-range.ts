import type { ByteRange } from '@rinkside/platform/storage/storage';

/**
 * Parses a `Range` header for an object of `size` bytes.
 * @returns undefined for the whole object (no range, several ranges, or another unit); null when the range cannot be
 * satisfied.
 */
export const parseByteRange = (header: string | undefined, size: number): ByteRange | null | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : null;
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return undefined;
  return start < size ? { start, end } : null;
};
