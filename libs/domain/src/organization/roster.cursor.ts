import type { PageQuery } from '@rinkside/contracts/paging';
import { badInput } from '@rinkside/platform/refusal';
import * as z from 'zod';
import { positionOf } from '../feed/cursor.js';

/** The sort key of a row in a list by name: coaches before everybody else where `rest` is read. */
export interface RosterKey {
  rest: boolean;
  name: string;
  id: string;
}

const key = z.tuple([z.boolean(), z.string(), z.uuid()]);

/** Opaque to clients: the sort key of the last row they have. */
export const cursorAfterName = ({ rest, name, id }: RosterKey): string =>
  Buffer.from(JSON.stringify([rest, name, id])).toString('base64url');

const read = (cursor: string): RosterKey => {
  try {
    const [rest, name, id] = key.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (!name.includes('\0')) return { rest, name, id };
  } catch {
    // Refused below, like any other cursor that is none of ours.
  }
  throw badInput('cursor', 'This cursor is not valid.');
};

const beginning = { rest: false, name: '', id: '00000000-0000-0000-0000-000000000000' };

/** Where a page begins: after this key, skipping `offset` rows. @throws 400 for a page too deep or a cursor that is none of ours. */
export const rosterPosition = ({ page, limit, cursor }: PageQuery) =>
  cursor === undefined
    ? { ...beginning, offset: positionOf({ page, limit }).offset }
    : { ...read(cursor), offset: 0 };
