/** Control characters, and those that turn the direction of what follows them. */
const invisible = /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Longest piece of a text that is looked at; a grapheme may be many characters long. */
const looked = 4000;

/** What somebody typed as one line of at most `most` characters as readers count them, cut with an ellipsis. */
export const oneLine = (text: string, most: number): string => {
  const line = text.slice(0, looked).toWellFormed().replace(invisible, ' ').replace(/\s+/gu, ' ').trim();
  const letters = Array.from(graphemes.segment(line), ({ segment }) => segment);
  return letters.length <= most
    ? line
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for HTML and XML, between tags and within double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const days = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Jan 5, 2025', of a calendar date or an instant (UTC). */
export const dayText = (date: string): string => days.format(new Date(date));

/** '1 win', '2 wins' */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
