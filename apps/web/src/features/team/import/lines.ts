import { isHeaderLike } from './cells';
import { headerMeaning, mentions } from './headers';
import { cellLimits } from './limits';
import type { SkipReason } from './messages';
import { isPosition, isStaffTitle } from './mixed';
import { isLegend, isLetterPart, isMailLabel, isProse } from './prose';
import { numberDigits, readPosition } from './values';
import { fold, noteWords, titleWords, totalModifiers, totalWords, unitWords } from './words';

export type Line = { line: number; cells: string[]; filled: string[] };

export const linesOf = (rows: string[][]): Line[] =>
  rows.flatMap((row, index) => {
    const cells = row
      .slice(0, cellLimits.columns)
      .map((cell) => cell.trim().slice(0, cellLimits.characters).trim());
    const filled = cells.filter(Boolean);
    return filled.length ? [{ line: index + 1, cells, filled }] : [];
  });

const wordsOf = (text: string) => fold(text).split(' ').filter(Boolean);

export const isRule = ({ filled }: Line): boolean =>
  filled.every((cell) => !/[\p{L}\p{N}]/u.test(cell) && !cell.includes('?'));

/** A line of column titles, also one of a single column or of words with spaces between. */
export const isHeader = ({ filled }: Line): boolean => {
  if (isHeaderLike(filled)) return true;
  const [only = '', more] = filled;
  if (more !== undefined || only.endsWith(':')) return false;
  if (/^(player'?s? )?(full )?names?$/i.test(only)) return true;
  const words = only.split(/[\s,;/-]+/).filter((word) => /\p{L}|#/u.test(word));
  const known = words.filter((word) => headerMeaning(word) !== undefined || /^(of|and|&)$/.test(word));
  const meanings = new Set(words.map((word) => headerMeaning(word)));
  const isPair = words.length === 2 && /^(no\b|#|number\b)/i.test(only) && meanings.size === 2;
  return known.length === words.length && (isPair || (words.length > 2 && meanings.size > 2));
};

export type Heading = { position: 'skater' | 'goalie' | null; isStaff: boolean };

/** A player's line with the heading above it. `isDoubtful`: staff, by a word in it. */
export type Body = Line & { heading: Heading; isDoubtful: boolean };

/** A line that was not split although the others were. Its only cell belongs to no column. */
export const isWhole = (line: Line) => line.cells.length === 1;

/** 'Goalies:', 'Defense (6)', 'Coaches': what the lines below it are. */
export const headingOf = ({ filled, cells }: Line): Heading | undefined => {
  const [only = '', more] = filled;
  if (more !== undefined) return undefined;
  const text = only
    .replace(/\(?\d+\)?\s*:?\s*$/, '')
    .replace(/[:*=_-]+/g, ' ')
    .trim();
  // In a table, 'G' alone is the position of a player without a name.
  if ((cells.length > 1 && text.length < 4) || numberDigits(text) !== undefined) return undefined;
  if (isStaffTitle(text)) return { position: null, isStaff: true };
  const [unit, ...other] = wordsOf(only);
  if (unitWords.has(unit ?? '') && other.every((word) => /^[1-5]$/.test(word)))
    return { position: null, isStaff: false };
  if (/^(the )?(players?|skaters and goalies|roster|line-?up)$/i.test(text))
    return { position: null, isStaff: false };
  return isPosition(text) ? { position: readPosition(text).value, isStaff: false } : undefined;
};

/** 'Head coach: Kim Park', 'Coach Kim Park', or a cell that only says 'Coach'. */
export const isStaffLine = ({ cells }: Line, header: Line | undefined): boolean => {
  const meanings = header?.cells.map((title) => headerMeaning(title) ?? 'other') ?? [];
  const isSplit = cells.length > 1 && (meanings.includes('first') || meanings.includes('last'));
  const hasNumber = cells.some((cell) => numberDigits(cell) !== undefined);
  const plays = cells.some((cell, index) => cell && /^(birth|position|number)$/.test(meanings[index] ?? ''));
  return cells.some((cell, index) => {
    // On the line of a player, a separate column holds what a parent volunteers for. It does not make the
    // line a staff line.
    const title = header?.cells[index] ?? '';
    if (plays && meanings[index] === 'other' && title && !mentions(title, 'role')) return false;
    // 'Parent' is also a last name.
    if (
      isSplit &&
      hasNumber &&
      !/\s/.test(cell) &&
      /^(first|last|name|lastFirst)$/.test(meanings[index] ?? '')
    )
      return false;
    if (isStaffTitle(cell)) return true;
    const labels = [
      /^([^:–—(]+?)\s*(?::|\s[–—-]\s)/,
      /[([]([^)\]]+)[)\]]\s*$/,
      /\s[–—-]\s([^–—-]+)$/,
      /,\s*([^,]+)$/,
    ].map((pattern) => pattern.exec(cell)?.[1] ?? '');
    if (labels.some(isStaffTitle)) return true;
    const words = cell.split(/\s+/);
    return (
      words.length > 2 &&
      [1, 2].some((count) => {
        const lead = words.slice(0, count).join(' ');
        // 'HC' also begins the names of clubs.
        return lead.length > 4 && isStaffTitle(lead);
      })
    );
  });
};

/** 'Totals', 'Team totals': the only words of a row that sums up a table. */
const isTotal = ({ filled }: Line) => {
  const [only = '', more] = filled.filter((cell) => /\p{L}/u.test(cell));
  const words = wordsOf(only);
  return (
    more === undefined &&
    words.some((word) => totalWords.has(word)) &&
    words.every((word) => totalWords.has(word) || totalModifiers.has(word) || /^\d+$/.test(word))
  );
};

/** Why a line by itself is about the list and not a player. */
export const noteReason = (line: Line, isAbove: boolean): SkipReason | undefined => {
  const { filled } = line;
  const reason = isAbove ? 'title' : 'note';
  const text = filled.join(' ');
  const words = wordsOf(text);
  const startsAsNote =
    noteWords.has(words[0] ?? '') ||
    (/^[^:]{2,30}:/.test(text) && words.some((word) => noteWords.has(word) || titleWords.has(word)));
  if (isLegend(text) || isTotal(line)) return 'note';
  if (filled.length > 2) return undefined;
  // An empty field of a form.
  if (/_{3}/.test(text)) return reason;
  if (isMailLabel(text) || isLetterPart(text)) return reason;
  // 'Page, Jordan'
  if (/^[\p{L}'’-]+,\s*\p{Lu}/u.test(text)) return undefined;
  if (startsAsNote || /https?:|www\./i.test(text)) return reason;
  if (filled.length > 1) return filled[0]?.endsWith(':') ? reason : undefined;
  if (words.some((word) => titleWords.has(word)) || /\b(19|20)\d\d\s*[-–/]\s*(20)?\d\d\b/.test(text))
    return reason;
  if (isProse(text) || /[:,]$/.test(text) || !/\p{L}\p{L}/u.test(text))
    return numberDigits(text) === undefined ? reason : undefined;
  return words.length === 1 && /[!.]$/.test(text) ? reason : undefined;
};
