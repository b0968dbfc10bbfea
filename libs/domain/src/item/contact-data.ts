import { playerRules } from '@rinkside/contracts/player';
import { validationError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { hasMinorsItemsSql } from '../player/minor.js';
import { hasContactData } from '@rinkside/safety/contact-data/contact-data';

const selectAuthor = statement(
  'item.minorAuthor',
  `select a.id from player a where a.id = $1 and ${hasMinorsItemsSql('a')}`,
  z.object({ id: z.string() }),
);

/** Refuses contact data in the new texts of a minor's item. @throws invalid naming the field. */
export const assertNoContactData = async (
  ctx: Ctx,
  texts: Record<string, string | null | undefined>,
): Promise<void> => {
  const found = Object.entries(texts).find(([, text]) => text && hasContactData(text));
  if (!found) return;
  const isMinors = (await ctx.sql.rows(selectAuthor, [ctx.actor.id])).length > 0;
  if (isMinors) throw validationError(found[0], playerRules.contactData);
};
