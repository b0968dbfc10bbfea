import { type GameView, outcomeOf } from '@rinkside/contracts/game';
import type { Position } from '@rinkside/contracts/player';
import { points, savePercentage } from '@rinkside/contracts/season';
import { dayText } from '../../calendar/day.text';
import { outcomes } from '../../game/game-line';
import { teamName } from '../../organization/team-name';

export type Tone = 'blue' | 'lamp' | 'soft';

/** One game in a chart. */
export interface Column {
  game: GameView;
  /** Bars from the zero line up, one upon the other; or down, where it is the other side's. */
  up: readonly { value: number; tone: Tone }[];
  down: number;
  /** A value of its own, drawn as a dot. */
  dot: number | null;
  /** The form of the last five games up to this one. */
  form: number | null;
  /** Its numbers, as they are said. */
  said: string;
  /** The same as cells of the table. */
  cells: readonly string[];
}

export interface Series {
  title: string;
  /** What is drawn, in a sentence. */
  text: string;
  legend: readonly { label: string; tone: Tone; kind: 'bar' | 'dot' | 'line' }[];
  /** Heads of the cells. */
  heads: readonly string[];
  /** The lowest and the highest value of the scale. */
  from: number;
  to: number;
  columns: readonly Column[];
}

/** Games that make a form. */
const window = 5;
const lastOf = <Item>(items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at + 1 - window), at + 1);
const sum = (games: readonly GameView[], of: (game: GameView) => number) =>
  games.reduce((total, game) => total + of(game), 0);
/** The end of the scale: even, so that its middle is a whole number too. */
const even = (value: number) => 2 * Math.ceil(value / 2);
const highest = (columns: readonly Column[], least: number) =>
  even(Math.max(least, ...columns.map(({ up }) => up.reduce((total, { value }) => total + value, 0))));

const blank = { up: [], down: 0, dot: null, form: null } as const;
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const scored = ({ goals, assists }: GameView) => points(goals ?? 0, assists ?? 0);

const pointsOf = (games: readonly GameView[]): Series => {
  const columns = games.map((game, at): Column => {
    const recent = lastOf(games, at);
    const form = sum(recent, scored) / recent.length;
    const [goals, assists] = [game.goals ?? 0, game.assists ?? 0];
    return {
      ...blank,
      game,
      up: [
        { value: goals, tone: 'lamp' },
        { value: assists, tone: 'blue' },
      ],
      form,
      said: `${counted(goals, 'goal', 'goals')}, ${counted(assists, 'assist', 'assists')}`,
      cells: [String(goals), String(assists), String(goals + assists), form.toFixed(1)],
    };
  });
  return {
    title: 'Points per game',
    text: 'Goals and assists of every game, and your form: the average of the last five.',
    legend: [
      { label: 'Goals', tone: 'lamp', kind: 'bar' },
      { label: 'Assists', tone: 'blue', kind: 'bar' },
      { label: 'Form', tone: 'soft', kind: 'line' },
    ],
    heads: ['Goals', 'Assists', 'Points', 'Form'],
    from: 0,
    to: highest(columns, 2),
    columns,
  };
};

const resultsOf = (games: readonly GameView[]): Series => {
  const columns = games.map((game): Column => ({
    ...blank,
    game,
    up: [{ value: game.our_score, tone: 'blue' }],
    down: game.their_score,
    said: `${game.our_score} for, ${game.their_score} against`,
    cells: [String(game.our_score), String(game.their_score)],
  }));
  return {
    title: 'Goals for and against',
    text: 'What your team scored, upwards, and what it let in, downwards.',
    legend: [
      { label: 'For', tone: 'blue', kind: 'bar' },
      { label: 'Against', tone: 'soft', kind: 'bar' },
    ],
    heads: ['For', 'Against'],
    from: -even(Math.max(2, ...games.map((game) => game.their_score))),
    to: highest(columns, 2),
    columns,
  };
};

const stopped = (games: readonly GameView[]) =>
  savePercentage(
    sum(games, (game) => game.saves ?? 0),
    sum(games, (game) => game.shots_against ?? 0),
  );

const savesOf = (games: readonly GameView[]): Series => {
  const columns = games.map((game, at): Column => {
    const [own, form] = [stopped([game]), stopped(lastOf(games, at))];
    return {
      ...blank,
      game,
      dot: own,
      form,
      said: `${own.toFixed(1)} %, ${game.saves ?? 0} of ${game.shots_against ?? 0} shots`,
      cells: [own.toFixed(1), form.toFixed(1)],
    };
  });
  const lowest = Math.min(80, ...columns.map(({ dot }) => dot ?? 100));
  return {
    title: 'Save percentage',
    text: 'The share of shots you stopped in every game, and your form: all shots of the last five.',
    legend: [
      { label: 'Game', tone: 'blue', kind: 'dot' },
      { label: 'Form', tone: 'lamp', kind: 'line' },
    ],
    heads: ['Save %', 'Form'],
    from: Math.floor(lowest / 10) * 10,
    to: 100,
    columns,
  };
};

const shotsOf = (games: readonly GameView[]): Series => {
  const columns = games.map((game): Column => {
    const [saves, against] = [game.saves ?? 0, game.goals_against ?? 0];
    return {
      ...blank,
      game,
      up: [
        { value: saves, tone: 'blue' },
        { value: against, tone: 'lamp' },
      ],
      said: `${counted(saves, 'save', 'saves')}, ${counted(against, 'goal', 'goals')} against`,
      cells: [String(game.shots_against ?? 0), String(saves), String(against)],
    };
  });
  return {
    title: 'Shots and goals',
    text: 'The shots you faced: saves, and goals against on top.',
    legend: [
      { label: 'Saves', tone: 'blue', kind: 'bar' },
      { label: 'Goals against', tone: 'lamp', kind: 'bar' },
    ],
    heads: ['Shots', 'Saves', 'Goals against'],
    from: 0,
    to: highest(columns, 10),
    columns,
  };
};

/**
 * The charts of a season, from the games played in that position.
 * @param games newest first
 */
export const seriesOf = (games: readonly GameView[], position: Position): Series[] => {
  const played = games
    .filter((game) => (game.position === 'goalie') === (position === 'goalie'))
    .toReversed();
  if (played.length === 0) return [];
  return position === 'goalie' ? [savesOf(played), shotsOf(played)] : [pointsOf(played), resultsOf(played)];
};

/** 'Nov 15, 2026 vs Ice Wolves, Win 4–3' */
export const gameName = (game: GameView): string =>
  `${dayText(game.date)} vs ${teamName(game.opponent) ?? 'Opponent'}, ${outcomes[outcomeOf(game)].word} ${game.our_score}–${game.their_score}`;
