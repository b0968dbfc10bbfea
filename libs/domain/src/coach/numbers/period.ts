import { dayAfter, dayBefore, seasonOf, seasonRange } from '@rinkside/contracts/season';
import * as z from 'zod';
import { fullDateText } from '../tools/dates.js';

/** A set of games by time. `starts` is inclusive and `ends` exclusive; both are calendar dates or infinite. */
export const periodSchema = z.strictObject({
  /** For an answer: 'October 2026', 'Aug 1, 2026 – Jul 31, 2027'. */
  text: z.string(),
  starts: z.string(),
  ends: z.string(),
  /** 0 is Sunday. */
  weekdays: z.array(z.int().min(0).max(6)).optional(),
  /** Only the first or last games of the rest. */
  take: z
    .strictObject({
      side: z.enum(['first', 'last']),
      games: z.int().min(1).max(100),
      result: z.enum(['win', 'loss', 'tie']).optional(),
      /** Leaves out this many games at that end. */
      skip: z.int().min(1).max(100).optional(),
    })
    .optional(),
  half: z.enum(['first', 'second']).optional(),
  /** No period was named. */
  assumed: z.literal(true).optional(),
});
export type Period = z.infer<typeof periodSchema>;

const infinite = { starts: '0000-01-01', ends: '9999-12-31' };

export const allSeasonsPeriod: Period = { text: 'all seasons', ...infinite };
/** All seasons, when no period was named. */
export const wholeHistory: Period = { ...allSeasonsPeriod, assumed: true };

/** The season of the dashboard, from August. */
export const seasonPeriod = (firstYear: number): Period => {
  const { starts, ends } = seasonRange('dashboard', firstYear);
  return { text: `${fullDateText(starts)} – ${fullDateText(dayBefore(ends))}`, starts, ends };
};
/** A season that is named by its distance from the current one. */
const namedSeason = (today: string, yearsAgo: number): Period => {
  const season = seasonPeriod(seasonOf('dashboard', today) - yearsAgo);
  return yearsAgo > 1
    ? season
    : { ...season, text: `${yearsAgo === 0 ? 'this' : 'last'} season (${season.text})` };
};
export const currentSeason = (today: string): Period => namedSeason(today, 0);
export const lastSeason = (today: string): Period => namedSeason(today, 1);
const seasonOfYear = (firstYear: number, today: string): Period => {
  const yearsAgo = seasonOf('dashboard', today) - firstYear;
  return yearsAgo === 0 || yearsAgo === 1 ? namedSeason(today, yearsAgo) : seasonPeriod(firstYear);
};
const calendarYear = (year: number): Period => ({
  text: `the calendar year ${year}`,
  starts: `${year}-01-01`,
  ends: `${year + 1}-01-01`,
});

const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const weekdayPattern = weekdayNames.join('|');
const monthNames = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']; // prettier-ignore
export const monthPattern = monthNames.join('|');
const capitalizeWord = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const pad = (value: number) => String(value).padStart(2, '0');
const dateOf = (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`;
const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
const firstOfNextMonth = (date: string) => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return month === 12 ? dateOf(year + 1, 1, 1) : dateOf(year, month + 1, 1);
};
const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`;

const rangeText = (starts: string, ends: string) => {
  const last = dayBefore(ends);
  return starts === last ? fullDateText(starts) : `${fullDateText(starts)} – ${fullDateText(last)}`;
};
const range = (starts: string, ends: string): Period => ({ text: rangeText(starts, ends), starts, ends });
const monthPeriod = (firstDay: string): Period => ({
  text: `${capitalizeWord(monthNames[Number(firstDay.slice(5, 7)) - 1] ?? '')} ${firstDay.slice(0, 4)}`,
  starts: firstDay,
  ends: firstOfNextMonth(firstDay),
});

export const currentMonth = (today: string): Period => monthPeriod(firstOfMonth(today));

/** The games of the season before a period. */
export const beforePeriod = ({ starts }: Period, today: string): Period => ({
  text: `before ${fullDateText(starts)}`,
  starts: currentSeason(today).starts,
  ends: starts,
});

/** Returns the month before or after a period that is a month. */
export const neighbourMonth = ({ starts, ends }: Period, side: 'before' | 'after'): Period | undefined =>
  starts === firstOfMonth(starts) && ends === firstOfNextMonth(starts)
    ? monthPeriod(side === 'before' ? firstOfMonth(dayBefore(starts)) : ends)
    : undefined;

const isSeason = ({ starts, ends }: Period): boolean => {
  const season = seasonPeriod(seasonOf('dashboard', starts));
  return starts === season.starts && ends === season.ends;
};

/** Returns the period before a period: the games, month, season, week or day before. */
export const earlierPeriod = (period: Period, games?: number): Period | undefined => {
  const { take, starts, ends, weekdays, half } = period;
  if (take) {
    if (take.side === 'first') return undefined;
    const { text: _, ...rest } = period;
    const earlier = { ...take, games: games ?? take.games, skip: (take.skip ?? 0) + take.games };
    return { ...rest, take: earlier, text: takenGamesText(earlier) };
  }
  if (games !== undefined || (weekdays ?? half) !== undefined) return undefined;
  if (isSeason(period)) return seasonPeriod(seasonOf('dashboard', starts) - 1);
  const days = (Date.parse(ends) - Date.parse(starts)) / 86_400_000;
  return (
    neighbourMonth(period, 'before') ??
    (days <= 7 ? range(addDays(starts, -7), addDays(ends, -7)) : undefined)
  );
};

/** Returns the days of a month or another short period a year before. */
export const yearBefore = ({ starts, ends, take, half, weekdays }: Period): Period | undefined => {
  const isShort = Date.parse(ends) - Date.parse(starts) <= maxShortDays * 86_400_000;
  if (!isShort || (take ?? half ?? weekdays) !== undefined) return undefined;
  const [first, last] = [starts, ends].map((date) => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`);
  if (first === undefined || last === undefined) return undefined;
  return first === firstOfMonth(first) && last === firstOfNextMonth(first)
    ? monthPeriod(first)
    : range(first, last);
};
const maxShortDays = 100;

/** Text from which recognized parts are removed. */
export class QuestionReader {
  rest: string;

  constructor(text: string) {
    this.rest = text;
  }

  /** Removes the first match and returns it. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.rest);
    if (!match) return undefined;
    this.rest = `${this.rest.slice(0, match.index)} ${this.rest.slice(match.index + match[0].length)}`
      .replace(/\s+/g, ' ')
      .trim();
    return match;
  }
}

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
const ownDays = 'remembrance day|veterans day|labou?r day|boxing day|canada day|valentines day';
export const datePattern = String.raw`(?:(?<iso>\d{4}-\d\d-\d\d)|(?<slash>\d{1,2}\/\d{1,2})(?:\/(?<slashYear>\d{2,4}))?|(?<month>${monthPattern})(?: (?<day>\d{1,2})(?:st|nd|rd|th)?(?!\d| games\b))?(?:,? (?<year>(?:19|20)\d\d))?|(?:the )?(?<dayFirst>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<monthAfter>${monthPattern})(?:,? (?<yearAfter>(?:19|20)\d\d))?|(?<holiday>christmas|halloween|(?:(?:us|american|canadian) )?thanksgiving|new years?)(?<eve> eve)?(?: day| break)?|(?<ownDay>${ownDays}))`;

/** A named day or month. The end is exclusive. */
interface NamedDates {
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
const datesIn = (text: string, today: string, season: Period | undefined) => {
  const { groups } = new RegExp(`^${datePattern}$`).exec(text.trim()) ?? {};
  return groups && namedDates(groups, today, season);
};

/** 'Last November' is not the one that has just begun, and not the one it is compared with. */
const lastDates = (
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

/** The periods that a question names. */
export interface NamedPeriods {
  /** In the order of the text. */
  periods: Period[];
  /** Other ways to read the first one: 'this year' is a season and a calendar year. */
  others: Period[];
}

interface Marks {
  season?: Period;
  /** A season or weekdays to compare with. */
  secondSeason?: Period;
  secondWeekdays?: number[];
  others: Period[];
  weekdays?: number[];
  take?: Period['take'];
  secondTake?: Period['take'];
  half?: Period['half'];
  /** Both halves are named. */
  bothHalves?: true;
}

const readSeason = (reader: QuestionReader, today: string): { season?: Period; others: Period[] } => {
  const thisYear = Number(today.slice(0, 4));
  const single = (season: Period) => ({ season, others: [] });
  const written = reader.take(
    /\b(?:in |for |during |of )?(?:the )?(20\d\d|\d\d) ?[-/–] ?(20\d\d|\d\d)(?: season)?\b(?!-)/,
  );
  if (written) {
    const first = Number(written[1]?.length === 2 ? `20${written[1]}` : written[1]);
    const second = Number(written[2]?.length === 2 ? `20${written[2]}` : written[2]);
    if (second === first + 1) return single(seasonOfYear(first, today));
    reader.rest = `${reader.rest} ${written[0]}`;
  }
  if (
    reader.take(
      /\b(?:in |for |during )?(?:the )?(?:season before last|2 seasons ago|2 years ago|year before last)\b/,
    )
  )
    return single(namedSeason(today, 2));
  const named = reader.take(/\b(?:in |for |during |of )?(?:the )?(20\d\d) season\b/);
  if (named) return single(seasonOfYear(Number(named[1]), today));
  if (
    reader.take(
      /\b(?:(?:in|from|for|during|than|of|over) )?(?:(?:the|my|his|her|our) )?(?:(?:last|previous|prior) season|season before)(?:s)?\b/,
    )
  )
    return single(lastSeason(today));
  if (reader.take(/\b(?:(?:in|from|for|during|than|of|over) )?(?:last|previous) years?\b/))
    return { season: lastSeason(today), others: [calendarYear(thisYear - 1)] };
  if (reader.take(/\b(?:(?:in|for|during|of|over) )?(?:this|the current) years?\b/))
    return { season: currentSeason(today), others: [calendarYear(thisYear)] };
  if (
    reader.take(
      /\b(?:in |for |during |of |over |through |since (?:the (?:start|beginning) of )?)?(?:(?:this|the current|current) season|(?:the|my|his|her|our) season(?! high| best| low)(?: so far)?|all season(?: long)?|so far this season|season to date)\b/,
    )
  )
    return single(currentSeason(today));
  if (
    reader.take(
      /\b(?:over |in |for |of |across |from )?(?:(?:my|his|her|our|the) )?(?:(?:whole |entire )?career(?! high| best)|all[ -]?time|all (?:my |the |his |her )?seasons(?: together| combined)?|lifetime|ever|every season|(?:over|through|in all) the years|since (?:i|he|she|we) started|both (?:seasons|years))\b/,
    )
  )
    return single(allSeasonsPeriod);
  return { others: [] };
};

const weekdaysOf = (match: RegExpExecArray | undefined): number[] | undefined => {
  if (!match) return undefined;
  const name = match[1] ?? match[2];
  return name ? [weekdayNames.indexOf(name)] : match[5] ? [1, 2, 3, 4, 5] : [0, 6];
};

const ordinalWords = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** 'The third game', but not 'the second game of a weekend'. */
const nthGame = new RegExp(
  String.raw`\b(?:(?:in|for|of|from|during) )?(?:(?:my|his|her|our|the) )?(?:(\d{1,2})(?:st|nd|rd|th)|(${ordinalWords.join('|')})) game\b(?! (?:in a row|(?:of|in) (?:a|an|each|every|the (?:weekend|week|day|tournament|series|back))))`,
);

const gamesFromTo =
  /\b(?:(?:in|from|over|for|during) )?(?:(?:my|our|his|her|the) )?games (\d{1,2}) ?(?:-|–|to|through|until) ?(\d{1,2})\b/;
const gamesSoFar =
  /\b(?:after|through) (?:(?:my|our|his|her|the) )?(?:first )?(\d{1,2}) games\b|\b(\d{1,2}) games in(?= *$| (?:to|how|what|whats)\b)/;
/** They ask for another time. */
const otherTime =
  /\b(?:will|would|need|more|next|pace|rate|if)\b|\b(?:am i|is (?:he|she)|are we) (?:doing|playing)\b/;

/** Reads 'last 5 games', 'first game', 'the third game' or 'games 10 to 15'. */
const readTake = (reader: QuestionReader): Period['take'] => {
  const ago = reader.take(/\b(\d{1,2}) games ago\b/);
  if (ago && Number(ago[1]) > 1) return { side: 'last', games: 1, skip: Number(ago[1]) - 1 };
  if (
    reader.take(
      /\b(?:the )?(?:(?:second|2nd)(?: to)? last game|games? before (?:(?:the |that |my |our )?(?:last|latest)(?: game| one)?|that))\b/,
    )
  )
    return { side: 'last', games: 1, skip: 1 };
  const span = reader.take(gamesFromTo);
  const [from, to] = [Number(span?.[1]), Number(span?.[2])];
  if (from > 0 && from < to)
    return { side: 'first', games: to - from + 1, ...(from > 1 && { skip: from - 1 }) };
  const soFar = otherTime.test(reader.rest) ? undefined : reader.take(gamesSoFar);
  if (soFar) return { side: 'first', games: Math.max(1, Number(soFar[1] ?? soFar[2])) };
  const nth = reader.take(nthGame);
  if (nth) {
    const skip = nth[1] ? Number(nth[1]) - 1 : ordinalWords.indexOf(nth[2] ?? '') + 1;
    return { side: 'first', games: 1, ...(skip > 0 && { skip }) };
  }
  const match =
    reader.take(
      /\b(?:(?:in|over|of|from|for|during) )?(?:(?:my|his|her|our|the|these) )?(last|past|previous|recent|latest|most recent|first|opening) (\d{1,3})(?: (?:\w+ )?(?:games?|matches|starts|outings)\b|(?! ?(?:days?|weeks?|months?|seasons?|years?|minutes?|goals?|assists?|points?|saves?|shots?|wins?|losses|shutouts|practices|times)\b)(?![\d%.:/-]))/,
    ) ??
    reader.take(
      /\b(?:(?:in|of|from|for|during) )?(?:(?:my|his|her|our|the|that|todays?) )?(last|latest|most recent|previous|first|opening) (?:game|match|start|outing)\b/,
    );
  if (!match) return undefined;
  const side = /^(?:first|opening)$/.test(match[1] ?? '') ? 'first' : 'last';
  return { side, games: Math.min(100, Math.max(1, Number(match[2] ?? 1))) };
};

const readMarks = (reader: QuestionReader, today: string): Marks => {
  const marks: Marks = readSeason(reader, today);
  const { season: secondSeason } = marks.season ? readSeason(reader, today) : {};
  if (secondSeason && secondSeason.text !== marks.season?.text) marks.secondSeason = secondSeason;
  const halfPattern =
    /\b(?:(?:in|during|for|of|over) )?(?:the )?(first|1st|second|2nd|last|back) half(?: of)?(?: (?:the|this|my|last) season)?\b/;
  const half = reader.take(halfPattern);
  if (half && reader.take(halfPattern)) marks.bothHalves = true;
  if (half) marks.half = /^(?:first|1st)$/.test(half[1] ?? '') ? 'first' : 'second';
  const take = readTake(reader);
  if (take) marks.take = take;
  const earlier =
    take?.side === 'last' && take.games > 1
      ? reader.take(/\b(?:the )?(\d{1,2})(?: games)? before(?: that| those| them)?\b/)
      : undefined;
  const secondTake =
    take &&
    (earlier ? { ...take, games: Math.max(1, Number(earlier[1])), skip: take.games } : readTake(reader));
  if (secondTake) marks.secondTake = secondTake;
  const weekdayMark = new RegExp(
    String.raw`\b(?:on |in |for |during )?(?:(?:my|the) )?(?:(${weekdayPattern})s\b(?! game\b)|(${weekdayPattern}) games\b|(weekends)\b|(?<!\b(?:last|past|previous|this|the) )(weekend) (?:games\b|(?=(?:goals|points|assists|record|saves|stats|shots)\b))|(weekdays|weeknights|weekday games)\b)(?: games)?`,
  );
  const weekdays = weekdaysOf(reader.take(weekdayMark));
  const secondWeekdays = weekdays && weekdaysOf(reader.take(weekdayMark));
  return { ...marks, ...(weekdays && { weekdays }), ...(secondWeekdays && { secondWeekdays }) };
};

/** The months in which the parts of a year begin. */
const yearParts = { spring: 3, summer: 6, fall: 9, autumn: 9, winter: 12 } as const;
/** The part of a year that has begun last, or for 'last fall' the last one that has ended. */
const yearPart =
  (name: keyof typeof yearParts, isLast: boolean) =>
  (today: string): Period => {
    const year = Number(today.slice(0, 4));
    const starts = [year, year - 1, year - 2]
      .map((inYear) => dateOf(inYear, yearParts[name], 1))
      .find((date) => (isLast ? monthsBefore(today, 3) >= date : date <= today));
    const first = starts ?? dateOf(year - 1, yearParts[name], 1);
    return range(first, firstOfNextMonth(firstOfNextMonth(firstOfNextMonth(first))));
  };
const yearPartPeriods = (['spring', 'summer', 'fall', 'autumn', 'winter'] as const).flatMap((name) =>
  [true, false].map(
    (isLast) =>
      [
        new RegExp(
          String.raw`\b(?:in |for |during |over )?(?:${isLast ? 'last' : 'this|the'}) ${name}\b(?! (?:hockey|league|team|training|break|season))`,
        ),
        yearPart(name, isLast),
      ] as const,
  ),
);

/** The week from Monday that has a day. */
const weekOf = (date: string): Period => {
  const monday = addDays(date, -((weekdayOf(date) + 6) % 7));
  return range(monday, addDays(monday, 7));
};
const lastWeekend = (today: string): Period => {
  const saturday = addDays(today, -((weekdayOf(today) + 1) % 7));
  const starts = weekdayOf(today) === 6 || weekdayOf(today) === 0 ? addDays(saturday, -7) : saturday;
  return range(starts, addDays(starts, 2));
};

/** Reads '3 weeks ago': the day, the week from Monday, the weekend or the month. */
const agoPattern = /\b(?:(?:in|from|about|around|like) )?(?:(\d{1,2})|an?) (day|week|weekend|month)s? ago\b/;
const agoPeriod = (count: number, unit: string | undefined, today: string): Period => {
  if (unit === 'day') return range(addDays(today, -count), addDays(today, 1 - count));
  if (unit === 'week') return weekOf(addDays(today, -7 * count));
  if (unit === 'month') return monthPeriod(firstOfMonth(monthsBefore(firstOfMonth(today), count)));
  const { starts } = lastWeekend(today);
  return range(addDays(starts, 7 - 7 * count), addDays(starts, 9 - 7 * count));
};

const relativePeriods: readonly (readonly [RegExp, (today: string, match: RegExpExecArray) => Period])[] = [
  [agoPattern, (today, match) => agoPeriod(Number(match[1] ?? 1), match[2], today)],
  ...yearPartPeriods,
  [
    /\b(?:in |for |during )?(?:the |this )?(?:current|this) month\b|\b(?:for|in) the month\b(?! (?:of|before|after)\b)/,
    (today) => monthPeriod(firstOfMonth(today)),
  ],
  [
    /\b(?:in |for |during )?(?:the )?(?:last|previous|past) month\b/,
    (today) => monthPeriod(firstOfMonth(dayBefore(firstOfMonth(today)))),
  ],
  [
    /\b(?:(?:in|on|over|for|during) )?(?:the )?month before last\b/,
    (today) => monthPeriod(firstOfMonth(dayBefore(firstOfMonth(dayBefore(firstOfMonth(today)))))),
  ],
  [/\b(?:(?:in|on|over|for|during) )?(?:the )?week before last\b/, (today) => weekOf(addDays(today, -14))],
  [
    /\b(?:(?:in|on|over|for|during) )?(?:the )?weekend before last\b/,
    (today) => {
      const { starts } = lastWeekend(today);
      return range(addDays(starts, -7), addDays(starts, -5));
    },
  ],
  [/\b(?:(?:on|over|in|from|this past) )?(?:the )?(?:last|previous|past) weekends?\b/, lastWeekend],
  [
    /\b(?:on |over )?(?:this|the) weekend\b/,
    (today) => {
      const isWeekend = weekdayOf(today) === 6 || weekdayOf(today) === 0;
      const saturday = addDays(today, isWeekend ? -((weekdayOf(today) + 1) % 7) : 6 - weekdayOf(today));
      return range(saturday, addDays(saturday, 2));
    },
  ],
  [/\b(?:in |for |during )?this week\b/, (today) => weekOf(today)],
  [/\b(?:in |for |during )?(?:the )?(?:last|previous) week\b/, (today) => weekOf(addDays(today, -7))],
  [/\byesterdays?\b|\blast night\b/, (today) => range(dayBefore(today), today)],
  [/\b(?:todays?|tonights?)\b/, (today) => range(today, dayAfter(today))],
];

/** 'Since last month', 'before this week'. A period before another begins with the season. */
const openPeriod = (opener: string, { starts, ends }: Period): Period => {
  if (/before|until|till/.test(opener))
    return range(seasonPeriod(seasonOf('dashboard', dayBefore(starts))).starts, starts);
  const from = opener === 'after' ? ends : starts;
  return { text: `since ${fullDateText(from)}`, starts: from, ends: infinite.ends };
};

const preposition = String.raw`(?:vs|versus|and|or|to|in|on|during|for|from|of|over|at|through|than|all|back in|this past|last|this|that) `;

const ordinalWeeks = [/^(?:first|1st|opening)$/, /^(?:second|2nd)$/, /^(?:third|3rd)$/, /^(?:fourth|4th)$/];

/** Seven days or a weekend of a month, from its start or its end. */
const partOfMonth = ({ starts, ends }: NamedDates, ordinal: string, isWeek: boolean): Period => {
  const place = ordinalWeeks.findIndex((pattern) => pattern.test(ordinal));
  const isLast = place === -1;
  const later = 7 * Math.max(0, place);
  if (isWeek)
    return isLast
      ? range(addDays(ends, -7), ends)
      : range(addDays(starts, later), addDays(starts, later + 7));
  const saturday = isLast
    ? addDays(ends, -1 - ((weekdayOf(dayBefore(ends)) + 1) % 7))
    : addDays(starts, later + 6 - weekdayOf(starts));
  return range(saturday, addDays(saturday, 2));
};

/** The weekend of a holiday, with the days between. */
const weekendAround = (holiday: string): Period => {
  const day = weekdayOf(holiday);
  const saturday = addDays(holiday, day === 0 ? -1 : day < 3 ? -1 - day : 6 - day);
  const sunday = addDays(saturday, 1);
  return range(holiday < saturday ? holiday : saturday, dayAfter(holiday > sunday ? holiday : sunday));
};

/** The latest such day of a month. */
const latestDay = (day: number, today: string): string | undefined =>
  [today, dayBefore(firstOfMonth(today))]
    .map((at) => `${at.slice(0, 8)}${pad(day)}`)
    .find(
      (date) => date <= today && !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && addDays(date, 0) === date,
    );

/** Days off around a holiday have no dates. */
const noBreak = String.raw`(?!(?:christmas|halloween|thanksgiving|new years?|${ownDays}) (?:break|week|weekend|time|holidays?|vacation|tournament|tourney|classic)\b)`;

/** Reads the spans that the text names, in order. */
const readSpans = (reader: QuestionReader, today: string, season: Period | undefined): Period[] => {
  const dates = (text: string | undefined) => (text ? datesIn(text, today, season) : undefined);
  const within = (period: Period): Period => period;
  const date = withoutGroupNames(datePattern);
  const seasonOfDate = (at: string) => season ?? seasonPeriod(seasonOf('dashboard', at));
  const spans: { index: number; period: Period }[] = [];
  const found = (match: RegExpExecArray | undefined, period: Period | undefined) => {
    if (match && period) spans.push({ index: match.index, period: within(period) });
  };
  const nextTo = reader.take(
    new RegExp(String.raw`\b(?:on )?(?:the )?(?:day|night) (before|after) (?:the )?(${date})`),
  );
  const named_ = dates(nextTo?.[2]);
  if (nextTo && named_ && !named_.isMonth) {
    const day = nextTo[1] === 'before' ? dayBefore(named_.starts) : named_.ends;
    found(nextTo, range(day, dayAfter(day)));
  }
  const between = reader.take(
    new RegExp(String.raw`\b(?:between|from) (${date}) (?:and|to|until|through|till|-) (${date})`),
  );
  if (between) {
    const [first, last] = [dates(between[1]), dates(between[2])];
    if (first && last) {
      const starts =
        first.starts <= last.starts
          ? first.starts
          : `${Number(first.starts.slice(0, 4)) - 1}${first.starts.slice(4)}`;
      found(between, range(starts, last.ends));
    }
  }
  const since =
    reader.take(
      new RegExp(
        String.raw`\b(?:from|between) (${date}) (?:and|to|until|through|till|up to) (?:now|today|the present)\b`,
      ),
    ) ??
    reader.take(
      new RegExp(
        String.raw`\b(?:since|starting|beginning|as of|in(?= (?:the )?new year\b)) (?:like |about |around |back |roughly )*(?:in |on )?(?:the )?(?:(?:start|beginning|end) of )?(?:last )?(${date})(?: (?:until|till|to) (?:now|today))?`,
      ),
    ) ??
    reader.take(
      new RegExp(
        String.raw`\b(?:from )?(${date}) (?:on|onwards?|forward|and on|or later)(?= *$| (?:how|what|whats)\b)`,
      ),
    );
  if (since) {
    const named = dates(since[1]);
    const isHoliday = /christmas|halloween|thanksgiving/.test(since[1] ?? '');
    if (named) {
      const isAfter = isHoliday || (named.isMonth && /\bend of\b/.test(since[0]));
      const starts = isAfter ? named.ends : named.starts;
      found(
        since,
        season
          ? range(starts, season.ends)
          : { text: `since ${fullDateText(starts)}`, starts, ends: infinite.ends },
      );
    }
  }
  const sinceDay = reader.take(new RegExp(String.raw`\bsince (?:last )?(${weekdayPattern})\b`));
  if (sinceDay) {
    const starts = lastWeekday(sinceDay[1] ?? '', today);
    found(sinceDay, { text: `since ${fullDateText(starts)}`, starts, ends: infinite.ends });
  }
  const after = reader.take(new RegExp(String.raw`\bafter (?:the )?(${date})`));
  if (after) {
    const named = dates(after[1]);
    if (named)
      found(
        after,
        season
          ? range(named.ends, season.ends)
          : { text: `since ${fullDateText(named.ends)}`, starts: named.ends, ends: infinite.ends },
      );
  }
  const before = reader.take(
    new RegExp(
      String.raw`\b(?:before|until|till|up to|prior to|up until|by|(?:going|heading|coming) into|at(?= (?:christmas|(?:(?:us|american|canadian) )?thanksgiving|halloween)\b)|(?:up )?through) (?:the )?(?:(?:start|end) of )?(${date})`,
    ),
  );
  if (before) {
    const [text = ''] = before.slice(1);
    // Before a day that is still to come, the current season counts.
    const named = datesIn(
      text,
      today,
      // 'Before or after Thanksgiving' is about one day.
      season ??
        (/christmas|thanksgiving|halloween/.test(text) && !after && !since
          ? currentSeason(today)
          : undefined),
    );
    if (named) {
      const { starts } = seasonOfDate(named.starts);
      const isUntil = /until|till|up to|through|end of/.test(before[0]);
      const ends =
        isUntil && !/christmas|halloween|thanksgiving|new year/.test(text) ? named.ends : named.starts;
      if (starts < ends) found(before, range(starts, ends));
    }
  }
  const edgeDays = reader.take(
    new RegExp(
      String.raw`\b(?:(?:in|on|during|for|over) )?(?:the )?(first|last|final) (\d{1,2}) (days|weeks) (?:of|in) (${date})`,
    ),
  );
  const edgeMonth = dates(edgeDays?.[4]);
  if (edgeDays && edgeMonth?.isMonth) {
    const length = Number(edgeDays[2]) * (edgeDays[3] === 'weeks' ? 7 : 1);
    const { starts, ends } = edgeMonth;
    found(
      edgeDays,
      edgeDays[1] === 'first' ? range(starts, addDays(starts, length)) : range(addDays(ends, -length), ends),
    );
  }
  const days = reader.take(
    /\b(?:in |over |for |during )?(?:the )?(?:last|past|previous) (\d{1,3}) (days|weeks|months)\b(?! (?:of|in) )/,
  );
  if (days) {
    const count = Number(days[1]);
    const starts =
      days[2] === 'months'
        ? monthsBefore(today, count)
        : addDays(today, -count * (days[2] === 'weeks' ? 7 : 1));
    found(days, { text: `since ${fullDateText(starts)}`, starts, ends: infinite.ends });
  }
  const edge = reader.take(
    new RegExp(
      String.raw`\b(?:(?:in|on|during|for|over) )?(?:the )?(first|1st|second|2nd|third|3rd|fourth|4th|last|final|opening) (week|weekend) (?:of|in) (${date})`,
    ),
  );
  const month = dates(edge?.[3]);
  if (edge && month?.isMonth) found(edge, partOfMonth(month, edge[1] ?? '', edge[2] === 'week'));
  const week = reader.take(
    new RegExp(
      String.raw`\b(?:(?:in|on|during|for|over) )?(?:the )?(week|weekend) (?:of|from|starting|beginning) (?:on )?(?:the )?(${date})`,
    ),
  );
  const weekDay = dates(week?.[2]);
  if (week && weekDay && !weekDay.isMonth)
    found(week, week[1] === 'week' ? weekOf(weekDay.starts) : weekendAround(weekDay.starts));
  const holiday = reader.take(
    /\b(?:(?:over|on|in|during|for|from) )?(?:the )?(christmas|halloween|thanksgiving|new years?|labou?r day|remembrance day|veterans day|canada day) weekend\b/,
  );
  const holidays_ = dates(holiday?.[1]);
  if (holidays_) found(holiday, weekendAround(holidays_.starts));
  const numbered = reader.take(/\bon the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:game|line|shot|goal|period))/);
  const onDay = numbered && latestDay(Number(numbered[1]), today);
  if (onDay) found(numbered, range(onDay, dayAfter(onDay)));
  for (const [pattern, periodOn] of relativePeriods) {
    const text = reader.rest;
    const match = reader.take(pattern);
    if (!match) continue;
    const period = periodOn(today, match);
    const opener = /\b(since|after|before|until|till) $/.exec(text.slice(0, match.index))?.[1];
    if (opener) reader.take(new RegExp(String.raw`\b${opener}\b`));
    found(match, opener ? openPeriod(opener, period) : period);
  }
  for (
    let match = reader.take(
      new RegExp(
        String.raw`\b(?:${preposition})*(?:the (?:month|game|games) (?:of|on|in) )?${noBreak}(${date})(?: games?\b)?`,
      ),
    );
    match;
    match = reader.take(new RegExp(String.raw`\b(?:${preposition})*${noBreak}(${date})(?: games?\b)?`))
  ) {
    const text = match[1] ?? '';
    // 'May' is a verb unless a preposition or a year stands next to it.
    if (text === 'may' && !/^(?:in|during|for|of|last|this|than|since|and|or|from) /.test(match[0])) continue;
    const named = /\blast $/.test(match[0].slice(0, match[0].indexOf(text)))
      ? lastDates(text, today, season, (starts) => spans.some(({ period }) => period.starts === starts))
      : dates(text);
    if (named) found(match, named.isMonth ? monthPeriod(named.starts) : range(named.starts, named.ends));
  }
  const day = reader.take(
    new RegExp(
      String.raw`\b(?:on |from |of )?(?:last |this past |this )?(${weekdayPattern})(?:s? game|s? night|s)?\b`,
    ),
  );
  if (day) {
    const on = lastWeekday(day[1] ?? '', today);
    found(day, range(on, dayAfter(on)));
  }
  const thisYear = Number(today.slice(0, 4));
  const recentYears = [0, 1, 2, 3, 4].map((ago) => thisYear - ago).join('|');
  const year =
    reader.take(/\b(?:in|during|for|of|all of) (20[0-4]\d)\b/) ??
    reader.take(new RegExp(String.raw`\b(${recentYears})\b(?! ?[-/–])`));
  if (year) found(year, calendarYear(Number(year[1])));
  return spans.map(({ period }) => period);
};

const lastWeekday = (name: string, today: string) =>
  addDays(today, -(((weekdayOf(today) - weekdayNames.indexOf(name) + 6) % 7) + 1));
const monthsBefore = (date: string, months: number) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const index = year * 12 + month - 1 - months;
  return dateOf(Math.floor(index / 12), (index % 12) + 1, Math.min(day, 28));
};

const weekdayTexts = (weekdays: number[]) =>
  weekdays.length === 1
    ? `${capitalizeWord(weekdayNames[weekdays[0] ?? 0] ?? '')}s`
    : weekdays.length === 2
      ? 'weekends'
      : 'weekdays';

const takenGamesText = ({ side, games, skip }: NonNullable<Period['take']>) =>
  skip !== undefined && side === 'first'
    ? games > 1
      ? `games ${skip + 1} to ${skip + games}`
      : `game ${skip + 1}`
    : skip !== undefined
      ? games > 1
        ? `${games} games before the last ${skip}`
        : skip === 1
          ? 'the game before the last one'
          : `${skip + 1} games ago`
      : games === 1
        ? `${side} game`
        : `${side} ${games} games`;

const applyMarks = (base: Period, { weekdays, take, half }: Marks): Period => {
  const { text, starts, ends, assumed } = base;
  const withWeekdays = weekdays ? `${weekdayTexts(weekdays)}, ${text}` : text;
  const withHalf = half ? `${half} half of the games, ${withWeekdays}` : withWeekdays;
  const isWhole = text === allSeasonsPeriod.text;
  const takeText = take && takenGamesText(take);
  return {
    text: takeText ? (assumed || isWhole ? takeText : `${takeText}, ${withHalf}`) : withHalf,
    starts,
    ends,
    ...(weekdays && { weekdays }),
    ...(take && { take }),
    ...(half && { half }),
  };
};

/** The other weekdays of a period; undefined if it has all days. */
export const otherDays = ({ weekdays, text, ...period }: Period): Period | undefined =>
  weekdays && {
    ...period,
    text: text.replace(weekdayTexts(weekdays), 'other days'),
    weekdays: [...weekdayNames.keys()].filter((day) => !weekdays.includes(day)),
  };

/** The first and the second half of the games of a period. */
export const halvesOf = (period: Period): [Period, Period] => [
  applyMarks(period, { others: [], half: 'first' }),
  applyMarks(period, { others: [], half: 'second' }),
];

/** A form or a change shows over this many games. */
export const recentGames = 5;

/** The last games of all seasons, without the newest `skip`. */
export const lastGames = (games: number, skip?: number): Period =>
  applyMarks(wholeHistory, {
    others: [],
    take: { side: 'last', games, ...(skip !== undefined && { skip }) },
  });

const openThanksgiving = /(?<!\b(?:us|american|canadian) )\bthanksgiving\b/;

/**
 * Reads and removes the periods of a question. Without any, the list is empty. Thanksgiving is a day in October in Canada
 * and in November in the US: both are read, the one of the current season first.
 */
export const readPeriods = (reader: QuestionReader, today: string): NamedPeriods => {
  const text = reader.rest;
  const { periods, others } = readNamedPeriods(reader, today);
  const [american] = periods;
  if (!american || periods.length > 1 || !openThanksgiving.test(text)) return { periods, others };
  const canadianText = text.replace(openThanksgiving, 'canadian thanksgiving');
  const [canadian] = readNamedPeriods(new QuestionReader(canadianText), today).periods;
  if (!canadian) return { periods, others };
  const named = [
    { ...american, text: `${american.text} (US Thanksgiving)` },
    { ...canadian, text: `${canadian.text} (Canadian Thanksgiving)` },
  ];
  const isOlder =
    american.starts < currentSeason(today).starts && canadian.starts >= currentSeason(today).starts;
  const [first = american, second = canadian] = isOlder ? named.toReversed() : named;
  return { periods: [first], others: [second] };
};

/** Reads 'the last 3 Saturdays' and 'the last 2 weekends'. */
const readRecentDays = (reader: QuestionReader, today: string): Period | undefined => {
  const match = reader.take(
    new RegExp(
      String.raw`\b(?:(?:in|on|over|for|during) )?(?:(?:my|our|his|her|the) )?(?:last|past) (\d{1,2}) (?:(weekends)|(${weekdayPattern})s)\b`,
    ),
  );
  if (!match) return undefined;
  const count = Math.max(1, Number(match[1]));
  const name = match[3];
  const last = name === undefined ? lastWeekend(today).starts : lastWeekday(name, today);
  const starts = addDays(last, -7 * (count - 1));
  const ends = addDays(last, name === undefined ? 2 : 1);
  const days = name === undefined ? 'weekends' : `${capitalizeWord(name)}s`;
  return {
    text: `the last ${count} ${days} (${rangeText(starts, ends)})`,
    starts,
    ends,
    weekdays: name === undefined ? [0, 6] : [weekdayNames.indexOf(name)],
  };
};

const readNamedPeriods = (reader: QuestionReader, today: string): NamedPeriods => {
  const sameTime = reader.take(
    /\b(?:at |by |to |with )?(?:the |this )?(?:same (?:time|point|date)|time|point)(?: in| of)? last (?:year|season)\b/,
  );
  if (sameTime) {
    const { starts } = lastSeason(today);
    return { periods: [range(starts, dayAfter(monthsBefore(today, 12)))], others: [] };
  }
  const recentDays = readRecentDays(reader, today);
  if (recentDays) return { periods: [recentDays], others: [] };
  const marks = readMarks(reader, today);
  const spans = readSpans(reader, today, marks.season);
  const { season, others, weekdays, take, half } = marks;
  const hasMark = Boolean(weekdays ?? take ?? half);
  if (spans.length > 0)
    return {
      periods: hasMark
        ? spans.map((span) => applyMarks(span, marks))
        : season && spans.length === 1 && !within(spans[0], season)
          ? [...spans, season]
          : spans,
      others: [],
    };
  const { secondSeason, secondWeekdays, secondTake } = marks;
  if (take && secondTake) {
    const periodOf = (one: NonNullable<Period['take']>) => {
      const base =
        season ??
        (one.side === 'last' ? { ...allSeasonsPeriod, assumed: true as const } : currentSeason(today));
      return applyMarks(base, { ...marks, take: one });
    };
    return { periods: [periodOf(take), periodOf(secondTake)], others: [] };
  }
  if (marks.bothHalves) {
    const base = season ?? currentSeason(today);
    return {
      periods: (['first', 'second'] as const).map((half_) => applyMarks(base, { ...marks, half: half_ })),
      others: [],
    };
  }
  if (secondWeekdays) {
    const base = season ?? currentSeason(today);
    return {
      periods: [applyMarks(base, marks), applyMarks(base, { ...marks, weekdays: secondWeekdays })],
      others: [],
    };
  }
  if (season && secondSeason) {
    const [older = season, newer = secondSeason] = [season, secondSeason].toSorted((a, b) =>
      a.starts < b.starts ? -1 : 1,
    );
    return { periods: [applyMarks(newer, marks), applyMarks(older, marks)], others: [] };
  }
  if (season)
    return { periods: [hasMark ? applyMarks(season, marks) : season], others: hasMark ? [] : others };
  if (!hasMark)
    return {
      periods: [],
      others: reader.take(/\bin total\b|\baltogether\b|\btotal(?= *$)/) ? [allSeasonsPeriod] : [],
    };
  // The last games may be of more than one season.
  const isLast = take?.side === 'last' && !weekdays && !half;
  const base: Period = isLast ? { ...allSeasonsPeriod, assumed: true } : currentSeason(today);
  return { periods: [applyMarks(base, marks)], others: [] };
};

const within = (span: Period | undefined, season: Period) =>
  span !== undefined &&
  span.starts >= season.starts &&
  (span.ends <= season.ends || span.starts < season.ends);

/** Returns two spans as one if the second begins where the first ends. */
export const joinedPeriods = (first: Period, second: Period): Period | undefined => {
  const [older, newer] = first.starts <= second.starts ? [first, second] : [second, first];
  const isPlain = [older, newer].every(({ take, half, weekdays }) => !take && !half && !weekdays);
  return isPlain && older.ends === newer.starts ? range(older.starts, newer.ends) : undefined;
};

/** Returns the games of a period. Both lists are ordered from the newest game. */
export const gamesIn = <Game extends { date: string }>(
  { starts, ends, weekdays, half }: Period,
  games: readonly Game[],
): Game[] => {
  const dated = games.filter(
    ({ date }) => date >= starts && date < ends && (!weekdays || weekdays.includes(weekdayOf(date))),
  );
  const firstHalf = Math.ceil(dated.length / 2);
  const halved = !half
    ? dated
    : half === 'first'
      ? dated.slice(dated.length - firstHalf)
      : dated.slice(0, dated.length - firstHalf);
  return halved;
};

/** Keeps the first or last games. Applied after all other filters. */
export const takeGames = <Game>({ take }: Period, games: readonly Game[]): readonly Game[] => {
  if (!take) return games;
  const { side, games: count, skip = 0 } = take;
  return side === 'last'
    ? games.slice(skip, skip + count)
    : games.slice(Math.max(0, games.length - skip - count), Math.max(0, games.length - skip));
};
