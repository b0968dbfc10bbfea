import type { GameView } from '@rinkside/contracts/game';

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
export const lastOf = <Item>(items: readonly Item[], at: number) =>
  items.slice(Math.max(0, at + 1 - window), at + 1);
export const sum = (games: readonly GameView[], of: (game: GameView) => number) =>
  games.reduce((total, game) => total + of(game), 0);
/** The end of the scale: even, so that its middle is a whole number too. */
export const even = (value: number) => 2 * Math.ceil(value / 2);
export const highest = (columns: readonly Column[], least: number) =>
  even(Math.max(least, ...columns.map(({ up }) => up.reduce((total, { value }) => total + value, 0))));

export const blank = { up: [], down: 0, dot: null, form: null } as const;
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
