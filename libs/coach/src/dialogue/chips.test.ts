import { coachChips } from '@rinkside/contracts/coach';
import { describe, expect, it } from 'vitest';
import { teen as player } from '@rinkside/safety/persona.fixture';
import type { Persona } from '@rinkside/safety/persona';
import { statNames, statOf } from '@rinkside/domain/coach/stats';
import { chipTopics, type Chip } from './chips.js';
import { routeQuestion } from './topic-router.js';

const people: Record<string, Persona> = {
  skater: player,
  goalie: { ...player, position: 'goalie' },
  child: { ...player, years: 7, ageLevel: '8U' },
  parent: { ...player, role: 'parent', years: 40 },
  coach: { ...player, role: 'coach', years: 40, position: null },
};
/** Suggestions for coaches only. */
const coachOnlyChips = new Set<string>([
  '60-minute half-ice practice', '45 minutes, full ice, 15 players', 'How is my team doing?', 'Keep kids moving',
  'Talk to parents',
] satisfies Chip[]); // prettier-ignore
const allChips = Object.keys(chipTopics) as (keyof typeof chipTopics)[];
/** One suggestion per topic, used as the previous question. */
const previousQuestions = [...new Map(allChips.map((chip) => [chipTopics[chip], chip])).values()];
const topicOf = (text: string, who: Persona, previous?: string) => {
  const history = previous ? [{ role: 'user' as const, text: previous }] : [];
  const { subject, topic } = routeQuestion(text, who, history);
  return subject ? 'subject' : topic;
};

describe('suggested questions', () => {
  it('includes the initial suggestions of the contract', () => {
    expect(allChips).toEqual(expect.arrayContaining([...coachChips]));
  });

  it.each(Object.entries(people))(
    'routes every suggestion to its topic for a %s after any previous question',
    (role, who) => {
      for (const chip of allChips.filter((name) => role === 'coach' || !coachOnlyChips.has(name)))
        for (const previous of [undefined, ...previousQuestions])
          // 'Another drill' continues the previous topic.
          if (!previous || chip !== 'Another drill')
            expect([previous, chip, topicOf(chip, who, previous)]).toEqual([
              previous,
              chip,
              chipTopics[chip],
            ]);
    },
  );

  it('routes an explain suggestion for every stat', () => {
    for (const name of statNames)
      expect(routeQuestion(`Explain ${statOf(name).label}`, player, [])).toMatchObject({
        topic: 'explain',
        slots: { stat: name },
      });
  });
});
