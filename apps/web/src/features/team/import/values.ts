import { hasMonth, wordsBesideMonths } from './months';
import { toAsciiDigits } from '@rinkside/contracts/digits';
import { dateOfDay } from './number-format';
import type { Problem } from './problem';
import {
  doubtfulPositions, fold, goalieWords, isNothing, positionModifiers, skaterWords,
} from './words'; // prettier-ignore

/** A value with what is doubtful about it. */
export type Reading<Value> = { value: Value | null; problem?: Problem };

const numberPattern =
  /^(?:#|№|(?:no|nr|num|number|jersey|n)[.:°º]*)?\s*#?\s*(\d{1,2})(?:\.0+)?\s*(?:\(?[ca]\)|\s[ca])?[*.)]?$/i;

/** Returns the digits as written: '#07' is '07'. */
export const numberDigits = (text: string): string | undefined =>
  numberPattern.exec(
    toAsciiDigits(text)
      .trim()
      .replace(/^['’"“]|["”]$/g, ''),
  )?.[1];

/**
 * Reads the numbers of a team. Jerseys print '7', never '07', so a zero in front of a digit is padding.
 * '00' is a number of its own; in a list that pads its numbers it may also be 0.
 */
export const readNumbers = (texts: string[]): Reading<string>[] => {
  const pads = texts.some((text) => /^0[1-9]$/.test(numberDigits(text) ?? ''));
  return texts.map((text) => {
    if (isNothing(text)) return { value: null };
    const digits = numberDigits(text);
    if (digits === undefined) return { value: null, problem: { kind: 'number_unreadable', text } };
    if (digits !== '00') return { value: String(Number(digits)) };
    const problem = { kind: 'two_readings', cell: 'number', text, readings: ['00', '0'] } as const;
    return pads ? { value: digits, problem } : { value: digits };
  });
};

const positionOf = (folded: string) => {
  if (goalieWords.has(folded)) return 'goalie';
  return skaterWords.has(folded) ? 'skater' : undefined;
};

/** 'LW/C' and 'left wing' are one position, 'F/G' two. */
export const readPosition = (text: string): Reading<'skater' | 'goalie'> => {
  if (isNothing(text) || /^players?$/i.test(text.trim())) return { value: null };
  const words = fold(text)
    .split(' ')
    .map((word) => word.replace(/\d+$/, ''))
    .filter((word) => word && !positionModifiers.has(word) && word !== 'and' && word !== 'or');
  const known = words.map(positionOf);
  const found = new Set(known.filter((position) => position !== undefined));
  const problem: Problem =
    found.size > 1 || words.some((word) => doubtfulPositions.has(word))
      ? { kind: 'two_readings', cell: 'position', text, readings: ['skater', 'goalie'] }
      : { kind: 'position_unreadable', text };
  if (found.size !== 1 || known.includes(undefined)) return { value: null, problem };
  return { value: Array.from(found)[0] ?? null };
};

/** Ages of players in youth teams, and of those who play up or help out. */
const ages = { min: 3, max: 21 };
const isPlausible = (year: number, thisYear: number) =>
  year >= thisYear - ages.max && year <= thisYear - ages.min;

const fullYear = (digits: string, thisYear: number): number => {
  if (digits.length === 4) return Number(digits);
  const year = Math.floor(thisYear / 100) * 100 + Number(digits);
  return year > thisYear ? year - 100 : year;
};

/** The years that a text can mean, the likelier first. A date of three short groups has its year first or last. */
const possibleYears = (text: string, thisYear: number): { years: number[]; groups?: [number, number] } => {
  const ascii = toAsciiDigits(text).trim();
  const personal = /^((?:19|20)?\d{6})[-+]\d{4}$/.exec(ascii)?.[1];
  const source = (personal ?? ascii).replace(/[T ]\d{1,2}:\d\d.*$/, '');
  if (/^\d{5}(\.\d+)?$/.test(source)) {
    const year = Number(dateOfDay(Number(source)).slice(0, 4));
    return { years: isPlausible(year, thisYear) ? [year] : [] };
  }
  // A time of day.
  if (/\d:\d\d/.test(source)) return { years: [] };
  const [whole = ''] = /^\d{8}$/.exec(source) ?? [];
  const date = whole ? [whole.slice(0, 4), whole.slice(4)].filter((half) => /^(19|20)/.test(half)) : [];
  if (date.length > 0) return { years: date.map(Number) };
  const six = /^(\d\d)(\d\d)(\d\d)$/.exec(source);
  const groups = six ? six.slice(1) : (source.match(/\d+/g) ?? []);
  const long = groups.filter((group) => /^(19|20)\d\d$/.test(group));
  const short = groups.filter((group) => group.length <= 2);
  if (groups.length > 3 || short.length + long.length < groups.length) return { years: [] };
  const month = hasMonth(source);
  const known = /^(born|birth|year|yob|dob)$/i;
  if (wordsBesideMonths(source).some((word) => word.length > 1 && !known.test(word))) return { years: [] };
  if (long.length === 1)
    return short.every((group) => Number(group) <= 31 && (short.length > 1 || Number(group) <= 12 || month))
      ? { years: long.map(Number) }
      : { years: [] };
  if (long.length > 1) return { years: [] };
  const year = (group = '') => (group.length === 2 ? fullYear(group, thisYear) : 0);
  const [first = '', second = '', third = ''] = short;
  if (short.length === 1)
    return {
      years: year(first) ? [year(first)] : [],
      ...(month && { groups: [year(first), 0] as [number, number] }),
    };
  if (short.length === 2) return { years: month && year(second) ? [year(second)] : [] };
  if (short.length !== 3 || !year(third)) return { years: [] };
  if (month || first.length < 2 || Number(second) > 12 || Number(third) > 31) return { years: [year(third)] };
  if (Number(first) > 31) return { years: [year(first)] };
  return { years: [year(third)], groups: [year(first), year(third)] };
};

const spread = (years: number[]) => (years.length ? Math.max(...years) - Math.min(...years) : 0);

/** Whether a column puts the year last in dates such as 05/04/12: children of a team are of a similar age. */
const yearPlace = (dates: [number, number][], certain: boolean): 'first' | 'last' | 'unknown' => {
  if (certain) return 'last';
  const difference = spread(dates.map(([first]) => first)) - spread(dates.map(([, last]) => last));
  if (dates.length < 3 || Math.abs(difference) < 3) return 'unknown';
  return difference > 0 ? 'last' : 'first';
};

const birthProblem = (text: string, value: number | undefined, thisYear: number): Problem | undefined => {
  if (value === undefined) return { kind: 'birth_year_unreadable', text };
  return isPlausible(value, thisYear) ? undefined : { kind: 'birth_year_implausible', year: value };
};

/** Reads the birth years of a column of years or dates. */
export const readBirthYears = (texts: string[], thisYear: number): Reading<number>[] => {
  const all = texts.map((text) => (isNothing(text) ? { years: [] } : possibleYears(text, thisYear)));
  const unclear = all.flatMap(({ groups }) => (groups ? [groups] : []));
  const certain = texts.some(
    (text, index) =>
      /^\s*(\d\/|\d\d?[/.-]\d\d?[/.-]\d\d\s*$)/.test(toAsciiDigits(text)) &&
      all[index]?.years.length &&
      !all[index].groups,
  );
  const place = yearPlace(unclear, certain);
  return texts.map((text, index) => {
    if (isNothing(text)) return { value: null };
    const { years, groups } = all[index] ?? { years: [] };
    const value = groups && place === 'first' ? groups[0] : years[0];
    const doubt = groups ? place === 'unknown' && groups[0] !== groups[1] : new Set(years).size > 1;
    const readings = Array.from(new Set(groups ?? years), (year) => (year ? String(year) : text));
    const problem = doubt
      ? ({ kind: 'two_readings', cell: 'birth_year', text, readings } as const)
      : birthProblem(text, value, thisYear);
    return { value: value ?? null, ...(problem && { problem }) };
  });
};

/** Whether a text is a birth year or date by itself, without a header that says so. */
export const looksLikeBirth = (text: string, thisYear: number): boolean => {
  const digits = toAsciiDigits(text).replace(/\D/g, '').length;
  if (/^\s*\d{5}\s*$/.test(text) || (digits < 4 && !/^\s*['’]\d\d\s*$/.test(text))) return false;
  return possibleYears(text, thisYear).years.some((year) => isPlausible(year, thisYear));
};

/** '12' and day numbers of spreadsheets, where they give the age of a player. They may also be something else. */
export const mayBeBirth = (text: string, thisYear: number): boolean =>
  /^(['’]?\d\d|\d{5})$/.test(text) &&
  possibleYears(text, thisYear).years.some((year) => isPlausible(year, thisYear));
