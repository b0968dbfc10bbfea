import type { OnboardingBody } from '@rinkside/contracts/player';

/** When every question is asked: the same answers for ever. */
export const now = new Date('2026-11-21T12:00:00Z');

/** A game as it is logged; goalies' lines have the last six. */
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
}

type SkaterLine = [
  date: string,
  opponent: string,
  ours: number,
  theirs: number,
  goals: number,
  assists: number,
];
export const skater = (...lines: SkaterLine[]): FixtureGame[] =>
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
/** Goals against are the shots that were not saved. */
export const goalie = (...lines: GoalieLine[]): FixtureGame[] =>
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

export interface Persona {
  slug: string;
  /** For the table: who this is. */
  is: string;
  profile: Partial<OnboardingBody> | null;
  games: FixtureGame[];
  /** What the age asks of every answer to them. */
  words: number;
  numbers: boolean;
  /** Drills for others are not to be offered. */
  years: number;
  /** Whose team they coach: these players, who log their games today. */
  team?: { position: 'skater' | 'goalie'; games: FixtureGame[] }[];
  /** Coaches of the same organization, later. */
  joins?: string;
  memories?: string[];
}
