import type { PageQuery } from '@rinkside/contracts/paging';
import { isStorableText } from '@rinkside/platform/storable-text';
import * as z from 'zod';
import { decodeKeyCursor, encodeKeyCursor, pagePositionOf } from '../feed/cursor.js';

/** Sort key of a row in a list by name; `name` is its beginning. `isNotCoach` sorts coaches first. */
export const rosterKey = z.object({ isNotCoach: z.boolean(), name: z.string(), id: z.string() });
export type RosterKey = z.infer<typeof rosterKey>;

const keySchema = z.tuple([z.boolean(), z.string().refine(isStorableText), z.uuid()]);

/** Encodes the sort key of the last row as a cursor, which is opaque to clients. */
export const encodeRosterCursor = ({ isNotCoach, name, id }: RosterKey): string =>
  encodeKeyCursor([isNotCoach, name, id]);

const decode = (cursor: string): RosterKey => {
  const [isNotCoach, name, id] = decodeKeyCursor(keySchema, cursor);
  return { isNotCoach, name, id };
};

const startKey = { isNotCoach: false, name: '', id: '00000000-0000-0000-0000-000000000000' };

/** Returns where a page starts: after this key, skipping `offset` rows. @throws invalid for a page beyond the maximum depth or an invalid cursor. */
export const rosterPosition = ({ page, limit, cursor }: PageQuery) =>
  cursor === undefined
    ? { ...startKey, offset: pagePositionOf({ page, limit }).offset }
    : { ...decode(cursor), offset: 0 };
