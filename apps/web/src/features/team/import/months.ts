import { fold } from './words';

const languages = ['en-US', 'en-GB', 'fr', 'de', 'sv', 'nb', 'fi', 'cs', 'sk', 'pl', 'es', 'lv'];
const firstDays = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));

/** The names of months and their abbreviations, alone and within a date. */
const namesOfMonths = (): Set<string> => {
  const forms = (['long', 'short'] as const).flatMap((month) => [
    { month },
    { month, day: 'numeric' } as const,
  ]);
  const parts = languages.flatMap((language) =>
    forms.flatMap((form) => {
      const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' });
      return firstDays.flatMap((day) => format.formatToParts(day));
    }),
  );
  return new Set(
    parts.flatMap(({ type, value }) => (type === 'month' && /\p{L}/u.test(value) ? fold(value) : [])),
  );
};

let names: Set<string> | undefined;

/** Whether a word is a month: 'May', 'sept.', 'tammikuuta'. 'Marchetti' and 'Novak' are none. */
export const isMonthName = (word: string): boolean => (names ??= namesOfMonths()).has(fold(word));

const wordsIn = (text: string) => text.match(/\p{L}+/gu) ?? [];
export const hasMonth = (text: string): boolean => wordsIn(text).some(isMonthName);
/** The words of a text that are no months. */
export const wordsBesideMonths = (text: string): string[] =>
  wordsIn(text).filter((word) => !isMonthName(word));

/** A date in words, day or month first: '3 May 2015', 'May 3rd, 2015'. */
const writtenDate = /\b(\d{1,2}\.?[\s-]+)?(\p{L}+)\.?[\s-]+(\d{1,2}(?:st|nd|rd|th)?,?\s+)?['’]?(\d{4})\b/gu;
/** Replaces dates in words by their year. A month without a day may be a name: 'June 2015'. */
export const withYearsOfDates = (text: string): string =>
  text.replace(writtenDate, (date, dayBefore, word: string, dayAfter, year: string) =>
    (dayBefore || dayAfter) && isMonthName(word) ? year : date,
  );
