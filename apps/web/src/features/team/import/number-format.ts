/** Built-in formats of dates without times. */
const dateFormats = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);

/** A format without quoted texts, escaped characters and conditions. */
const codesOf = (format: string) => (format.split(';')[0] ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '');

const isDate = (format: number | string) =>
  typeof format === 'number' ? dateFormats.has(format) : /[dy]/i.test(codesOf(format));

const dayMs = 86_400_000;
/** Day 0 of a spreadsheet; its calendar has a 29 February 1900, which is before any player. */
const dayZero = Date.UTC(1899, 11, 30);
const daysTo1904 = 1462;

/** @returns the date of a day number as YYYY-MM-DD */
export const dateOfDay = (day: number): string =>
  new Date(dayZero + Math.floor(day) * dayMs).toISOString().slice(0, 10);

/** Literal characters of a format: '"#"0' shows '#7', 'No\. 0' shows 'No. 7'. */
const literals = (text: string) => text.replace(/"([^"]*)"|\\(.)/g, '$1$2').replace(/\[[^\]]*\]|_.|\*./g, '');

/** Whole numbers with zeros in front and texts around, such as '00' and '"#"0'. */
const padded =
  /^((?:"[^"]*"|\\.|\[[^\]]*\]|_.|[^0#?.,"\\[\]_%@a-z])*)(#*)(0+)((?:"[^"]*"|\\.|_.|[^0#?.,"\\_%@a-z])*)$/i;

/** Returns a number as the spreadsheet shows it, and a date as YYYY-MM-DD. */
export const displayNumber = (value: string, format: number | string, from1904: boolean): string => {
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  if (isDate(format) && number >= 0 && number < 1_000_000)
    return dateOfDay(number + (from1904 ? daysTo1904 : 0));
  const parts = typeof format === 'string' ? padded.exec(format.split(';')[0] ?? '') : null;
  if (!parts || number < 0 || !Number.isInteger(number)) return String(number);
  const [, before = '', , zeros = '', after = ''] = parts;
  return literals(before) + String(number).padStart(zeros.length, '0') + literals(after);
};
