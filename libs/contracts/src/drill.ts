import { rateLimits, type Routes } from './route.js';
import type { drillSchemas, Diagram } from './drill.schema.js';

export type * from './drill.schema.js';

/** In display order. */
export const skills = [
  'stick-handling', 'skating', 'shooting', 'passing', 'goalie', 'battle', 'off-ice',
] as const; // prettier-ignore
export type Skill = (typeof skills)[number];
export const skillNames = {
  'stick-handling': 'Stick Handling',
  skating: 'Skating',
  shooting: 'Shooting',
  passing: 'Passing',
  goalie: 'Goalie',
  battle: 'Battle',
  'off-ice': 'Off-ice',
} as const satisfies Record<Skill, string>;

export const drillLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;
export const places = ['ice', 'home', 'gym'] as const;
export type Place = (typeof places)[number];
/** A place, or any place without ice. */
export const placeFilters = [...places, 'no-ice'] as const;
export type PlaceFilter = (typeof placeFilters)[number];

export const drillRules = {
  unknown: 'Drill not found',
  unknownInPlan: 'Please choose drills of the library',
  seconds: 'A session lasts between a second and four hours',
  rest: 'Leave at least one day of rest',
  dayTwice: 'Each day can stand in the plan once',
  cap: 'That is more than this age should train in a week',
  ownPick: 'You added this drill.',
  planTitle: 'Personalized Training Plan',
  noGames: 'No games yet: this plan fits your age and position. Log a game and it fits you.',
} as const;

/** The part of the rink each view shows, feet. */
export const diagramViews = {
  full: { x: 0, y: 0, width: 200, height: 85 },
  half: { x: 0, y: 0, width: 100, height: 85 },
  crease: { x: 0, y: 25, width: 46, height: 35 },
  floor: { x: 0, y: 0, width: 40, height: 30 },
} as const satisfies Record<Diagram['view'], { x: number; y: number; width: number; height: number }>;

export const feelings = ['good', 'okay', 'hard'] as const;

export const drillRoutes: Routes<typeof drillSchemas> = {
  list: { method: 'GET', path: '/api/drills', access: 'onboarded', limit: rateLimits.read },
  one: { method: 'GET', path: '/api/drills/:id', access: 'onboarded', limit: rateLimits.read },
  sessions: { method: 'GET', path: '/api/drill-sessions', access: 'onboarded', limit: rateLimits.read },
  finish: {
    method: 'POST',
    path: '/api/drill-sessions',
    access: 'onboarded',
    limit: rateLimits.write,
    status: 201,
  },
  plan: { method: 'GET', path: '/api/training-plan', access: 'onboarded', limit: rateLimits.read },
  changePlan: { method: 'PUT', path: '/api/training-plan', access: 'onboarded', limit: rateLimits.write },
};
