import type { Citation } from '@rinkside/contracts/coach';
import type { FixtureGame } from './fixtures.js';
import * as own from './reckon.js';

type Games = readonly FixtureGame[];

/** What a figure is called, and what it must then be over the games it cites; the first that fits. */
const figures: [label: RegExp, of: (games: Games) => string | number][] = [
  [/^Games\b|^games so far|^All games|^Newest games/, (games) => games.length],
  [/^Record\b/, own.record],
  [/^goals a game\b/, own.perGame(own.goals)],
  [/^assists a game\b/, own.perGame(own.assists)],
  [/^points a game\b/, own.perGame(own.points)],
  [/^saves a game\b/, own.perGame(own.saves)],
  [/^shots against a game\b/, own.perGame(own.shots)],
  [/^goals against a game\b/, own.perGame(own.against)],
  [/^goals against average\b/, own.goalsAgainstAverage],
  [/^save percentage\b/, own.savePercentage],
  [/^win percentage\b/, own.winPercentage],
  [/^Goals against in the\b/, own.against],
  [/^Goals against on their power play\b/, own.powerPlay],
  [/^Goals against while they were short-handed\b/, own.shortHanded],
  [
    /^Goals against otherwise\b/,
    (games) => own.against(games) - own.powerPlay(games) - own.shortHanded(games),
  ],
  [/^goals against\b/, own.against],
  [/^goals\b/i, own.goals],
  [/^assists\b/i, own.assists],
  [/^points\b/, own.points],
  [/^saves\b/i, own.saves],
  [/^shots (against|faced)\b/i, own.shots],
  [/^shutouts\b/, own.shutouts],
  [/^[A-Z][a-z]{2} \d{1,2} vs /, ([game]) => (game ? own.line(game) : '')],
];

/** Sums of what may be, or shares of what is not the player's alone: the questions themselves say what they must be. */
const elsewhere =
  /after exactly that|asked for over|over the next|to the award|^Best game|^For |^Change of |team table|^How |^Minutes|^Stations|^Made from/;

/** A citation names this many games at most; what it cites then is more than it names. */
const most = 30;

/** What is wrong with a figure beside an answer; undefined when an own reckoning over its games agrees. */
export const wrongCitation = (
  { value, label, games }: Citation,
  known: ReadonlyMap<string, FixtureGame>,
): string | undefined => {
  const cited = games.flatMap(({ id }) => known.get(id) ?? []);
  if (cited.length < games.length) return `"${label}" cites a game that is not the asker's`;
  if (elsewhere.test(label)) return undefined;
  if (games.length === 0) return `"${label}" cites no game`;
  const figure = figures.find(([named]) => named.test(label));
  if (!figure) return `"${label}" is a figure nobody reckons again`;
  if (games.length === most) return undefined;
  const right = String(figure[1](cited));
  // '9 games' and '9' are the same figure.
  return value === right || value.split(' ')[0] === right
    ? undefined
    : `"${label}" is ${value}, not ${right}`;
};
