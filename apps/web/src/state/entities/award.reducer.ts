import type { AwardView } from '@rinkside/contracts/award';
import { reduceReply, reduceEvent, type LiveValue, unknownValue } from './live-value';

/** A player's awards by id; a retracted award is null. */
export type AwardsRecord = ReadonlyMap<string, LiveValue<AwardView | null>>;

export const noAwards: AwardsRecord = new Map();

/** Applies a granted or retracted (null) award. */
export const reduceAward = (
  record: AwardsRecord,
  id: string,
  award: AwardView | null,
  version: number,
  now: number,
): AwardsRecord =>
  new Map(record).set(id, reduceEvent(record.get(id) ?? unknownValue(null), award, version, now));

/**
 * Applies the full list of a player's awards, requested at `requestedAt` (ms). Awards missing from it were retracted,
 * unless they arrived after the request.
 */
export const reduceAwards = (
  record: AwardsRecord,
  awards: readonly AwardView[],
  requestedAt: number,
): AwardsRecord => {
  const listed = new Map(awards.map((award) => [award.id, award]));
  const next = new Map(record);
  for (const [id, current] of record)
    if (!listed.has(id)) next.set(id, reduceReply(current, null, requestedAt));
  for (const [id, award] of listed)
    next.set(id, reduceEvent(next.get(id) ?? unknownValue(null), award, award.version, requestedAt));
  return next;
};

/** Returns the awards, newest first. */
export const readAwards = (record: AwardsRecord): AwardView[] =>
  [...record.values()]
    .flatMap(({ value }) => value ?? [])
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1));
