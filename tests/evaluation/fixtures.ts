import type { OnboardingBody } from '@rinkside/contracts/player';

/** Fixed time of all questions, so that answers are reproducible. */
export const now = new Date('2026-11-21T12:00:00Z');

/** A logged game; the last six fields apply to goalies. */
export interface FixtureGame {
  date: string;
  opponent: string;
  ours: number;
  theirs: number;
  goals: number;
  assists: number;
  saves?: number;
  shots?: number;
  against?: number;
  minutes?: number | null;
  powerPlay?: number | null;
  shortHanded?: number | null;
  penaltyMinutes?: number | null;
}

type SkaterLine = [
  date: string,
  opponent: string,
  ours: number,
  theirs: number,
  goals: number,
  assists: number,
];
export const skaterGames = (...lines: SkaterLine[]): FixtureGame[] =>
  lines.map(([date, opponent, ours, theirs, goals, assists]) => ({
    date,
    opponent,
    ours,
    theirs,
    goals,
    assists,
  }));

type GoalieLine = [
  date: string,
  opponent: string,
  ours: number,
  theirs: number,
  saves: number,
  shots: number,
  minutes?: number | null,
  powerPlay?: number | null,
  shortHanded?: number | null,
];
/** Goals against are computed as shots minus saves. */
export const goalieGames = (...lines: GoalieLine[]): FixtureGame[] =>
  lines.map(([date, opponent, ours, theirs, saves, shots, minutes, powerPlay, shortHanded]) => ({
    date,
    opponent,
    ours,
    theirs,
    goals: 0,
    assists: 0,
    saves,
    shots,
    against: shots - saves,
    minutes: minutes ?? null,
    powerPlay: powerPlay ?? null,
    shortHanded: shortHanded ?? null,
  }));

export interface FixturePersona {
  slug: string;
  /** Used in test titles. */
  description: string;
  profile: Partial<OnboardingBody> | null;
  games: FixtureGame[];
  /** Limits of every answer by age: maximum words, and whether numbers are allowed. */
  maxWords: number;
  allowsNumbers: boolean;
  /** Age; drills for other ages must not be offered. */
  ageYears: number;
  /** Players of the team this persona coaches; their games are dated today. */
  team?: { position: 'skater' | 'goalie'; games: FixtureGame[] }[];
  /** Slug of a coach; the persona joins the organization of that coach. */
  joinsCoach?: string;
  memories?: string[];
}
