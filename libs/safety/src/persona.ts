import type { Position, ProfileView, Role } from '@rinkside/contracts/player';

/** The player data an answer may depend on. It has no last name, email, birthdate or zip code. */
export interface Persona {
  id: string;
  firstName: string | null;
  role: Role | null;
  /** Age in whole years by the trusted birthdate, null while unknown. */
  years: number | null;
  /** The team's age level, such as `12U`. */
  ageLevel: ProfileView['age'];
  level: ProfileView['level'];
  position: Position | null;
  /** Treated as a minor's account: under 18, unknown age, or a parent. */
  minor: boolean;
  /** Under 13 or unknown age. */
  child: boolean;
  /** A guardian consented to model answers for a child. */
  modelAllowed: boolean;
  onboarded: boolean;
  organizationId: string | null;
  /** The circle in which this player has coach rights. */
  coachOf: string | null;
  /** Calendar date, `YYYY-MM-DD`. */
  today: string;
}
