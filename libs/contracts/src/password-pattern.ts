/** Characters that a hand or a child's memory runs along; each is closed to a ring, as in '890123'. */
const lines: string[] = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  // Keyboards: QWERTY with its columns, QWERTZ, AZERTY, Dvorak, Colemak, Cyrillic.
  '`1234567890-=',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
  '8ik,',
  '9ol.',
  '0p;/',
  'qwertzuiopü',
  'asdfghjklöä',
  'yxcvbnm,.-',
  '1qay',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn,;:',
  '1aqw',
  '2zsx',
  "',.pyfgcrl",
  'aoeuidhtns',
  ';qjkxbmwvz',
  'qwfpgjluy;',
  'arstdhneio',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  // The columns of a number pad; its rows and diagonals are sequences of digits.
  '147',
  '258',
  '369',
];

/** What Shift types on the same keys of a QWERTY keyboard. */
const shifted = '~!@#$%^&*()_+{}|:"<>?';
const unshifted = "`1234567890-=[]\\;',./";
const withoutShift = (text: string) =>
  text.replace(/./gsu, (character) => unshifted[shifted.indexOf(character)] ?? character);

const range = (length: number) => Array.from({ length }, (_, at) => at);

/** Whether each character is as many places after the one before, on one ring of characters. */
const hasConstantStep = (positions: number[], size: number, maxStep: number): boolean => {
  const [first = -1, second = -1] = positions;
  if (positions.includes(-1)) return false;
  const step = (second - first + size) % size;
  return (
    Math.min(step, size - step) <= maxStep &&
    positions.every((at, index) => at === (first + step * index) % size)
  );
};

/** Whether each character has the code point that lies as far after that of the one before, in any script. */
const isCodePointRun = (characters: string[], maxStep: number): boolean => {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= maxStep && codes.every((code, at) => code === (codes[0] ?? 0) + step * at);
};

/** Whether characters run along a line. A step of 0 is one character repeated. */
const isRun = (characters: string[], maxStep: number): boolean =>
  isCodePointRun(characters, maxStep) ||
  lines.some((line) =>
    hasConstantStep(
      characters.map((character) => line.indexOf(character)),
      line.length,
      maxStep,
    ),
  );

/** Shorter pieces are in every word. */
const minPieceLength = 3;

/** Whether a text consists of runs only, such as 'abc123' and '1qaz2wsx'. */
const consistsOfRuns = (characters: string[]): boolean => {
  const reached = new Set([0]);
  for (const start of range(characters.length))
    if (reached.has(start))
      for (let end = start + minPieceLength; end <= characters.length; end++)
        if (isRun(characters.slice(start, end), 1)) reached.add(end);
  return reached.has(characters.length);
};

/** Whether every second character runs along one line and the others along another, such as 'a1b2c3'. */
const isInterleaved = (characters: string[]): boolean =>
  [0, 1].every((parity) => {
    const half = characters.filter((_, at) => at % 2 === parity);
    return half.length >= minPieceLength && isRun(half, 1);
  });

/** Whether a unit is repeated to the end, the last time perhaps in part, such as 'abab' and 'xyzxyzx'. */
const isRepeat = (characters: string[]): boolean =>
  range(Math.floor(characters.length / 2)).some((at) =>
    characters.every((character, index) => character === characters[index % (at + 1)]),
  );

/** Removes the repeats of a text in which each character stands equally often, such as '112233'. */
const withoutDoubles = (characters: string[]): string[] => {
  const size = range(characters.length).findIndex((at) => characters[at] !== characters[0]);
  if (size < 2 || characters.length % size !== 0) return characters;
  const isDoubled = characters.every(
    (character, at) => character === characters[Math.floor(at / size) * size],
  );
  return isDoubled ? characters.filter((_, at) => at % size === 0) : characters;
};

const isPattern = (characters: string[]): boolean =>
  characters.length >= minPieceLength &&
  (isRepeat(characters) ||
    isRun(characters, Infinity) ||
    consistsOfRuns(characters) ||
    isInterleaved(characters));

/** Whether a text as a whole is a sequence, a repeat or a row of keys, also with one kind of separator. */
export const isPasswordPattern = (text: string): boolean => {
  const plain = withoutShift(text);
  const joined = text.replace(/[\s._-]+/gu, '');
  return [text, plain, joined].some((variant) => {
    const characters = Array.from(variant);
    return isPattern(characters) || isPattern(withoutDoubles(characters));
  });
};
