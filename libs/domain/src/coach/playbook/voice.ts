import type { Persona } from '../persona.js';

/** How the coach speaks to somebody: by what they are, then by age. */
export const voices = ['coach', 'parent', 'play', 'games', 'cues', 'why', 'direct'] as const;
export type Voice = (typeof voices)[number];

const teamYears = ({ ageLevel }: Persona): number | null =>
  ageLevel === null ? null : Number(ageLevel.slice(0, -1));

/** Whoever told neither birthday nor age level is spoken to as a child. */
const unknown = 12;

/** Years to choose words and drills by: the lower of the player's own and the team's. A parent's are the child's. */
export const yearsOf = (persona: Persona): number => {
  const team = teamYears(persona);
  if (persona.role === 'parent') return team ?? unknown;
  if (persona.years === null) return Math.min(team ?? unknown, unknown);
  return Math.min(persona.years, team !== null && team < 18 ? team : persona.years);
};

export const voiceOf = (persona: Persona): Voice => {
  if (persona.role === 'coach' || persona.role === 'parent') return persona.role;
  const years = yearsOf(persona);
  const team = teamYears(persona);
  // 8U hears no numbers, whatever the birthday says.
  if (years < 8 || (team !== null && team <= 8)) return 'play';
  return years < 10 ? 'games' : years <= 12 ? 'cues' : years < 18 ? 'why' : 'direct';
};

/** Most words of an answer, unless a plan was asked for. */
export const mostWords = (voice: Voice): number =>
  voice === 'play' || voice === 'games' || voice === 'cues' ? 130 : 220;

/** Whether this voice says figures at all. */
export const saysNumbers = (voice: Voice): boolean => voice !== 'play';
