import * as z from 'zod';
import { awardView } from './award.js';
import { drillSessionView, drillView, trainingPlanView } from './drill.js';
import { errorView } from './error.js';
import { gameView, publicGame } from './game.js';
import { highlightView, publicHighlight } from './highlight.js';
import { commentView } from './item.js';
import { notificationView } from './notification.js';
import { organizationCard, organizationPage, organizationView } from './organization.js';
import { author, playerRow, playerView, profileView, publicPlayer } from './player.js';
import { postView } from './post.js';
import { seasonStats, statsView } from './season.js';

/** Shapes the reference names; every other one is written out where it is used. */
const named = {
  Author: author,
  Award: awardView,
  Comment: commentView,
  Drill: drillView,
  DrillSession: drillSessionView,
  Error: errorView,
  Game: gameView,
  Highlight: highlightView,
  Notification: notificationView,
  Organization: organizationView,
  OrganizationCard: organizationCard,
  OrganizationPage: organizationPage,
  Player: playerView,
  PlayerRow: playerRow,
  Post: postView,
  Profile: profileView,
  PublicGame: publicGame,
  PublicHighlight: publicHighlight,
  PublicPlayer: publicPlayer,
  SeasonStats: seasonStats,
  Stats: statsView,
  TrainingPlan: trainingPlanView,
} as const;

const registry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries<z.ZodType>(named)) registry.add(schema, { id });

export type JsonSchema = z.core.JSONSchema.BaseSchema;
type Direction = 'input' | 'output';

/** A format says what its pattern does, and every whole number is below 2^53. */
const readable = ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
};

const options = { unrepresentable: 'any', override: readable } as const;

/** A schema as JSON Schema, written out. */
export const writtenOut = (schema: z.ZodType, io: Direction): JsonSchema => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { ...options, io });
  return shape;
};

/** A schema as JSON Schema that names the shapes with a name, and those shapes. */
const withNames = (schema: z.ZodType, io: Direction) => {
  const { $schema: _, $defs = {}, ...shape } = z.toJSONSchema(schema, { ...options, io, metadata: registry });
  const moved = (part: unknown) =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/')) as unknown;
  return { shape: moved(shape), shapes: moved($defs) as object };
};

/** What a reply looks like. */
export const replySchema = (reply: z.ZodType): unknown => withNames(reply, 'output').shape;

/** Every named shape, by its name. */
export const namedSchemas = (): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.values<z.ZodType>(named).map((schema) => withNames(schema, 'output').shapes),
  ) as Record<string, unknown>;
