import type { RawResponse } from './http-fetch';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a body of JSON. Returns undefined for anything else, such as a proxy's page or a truncated body. */
export const parseJson = ({ contentType, text }: Pick<RawResponse, 'contentType' | 'text'>): unknown => {
  try {
    return contentType.includes('json') ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};
