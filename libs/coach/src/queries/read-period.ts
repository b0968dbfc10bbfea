import { dayAfter } from '@rinkside/contracts/season';
import { monthsBefore, lastWeekday, lastWeekend, readSpans } from './read-spans.js';
import {
  type Period,
  allSeasonsPeriod,
  namedSeason,
  currentSeason,
  lastSeason,
  seasonOfYear,
  calendarYear,
  weekdayNames,
  weekdayPattern,
  capitalizeWord,
  addDays,
  rangeText,
  range,
  type Marks,
  applyMarks,
  within,
} from './period.js';
import { QuestionReader } from './question-reader.js';

/** The periods that a question names. */
export interface NamedPeriods {
  /** In the order of the text. */
  periods: Period[];
  /** Other ways to read the first one: 'this year' is a season and a calendar year. */
  others: Period[];
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
