import type { Persona } from './persona.js';

/**
 * Returns the age for the safety rules: the team's age level, else the player's age, else 0 (the strictest). A parent
 * asks for a child, whose team is the only known age.
 */
const ageForRules = ({ ageLevel, years, role }: Pick<Persona, 'ageLevel' | 'years' | 'role'>): number =>
  ageLevel ? Number.parseInt(ageLevel, 10) : role === 'parent' ? 0 : (years ?? 0);

/** Body checking starts at 14U. */
export const isBelowCheckingAge = (persona: Persona): boolean => ageForRules(persona) < 14;
/** Strength training up to 14U uses body weight only. */
export const isBelowWeightsAge = (persona: Persona): boolean => ageForRules(persona) <= 14;
