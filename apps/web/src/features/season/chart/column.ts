import type { GameView } from '@rinkside/contracts/game';

export type Tone = 'blue' | 'lamp' | 'soft';

/** One game in a chart. */
export interface Column {
  game: GameView;
  /** Bars stacked upward from the zero line. */
  up: readonly { value: number; tone: Tone }[];
  /** Height of the bar below the zero line. */
  down: number;
  /** Value of the dot, or null. */
  dot: number | null;
  /** Average of the last five games up to this one. */
  form: number | null;
  /** The numbers as text. */
  summary: string;
  /** The numbers as table cells. */
  cells: readonly string[];
}

export interface Series {
  title: string;
  /** Description of the chart. */
  text: string;
  legend: readonly { label: string; tone: Tone; kind: 'bar' | 'dot' | 'line' }[];
  /** Headers of the table cells. */
  heads: readonly string[];
  /** Lowest and highest value of the scale. */
  from: number;
  to: number;
  columns: readonly Column[];
}

/** Number of games in the rolling form. */
const formGames = 5;
export const lastFive = <Item>(items: readonly Item[], index: number) =>
  items.slice(Math.max(0, index + 1 - formGames), index + 1);
export const sum = (games: readonly GameView[], valueOf: (game: GameView) => number) =>
  games.reduce((total, game) => total + valueOf(game), 0);
/** Rounds up to an even number, so that the middle tick is an integer. */
export const roundUpToEven = (value: number) => 2 * Math.ceil(value / 2);
export const scaleMax = (columns: readonly Column[], min: number) =>
  roundUpToEven(Math.max(min, ...columns.map(({ up }) => up.reduce((total, { value }) => total + value, 0))));

export const emptyColumn = { up: [], down: 0, dot: null, form: null } as const;
