import { hasHandle } from './handle.js';
import { hasPhoneNumber } from './phone-number.js';
import { joinSpacedLetters, plainText } from './plain-text.js';
import { hasWebAddress } from './web-address.js';

const generatedId = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi;

/** Texts are searched in overlapping parts, so that the time grows with their length only. */
const partLength = 500;
const overlap = 150;

/** Splits a text between words. */
const partsOf = (text: string): string[] => {
  const parts: string[] = [];
  for (let start = 0; start === 0 || start + overlap < text.length; start += partLength - overlap)
    parts.push(text.slice(start, start + partLength));
  return parts;
};

const partHasContactData = (plain: string): boolean =>
  hasPhoneNumber(plain.toLowerCase()) ||
  [plain, joinSpacedLetters(plain)].some(
    (version) => hasWebAddress(version.toLowerCase()) || hasHandle(version),
  );

/**
 * Whether a text has a phone number, an e-mail address, an account of another service or a link in it, also when it is
 * spelled out or written with look-alike characters. Scores, times, dates, stats, jersey numbers and formations pass.
 */
export const hasContactData = (text: string): boolean =>
  // Long runs of one sign are decoration.
  partsOf(
    plainText(text)
      .replace(generatedId, ' ')
      .replace(/([^\p{N}])\1{3,}/gu, '$1$1$1'),
  ).some(partHasContactData);
