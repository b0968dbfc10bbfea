import type { AwardView } from '@rinkside/contracts/award';
import { foldAnswer, foldHeard, type Heard, unheard } from './fold.heard';

/** A player's awards by id; null once retracted. */
export type AwardsRecord = ReadonlyMap<string, Heard<AwardView | null>>;

export const noAwards: AwardsRecord = new Map();

/** One award granted, or retracted (null). */
export const foldAward = (
  record: AwardsRecord,
  id: string,
  award: AwardView | null,
  version: number,
  now: number,
): AwardsRecord => new Map(record).set(id, foldHeard(record.get(id) ?? unheard(null), award, version, now));

/** All of a player's awards, asked for at `askedAt` (ms): what it lacks was retracted, unless it came since. */
export const foldAwards = (
  record: AwardsRecord,
  awards: readonly AwardView[],
  askedAt: number,
): AwardsRecord => {
  const listed = new Map(awards.map((award) => [award.id, award]));
  const known = new Map(record);
  for (const [id, fact] of record) if (!listed.has(id)) known.set(id, foldAnswer(fact, null, askedAt));
  for (const [id, award] of listed)
    known.set(id, foldHeard(known.get(id) ?? unheard(null), award, award.version, askedAt));
  return known;
};

/** Newest first. */
export const readAwards = (record: AwardsRecord): AwardView[] =>
  [...record.values()]
    .flatMap(({ value }) => value ?? [])
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1));
