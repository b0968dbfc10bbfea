import { coachChips } from '@rinkside/contracts/coach';
import { describe, expect, it } from 'vitest';
import { teen as player } from '../persona.fixture.js';
import type { Persona } from '../persona.js';
import { statNames, statOf } from '../tools/stats.js';
import { chips, type Chip } from './chips.js';
import { route } from './route.js';

const people: Record<string, Persona> = {
  skater: player,
  goalie: { ...player, position: 'goalie' },
  child: { ...player, years: 7, ageLevel: '8U' },
  parent: { ...player, role: 'parent', years: 40 },
  coach: { ...player, role: 'coach', years: 40, position: null },
};
/** Only coaches are offered these. */
const coaching = new Set<string>([
  '60-minute half-ice practice', '45 minutes, full ice, 15 players', 'How is my team doing?', 'Keep kids moving',
  'Talk to parents',
] satisfies Chip[]); // prettier-ignore
const all = Object.keys(chips) as (keyof typeof chips)[];
/** One of each kind, to have been asked before. */
const earlier = [...new Map(all.map((chip) => [chips[chip], chip])).values()];
const about = (text: string, who: Persona, before?: string) => {
  const history = before ? [{ role: 'user' as const, text: before }] : [];
  const { subject, topic } = route(text, who, history);
  return subject ? 'subject' : topic;
};

describe('what the coach offers to ask', () => {
  it('includes what every chat begins with', () => {
    expect(all).toEqual(expect.arrayContaining([...coachChips]));
  });

  it.each(Object.entries(people))('is understood from a %s, whatever was asked before', (role, who) => {
    for (const chip of all.filter((one) => role === 'coach' || !coaching.has(one)))
      for (const before of [undefined, ...earlier])
        // 'Another drill' alone goes on with what was there.
        if (!before || chip !== 'Another drill')
          expect([before, chip, about(chip, who, before)]).toEqual([before, chip, chips[chip]]);
  });

  it('explains every figure', () => {
    for (const name of statNames)
      expect(route(`Explain ${statOf(name).words}`, player, [])).toMatchObject({
        topic: 'explain',
        slots: { stat: name },
      });
  });
});
