import type { Line } from './lines';
import { isClosing, isLetterPart, isProse } from './prose';
import { numberDigits } from './values';
import { fold, particles } from './words';

/** A time of day is no jersey number. */
const timeOfDay = /\b\d{1,2}:\d\d\b/;
const startsWithCapital = (text: string) => /^\P{L}*\p{Lu}/u.test(text);

/** How names are written in a list. */
type Style = { capitals: boolean; minWords: number };

/** Whether a part of a line is a name by its words: 'number TBD: Kim Park'. */
const holdsName = (text: string, { capitals, minWords }: Style): boolean =>
  !timeOfDay.test(text) &&
  text
    .replace(/[([][^)\]]*[)\]]/g, ' ')
    .split(/\s[-–—]\s|:/)
    .map((part) => part.split(/[\s,]+/).filter((word) => /\p{L}/u.test(word) && !particles.has(fold(word))))
    .some(
      (words) =>
        words.length >= minWords &&
        words.length < 5 &&
        words.every((word) => /^[\p{L}\p{P}]+$/u.test(word) && (!capitals || startsWithCapital(word))) &&
        !/[!?]$|\p{Ll}{3}\.$/u.test(words.at(-1) ?? ''),
    );

const hasNumber = ({ filled }: Line) =>
  !filled.some((cell) => timeOfDay.test(cell)) &&
  filled.some((cell) => cell.split(/[\s,;():–—-]+/).some((word) => numberDigits(word) !== undefined)) &&
  filled.some((cell) => /\p{L}{2}/u.test(cell));

const textOf = ({ filled }: Line) => filled.join(' ');

/** The lines with a number. Where most of them begin with a capital, '20 minutes early' is a sentence. */
const playersOf = (lines: Line[]): { players: Line[]; style: Style } => {
  const numbered = lines.filter(hasNumber);
  const capital = numbered.filter((line) => startsWithCapital(textOf(line)));
  const capitals = capital.length > numbered.length * 0.7;
  const players = capitals ? capital : numbered;
  const full = players.filter((line) => /\p{L}{2}\P{N}*[\s,]\p{L}{2}/u.test(textOf(line))).length;
  return { players, style: { capitals, minWords: full > players.length / 2 ? 2 : 1 } };
};

const minPlayers = 3;
const maxSignature = 4;

/** The lines below 'Kind regards', which ends a mail. */
const signatureOf = (lines: Line[], players: Line[]): Line[] => {
  const closing = lines.findLastIndex((line) => line.filled.length === 1 && isClosing(textOf(line)));
  const below = closing < 0 ? [] : lines.slice(closing + 1);
  return below.length > maxSignature || below.some((line) => players.includes(line)) ? [] : below;
};

/**
 * Finds the text around the players of a list with numbers, such as the sentences of a mail: lines of one cell,
 * above the first number or below the last, that are not written like a name. A line directly below the players stays.
 */
export const textAround = (lines: Line[]): Set<Line> => {
  const { players, style } = playersOf(lines);
  const found = new Set(signatureOf(lines, players));
  const sure = players.filter((line) => !isProse(textOf(line)));
  const [first, last] = [sure[0], sure.at(-1)];
  if (sure.length < minPlayers || !first || !last) return found;
  let end = last.line;
  for (const line of lines.filter(({ line: at }) => at < first.line || at > last.line)) {
    const text = textOf(line);
    const isDirectlyAbove = line.line === first.line - 1 && players.includes(line);
    if (line.line === end + 1 && !isLetterPart(text)) end = line.line;
    else if (!isDirectlyAbove && line.filled.length === 1 && !holdsName(text, style)) found.add(line);
  }
  return found;
};
