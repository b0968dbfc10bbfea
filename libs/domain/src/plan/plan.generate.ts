import {
  drillRules,
  type DrillView,
  type PlanDays,
  type Skill,
  type TrainingPlanView,
} from '@rinkside/contracts/drill';
import type { Level, Position, Role } from '@rinkside/contracts/player';
import { drillById } from '../drill/drill.library.js';
import { searchDrills } from '../drill/drill.search.js';
import { workloadFor } from './plan.workload.js';
import { reasonsFor, type PlanGame, type SkillReason } from './plan.rationale.js';

/** The player a plan is generated for. */
export interface PlanPersona {
  /** Years. */
  age: number;
  /** Null follows skater rules. */
  position: Position | null;
  level: Level | null;
  /** Role of the account, if known; a parent's texts say "your player". */
  role?: Role | null;
  /** `YYYY-MM-DD`; drills rotate weekly. */
  today: string;
}

export type GeneratedPlan = Omit<TrainingPlanView, 'edited' | 'version'>;

const dayMs = 24 * 3600_000;
/** Week number since 1970 with weeks from Monday to Sunday; 1 January 1970 was a Thursday. */
const weekOf = (today: string) => Math.floor((Date.parse(today) / dayMs + 3) / 7);
/** Returns the Monday of the week of `today`. */
export const mondayOf = (today: string): string =>
  new Date((weekOf(today) * 7 - 3) * dayMs).toISOString().slice(0, 10);

/** Indexes into the reasons by priority: the first skill gets the most turns. */
const skillRotation = [0, 1, 2, 0, 3, 1, 0, 4, 2, 5];

/** Drill levels that suit a player's level, best first. */
export const suitableDrillLevels: Record<Level, DrillView['level'][]> = {
  House: ['Beginner', 'Intermediate'],
  B: ['Beginner', 'Intermediate'],
  A: ['Intermediate', 'Beginner'],
  AA: ['Intermediate', 'Advanced'],
  AAA: ['Advanced', 'Intermediate'],
  Junior: ['Advanced', 'Intermediate'],
  College: ['Advanced', 'Intermediate'],
  Pro: ['Advanced', 'Intermediate'],
};

const saturday = 6;
/** Drills of a skill, best first: on ice only on Saturday, of the player's level, rotated weekly. */
const candidates = (skill: Skill, day: number, { age, level, today }: PlanPersona): DrillView[] => {
  const found = searchDrills({ skill, age });
  const at = weekOf(today) % Math.max(found.length, 1);
  const suited = suitableDrillLevels[level ?? 'House'];
  const mismatchOf = (drill: DrillView) =>
    ((drill.place === 'ice') === (day === saturday) ? 0 : 2) + (suited.includes(drill.level) ? 0 : 1);
  return [...found.slice(at), ...found.slice(0, at)].toSorted(
    (one, other) => mismatchOf(one) - mismatchOf(other),
  );
};

const generateDays = (persona: PlanPersona, reasons: SkillReason[]): PlanDays => {
  const { maxWeeklyMinutes, days, drillsPerDay } = workloadFor(persona.age);
  const usedDrills = new Set<string>();
  let remainingMinutes = maxWeeklyMinutes;
  let turn = 0;
  const pick = (day: number, practisedSkills: Set<Skill>) => {
    const { skill } = reasons[(skillRotation[turn++ % skillRotation.length] ?? 0) % reasons.length] ?? {};
    const found = skill && !practisedSkills.has(skill) ? candidates(skill, day, persona) : [];
    const drill = found.find(({ id, minutes }) => !usedDrills.has(id) && minutes <= remainingMinutes);
    if (!drill) return [];
    usedDrills.add(drill.id);
    practisedSkills.add(drill.skill);
    remainingMinutes -= drill.minutes;
    return [{ drill_id: drill.id, minutes: drill.minutes, snoozed: false }];
  };
  const items = (day: number) => {
    const practisedSkills = new Set<Skill>();
    // Tries every turn at most once: if none fits, no drill fits the remaining minutes.
    return skillRotation.reduce<ReturnType<typeof pick>>(
      (chosen) => (chosen.length < drillsPerDay ? [...chosen, ...pick(day, practisedSkills)] : chosen),
      [],
    );
  };
  return days.map((day) => ({ day, items: items(day) })).filter((planned) => planned.items.length > 0);
};

const isInPosition =
  ({ position }: PlanPersona) =>
  (game: PlanGame) =>
    (game.position === 'goalie') === (position === 'goalie');

const basisOf = ({ role }: PlanPersona, games: PlanGame[]) => {
  const lastGames = games.length === 1 ? 'game' : `${games.length} games`;
  if (role === 'parent')
    return games.length === 0
      ? 'No games yet: this plan fits your player’s age and position. Log a game and it fits them better.'
      : `Based on your player’s age, position and last ${lastGames}.`;
  return games.length === 0
    ? drillRules.noGames
    : `Based on your age, your position and your last ${lastGames}.`;
};

/** Adds titles, reasons and minutes to the days of a plan. */
const describePlan = (
  persona: PlanPersona,
  games: PlanGame[],
  reasons: SkillReason[],
  planDays: PlanDays,
): GeneratedPlan => {
  const days = Array.from({ length: 7 }, (_, at) => {
    const items = (planDays.find(({ day }) => day === at + 1)?.items ?? []).flatMap((item) => {
      const drill = drillById(item.drill_id);
      if (!drill) return [];
      const why = reasons.find(({ skill }) => skill === drill.skill)?.why ?? drillRules.ownPick;
      return [{ ...item, title: drill.title, why }];
    });
    return { day: at + 1, rest: items.length === 0, items };
  });
  return {
    title: drillRules.planTitle,
    basis: basisOf(persona, games),
    games: games.length,
    weekly_minutes: days
      .flatMap(({ items }) => items)
      .reduce((sum, { minutes, snoozed }) => sum + (snoozed ? 0 : minutes), 0),
    cap_minutes: workloadFor(persona.age).maxWeeklyMinutes,
    days,
  };
};

/**
 * Generates a week of drills from age, position, level and last games, with a reason for each item. It never exceeds the
 * weekly minutes of the age and always has rest days. `editedDays` replace the generated days.
 */
export const generatePlan = (
  persona: PlanPersona,
  games: PlanGame[],
  { focus, editedDays }: { focus?: Skill; editedDays?: PlanDays } = {},
): GeneratedPlan => {
  const counted = games.filter(isInPosition(persona));
  const reasons = reasonsFor(persona, counted, focus);
  return describePlan(persona, counted, reasons, editedDays ?? generateDays(persona, reasons));
};
