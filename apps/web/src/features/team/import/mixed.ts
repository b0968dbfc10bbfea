import { headerMeaning, type Meaning } from './headers';
import { hasMonth, isMonthName, withYearsOfDates } from './months';
import { looksLikeBirth, numberDigits } from './values';
import {
  bornWords, fold, goalieWords, isStaffWord, noNumberWords, positionModifiers, skaterWords, staffModifiers, suffixes, surePositionWords,
  particles,
} from './words'; // prettier-ignore

/** The parts of a cell or line that holds more than a name: '#7 - Lee, Jordan (G)'. */
export type Mixed = {
  numbers: string[];
  births: string[];
  positions: string[];
  /** Marks of captains: 'C' and 'A'. The first is also a center. */
  marks: string[];
  /** Parts of the name, as they were separated. */
  names: string[];
  /** Whether a comma separates the parts of the name. */
  comma: boolean;
  rest: string[];
  /** Parts with a number in front, and with one at the end. Two of a kind are two players. */
  numbered: { front: number; end: number };
  /** A last word that is a position or the initial of a last name, and is still part of the name. */
  tail?: string;
};

const contact =
  /\S+@\S+|(?:https?:\/\/|www\.)\S+|(?:tel|phone|cell|ph|mobile|email|e-mail)\s*[.:]+|\+?\(?\d{3}\)?[\s./-]{0,3}\d{3}[\s.-]?\d{4}\b|\+\d[\d\s().-]{7,}\d|\b\d{3}-\d{4}\b/giu;
const numberLabel = /(?:[#№]|\b(?:no|nr|num|number|jersey)\b\s*[.:°º]?|\bn[°º])\s*#?\s*(?=\d{1,3}\b)/giu;
const brackets = /\s*[([{]([^)\]}]*)[)\]}]\s*/g;
const bullet = /^[^\p{L}\p{N}#№'"“(]+/u;
const glued = /^\s*(#?\d{1,2})\s*[.):–—-]\s*(?=\p{L}|["“])/u;
const quotes = /^["“”]+|["“”]+$/g;
const separators = /(\s*[,;|\t]\s*|\s*[.…_]{3,}\s*|\s+[-–—/:•·]+\s+|:\s+|\s{2,})/;

const wordsOf = (text: string) => fold(text).split(' ').filter(Boolean);

/** Whether a text is only about the staff: 'Head Coach', 'Team manager'. */
export const isStaffTitle = (text: string): boolean => {
  const words = wordsOf(text);
  return words.some(isStaffWord) && words.every((word) => isStaffWord(word) || staffModifiers.has(word));
};

const isPositionWord = (word: string) => goalieWords.has(word) || skaterWords.has(word);
/** Whether all words of a text are positions: 'LW/C', 'Left wing'. */
export const isPosition = (text: string): boolean => {
  const words = wordsOf(text).map((word) => word.replace(/(?<=\p{L})\d+$/u, ''));
  return (
    words.some(isPositionWord) && words.every((word) => isPositionWord(word) || positionModifiers.has(word))
  );
};
const isSurePosition = (text: string) =>
  /^[gfdc]$/i.test(text) || wordsOf(text).every((word) => surePositionWords.has(word));
/** 'no # yet' */
const isNoNumber = (text: string) =>
  /[#№]|num|tb[dac]|assigned/i.test(text) && wordsOf(text).every((word) => noNumberWords.has(word));
const isYear = (text: string, thisYear: number) => looksLikeBirth(text, thisYear);

/** 'June 2015' in a row with 'Lee': a first name and a year. */
const mayBeName = (text: string, { names }: Mixed) => {
  const [month = '', ...more] = text.split(/\s+/);
  return isMonthName(month) && more.length === 1 && !names.some((name) => name.includes(' '));
};

/** Puts a whole part where it belongs. @returns whether it is anything but a name. */
const sortPart = (part: string, mixed: Mixed, thisYear: number): boolean => {
  const text = part.trim();
  if (isNoNumber(text)) return true;
  if (/^[ca]$/i.test(text)) mixed.marks.push(text.toUpperCase());
  else if (/^(captain|alternate|asst|assistant captain|alternate captain)$/i.test(text))
    mixed.marks.push('A');
  else if (isYear(text, thisYear) && !mayBeName(text, mixed)) mixed.births.push(text);
  else if (numberDigits(text) !== undefined) mixed.numbers.push(text);
  else if (isPosition(text)) mixed.positions.push(text);
  else return false;
  return true;
};

/** Takes numbers, years and positions from the front. */
const takeFront = (tokens: string[], mixed: Mixed, leadsWithPosition: boolean, thisYear: number) => {
  for (let [token = ''] = tokens; tokens.length > 1; [token = ''] = tokens) {
    const next = tokens[1] ?? '';
    const isInitial = token.endsWith('.') || mixed.names.length > 0;
    const isLead = !isInitial && isPosition(token) && (leadsWithPosition || numberDigits(next) !== undefined);
    if (isYear(token, thisYear)) mixed.births.push(token);
    else if (numberDigits(token) !== undefined) mixed.numbers.push(token);
    else if (isLead) mixed.positions.push(token);
    else return;
    tokens.shift();
  }
};

/** 's.' in 's. 2013' */
const isBorn = (token: string) =>
  bornWords.has(fold(token)) && (token.replace('.', '').length > 1 || token === token.toLowerCase());

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Takes years, numbers and positions from the end. Two words of a name stay. */
const takeEnd = (tokens: string[], mixed: Mixed, endsWithPosition: boolean, thisYear: number) => {
  const before = mixed.numbers.length;
  for (let token = tokens.at(-1) ?? ''; tokens.length > 1; token = tokens.at(-1) ?? '') {
    const names = tokens.filter(hasLetters).length + mixed.names.length;
    if (isYear(token, thisYear)) {
      mixed.births.push(token);
      if (isBorn(tokens.at(-2) ?? '')) tokens.pop();
    } else if (numberDigits(token) !== undefined) mixed.numbers.splice(before, 0, token);
    else if (names > 2 && /^[ca]$/i.test(token) && token === token.toUpperCase()) mixed.marks.push(token);
    else if (names > 2 && isPosition(token) && (endsWithPosition || isSurePosition(token)))
      mixed.positions.unshift(token);
    else if (mixed.positions.length > 0 && names > 2 && positionModifiers.has(fold(token)))
      mixed.positions.unshift(token);
    else return;
    tokens.pop();
  }
};

const empty = (): Mixed => ({
  numbers: [], births: [], positions: [], marks: [], names: [], comma: false, rest: [], numbered: { front: 0, end: 0 },
}); // prettier-ignore

export type Habits = { startsWithPosition: boolean; endsWithPosition: boolean; endsWithInitial: boolean };
export const noHabits: Habits = {
  startsWithPosition: false,
  endsWithPosition: false,
  endsWithInitial: false,
};

/** Reads a text that holds a name and perhaps more. Contact data is dropped. */
export const readMixed = (source: string, habits: Habits, thisYear: number): Mixed => {
  const mixed = empty();
  const plain = source
    .normalize('NFC')
    .replace(/\u200b|\ufeff|\ufe0f|\p{Extended_Pictographic}/gu, ' ')
    .replace(contact, '  ');
  const text = withYearsOfDates(plain)
    .replace(numberLabel, '#')
    .replace(brackets, (_, inside: string) => {
      const parts = inside
        .split(/[,/;]/)
        .map((part) => part.trim())
        .filter(Boolean);
      for (const part of parts) if (!sortPart(part, mixed, thisYear)) mixed.rest.push(part);
      return ' ';
    })
    .replace(bullet, '')
    .replace(glued, '$1 ')
    .trim();
  let separator = '';
  let label: Meaning | undefined;
  const pieces = text.split(separators);
  for (const [index, piece] of pieces.entries()) {
    if (/^\s*[,;|\t]\s*$|^\s*[.…_]{3,}\s*$|^\s+[-–—/:•·]+\s+$|^:\s+$|^\s{2,}$/.test(piece)) {
      separator = piece.trim();
      continue;
    }
    const part = piece
      .replace(quotes, '')
      .replace(/[*†‡]+/g, ' ')
      .trim();
    const said = pieces[index + 1]?.startsWith(':') ? headerMeaning(part) : undefined;
    if (!part || said) {
      label = said ?? label;
      continue;
    }
    if (label === 'birth') mixed.births.push(part);
    const isSorted = label === 'birth' || label === 'other' || sortPart(part, mixed, thisYear);
    label = undefined;
    if (isSorted) continue;
    const tokens = part.split(/\s+/);
    const before = mixed.numbers.length;
    takeFront(tokens, mixed, habits.startsWithPosition, thisYear);
    const between = mixed.numbers.length;
    takeEnd(tokens, mixed, habits.endsWithPosition, thisYear);
    if (between > before) mixed.numbered.front++;
    if (mixed.numbers.length > between) mixed.numbered.end++;
    const digits = tokens.findIndex((token, at) => at > 0 && /\d/.test(token));
    if (digits > 0) mixed.rest.push(tokens.splice(digits).join(' '));
    const name = tokens
      .join(' ')
      .replace(/[\s:–—-]+$/, '')
      .replace(quotes, '');
    // '12 F - Jordan Lee'
    const isLed = between > before && !name.endsWith('.');
    if (!name || (isLed && sortPart(name, mixed, thisYear))) continue;
    const isBeside = separator !== ',' && mixed.names.length > 0;
    const isLetter = isBeside && /^\p{L}$/u.test(name);
    // 'Jordan Lee - confirmed', 'Jordan Lee, home M'
    const isRemark =
      /^\p{Ll}/u.test(name) && !particles.has(fold(tokens[0] ?? '')) && /^\p{Lu}/u.test(mixed.names[0] ?? '');
    if (!hasLetters(name) || isLetter || isRemark || (/\d/.test(name) && mixed.names.length > 0))
      mixed.rest.push(name);
    else {
      if (mixed.names.length > 0 && !suffixes.has(fold(name))) mixed.comma = separator === ',';
      mixed.names.push(name);
      const tail = tokens.length > 1 ? (tokens.at(-1) ?? '') : '';
      if (isPosition(tail) && !tail.endsWith('.')) mixed.tail = tail;
    }
  }
  if (mixed.names.some(hasMonth) && mixed.names.length > 1)
    mixed.names = mixed.names.filter((name) => !/^\p{L}+\.?\s+\d/u.test(name));
  return mixed;
};
