import { child } from '@rinkside/safety/persona.fixture';
import { expect, it } from 'vitest';
import { screenCoachQuestion } from './screen-question.js';

/** Screens a message by its words alone. */
const screen = (text: string) =>
  screenCoachQuestion({
    text,
    persona: child,
    history: [],
    memories: [],
    sql: { rows: async () => [] },
    now: new Date(0),
  });

it('notes a frightening word in another language as possible', () => {
  const { note } = screen('ich habe Angst vor dem nächsten Spiel und mir');
  expect(note?.extra.grade).toBe('possible');
});

it.each(['we do suicides at practice', 'the commotion in front of the net', 'my secret deke', 'dead angle'])(
  'does not take English for another language: %s',
  (text) => expect(screen(text)).toEqual({}),
);
