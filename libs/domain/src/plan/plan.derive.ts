import {
  drillRules,
  type DrillView,
  type Skill,
  type TrainingPlanBody,
  type TrainingPlanView,
} from '@rinkside/contracts/drill';
import type { Level, Position, Role } from '@rinkside/contracts/player';
import { drillOf } from '../drill/drill.library.js';
import { findDrills } from '../drill/drill.search.js';
import { loadOf } from './plan.load.js';
import { reasonsFor, type PlanGame, type Reason } from './plan.reasons.js';

/** Whom a plan is for. */
export interface PlanPersona {
  /** Years. */
  age: number;
  /** Null plays by skater rules. */
  position: Position | null;
  level: Level | null;
  /** Whose account it is, where that is known: a parent reads of their player. */
  role?: Role | null;
  /** `YYYY-MM-DD`; drills take turns from week to week. */
  today: string;
}

/** The days of a plan as they are kept; the others rest. */
export type PlanDays = NonNullable<TrainingPlanBody['days']>;
export type DerivedPlan = Omit<TrainingPlanView, 'edited' | 'version'>;

const day = 24 * 3600_000;
/** Weeks from Monday to Sunday; 1970 began on a Thursday. */
const weekOf = (today: string) => Math.floor((Date.parse(today) / day + 3) / 7);
/** The Monday of the week `today` lies in. */
export const mondayOf = (today: string): string =>
  new Date((weekOf(today) * 7 - 3) * day).toISOString().slice(0, 10);

/** The most pressing skill twice as often as the next. */
const turns = [0, 1, 2, 0, 3, 1, 0, 4, 2, 5];

/** Of a library level, the fitter first. */
export const suitedLevels: Record<Level, DrillView['level'][]> = {
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
/** Drills of a skill, the fittest first: without ice but for Saturday, of the own level, others from week to week. */
const candidates = (skill: Skill, day: number, { age, level, today }: PlanPersona): DrillView[] => {
  const found = findDrills({ skill, age });
  const at = weekOf(today) % Math.max(found.length, 1);
  const suited = suitedLevels[level ?? 'House'];
  const misfit = (drill: DrillView) =>
    ((drill.place === 'ice') === (day === saturday) ? 0 : 2) + (suited.includes(drill.level) ? 0 : 1);
  return [...found.slice(at), ...found.slice(0, at)].toSorted((one, other) => misfit(one) - misfit(other));
};

const planDays = (persona: PlanPersona, reasons: Reason[]): PlanDays => {
  const { cap, days, drills } = loadOf(persona.age);
  const taken = new Set<string>();
  let left = cap;
  let turn = 0;
  const pick = (day: number, practised: Set<Skill>) => {
    const { skill } = reasons[(turns[turn++ % turns.length] ?? 0) % reasons.length] ?? {};
    const found = skill && !practised.has(skill) ? candidates(skill, day, persona) : [];
    const drill = found.find(({ id, minutes }) => !taken.has(id) && minutes <= left);
    if (!drill) return [];
    taken.add(drill.id);
    practised.add(drill.skill);
    left -= drill.minutes;
    return [{ drill_id: drill.id, minutes: drill.minutes, snoozed: false }];
  };
  const items = (day: number) => {
    const practised = new Set<Skill>();
    // Each turn once at most: then nothing fits the rest of the week.
    return turns.reduce<ReturnType<typeof pick>>(
      (chosen) => (chosen.length < drills ? [...chosen, ...pick(day, practised)] : chosen),
      [],
    );
  };
  return days.map((day) => ({ day, items: items(day) })).filter((planned) => planned.items.length > 0);
};

const played =
  ({ position }: PlanPersona) =>
  (game: PlanGame) =>
    (game.position === 'goalie') === (position === 'goalie');

const basisOf = ({ role }: PlanPersona, games: PlanGame[]) => {
  const last = games.length === 1 ? 'game' : `${games.length} games`;
  if (role === 'parent')
    return games.length === 0
      ? 'No games yet: this plan fits your player’s age and position. Log a game and it fits them better.'
      : `Made from your player’s age, position and last ${last}.`;
  return games.length === 0 ? drillRules.noGames : `Made from your age, your position and your last ${last}.`;
};

/** A plan with everything said about it: titles, reasons and minutes. */
const described = (
  persona: PlanPersona,
  games: PlanGame[],
  reasons: Reason[],
  kept: PlanDays,
): DerivedPlan => {
  const days = Array.from({ length: 7 }, (_, at) => {
    const items = (kept.find(({ day }) => day === at + 1)?.items ?? []).flatMap((item) => {
      const drill = drillOf(item.drill_id);
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
    cap_minutes: loadOf(persona.age).cap,
    days,
  };
};

/**
 * A week of drills from somebody's age, position, level and last games; every item says why. It never passes
 * what the age should train in a week and always leaves days of rest. `kept` are days its owner chose instead.
 */
export const derivePlan = (
  persona: PlanPersona,
  games: PlanGame[],
  { focus, kept }: { focus?: Skill; kept?: PlanDays } = {},
): DerivedPlan => {
  const counted = games.filter(played(persona));
  const reasons = reasonsFor(persona, counted, focus);
  return described(persona, counted, reasons, kept ?? planDays(persona, reasons));
};
