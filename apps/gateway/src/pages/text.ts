import { cleanLine } from '@rinkside/contracts/text';

/** Control characters and bidirectional overrides. */
const invisible = /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Bounds the work: a single grapheme may have many characters. */
const maxScannedLength = 4000;

/** Returns user input as one line of at most `maxLength` graphemes, truncated with an ellipsis. */
export const toSingleLine = (text: string, maxLength: number): string => {
  const line = cleanLine(text.slice(0, maxScannedLength).toWellFormed().replace(invisible, ' '));
  const characters = Array.from(graphemes.segment(line), ({ segment }) => segment);
  return characters.length <= maxLength
    ? line
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`;
};

/** Returns user input with its line breaks, without other control characters and bidirectional overrides. */
export const toLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(invisible, ' '))
    .join('\n');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML and XML content and double-quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const days = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a calendar date or an instant as 'Jan 5, 2025' (UTC). */
export const formatDate = (date: string): string => days.format(new Date(date));

/** Returns '1 win' or '2 wins'. */
export const formatCount = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;
