import type { Persona } from './persona.js';

/** An 11-year-old skater. */
export const child: Persona = {
  id: 'a',
  firstName: 'Noor',
  role: 'player',
  years: 11,
  ageLevel: '12U',
  level: 'A',
  position: 'skater',
  minor: true,
  child: true,
  modelAllowed: false,
  onboarded: true,
  organizationId: null,
  coachOf: null,
  today: '2026-11-21',
};

/** A 14-year-old skater. */
export const teen: Persona = {
  ...child,
  id: '00000000-0000-4000-8000-000000000000',
  years: 14,
  ageLevel: '15U',
  level: 'AA',
  child: false,
};
