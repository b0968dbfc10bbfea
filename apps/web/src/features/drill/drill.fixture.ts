import type { DrillView, TrainingPlanView } from '@rinkside/contracts/drill';

export const drill = (changes: Partial<DrillView> = {}): DrillView => ({
  id: 'wall-partner',
  title: 'Wall Partner',
  skill: 'passing',
  sub_skill: 'Passes',
  level: 'Beginner',
  ages: { from: 5, to: 100 },
  place: 'home',
  space: 'A wall',
  equipment: ['Stick', 'Ball'],
  players: { from: 1, to: 1 },
  minutes: 10,
  setup: 'Stand ten feet away.',
  steps: ['Sweep the ball.', 'Give with your hands.', 'Change sides.', 'Take turns.'],
  key_points: ['Soft hands', 'Blade to the spot', 'Eyes up'],
  easier: 'Stand closer.',
  harder: 'One touch.',
  measure: '20 clean in 60 s',
  safety: 'Mind windows.',
  rounds: { count: 2, work: 40, rest: 20 },
  diagram: {
    view: 'floor',
    description: 'A player passes against a wall.',
    marks: [{ kind: 'player', at: [20, 24] }],
    paths: [{ kind: 'pass', points: [[20, 20], [20, 6]] }], // prettier-ignore
  },
  author: 'Rinkside',
  ...changes,
});

/** A plan with one drill on Monday. */
export const trainingPlan = (changes: Partial<TrainingPlanView> = {}): TrainingPlanView => ({
  title: 'Personalized Training Plan',
  basis: 'Based on your age, your position and your last 5 games.',
  games: 5,
  weekly_minutes: 10,
  cap_minutes: 200,
  days: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    day,
    rest: day !== 1,
    items:
      day === 1
        ? [{ drill_id: 'wall-partner', title: 'Wall Partner', minutes: 10, snoozed: false, why: '1 assist.' }]
        : [],
  })),
  edited: false,
  version: 0,
  ...changes,
});
