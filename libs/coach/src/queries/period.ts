import { dayBefore, seasonOf, seasonRange } from '@rinkside/contracts/season';
import { fullDateText } from '@rinkside/domain/coach/dates';
import * as z from 'zod';

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

export const infinite = { starts: '0000-01-01', ends: '9999-12-31' };

export const allSeasonsPeriod: Period = { text: 'all seasons', ...infinite };

/** All seasons, when no period was named. */
export const wholeHistory: Period = { ...allSeasonsPeriod, assumed: true };

/** The season of the dashboard, from August. */
export const seasonPeriod = (firstYear: number): Period => {
  const { starts, ends } = seasonRange('dashboard', firstYear);
  return { text: `${fullDateText(starts)} – ${fullDateText(dayBefore(ends))}`, starts, ends };
};

/** A season that is named by its distance from the current one. */
export const namedSeason = (today: string, yearsAgo: number): Period => {
  const season = seasonPeriod(seasonOf('dashboard', today) - yearsAgo);
  return yearsAgo > 1
    ? season
    : { ...season, text: `${yearsAgo === 0 ? 'this' : 'last'} season (${season.text})` };
};

export const currentSeason = (today: string): Period => namedSeason(today, 0);

export const lastSeason = (today: string): Period => namedSeason(today, 1);

export const seasonOfYear = (firstYear: number, today: string): Period => {
  const yearsAgo = seasonOf('dashboard', today) - firstYear;
  return yearsAgo === 0 || yearsAgo === 1 ? namedSeason(today, yearsAgo) : seasonPeriod(firstYear);
};

export const calendarYear = (year: number): Period => ({
  text: `the calendar year ${year}`,
  starts: `${year}-01-01`,
  ends: `${year + 1}-01-01`,
});

export const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

export const weekdayPattern = weekdayNames.join('|');

export const monthNames = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']; // prettier-ignore

export const monthPattern = monthNames.join('|');

export const capitalizeWord = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const pad = (value: number) => String(value).padStart(2, '0');

export const dateOf = (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`;

export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

export const firstOfNextMonth = (date: string) => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return month === 12 ? dateOf(year + 1, 1, 1) : dateOf(year, month + 1, 1);
};

export const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`;

export const rangeText = (starts: string, ends: string) => {
  const last = dayBefore(ends);
  return starts === last ? fullDateText(starts) : `${fullDateText(starts)} – ${fullDateText(last)}`;
};

export const range = (starts: string, ends: string): Period => ({
  text: rangeText(starts, ends),
  starts,
  ends,
});

export const monthPeriod = (firstDay: string): Period => ({
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

export interface Marks {
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

export const applyMarks = (base: Period, { weekdays, take, half }: Marks): Period => {
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

export const within = (span: Period | undefined, season: Period) =>
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
