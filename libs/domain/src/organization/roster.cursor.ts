import type { PageQuery } from '@rinkside/contracts/paging';
import { validationError } from '@rinkside/platform/errors';
import { isStorableText } from '@rinkside/platform/storable-text';
import * as z from 'zod';
import { pagePositionOf } from '../feed/cursor.js';

/** Sort key of a row in a list by name; `name` is its beginning. `isNotCoach` sorts coaches first. */
export const rosterKey = z.object({ isNotCoach: z.boolean(), name: z.string(), id: z.string() });
export type RosterKey = z.infer<typeof rosterKey>;

const keySchema = z.tuple([z.boolean(), z.string(), z.uuid()]);

/** Encodes the sort key of the last row as a cursor, which is opaque to clients. */
export const encodeRosterCursor = ({ isNotCoach, name, id }: RosterKey): string =>
  Buffer.from(JSON.stringify([isNotCoach, name, id])).toString('base64url');

const decode = (cursor: string): RosterKey => {
  try {
    const [isNotCoach, name, id] = keySchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (isStorableText(name)) return { isNotCoach, name, id };
  } catch {
    // Rejected below, like every invalid cursor.
  }
  throw validationError('cursor', 'This cursor is not valid.');
};

const startKey = { isNotCoach: false, name: '', id: '00000000-0000-0000-0000-000000000000' };

/** Returns where a page starts: after this key, skipping `offset` rows. @throws invalid for a page beyond the maximum depth or an invalid cursor. */
export const rosterPosition = ({ page, limit, cursor }: PageQuery) =>
  cursor === undefined
    ? { ...startKey, offset: pagePositionOf({ page, limit }).offset }
    : { ...decode(cursor), offset: 0 };
