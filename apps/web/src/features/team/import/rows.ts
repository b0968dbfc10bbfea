import { nameRules } from '@rinkside/contracts/name';
import { characterCount } from '@rinkside/contracts/text';
import { countsLines, type Column } from './columns';
import type { Meaning } from './headers';
import type { Body } from './lines';
import { isPosition, type Mixed } from './mixed';
import { cellReader, readNames, type Parts } from './names';
import type { Problem } from './problem';
import { isProse } from './prose';
import { mayBeBirth, readBirthYears, readNumbers, readPosition, type Reading } from './values';
import { fold } from './words';

export type RosterRow = {
  /** The line of the source, from 1. */
  line: number;
  number: string | null;
  name: string;
  birth_year: number | null;
  position: 'skater' | 'goalie' | null;
  problems: Problem[];
  /** The cells as they are in the source. */
  source: string[];
};

const keep = <Value>(reading: Reading<Value> | undefined, problems: Problem[]): Value | null => {
  if (reading?.problem) problems.push(reading.problem);
  return reading?.value ?? null;
};

const isMarked = (number: string) => number.startsWith('#');

/** The numbers in the cells with names, without a running number of the list. */
const looseNumbers = (parts: Parts[]) => {
  const numbered = parts.filter(({ mixed }) => mixed.numbers.length > 0);
  const firsts = numbered.map(({ mixed }) => mixed.numbers[0] ?? '');
  const counts = countsLines(firsts);
  const withAnother = numbered.filter(({ mixed }) => mixed.numbers.length > 1).length;
  const dropsFirst = counts && withAnother > numbered.length / 2;
  const numbers = parts.map(({ mixed }) => (dropsFirst ? mixed.numbers.slice(1) : mixed.numbers));
  // '#7' is the number in '1 Jordan Lee #7'.
  return {
    // Years or ages.
    repeats: firsts.length > 3 && new Set(firsts).size / firsts.length < 0.6,
    numbers: numbers.map((all) => all.toSorted((a, b) => Number(isMarked(b)) - Number(isMarked(a)))),
    counts: counts && !dropsFirst,
  };
};

/** Whether a column that is left out has a word for a position, such as 'goalie' in a remark. A letter may mean anything. */
const tellsPosition = ({ meaning, index }: Column, { cells }: Body) =>
  meaning === 'other' &&
  fold(cells[index] ?? '')
    .split(' ')
    .some((word) => word.length > 2 && isPosition(word));

/** Reads the players of one table or list. */
export const readTable = (body: Body[], columns: Column[], thisYear: number): RosterRow[] => {
  const column = (meaning: Meaning) => columns.find((one) => one.meaning === meaning);
  const cell = cellReader(columns);
  const parts = readNames(body, columns, thisYear);
  const loose = looseNumbers(parts);
  const first = (index: number) => (loose.repeats ? '' : (loose.numbers[index]?.[0] ?? ''));
  const texts = parts.map(({ line }, index) => cell(line, 'number') || first(index));
  const numbers = readNumbers(texts);
  /** Numbers that no column or place explains. */
  const others = parts.map(
    (_, index) => loose.numbers[index]?.slice(column('number') || loose.repeats ? 0 : 1) ?? [],
  );
  const isYear = (text: string) => !column('birth') && mayBeBirth(text, thisYear);
  const seconds = parts.map(({ mixed }, index) => mixed.births[0] ?? others[index]?.find(isYear) ?? '');
  const births = readBirthYears(
    parts.map(({ line }, index) => cell(line, 'birth') || (seconds[index] ?? '')),
    thisYear,
  );
  const positioned = parts.filter(({ mixed }) => mixed.positions.length > 0).length;
  const listsCenters = positioned >= parts.length * 0.4 && !column('position');
  const withNumber = texts.filter(Boolean).length;
  const withWords = parts.filter(({ name }) => name.includes(' ')).length;
  const isLed = (mixed: Mixed) => mixed.numbered.front > 0;
  const isEnded = ({ numbers, numbered: { front, end } }: Mixed) =>
    front === 0 && end > 0 && !numbers.some(isMarked);
  const led = parts.filter(({ mixed }) => isLed(mixed)).length;
  const inCells = body.filter(({ filled }) => filled.length > 1).length;
  return parts.map(({ line, mixed, name, problems: found, left }, index) => {
    const problems = [...found];
    const number = keep(numbers[index], problems);
    const birthYear = keep(births[index], problems);
    const isCenter = (mark: string) => mark === 'C' || mixed.positions.length === 0;
    const marks = listsCenters ? mixed.marks.map((mark) => mark.toUpperCase()).filter(isCenter) : [];
    const beside = [...mixed.positions, ...marks].join(' ');
    const position = keep(readPosition(cell(line, 'position') || beside), problems) ?? line.heading.position;
    if (!name) problems.push({ kind: 'missing_name' });
    if (characterCount(name) > 2 * nameRules.maxLength + 1) problems.push({ kind: 'name_long' });
    if (/\d|\s[GDFC]\s/.test(name)) problems.push({ kind: 'name_unclear' });
    const birth = cell(line, 'birth');
    if (!birth && mixed.births.length === 0 && seconds[index])
      problems.push({
        kind: 'two_readings',
        cell: 'birth_year',
        text: seconds[index],
        readings: [String(birthYear ?? ''), seconds[index]],
      });
    const unused = [
      ...left,
      ...(others[index] ?? []).filter((other) => other !== seconds[index] && other !== texts[index]),
      ...mixed.births.slice(birth ? 0 : 1).filter((other) => !birth.includes(other)),
      ...(cell(line, 'position') ? mixed.positions : []),
      // A captain or a center.
      ...mixed.marks.filter((mark) => mark.toUpperCase() === 'C' && position === null),
    ];
    if (position === null)
      unused.push(
        ...columns.flatMap((one) => (tellsPosition(one, line) ? (line.cells[one.index] ?? '') : [])),
      );
    if (unused.length > 0) problems.push({ kind: 'left_out', parts: unused });
    if (texts[index] && loose.counts && !column('number'))
      problems.push({
        kind: 'two_readings',
        cell: 'number',
        text: texts[index],
        readings: [texts[index], '–'],
      });
    const differs =
      withNumber > body.length / 2 ||
      (withWords > body.length / 2 && !name.includes(' ')) ||
      (inCells > body.length / 2 && line.filled.length === 1);
    const isOdd =
      ((number === null && mixed.numbers.length === 0 && differs) ||
        (led > body.length / 2 && isEnded(mixed))) &&
      !birth &&
      mixed.births.length + mixed.positions.length === 0 &&
      !cell(line, 'position');
    if (
      line.isDoubtful ||
      isOdd ||
      (line.filled.length === 1 && isProse(line.filled[0] ?? '')) ||
      name.split(' ').length > 5
    )
      problems.push({ kind: 'maybe_not_player' });
    for (const asked of new Set(columns.flatMap(({ asks }) => asks)))
      problems.push({ kind: 'column_unsure', cell: asked });
    return { line: line.line, number, name, birth_year: birthYear, position, problems, source: line.cells };
  });
};
