import * as z from 'zod';
import { awardView } from '@rinkside/contracts/award.schema';
import { drillSessionView, drillView, trainingPlanView } from '@rinkside/contracts/drill.schema';
import { errorView } from '@rinkside/contracts/error.schema';
import { gameView, publicGame } from '@rinkside/contracts/game.schema';
import { highlightView, publicHighlight } from '@rinkside/contracts/highlight.schema';
import { commentView } from '@rinkside/contracts/item.schema';
import { notificationView } from '@rinkside/contracts/notification.schema';
import {
  organizationCard,
  organizationDetails,
  organizationView,
} from '@rinkside/contracts/organization.schema';
import { author, playerRow, playerView, profileView, publicPlayer } from '@rinkside/contracts/player.schema';
import { postView } from '@rinkside/contracts/post.schema';
import { seasonStats, statsView } from '@rinkside/contracts/season.schema';

/** Schemas the API reference lists by name; all others are inlined where they are used. */
const schemasByName = {
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
  OrganizationPage: organizationDetails,
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
for (const [id, schema] of Object.entries<z.ZodType>(schemasByName)) registry.add(schema, { id });

export type JsonSchema = z.core.JSONSchema.BaseSchema;
type Direction = 'input' | 'output';

/** Drops redundant keywords: the pattern of a string with a format, and the bounds of a safe integer. */
const dropRedundantKeywords = ({ jsonSchema }: { jsonSchema: JsonSchema }) => {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
};

const jsonSchemaOptions = { unrepresentable: 'any', override: dropRedundantKeywords } as const;

/** Converts a schema to JSON Schema with all parts inlined. */
export const toJsonSchema = (schema: z.ZodType, io: Direction): JsonSchema => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { ...jsonSchemaOptions, io });
  return shape;
};

/** Converts a schema to JSON Schema that references the named schemas. @returns it and the named schemas it uses. */
const withReferences = (schema: z.ZodType, io: Direction) => {
  const {
    $schema: _,
    $defs = {},
    ...shape
  } = z.toJSONSchema(schema, { ...jsonSchemaOptions, io, metadata: registry });
  const withComponentRefs = (part: unknown) =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', '"#/components/schemas/')) as unknown;
  return { shape: withComponentRefs(shape), shapes: withComponentRefs($defs) as object };
};

/** Returns the JSON Schema of a reply, referencing the named schemas. */
export const replySchema = (reply: z.ZodType): unknown => withReferences(reply, 'output').shape;

/** Returns the JSON Schemas of all named schemas, by name. */
export const namedSchemas = (): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.values<z.ZodType>(schemasByName).map((schema) => withReferences(schema, 'output').shapes),
  ) as Record<string, unknown>;
