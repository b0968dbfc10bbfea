import type * as z from 'zod';

/**
 * Who may call a route; row-level rules are in the noun's policy.
 * `public`: anyone · `signedIn`: a valid token · `onboarded`: a valid token and a completed profile ·
 * `moderator`, `operator`: an account that was granted the right on the command line.
 */
export type Access = 'public' | 'signedIn' | 'onboarded' | 'moderator' | 'operator';

/** At most `max` calls in `seconds`, counted per account when signed in, otherwise per client address. */
export interface RateLimit {
  max: number;
  seconds: number;
  /** Routes with the same name share one counter. */
  name?: string;
}

/** What a route receives and returns. The browser knows only its types. */
export interface RouteSchemas {
  /** One line for the API reference. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
}

/** An API route as data for the gateway, the clients and the tests. */
export interface Route<Schemas extends RouteSchemas = RouteSchemas> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the origin, with `:name` for parameters: `/api/posts/:id`. */
  path: string;
  /** The file part of a multipart route; the other fields are `body`. `media` is large and streamed. */
  file?: 'avatar' | 'image' | 'media';
  access: Access;
  limit: RateLimit;
  /** Defaults to 200; routes that create something use 201. */
  status?: 200 | 201;
  /** Answers 202 when the effect comes later; the reply has `effective_at` then. */
  delayed?: true;
  /** Only a type, never set: `schemasOf` (routes.schema) returns the schemas. */
  schemas?: Schemas;
}

/** The routes of a noun, one for each entry of its schemas. */
export type Routes<Schemas extends Record<string, RouteSchemas>> = {
  [Name in keyof Schemas]: Route<Schemas[Name]>;
};

type SchemasOf<R extends Route> = NonNullable<R['schemas']>;
type Part = 'params' | 'query' | 'body';
type PartOf<R extends Route, Name extends Part> = Name extends keyof SchemasOf<R>
  ? NonNullable<SchemasOf<R>[Name]>
  : undefined;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type ParamsOf<R extends Route> = OutputOf<PartOf<R, 'params'>>;
export type QueryOf<R extends Route> = OutputOf<PartOf<R, 'query'>>;
export type BodyOf<R extends Route> = OutputOf<PartOf<R, 'body'>>;
export type ReplyOf<R extends Route> = z.output<SchemasOf<R>['reply']>;
/** Inputs of the schemas, before defaults and transforms. */
export type ParamsInputOf<R extends Route> = InputOf<PartOf<R, 'params'>>;
export type QueryInputOf<R extends Route> = InputOf<PartOf<R, 'query'>>;
export type BodyInputOf<R extends Route> = InputOf<PartOf<R, 'body'>>;

/** Reads are cheap and frequent, writes are clicks, searches run per keystroke. */
export const rateLimits = {
  read: { max: 600, seconds: 60 },
  write: { max: 240, seconds: 60 },
  search: { max: 60, seconds: 60 },
  upload: { max: 30, seconds: 1800 },
} as const satisfies Record<string, RateLimit>;

/** Header of a reply with a sentence for people about the whole reply. */
export const noticeHeader = 'x-notice';

/** All writes of one account together. A family that logs a whole tournament stays far below. */
export const accountWriteLimit: RateLimit = { max: 600, seconds: 600 };
