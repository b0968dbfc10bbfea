import * as z from './zod.schema.js';
import { example } from './example.js';
import { calendarDate, id, instant, targetId, version } from './id.schema.js';
import { pageQuery } from './paging.schema.js';
import { line } from './text.schema.js';
import { skills, drillLevels, places, placeFilters, drillRules, feelings } from './drill.js';

/** Feet on a rink from above: x along its length from the left boards, y from the top boards. */
const point = z.tuple([z.number().min(0).max(200), z.number().min(0).max(85)]);

/** Diagram of a drill as data. The client draws it; `description` is its text alternative. */
export const diagram = z.object({
  /** The whole rink, its left half, or the area around the left net; `floor` is a sketch without lines or scale. */
  view: z.enum(['full', 'half', 'crease', 'floor']),
  description: z.string(),
  marks: z.array(
    z.object({
      kind: z.enum(['player', 'goalie', 'coach', 'cone', 'puck', 'net', 'target']),
      at: point,
      label: z.string().max(3).optional(),
    }),
  ),
  /** In the order they are animated. */
  paths: z.array(
    z.object({
      kind: z.enum(['skate', 'backward', 'carry', 'pass', 'shot']),
      points: z.array(point).min(2),
    }),
  ),
});
export type Diagram = z.infer<typeof diagram>;

const drillId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .meta(example('figure-eight-hands'));

const titleExample = example('Figure eight hands');
const whyExample = example(
  '1 goal and 3 assists in your last 5 games: a quicker release turns your looks into shots.',
);

export const drillView = z.object({
  /** Slug in URLs, such as `figure-eight-hands`; never changes. */
  id: drillId,
  title: z.string().meta(titleExample),
  skill: z.enum(skills).meta(example('stick-handling')),
  sub_skill: z.string().meta(example('Soft hands')),
  level: z.enum(drillLevels),
  /** Suitable ages in years, both included. */
  ages: z.object({ from: z.int(), to: z.int() }),
  place: z.enum(places).meta(example('home')),
  space: z.string().meta(example('A flat patch of 6 by 4 feet')),
  equipment: z.array(z.string()),
  players: z.object({ from: z.int(), to: z.int() }),
  minutes: z.int().positive().meta(example(15)),
  setup: z.string().meta(example('Put two cones three feet apart and stand behind them.')),
  steps: z.array(z.string()).min(1).max(6),
  key_points: z.array(z.string()).min(1).max(3),
  easier: z.string().meta(example('Move the cones closer.')),
  harder: z.string().meta(example('Look straight ahead and feel the ball.')),
  /** What to count: `20 clean in 60 s`. */
  measure: z.string().meta(example('12 clean figure eights in 60 s')),
  safety: z.string().meta(example('Clear the floor of anything you could step on.')),
  /** Timer: number of rounds, with seconds of work and rest. */
  rounds: z.object({ count: z.int().positive(), work: z.int().positive(), rest: z.int().nonnegative() }),
  diagram,
  author: z.string(),
});
export type DrillView = z.infer<typeof drillView>;

export const drillSessionView = z.object({
  id,
  drill_id: drillId,
  title: z.string().meta(titleExample),
  seconds: z.int().positive().meta(example(900)),
  feeling: z.enum(feelings).nullable(),
  created_at: instant,
});
export type DrillSessionView = z.infer<typeof drillSessionView>;

const planItem = z.object({
  drill_id: drillId,
  minutes: z.int().min(1).max(120).meta(example(15)),
  /** Skipped this week. */
  snoozed: z.boolean().default(false),
});

/** Day of the week, 1 Monday to 7 Sunday. */
const day = z.int().min(1).max(7);

export const trainingPlanView = z.object({
  title: z.literal(drillRules.planTitle),
  /** One sentence on what the plan is based on. */
  basis: z.string().meta(example('Based on your age, your position and your last 5 games.')),
  games: z.int().nonnegative(),
  /** Minutes per week, and the maximum for this age. */
  weekly_minutes: z.int().nonnegative().meta(example(105)),
  cap_minutes: z.int().positive().meta(example(200)),
  days: z
    .array(
      z.object({
        day,
        rest: z.boolean(),
        items: z.array(
          planItem.extend({ title: z.string().meta(titleExample), why: z.string().meta(whyExample) }),
        ),
      }),
    )
    .length(7),
  /** Whether its owner edited it. */
  edited: z.boolean().meta(example(false)),
  version,
});
export type TrainingPlanView = z.infer<typeof trainingPlanView>;

/** An edited day as stored. `skipped` is the Monday of the week in which the drill is snoozed. */
export const storedPlanDay = z.object({
  day,
  items: z.array(planItem.omit({ snoozed: true }).extend({ skipped: calendarDate.nullable() })),
});
export type StoredPlanDay = z.infer<typeof storedPlanDay>;

/** Omitted days are rest days; `null` restores the generated plan. */
const trainingPlanBody = z.strictObject({
  days: z
    .array(z.strictObject({ day, items: z.array(planItem).min(1).max(6) }))
    .max(6, drillRules.rest)
    .refine((days) => new Set(days.map((entry) => entry.day)).size === days.length, drillRules.dayTwice)
    .nullable(),
});
export type TrainingPlanBody = z.output<typeof trainingPlanBody>;
/** The training days of a plan; all other days are rest days. */
export type PlanDays = NonNullable<TrainingPlanBody['days']>;

export const drillSchemas = {
  list: {
    summary: 'The drills of the library that fit the viewer’s age.',
    query: z.strictObject({
      skill: z.enum(skills).optional(),
      place: z.enum(placeFilters).optional(),
      search: line().max(80).optional(),
    }),
    reply: z.array(drillView),
  },
  one: {
    summary: 'One drill.',
    // Any short text passes, so a malformed id gets this route's own 404 message.
    params: z.strictObject({ id: targetId }),
    reply: drillView,
  },
  sessions: {
    summary: 'Your finished drills, newest first.',
    query: pageQuery({ limit: 20 }),
    reply: z.array(drillSessionView),
  },
  finish: {
    summary: 'Saves a finished drill.',
    body: z.strictObject({
      drill_id: targetId,
      seconds: z
        .int(drillRules.seconds)
        .min(1, drillRules.seconds)
        .max(14_400, drillRules.seconds)
        .meta(example(900)),
      feeling: z.enum(feelings).nullish(),
    }),
    reply: drillSessionView,
  },
  plan: {
    summary: 'Your training plan, derived from age, position and last games, with your changes.',
    reply: trainingPlanView,
  },
  changePlan: {
    summary: 'Updates your training plan, or resets it to the derived one.',
    body: trainingPlanBody,
    reply: trainingPlanView,
  },
};
