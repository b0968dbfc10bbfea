import { dayAfter, dayBefore, seasonOf } from '@rinkside/contracts/season';
import { fullDateText } from '@rinkside/domain/coach/dates';
import {
  weekdayNames,
  type Period,
  infinite,
  seasonPeriod,
  currentSeason,
  calendarYear,
  weekdayPattern,
  dateOf,
  addDays,
  weekdayOf,
  firstOfNextMonth,
  firstOfMonth,
  range,
  monthPeriod,
} from './period.js';
import {
  ownDays,
  datePattern,
  type NamedDates,
  withoutGroupNames,
  datesIn,
  lastDates,
  weekendAround,
  latestDay,
} from './named-dates.js';
import { QuestionReader } from './question-reader.js';

export const lastWeekday = (name: string, today: string) =>
  addDays(today, -(((weekdayOf(today) - weekdayNames.indexOf(name) + 6) % 7) + 1));

export const monthsBefore = (date: string, months: number) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const index = year * 12 + month - 1 - months;
  return dateOf(Math.floor(index / 12), (index % 12) + 1, Math.min(day, 28));
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

export const lastWeekend = (today: string): Period => {
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

/** Days off around a holiday have no dates. */
const noBreak = String.raw`(?!(?:christmas|halloween|thanksgiving|new years?|${ownDays}) (?:break|week|weekend|time|holidays?|vacation|tournament|tourney|classic)\b)`;

/** Reads the spans that the text names, in order. */
export const readSpans = (reader: QuestionReader, today: string, season: Period | undefined): Period[] => {
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
