import type { Persona } from './persona.js';

/** The tone of an answer, by role and then by age. */
const coachTones = ['coach', 'parent', 'play', 'games', 'cues', 'why', 'direct'] as const;
export type CoachTone = (typeof coachTones)[number];

const teamAge = ({ ageLevel }: Persona): number | null =>
  ageLevel === null ? null : Number(ageLevel.slice(0, -1));

/** Assumed age when neither birthdate nor age level is known. */
const defaultAge = 12;

/** Returns the age for tone and drills: the lower of the player's age and the team's. For a parent, the team's age. */
export const effectiveAge = (persona: Persona): number => {
  const team = teamAge(persona);
  if (persona.role === 'parent') return team ?? defaultAge;
  if (persona.years === null) return Math.min(team ?? defaultAge, defaultAge);
  return Math.min(persona.years, team !== null && team < 18 ? team : persona.years);
};

export const toneFor = (persona: Persona): CoachTone => {
  if (persona.role === 'coach' || persona.role === 'parent') return persona.role;
  const years = effectiveAge(persona);
  const team = teamAge(persona);
  // An 8U team gets no numbers, even if the player is older.
  if (years < 8 || (team !== null && team <= 8)) return 'play';
  return years < 10 ? 'games' : years <= 12 ? 'cues' : years < 18 ? 'why' : 'direct';
};

/** Returns the maximum number of words of an answer. A plan may be longer. */
export const maxAnswerWords = (tone: CoachTone): number =>
  tone === 'play' || tone === 'games' || tone === 'cues' ? 130 : 220;

/** Whether answers in this tone contain numbers. */
export const usesNumbers = (tone: CoachTone): boolean => tone !== 'play';
