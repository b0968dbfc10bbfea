import { newId } from '@rinkside/platform/id';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { stripHockeyIdioms } from '../safety/hockey-idioms.js';
import { phrasePattern, normalizeText } from '../safety/normalize-text.js';
import { screenQuestion } from '../safety/safety.js';
import type { Persona } from './persona.js';

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

const insertMemory = statement<never>(
  'memory.insert',
  `insert into coach_memory (id, player_id, text, created_at) values ($1, $2, $3, $4) on conflict do nothing`,
);
const deleteOldest = statement<never>(
  'memory.deleteOldest',
  `delete from coach_memory where player_id = $1 and id in (
     select id from coach_memory where player_id = $1
     order by created_at desc, id desc offset ${memoryRules.maxMemories})`,
);

/** Saves the texts that are allowed, skips duplicates, and deletes the oldest memories above the limit. */
export const saveMemories = async (ctx: Ctx, persona: Persona, texts: readonly string[]): Promise<void> => {
  const allowed = [...new Set(texts.map((text) => text.replace(/[\s\0]+/g, ' ').trim()))].filter((text) =>
    mayRemember(text, persona),
  );
  if (allowed.length === 0) return;
  for (const text of allowed) await ctx.sql.rows(insertMemory, [newId(), persona.id, text, ctx.now]);
  await ctx.sql.rows(deleteOldest, [persona.id]);
};
