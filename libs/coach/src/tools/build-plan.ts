import { skills } from '@rinkside/contracts/drill';
import * as z from 'zod';
import { readTrainingProfile } from '@rinkside/domain/drill/drill.policy';
import { generatePlan } from '@rinkside/domain/plan/plan.generate';
import { cite, ownGames } from '@rinkside/domain/coach/own-games';
import { allPersonas, defineTool } from './tool.js';

/** The plan is derived from this many recent games. */
const recentGames = 5;

export const buildPlan = defineTool({
  name: 'build_plan',
  description:
    'A draft of a training plan within what suits the asker’s age, with days of rest. Shown as a card; only the asker saves it.',
  input: z.strictObject({
    weeks: z.int().min(1).max(8).default(1),
    days: z.int().min(1).max(6).optional().describe('Most training days a week'),
    minutes: z.int().min(10).max(120).optional().describe('Most minutes a day'),
    focus: z.enum(skills).optional(),
  }),
  label: () => 'Putting your week together',
  isAvailableTo: allPersonas,
  run: async (context, { weeks, days: maxDays = 7, minutes = Number.POSITIVE_INFINITY, focus }) => {
    const { persona, sql } = context;
    const trainee = await readTrainingProfile(sql, persona.id, persona.today);
    const games = await ownGames(context, { limit: recentGames });
    const plan = generatePlan(
      { ...trainee, role: persona.role, today: persona.today },
      games,
      focus ? { focus } : {},
    );
    const days = plan.days
      .map(({ day, items }) => {
        let remainingMinutes = minutes;
        const fitting = items.filter(
          (item) => item.minutes <= remainingMinutes && ((remainingMinutes -= item.minutes), true),
        );
        return {
          day,
          items: fitting.map(({ drill_id, title, minutes, why }) => ({ drill_id, title, minutes, why })),
        };
      })
      .filter(({ items }) => items.length > 0)
      .slice(0, maxDays);
    const weekly_minutes = days.flatMap(({ items }) => items).reduce((sum, item) => sum + item.minutes, 0);
    const draft = { weeks, why: plan.basis, weekly_minutes, days };
    return {
      data: {
        ...draft,
        training_days: days.length,
        rest_days: 7 - days.length,
        most_minutes: plan.cap_minutes,
      },
      citations: plan.games > 0 ? [cite(String(plan.games), plan.basis, games)] : [],
      cards: [{ kind: 'plan' as const, ...draft }],
    };
  },
});
