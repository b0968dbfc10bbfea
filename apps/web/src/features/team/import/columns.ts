import { givenShare } from './given-names';
import { capitalsLead } from './full-name';
import { headerMeaning, isStatistic, mentions, type Meaning } from './headers';
import { isPosition, noHabits, readMixed } from './mixed';
import type { RosterCell } from './problem';
import { mayBeBirth, looksLikeBirth, numberDigits } from './values';
import { isNothing } from './words';

export type Column = {
  index: number;
  header: string;
  /** Some of its values. */
  samples: string[];
  meaning: Meaning;
  /** The cells of a row that may be wrong, because the meaning is a guess. Empty if nothing is to be asked. */
  asks: RosterCell[];
};

/** What columns give. A name may come from one column or from two. */
type Field = 'number' | 'birth' | 'position' | 'name';
const cellOfField = { number: 'number', birth: 'birth_year', position: 'position', name: 'name' } as const;
const fields: Field[] = ['number', 'birth', 'position', 'name'];
const nameMeanings: ReadonlySet<Meaning> = new Set(['name', 'lastFirst', 'first', 'last']);
const fieldOf = (meaning: Meaning | undefined): Field | undefined =>
  meaning && nameMeanings.has(meaning) ? 'name' : fields.find((field) => field === meaning);

type Profile = {
  index: number;
  header: string;
  values: string[];
  /** What the title says; undefined without a title and for words that are not known. */
  said: Meaning | undefined;
  /** The share of the values that fit a field. */
  fit: Record<Field, number>;
  /** Two digits below 'Year' may be years at school. */
  isVague: boolean;
};

/** Below this share, a title says something else than it seems to. */
const minFit = 0.3;
const goodFit = 0.7;

const share = (values: string[], check: (value: string, index: number) => boolean) =>
  values.length ? values.filter(check).length / values.length : 0;
const distinct = ({ values }: Profile) => (values.length ? new Set(values).size / values.length : 0);
const isNameLike = (value: string) =>
  /^[^\d@]*\p{L}{2}[^\d@]*$/u.test(value) && value.split(/\s+/).length <= 5 && !isPosition(value);
/** Two words of letters, in any context: 'Jordan Lee, 2013'. */
const holdsName = (value: string) => /\p{L}{2}[^@]*\s\p{L}{2}/u.test(value) && !value.includes('@');
const isWhole = ({ values }: Profile) => share(values, (value) => /[\s,]/.test(value)) > 0.6;

/** 1, 2, 3 … in the order of the lines. */
export const countsLines = (values: string[]): boolean =>
  values.length > 3 &&
  values.every((value, index) => /^\d+\W?$/.test(value) && Number.parseInt(value, 10) === index + 1);

const profileOf = (index: number, header: string, column: string[], thisYear: number): Profile => {
  const values = column.filter((value) => value && !isNothing(value));
  const isBirth = (value: string) => looksLikeBirth(value, thisYear);
  // A statistic is a number. Years and dates below its title are not.
  const isNumeric = share(values, (value) => /^[\d.,:%+−-]+$/.test(value) && !isBirth(value)) > 0.5;
  const said = headerMeaning(header) ?? (isStatistic(header) && isNumeric ? 'other' : undefined);
  const isYear = (value: string) => mayBeBirth(value, thisYear);
  return {
    index,
    header,
    values,
    said,
    isVague: said === 'birth' && !mentions(header, 'birth') && share(values, isBirth) <= goodFit,
    fit: {
      number: share(values, (value) => numberDigits(value) !== undefined),
      birth: share(values, (value) => isBirth(value) || (said === 'birth' && isYear(value))),
      position: share(values, isPosition),
      name: share(values, (value) => isNameLike(value) || (holdsName(value) && !isPosition(value))),
    },
  };
};

const numberScore = (profile: Profile) =>
  profile.fit.number + distinct(profile) / 10 - (countsLines(profile.values) ? 0.5 : 0);

/** Of several columns, the one that fits best; the first of equals. */
const best = (profiles: Profile[], score: (profile: Profile) => number): Profile | undefined =>
  profiles.toSorted((a, b) => score(b) - score(a))[0];

/** A date and its year say the same. */
const agree = (one: Profile, other: Profile) =>
  one.values.length === other.values.length &&
  share(one.values, (value, index) => {
    const second = other.values[index] ?? '';
    return value.includes(second) || second.includes(value);
  }) > 0.9;

const contains = (whole: Profile, part: Profile) =>
  share(whole.values, (value) => part.values.some((word) => value.split(/[\s,]+/).includes(word))) > 0.5;

/** Whether whole names stand in the other order, and whether that is a guess. */
const nameOrder = (values: string[], thisYear: number): { meaning: Meaning; isSure: boolean } => {
  const names = values.map((value) => readMixed(value, noHabits, thisYear).names.join(', '));
  if (names.length > 2 && share(names, capitalsLead) > 0.8) return { meaning: 'lastFirst', isSure: true };
  const pairs = names.filter((name) => /^[^\s,]+ [^\s,]+$/.test(name)).map((name) => name.split(' '));
  const [first = 0, second = 0] = [0, 1].map((at) => givenShare(pairs.map((pair) => pair[at] ?? '')));
  const isSwapped = pairs.length > 2 && second > first;
  return { meaning: isSwapped ? 'lastFirst' : 'name', isSure: !isSwapped };
};

class Decision {
  readonly #found = new Map<Profile, { meaning: Meaning; isSure: boolean }>();

  constructor(
    readonly all: readonly Profile[],
    readonly thisYear: number,
  ) {}

  set(profile: Profile | undefined, meaning: Meaning, isSure: boolean): void {
    if (profile) this.#found.set(profile, { meaning, isSure });
  }

  get(profile: Profile) {
    return this.#found.get(profile);
  }

  /** Columns with values that are not decided yet. */
  open(check: (profile: Profile) => boolean): Profile[] {
    return this.all.filter(
      (profile) => !this.#found.has(profile) && profile.values.length > 0 && check(profile),
    );
  }

  has(field: Field, check: (found: { meaning: Meaning; isSure: boolean }) => boolean = () => true): boolean {
    return Array.from(this.#found).some(
      ([{ values }, found]) => fieldOf(found.meaning) === field && values.length > 0 && check(found),
    );
  }
}

/** Takes numbers, birth years and positions by their titles. Sure: the values fit, and no other column competes. */
const decideByTitle = (decision: Decision) => {
  for (const field of ['birth', 'position', 'number'] as const) {
    if (decision.has(field)) continue;
    const score = (profile: Profile) => (field === 'number' ? numberScore(profile) : profile.fit[field]);
    const said = decision.open((profile) => profile.said === field && profile.fit[field] >= minFit);
    const top = best(said, score);
    const isRival = (profile: Profile) =>
      profile !== top &&
      profile.fit[field] > goodFit &&
      !countsLines(profile.values) &&
      !(top && agree(profile, top));
    const isClear = top && top.fit[field] > goodFit && !countsLines(top.values) && !top.isVague;
    decision.set(top, field, Boolean(isClear && !said.some(isRival)));
  }
};

/** Takes numbers, birth years and positions without titles. Sure: no title, and the values can be nothing else. */
const decideByValues = (decision: Decision) => {
  const free = (field: Field) => decision.open(({ said, fit }) => said === undefined && fit[field] > goodFit);
  const missing = (field: Field) => !decision.has(field);
  if (missing('birth')) {
    const [first, ...more] = free('birth');
    decision.set(first, 'birth', !first?.header && more.length === 0);
  }
  const numeric = free('number');
  const repeats = (profile: Profile) => profile.values.length > 3 && distinct(profile) < 0.6;
  if (missing('number')) {
    const number = best(
      numeric.filter((profile) => !repeats(profile)),
      numberScore,
    );
    const isOnly = number && numeric.length === 1 && distinct(number) > 0.9 && !countsLines(number.values);
    decision.set(number, 'number', Boolean(isOnly && !number.header));
  }
  // Two digits that repeat are years or ages.
  if (missing('birth'))
    decision.set(
      numeric.find((profile) => repeats(profile) && !profile.header),
      'birth',
      false,
    );
  if (missing('position')) {
    const isMark = ({ values }: Profile) => values.every((value) => /^[ca]$/i.test(value));
    const [first, ...more] = free('position').filter((profile) => !isMark(profile));
    // 'F' alone may also be a gender.
    const isClear = first && !first.header && more.length === 0 && new Set(first.values).size > 1;
    decision.set(first, 'position', Boolean(isClear));
  }
};

const isPartTitle = (meaning?: Meaning) => meaning === 'first' || meaning === 'last';

/** Takes one column of whole names, or a pair. */
const decideNames = (decision: Decision) => {
  const chosen = decision.all.filter((profile) => fieldOf(decision.get(profile)?.meaning) === 'name');
  const meaningOf = (profile: Profile) => decision.get(profile)?.meaning ?? profile.said;
  /** Whole names below a title of a part are no part: 'First name' of a parent. */
  const isPart = (profile: Profile) =>
    isPartTitle(meaningOf(profile)) && (decision.get(profile) !== undefined || !isWhole(profile));
  if (chosen.length > 1 || !chosen.every(isPart)) return;
  const setWhole = (profile: Profile, isSure: boolean) => {
    const order = nameOrder(profile.values, decision.thisYear);
    if (profile.said === 'lastFirst') decision.set(profile, 'lastFirst', isSure);
    else decision.set(profile, order.meaning, isSure && order.isSure);
  };
  const setPair = (one: Profile, other: Profile, isSure: boolean) => {
    const isSwapped = !isPart(one) && !isPart(other) && givenShare(other.values) > givenShare(one.values);
    const swaps = isSwapped || meaningOf(one) === 'last' || meaningOf(other) === 'first';
    for (const profile of [one, other])
      if (!decision.get(profile))
        decision.set(profile, (profile === one) === swaps ? 'last' : 'first', isSure);
  };
  const fits = ({ fit }: Profile) => fit.name > goodFit;
  const titled = decision.open(({ said }) => fieldOf(said) === 'name');
  const free = decision.open((profile) => profile.said === undefined && fits(profile));
  const parts = [...chosen, ...titled.filter(isPart)];
  const [part] = parts;
  const second = parts.find((profile) => part && meaningOf(profile) !== meaningOf(part));
  const [name, ...names] = titled.filter((profile) => !isPart(profile));
  if (part && second) return setPair(part, second, fits(part) && fits(second) && parts.length === 2);
  if (name && part && !contains(name, part))
    return setPair(part, name, fits(name) && fits(part) && !isWhole(name));
  if (name && (isWhole(name) || free.length === 0))
    return setWhole(name, fits(name) && distinct(name) > 0.5 && !names.some(fits) && !isPartTitle(name.said));
  const only = name ?? part;
  const pure = free.filter(({ values }) => share(values, isNameLike) > goodFit);
  const likely = only ? [only, ...pure] : pure.length > 0 ? pure : free;
  const isOnly = !only && free.length === 1 && !free[0]?.header;
  const whole = chosen.length > 0 ? undefined : likely.find(isWhole);
  const [one, other] = likely;
  if (whole) setWhole(whole, isOnly);
  else if (one && other) setPair(one, other, false);
  else if (one && !decision.get(one)) decision.set(one, one.said ?? 'name', isOnly);
};

/** Whether a column that is left out may give a field that no other column gives for sure. */
const mayGive = (profile: Profile, field: Field, decision: Decision): boolean => {
  const { said, fit, header, values } = profile;
  if (decision.has(field, ({ isSure }) => isSure)) return false;
  if (fieldOf(said) === field) return true;
  const isLetter = isStatistic(header) && /^.\W?$/u.test(header);
  if (field === 'number')
    return (
      fit.number > 0.5 &&
      (said !== 'other' || mentions(header, 'number') || (isLetter && distinct(profile) > 0.8))
    );
  if (field === 'birth')
    return (
      fit.birth > 0.5 ||
      (said !== 'other' && share(values, (value) => mayBeBirth(value, decision.thisYear)) > 0.5)
    );
  // Marks below 'Goalie' say who is one.
  if (field === 'position') return isPosition(header) || (said !== 'other' && fit.position > 0.5);
  return fit.name > 0.5 && (said === 'other' ? !decision.has('name') : distinct(profile) > 0.5);
};

const samplesOf = (values: string[]) => Array.from(new Set(values)).slice(0, 3);

/**
 * Decides what each column holds, by its title and by all its values. Every decision that is a guess is asked.
 * @param chosen what the person says about a column
 */
export const decideColumns = (
  header: string[] | undefined,
  body: string[][],
  thisYear: number,
  chosen: (index: number) => Meaning | undefined,
): Column[] => {
  const width = Math.max(header?.length ?? 0, ...body.map((row) => row.length));
  const all = Array.from({ length: width }, (_, index) =>
    profileOf(
      index,
      header?.[index]?.trim() ?? '',
      body.map((row) => row[index]?.trim() ?? ''),
      thisYear,
    ),
  );
  const decision = new Decision(all, thisYear);
  for (const profile of all) {
    const meaning = chosen(profile.index);
    if (meaning) decision.set(profile, meaning, true);
  }
  decideByTitle(decision);
  decideByValues(decision);
  decideNames(decision);
  return all
    .filter(({ header: title, values }) => title || values.length > 0)
    .map((profile) => {
      const { meaning, isSure } = decision.get(profile) ?? { meaning: 'other' as const, isSure: false };
      const own = fieldOf(meaning);
      const asked = fields.filter((field) => field === own || mayGive(profile, field, decision));
      const isAsked = !isSure && profile.values.length > 0;
      return {
        index: profile.index,
        header: profile.header,
        samples: samplesOf(profile.values),
        meaning,
        asks: isAsked ? asked.map((field) => cellOfField[field]) : [],
      };
    });
};

/** The only column of a list: each line is a whole player. */
export const listColumn = (
  header: string,
  lines: string[],
  thisYear: number,
  chosen: Meaning | undefined,
): Column => {
  const said = headerMeaning(header);
  const { meaning, isSure } = nameOrder(lines, thisYear);
  const isAsked = !chosen && said !== 'lastFirst' && !isSure;
  return {
    index: 0,
    header,
    samples: samplesOf(lines),
    meaning: chosen ?? (said === 'lastFirst' ? said : meaning),
    asks: isAsked ? ['name'] : [],
  };
};
