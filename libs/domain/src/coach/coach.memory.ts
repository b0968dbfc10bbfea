import { newId } from '@rinkside/platform/id';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { stripHockeyIdioms } from '@rinkside/safety/hockey-idioms';
import { phrasePattern, normalizeText } from '@rinkside/safety/normalize-text';
import { screenQuestion } from '@rinkside/safety/safety';
import { db } from '../query-builder.js';
import type { Persona } from '@rinkside/safety/persona';

export const memoryRules = { maxMemories: 30, minCharacters: 3, maxCharacters: 140 } as const;

/** Health, family and identifying details: never saved, even on request. */
const forbiddenTopics = phrasePattern(`
  (?:my |his |her |their )?(?:mom|mum|mother|dad|father|parents?|step ?(?:mom|dad)|brothers?|sisters?|sons?|daughters?|grand(?:ma|pa|mother|father|parents?)|uncle|aunt|cousin|wife|husband|family|siblings?|kids?|child(?:ren)?)
  divorc(?:e|ed) | girlfriend | boyfriend | home life | at home alone
  doctor | hospital | surgery | asthma | adhd | autis(?:m|tic) | diabet(?:es|ic) | epileps?y | allerg(?:y|ic|ies) | anxiety | therap(?:y|ist) | medication | medicine | pills? | inhaler | diagnos(?:is|ed) | disorder | sick | illness | disease | my period | pregnan(?:t|cy) | health | injur(?:y|ies|ed) | pain | hurts? | sore
  school | teacher | address | street | phone | e-?mail | password | instagram | snapchat | birthday | born | religion | church | gay | lesbian
`);
const identifyingText = /@|https?:|www\.|\d{4,}/i;

/** Whether the coach may save this text. Only goals and preferences are allowed. */
export const mayRemember = (text: string, persona: Persona): boolean => {
  const { length } = text.trim();
  return (
    length >= memoryRules.minCharacters &&
    length <= memoryRules.maxCharacters &&
    !identifyingText.test(text) &&
    !forbiddenTopics.test(stripHockeyIdioms(normalizeText(text))) &&
    screenQuestion(text, persona) === undefined
  );
};

/** Saves the texts that are allowed, skips duplicates, and deletes the oldest memories above the limit. */
export const saveMemories = async (ctx: Ctx, persona: Persona, texts: readonly string[]): Promise<void> => {
  const allowed = [...new Set(texts.map((text) => text.replace(/[\s\0]+/g, ' ').trim()))].filter((text) =>
    mayRemember(text, persona),
  );
  if (allowed.length === 0) return;
  for (const text of allowed) {
    const row = { id: newId(), player_id: persona.id, text, created_at: ctx.now };
    await runQuery(
      ctx.sql,
      db
        .insertInto('coach_memory')
        .values(row)
        .onConflict((conflict) => conflict.doNothing()),
    );
  }
  const oldest = db
    .selectFrom('coach_memory')
    .select('id')
    .where('player_id', '=', persona.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(memoryRules.maxMemories);
  await runQuery(ctx.sql, db.deleteFrom('coach_memory').where('id', 'in', oldest));
};
