import { describe, expect, it } from 'vitest';
import * as z from './zod.schema.js';

const sentences = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

describe('issueSentence', () => {
  const form = z.strictObject({
    our_score: z.int().min(0).max(999),
    showNames: z.boolean(),
    title: z.string().min(1).max(3),
    tags: z.array(z.string()).max(1),
    kind: z.enum(['game', 'post']),
    day: z.iso.date(),
    step: z.number().multipleOf(5).gt(0),
  });
  const valid = {
    our_score: 1,
    showNames: true,
    title: 'a',
    tags: [],
    kind: 'game',
    day: '2026-11-20',
    step: 5,
  };

  it.each<[Record<string, unknown>, string[]]>([
    [{ our_score: undefined }, ['Our score is required.']],
    [{ our_score: null }, ['Our score is required.']],
    [{ our_score: Number.NaN }, ['Our score must be a number.']],
    [{ our_score: 2.5 }, ['Our score must be a whole number.']],
    [{ our_score: '4' }, ['Our score must be a number.']],
    [{ our_score: -1 }, ['Our score must be at least 0.']],
    [{ our_score: 1000 }, ['Our score must be at most 999.']],
    [{ showNames: 'yes' }, ['Show names must be true or false.']],
    [{ title: '' }, ['Title is required.']],
    [{ title: 'long' }, ['Title can have at most 3 characters.']],
    [{ title: 7 }, ['Title must be text.']],
    [{ tags: ['a', 'b'] }, ['Tags can have at most 1 entry.']],
    [{ tags: [1] }, ['Entry 1 of tags must be text.']],
    [{ kind: 'team' }, ['Kind must be one of game, post.']],
    [{ kind: undefined }, ['Kind is required.']],
    [{ day: 'tomorrow' }, ['Day must be a date such as 2026-11-20.']],
    [{ step: 7 }, ['Step must be a multiple of 5.']],
    [{ step: 0 }, ['Step must be more than 0.']],
    [{ extra: 1 }, ['Unknown field: extra.']],
    [{ extra: 1, more: 2 }, ['Unknown fields: extra, more.']],
  ])('describes %j', (change, expected) => {
    expect(sentences(form, { ...valid, ...change })).toEqual(expected);
  });

  it('describes a body of another type', () => {
    expect(sentences(form, [])).toEqual(['The input must be a group of fields.']);
    expect(sentences(form, undefined)).toEqual(['The input is required.']);
  });

  it('keeps the messages of the schema', () => {
    expect(sentences(z.string('Name it.').max(1, 'Too long.'), 5)).toEqual(['Name it.']);
    expect(sentences(z.string('Name it.').max(1, 'Too long.'), 'ab')).toEqual(['Too long.']);
  });
});
