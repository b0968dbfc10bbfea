import { nameRules } from '@rinkside/contracts/name';
import { characterCount } from '@rinkside/contracts/text';
import type { Column } from './columns';
import { assembleName, mayBeSeveral } from './full-name';
import type { Meaning } from './headers';
import { isWhole, type Body, type Line } from './lines';
import { isPosition, readMixed, type Habits, type Mixed } from './mixed';
import type { Problem } from './problem';

const habitsOf = (texts: string[], hasPosition: boolean): Habits => {
  const words = texts.map((text) =>
    text
      .replace(/['’]?\d+/g, ' ')
      .replace(/[#.)(:-]+/g, ' ')
      .trim()
      .split(/\s+/),
  );
  const isUsual = (at: number) =>
    words.length > 2 &&
    words.filter((parts) => parts.length > 2 && isPosition(parts.at(at) ?? '')).length / words.length > 0.75;
  const initials = words.filter((parts) => parts.length === 2 && parts[1]?.length === 1);
  const endsWithInitial =
    initials.length > words.length * 0.8 && !initials.every((parts) => isPosition(parts[1] ?? ''));
  return {
    startsWithPosition: !hasPosition && isUsual(0),
    endsWithPosition: !hasPosition && isUsual(-1),
    endsWithInitial,
  };
};

export const cellReader = (columns: Column[]) => {
  const indexes = new Map(columns.map(({ meaning, index }) => [meaning, index]));
  const isTable = columns.length > 1;
  return (line: Line, meaning: Meaning): string =>
    isTable && isWhole(line) ? '' : (line.cells[indexes.get(meaning) ?? -1] ?? '');
};

export type Parts = {
  line: Body;
  mixed: Mixed;
  name: string;
  problems: Problem[];
  /** What belongs to no cell. */
  left: string[];
};

const join = (first: Mixed, second: Mixed): Mixed => ({
  ...first,
  numbers: [...first.numbers, ...second.numbers],
  births: [...first.births, ...second.births],
  positions: [...first.positions, ...second.positions],
  rest: [...first.rest, ...second.rest],
});

/** Whether a line holds a second player in columns with the same titles: two tables side by side. */
const hasSecond = (columns: Column[], { cells }: Line): boolean => {
  const titles = new Set(columns.flatMap(({ meaning, header }) => (meaning === 'other' ? [] : [header])));
  const again = columns.filter(({ meaning, header }) => meaning === 'other' && header && titles.has(header));
  return again.filter(({ index }) => cells[index]).length > 1;
};

/** Reads the names of a table or list, and other values in the same cells. */
export const readNames = (body: Body[], columns: Column[], thisYear: number): Parts[] => {
  const cell = cellReader(columns);
  const has = (meaning: Meaning) => columns.some((column) => column.meaning === meaning);
  const whole: Meaning = has('lastFirst') ? 'lastFirst' : 'name';
  const isSplit = has('first') || has('last');
  const texts = body.map((line) => (isWhole(line) ? (line.filled[0] ?? '') : cell(line, whole)));
  const habits = habitsOf(texts, has('position'));
  const read = (text: string) => readMixed(text, habits, thisYear);
  const commas = texts.filter((text) => read(text).comma).length;
  return body.map((line, index) => {
    const text = texts[index] ?? '';
    const problems: Problem[] = [];
    if (hasSecond(columns, line)) problems.push({ kind: 'several_players' });
    if (isSplit && !text) {
      const [first, last] = [read(cell(line, 'first')), read(cell(line, 'last'))];
      const parts = [first, last].map((part) => part.names.join(' ')).filter(Boolean);
      const { name } = assembleName({ ...first, names: [parts.join(' ')] }, false);
      if (parts.some((part) => characterCount(part) > nameRules.maxLength))
        problems.push({ kind: 'name_long' });
      const mixed = join(first, last);
      return { line, mixed, name, problems, left: mixed.rest };
    }
    const mixed = read(text);
    const { name, others, rest } = assembleName(mixed, whole === 'lastFirst');
    if (mixed.comma && commas < body.length / 2) others.push(mixed.names.join(' '));
    const hasPosition =
      habits.endsWithPosition || habits.endsWithInitial || has('position') || line.heading.position;
    if (mixed.tail && !hasPosition) {
      problems.push({ kind: 'two_readings', cell: 'position', text, readings: [mixed.tail, name] });
      others.push(name.slice(0, -mixed.tail.length).trim());
    }
    if (others.length > 0)
      problems.push({ kind: 'two_readings', cell: 'name', text, readings: [name, ...others] });
    if (mayBeSeveral(mixed)) problems.push({ kind: 'several_players' });
    return { line, mixed, name, problems, left: [...rest, ...mixed.rest] };
  });
};
