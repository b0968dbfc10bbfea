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

export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the origin, with `:name` for parameters: `/api/posts/:id`. */
  path: string;
  /** One line for the API reference. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The file part of a multipart route; the other fields are `body`. `media` is large and streamed. */
  file?: 'avatar' | 'image' | 'media';
  reply: Reply;
  access: Access;
  limit: RateLimit;
  /** Defaults to 200; routes that create something use 201. */
  status?: 200 | 201;
}

/** Declares an API route as data for the gateway, the clients and the tests. */
export const route = <
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodType,
>(
  definition: Route<Params, Query, Body, Reply>,
) => definition;

type SchemaOutput<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type SchemaInput<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type ParamsOf<R extends Route> = SchemaOutput<NonNullable<R['params']>>;
export type QueryOf<R extends Route> = SchemaOutput<NonNullable<R['query']>>;
export type BodyOf<R extends Route> = SchemaOutput<NonNullable<R['body']>>;
export type ReplyOf<R extends Route> = z.output<R['reply']>;
/** Inputs of the schemas, before defaults and transforms. */
export type ParamsInputOf<R extends Route> = SchemaInput<NonNullable<R['params']>>;
export type QueryInputOf<R extends Route> = SchemaInput<NonNullable<R['query']>>;
export type BodyInputOf<R extends Route> = SchemaInput<NonNullable<R['body']>>;

/** Reads are cheap and frequent, writes are clicks, searches run per keystroke. */
export const rateLimits = {
  read: { max: 600, seconds: 60 },
  write: { max: 240, seconds: 60 },
  search: { max: 60, seconds: 60 },
  upload: { max: 30, seconds: 1800 },
} as const satisfies Record<string, RateLimit>;
