import type { Persona } from '../coach/persona.js';

/** The age rules go by: the team's age level, else the birthdate's years; 0 while unknown, the most careful. */
export const ageFor = ({ ageLevel, years }: Pick<Persona, 'ageLevel' | 'years'>): number =>
  ageLevel ? Number.parseInt(ageLevel, 10) : (years ?? 0);

/** Body checking begins at 14U. */
export const beforeChecking = (persona: Persona): boolean => ageFor(persona) < 14;
/** Up to 14U strength is one's own weight and technique. */
export const beforeWeights = (persona: Persona): boolean => ageFor(persona) <= 14;
