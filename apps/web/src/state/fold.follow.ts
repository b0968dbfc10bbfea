import type { FollowTarget } from '@rinkside/contracts/follow';
import type { LiveEvent } from '@rinkside/contracts/live';

/** `user:{id}` or `organization:{id}`. */
export type FollowKey = `${FollowTarget}:${string}`;

/** What is known of one follow of the viewer's. */
export interface FollowRecord {
  following: boolean;
  /** Of the last live fact; -1 before the first. */
  version: number;
  /** When the fact reached us (ms). REST rows carry no version: one asked for earlier than this is older. */
  knownAt: number;
}

export const unknownFollow: FollowRecord = { following: false, version: -1, knownAt: 0 };

/** A REST answer to a request sent at `askedAt` (ms). */
export const foldFollowRow = (record: FollowRecord, following: boolean, askedAt: number): FollowRecord =>
  askedAt >= record.knownAt ? { ...record, following, knownAt: askedAt } : record;

export const foldFollow = (
  record: FollowRecord,
  fact: LiveEvent<'follow.changed'>,
  now: number,
): FollowRecord =>
  fact.version > record.version ? { following: fact.following, version: fact.version, knownAt: now } : record;
