import { pluralize } from '@rinkside/contracts/text';
import { checkSentence } from '@rinkside/safety/safety';
import { capitalize, isYoungTone, playerPronouns, type TopicContext } from '../dialogue/topic-context.js';
import { conditionsText, measureOf } from './measures.js';
import { resultTexts } from './named-measures.js';
import { unknownTeam } from './named-opponents.js';
import type { StatQuery } from './stat-query.js';
import type { Figure, GameLine, Group, QueryData, Reading } from './query-result.js';

const quotable = /^[a-z][a-z' -]{1,30}$/i;
/** A team that was not met, as typed. */
const teamText = (name: string, { persona }: TopicContext) =>
  quotable.test(name) && checkSentence(name, persona, { numbers: new Set() }).ok
    ? `the ${name.replace(/^the /, '').split(' ').map(capitalize).join(' ')}`
    : 'that team';

const gamesText = (count: number) => pluralize(count, 'game');

const joinWords = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** A rate over fewer games says little. */
const minGames = 5;
const rateNames = new Set(['save_percentage', 'goals_against_average', 'win_percentage']);

const figureText = ({ scope, games }: Reading, figure: Figure, isPerGame: boolean): string => {
  const { name, label, value, perGame, games: logged } = figure;
  if (name === 'games') return `${capitalize(label)}, ${scope}: **${value}**.`;
  const logs = logged === games ? ` in ${gamesText(games)}` : `, logged in ${logged} of ${gamesText(games)}`;
  const sample = rateNames.has(name) && logged < minGames ? ' That is a small sample.' : '';
  return isPerGame && perGame
    ? `${capitalize(label)} a game, ${scope}: **${perGame}** (${value}${logs}).`
    : `${capitalize(label)}, ${scope}: **${value}**${logs}.${sample}`;
};

const missingText = (labels: readonly string[], { games, scope }: Reading, context: TopicContext): string => {
  const isGoalie = context.persona.position === 'goalie';
  const kept = isGoalie ? 'shots against, saves and goals against' : 'goals and assists';
  const isOptional = labels.some((label) => /penalty|power-play|short-handed/.test(label));
  return isOptional
    ? `None of the ${gamesText(games)} (${scope}) has ${joinWords(labels)} logged. They go under 'If you know it' in the game form, and then I can count them.`
    : `${capitalize(joinWords(labels))} ${labels.length === 1 && !labels[0]?.endsWith('s') ? 'is' : 'are'} not logged for a ${isGoalie ? 'goalie' : 'skater'}. The game sheet has ${kept}.`;
};

const readingText = (reading: Reading, isPerGame: boolean, context: TopicContext): string =>
  [
    ...reading.figures.map((figure) => figureText(reading, figure, isPerGame)),
    reading.missing.length > 0 && missingText(reading.missing, reading, context),
  ]
    .filter(Boolean)
    .join('\n');

const listText = (lines: readonly GameLine[]) =>
  lines.map(({ label, line }) => `- ${label}: **${line}**`).join('\n');
const roughDayLine = 'One rough day is just a day.';
const moreText = (shown: number, all: number) => (shown > 0 && shown < all ? ' The newest of them:' : '');

const groupText = ({ name, value, games, perGame }: Group, label: string) =>
  perGame
    ? `**${name}** with **${value}** ${label} in ${gamesText(games)} (${perGame} ${label} a game)`
    : `**${name}** with **${value}** in ${gamesText(games)}`;

const placeNames = ['', 'Second ', 'Third ', 'Fourth ', 'Fifth '];
const placeText = ({ place, isBest }: { place: number; isBest: boolean }) =>
  capitalize(`${placeNames[place - 1] ?? `Number ${place}: `}${isBest ? 'best' : 'toughest'}`);

const directions = { up: 'more', down: 'fewer', same: 'the same' } as const;

/** The scope without the dates of the season. */
const shortScope = (reading: Reading | undefined) => (reading?.scope ?? '').replace(/ \([^)]*\)/g, '');

const inScope = (reading: Reading | undefined) =>
  shortScope(reading).replace(/^(?!vs |since )/, /days|weekends/.test(reading?.scope ?? '') ? 'on ' : 'in ');

const marginLabel = measureOf('margin').label;
const extremeGameText = ({ isBest, label }: { isBest: boolean; label: string }) =>
  label === marginLabel
    ? isBest
      ? 'Widest margin'
      : 'Closest game'
    : `${isBest ? 'Best' : 'Toughest'} game by ${label}`;

type Phrases = {
  [Kind in QueryData['kind']]: (
    data: Extract<QueryData, { kind: Kind }>,
    context: TopicContext,
  ) => (string | false)[];
};
const phrases: Phrases = {
  'no games': (data, context) => [
    data.opponent === unknownTeam
      ? 'Which team do you mean? Name it, and I count the games against it.'
      : data.opponent !== null
        ? `I find no games against ${teamText(data.opponent, context)} in what was logged.`
        : `I find no games for ${data.scope} in what was logged.`,
    data.elsewhere ? `In other seasons: ${readingText(data.elsewhere, false, context)}` : '',
  ],
  unlogged: (data) => [
    `${capitalize(data.what)}: not logged, so I have no figure and do not guess.`,
    data.figures.length > 0
      ? `What is logged, ${data.scope}: ${data.figures.map(({ label, value }) => `${label} **${value}**`).join(', ')} in ${gamesText(data.games)}.`
      : 'Log a game, and I count what is on the game sheet.',
  ],
  values: (data, context) => [
    ...new Set(data.readings.map((reading) => readingText(reading, data.isPerGame, context))),
    data.derived !== null && `The ${data.derived.name}: **${data.derived.value}**.`,
    data.minutesAssumed > 0
      ? `${gamesText(data.minutesAssumed)} without minutes ${data.minutesAssumed === 1 ? 'counts' : 'count'} as 60.`
      : '',
  ],
  summary: (data, context) => [
    ...data.readings.map((reading) => {
      const figures = reading.figures.filter(({ name }) => name !== 'record');
      const small = reading.games < minGames && !isYoungTone(context) ? ' That is a small sample.' : '';
      return `${capitalize(reading.scope)}: ${gamesText(reading.games)}, **${reading.record}**. ${capitalize(figures.map(({ label, value }) => `${label} **${value}**`).join(', '))}.${small}`;
    }),
    listText(data.lines),
  ],
  count: (data) => [
    data.games === 0
      ? `**0** of ${gamesText(data.of)} with ${data.condition}, ${data.scope}.`
      : `${capitalize(data.scope)}: **${data.games}** of ${gamesText(data.of)} with ${data.condition} (${data.percent}).${moreText(data.lines.length, data.games)}`,
    listText(data.lines),
    data.orMore !== null && `With ${data.orMore.condition}: **${data.orMore.games}**.`,
  ],
  split: (data) => [
    `${capitalize(data.scope)}:`,
    data.parts
      .map(({ condition, games, record }) =>
        games === 0
          ? `- With ${condition}: no games`
          : `- With ${condition}: **${record}** in ${gamesText(games)}`,
      )
      .join('\n'),
    'A pattern like that is no cause: the whole team plays those games.',
  ],
  list: (data) => [
    data.games === 0
      ? `I find no ${data.what} for ${data.scope}.`
      : `${capitalize(data.scope)}: **${gamesText(data.games)}**.${moreText(data.lines.length, data.games)}`,
    listText(data.lines),
  ],
  latest: (data) => [
    ...(data.line
      ? [
          `The ${data.isFirst ? 'first' : 'last'} game${data.what === 'a game' ? '' : ` with ${data.what}`}${data.isFirst ? `, ${data.scope}` : ''}: ${data.line.label}: **${data.line.line}**.`,
          data.gamesSince === 0
            ? `That is the newest game in what was logged, ${pluralize(data.daysAgo, 'day')} ago.`
            : `${gamesText(data.gamesSince)} ${data.gamesSince === 1 ? 'has' : 'have'} been logged since, and it is ${pluralize(data.daysAgo, 'day')} ago.`,
        ]
      : [
          `I find no game${data.what === 'a game' ? '' : ` with ${data.what}`} in what was logged (${data.scope}).`,
        ]),
    data.orMore !== null &&
      `With ${data.orMore.condition}: ${data.orMore.line.label}: **${data.orMore.line.line}**.`,
  ],
  'extreme game': (data) => [
    data.lines.length === 0
      ? `I find no ${data.label} in the games of ${data.scope}.`
      : `${extremeGameText(data)}, ${data.scope}: **${data.value}**${data.tied > 1 ? `, in ${gamesText(data.tied)}` : ''}.`,
    data.asked !== null &&
      `${data.tied > 1 ? `${capitalize(gamesText(data.tied))} share that` : 'That game'}: **${data.asked}**.`,
    listText(data.lines),
    data.isBest || data.label === marginLabel ? '' : roughDayLine,
  ],
  'top games': (data) => [
    data.lines.length === 0
      ? `I find no ${data.label} in the games of ${data.scope}.`
      : `${data.isBest ? 'Best' : 'Toughest'} ${gamesText(data.lines.length)} by ${data.label}, ${data.scope}:`,
    listText(data.lines),
    data.isBest ? '' : roughDayLine,
  ],
  average: (data) => [
    data.isReached
      ? `${data.target} a game is reached already, ${data.scope}: **${data.now}** in ${gamesText(data.games)}, **${data.perGame}** ${data.label} a game.`
      : `${capitalize(data.label)}, ${data.scope}: **${data.now}** in ${gamesText(data.games)}, **${data.perGame}** ${data.label} a game.`,
    data.isReached
      ? data.needed === '0'
        ? `It stays there even with none in the next ${gamesText(data.nextGames)}.`
        : `To stay there over the next ${gamesText(data.nextGames)}, it takes **${data.needed}** more.`
      : `For ${data.target} a game, it takes **${data.needed}** over the next ${gamesText(data.nextGames)}.`,
    'It is arithmetic, not a prediction.',
  ],
  reached: (data) => [
    data.found
      ? `The game that made it ${data.target} ${data.label}, ${data.scope}: ${data.found.line.label}: **${data.found.line.line}**. It was game **${data.found.game}**, and the total was **${data.found.total}** after it.`
      : `${data.target} ${data.label} are not reached, ${data.scope}: **${data.now}** in ${gamesText(data.games)}.`,
  ],
  'extreme group': (data) => {
    const isSame = data.byValue.map(({ name }) => name).join() === data.byRate.map(({ name }) => name).join();
    return [
      data.byValue.length === 0
        ? `I find no ${data.label} in the games of ${data.scope}.`
        : `${placeText(data)} ${data.unit} by ${data.label}, ${data.scope}: ${joinWords(data.byValue.map((group) => groupText(group, data.label)))}.`,
      data.isTotal && !isSame
        ? `Per game it is ${joinWords(data.byRate.map((group) => groupText(group, data.label)))}.`
        : '',
    ];
  },
  breakdown: (data) => [
    data.groups.length === 0
      ? `I find no ${data.label} in the games of ${data.scope}.`
      : `${capitalize(data.label)} by ${data.unit}, ${data.scope}${data.unit === 'opponent' ? ` (**${data.all}** opponents)` : ''}:`,
    data.groups
      .map(
        ({ name, value, games, perGame }) =>
          `- ${name}: **${value}** in ${gamesText(games)}${perGame === null ? '' : `, ${perGame} ${data.label} a game`}`,
      )
      .join('\n'),
  ],
  streak: (data) => [
    `${capitalize(data.what)}: **${data.current}** up to the last game. The longest, ${data.scope}: **${data.longest}**, in ${gamesText(data.games)}.`,
    data.span && data.longest > 1 ? `The longest: ${data.span}.` : '',
  ],
  share: (data, context) => {
    const { subject, has } = playerPronouns(context);
    const part = data.label === 'goals' ? 'the goal' : 'a goal or an assist';
    return data.readings.map(({ scope, games, amount, teamGoals, percent }) =>
      games === 0
        ? `No skater game for ${scope} is logged.`
        : `${capitalize(subject)} ${has} ${part} on **${percent}** of the team’s goals, ${scope}: ${amount} ${data.label}, ${teamGoals} team goals in ${gamesText(games)}.`,
    );
  },
  comparison: (data, context) => {
    const isParent = context.tone === 'parent';
    const texts = data.sides.map((side) =>
      side.games === 0
        ? `No games for ${side.scope} in what was logged.`
        : side.figures
            .map(
              ({ label, value, perGame, games }) =>
                `${capitalize(label)}, ${side.scope}: **${value}** in ${gamesText(games)}${perGame ? `, ${perGame} ${label} a game` : ''}.`,
            )
            .concat(side.missing.length > 0 ? [missingText(side.missing, side, context)] : [])
            .join('\n'),
    );
    const [first, second] = data.sides;
    const changes = data.changes.map(({ label, difference, direction, byRate, total }) => {
      const inAll =
        total === null
          ? ''
          : ` ${capitalize(label)}: **${total.split(' ')[0]}** ${total.split(' ').slice(1).join(' ')}.`;
      const subjectText = `Change in ${label}${byRate ? ' a game' : ''}`;
      if (direction === 'same') return `${subjectText}: the same in both.${inAll}`;
      const word = rateNames.has(label.replaceAll(' ', '_'))
        ? direction === 'up'
          ? 'higher'
          : 'lower'
        : directions[direction];
      return `${subjectText}: ${difference} ${word} ${inScope(first)} than ${inScope(second)}.${inAll}`;
    });
    return [
      ...texts,
      ...changes,
      data.isOwnPast || data.isJudged
        ? `I compare ${isParent ? 'a player' : 'you'} with ${isParent ? 'their' : 'your'} own past and rank no players, whatever the age.`
        : '',
    ];
  },
  pace: (data) => [
    ...data.rows.map(({ label, now, perGame, after, span, target }) =>
      perGame === now
        ? `${capitalize(label)} stays at **${now}** at the same rate (${data.scope}, ${gamesText(data.games)}).`
        : target
          ? `${capitalize(label)}: ${now} in ${gamesText(data.games)}, ${data.scope}, is ${perGame} ${label} a game. At the same rate, ${target.amount} ${target.amount === 1 ? 'comes' : 'come'} in game **${target.game}**${after === null ? '' : `, and it is **${after}** ${span}`}.`
          : `${capitalize(label)}: ${now} in ${gamesText(data.games)}, ${data.scope}, is ${perGame} ${label} a game. At the same rate it is **${after}** ${span}.`,
    ),
    'It is arithmetic, not a prediction.',
  ],
  beat: (data) => [
    `${capitalize(data.label)}, ${data.scope}: **${data.now}**.`,
    data.games === 0
      ? `No games for ${data.pastScope} in what was logged.`
      : `${capitalize(data.pastScope)}: **${data.past}**.`,
    data.games === 0 || data.missing === null
      ? ''
      : data.missing === '0'
        ? 'It is passed already.'
        : `It takes **${data.equal}** more to match it and **${data.missing}** more to pass it.`,
    'It is arithmetic, not a prediction.',
  ],
  'next game': (data) => [
    data.games === 0
      ? 'There are no games to add that to yet.'
      : `${capitalize(data.label)} after that: **${data.after}**. Now: ${data.now} in ${gamesText(data.games)}, ${data.scope}.`,
    'It is arithmetic, not a prediction.',
  ],
};

/** Names what a query would be answered with, without figures: 'goals against the Lynx, last season'. */
export const queryTopic = (query: StatQuery): string => {
  const { aggregate, measures, condition, opponent, result, period, top } = query;
  const unit = top === undefined ? query.unit : gamesText(top);
  const labels = joinWords(measures.map((name) => measureOf(name).label)) || 'record and main figures';
  const games = condition ? `games with ${conditionsText(query)}` : `games with ${labels}`;
  const topics: Partial<Record<StatQuery['aggregate'], string>> = {
    'per game': `${labels} a game`,
    count: `number of ${games}`,
    list: games,
    latest: 'the last of those games',
    first: 'the first of those games',
    best: `best ${unit ?? 'game'} by ${labels}`,
    worst: `toughest ${unit ?? 'game'} by ${labels}`,
    by: `${labels} by ${unit ?? 'month'}`,
    streak: 'longest and current streak',
    share: 'share of the team’s goals',
    split: `record in ${games}`,
    compare: `${labels}, compared`,
    average: `${labels} for an average`,
    reached: `the game in which ${labels} reached a total`,
    beat: `${labels} to pass last season`,
    'own past': `${labels}, compared with earlier games`,
  };
  return [
    topics[aggregate] ?? labels,
    result && `in ${resultTexts[result]}`,
    opponent && opponent !== unknownTeam && `against ${capitalize(opponent)}`,
    period.text.replace(/ \([^)]*\)/g, ''),
  ]
    .filter(Boolean)
    .join(', ');
};

/** Writes the answer to a query, paragraph by paragraph. */
export const phraseQuery = (data: QueryData, context: TopicContext): (string | false)[] => {
  const phrase = phrases[data.kind] as (data: QueryData, context: TopicContext) => (string | false)[];
  return phrase(data, context);
};
