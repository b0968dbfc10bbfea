import { dayAfter, dayBefore } from '@rinkside/contracts/season';
import {
  type Period,
  monthNames,
  monthPattern,
  pad,
  dateOf,
  addDays,
  weekdayOf,
  firstOfNextMonth,
  firstOfMonth,
  range,
} from './period.js';

/** The fourth Thursday of November. */
const thanksgiving = (year: number) => dateOf(year, 11, 22 + ((11 - weekdayOf(dateOf(year, 11, 1))) % 7));

/** The first Monday of a month, or a later one. */
const mondayOf = (year: number, month: number, number: number) =>
  dateOf(year, month, 1 + ((8 - weekdayOf(dateOf(year, month, 1))) % 7) + 7 * (number - 1));

const onDate = (month: number, day: number) => (year: number) => dateOf(year, month, day);

const canadianThanksgiving = (year: number) => mondayOf(year, 10, 2);

const holidays: Record<string, (year: number) => string> = {
  christmas: onDate(12, 25),
  halloween: onDate(10, 31),
  thanksgiving,
  'us thanksgiving': thanksgiving,
  'american thanksgiving': thanksgiving,
  'canadian thanksgiving': canadianThanksgiving,
  'new year': onDate(1, 1),
  'new years': onDate(1, 1),
  'remembrance day': onDate(11, 11),
  'veterans day': onDate(11, 11),
  'labor day': (year) => mondayOf(year, 9, 1),
  'labour day': (year) => mondayOf(year, 9, 1),
  'boxing day': onDate(12, 26),
  'canada day': onDate(7, 1),
  'valentines day': onDate(2, 14),
};

export const ownDays = 'remembrance day|veterans day|labou?r day|boxing day|canada day|valentines day';

export const datePattern = String.raw`(?:(?<iso>\d{4}-\d\d-\d\d)|(?<slash>\d{1,2}\/\d{1,2})(?:\/(?<slashYear>\d{2,4}))?|(?<month>${monthPattern})(?: (?<day>\d{1,2})(?:st|nd|rd|th)?(?!\d| games\b))?(?:,? (?<year>(?:19|20)\d\d))?|(?:the )?(?<dayFirst>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<monthAfter>${monthPattern})(?:,? (?<yearAfter>(?:19|20)\d\d))?|(?<holiday>christmas|halloween|(?:(?:us|american|canadian) )?thanksgiving|new years?)(?<eve> eve)?(?: day| break)?|(?<ownDay>${ownDays}))`;

/** A named day or month. The end is exclusive. */
export interface NamedDates {
  starts: string;
  ends: string;
  isMonth: boolean;
}

/** Reads a date. Without a year it is in the named season, or the latest one that has begun. */
const namedDates = (
  groups: Record<string, string | undefined>,
  today: string,
  season: Period | undefined,
): NamedDates | undefined => {
  const place = (inYear: (year: number) => string, year: number | undefined): string => {
    if (year !== undefined) return inYear(year);
    const thisYear = Number(today.slice(0, 4));
    if (season) {
      const first = Number(season.starts.slice(0, 4));
      return (
        [first, first + 1].map(inYear).find((date) => date >= season.starts && date < season.ends) ??
        inYear(first)
      );
    }
    const date = inYear(thisYear);
    return date <= today ? date : inYear(thisYear - 1);
  };
  const { iso, slash, slashYear, month, day, year, dayFirst, monthAfter, yearAfter, holiday, eve, ownDay } =
    groups;
  const validDay = (date: string): NamedDates | undefined =>
    Number.isNaN(Date.parse(`${date}T00:00:00Z`)) || addDays(date, 0) !== date
      ? undefined
      : { starts: date, ends: dayAfter(date), isMonth: false };
  if (iso) return validDay(iso);
  const named = holiday ?? ownDay;
  if (named) {
    const dayIn = holidays[named] ?? (() => today);
    return validDay(place((inYear) => (eve ? dayBefore(dayIn(inYear)) : dayIn(inYear)), undefined));
  }
  if (slash) {
    const [slashMonth = 1, slashDay = 1] = slash.split('/').map(Number);
    const fullYear = slashYear ? Number(slashYear.length === 2 ? `20${slashYear}` : slashYear) : undefined;
    return validDay(place((inYear) => dateOf(inYear, slashMonth, slashDay), fullYear));
  }
  const name = month ?? monthAfter;
  if (!name) return undefined;
  const number = monthNames.indexOf(name) + 1;
  const namedYear = year ?? yearAfter;
  const namedDay = day ?? dayFirst;
  if (namedDay)
    return validDay(
      place((inYear) => dateOf(inYear, number, Number(namedDay)), namedYear ? Number(namedYear) : undefined),
    );
  const first = place((inYear) => dateOf(inYear, number, 1), namedYear ? Number(namedYear) : undefined);
  return { starts: first, ends: firstOfNextMonth(first), isMonth: true };
};

/** The pattern as a part of another one. */
export const withoutGroupNames = (pattern: string) => pattern.replace(/\?<\w+>/g, '?:');

export const datesIn = (text: string, today: string, season: Period | undefined) => {
  const { groups } = new RegExp(`^${datePattern}$`).exec(text.trim()) ?? {};
  return groups && namedDates(groups, today, season);
};

/** 'Last November' is not the one that has just begun, and not the one it is compared with. */
export const lastDates = (
  text: string,
  today: string,
  season: Period | undefined,
  compared: (starts: string) => boolean,
): NamedDates | undefined => {
  const named = datesIn(text, today, season);
  const isMeant = named?.isMonth !== true || named.starts > today || named.ends <= today;
  if (!named || (isMeant && !compared(named.starts))) return named;
  return datesIn(text, dayBefore(named.starts), undefined);
};

/** The weekend of a holiday, with the days between. */
export const weekendAround = (holiday: string): Period => {
  const day = weekdayOf(holiday);
  const saturday = addDays(holiday, day === 0 ? -1 : day < 3 ? -1 - day : 6 - day);
  const sunday = addDays(saturday, 1);
  return range(holiday < saturday ? holiday : saturday, dayAfter(holiday > sunday ? holiday : sunday));
};

/** The latest such day of a month. */
export const latestDay = (day: number, today: string): string | undefined =>
  [today, dayBefore(firstOfMonth(today))]
    .map((at) => `${at.slice(0, 8)}${pad(day)}`)
    .find(
      (date) => date <= today && !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && addDays(date, 0) === date,
    );
