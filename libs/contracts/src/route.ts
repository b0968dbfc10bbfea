import type * as z from 'zod';

/**
 * Who may call a route at all (the row's own law is the noun's policy):
 * `public` anybody · `signedIn` a valid token · `onboarded` a valid token and a completed profile ·
 * `moderator`, `operator` an account that was made one on the machine itself.
 */
export type Access = 'public' | 'signedIn' | 'onboarded' | 'moderator' | 'operator';

/** At most `max` calls in `seconds`, counted per account when signed in, else per address. */
export interface Limit {
  max: number;
  seconds: number;
  /** What is counted together, where that is more than one route. */
  name?: string;
}

export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the origin, with `:name` for parameters: `/api/posts/:id`. */
  path: string;
  /** What it does, one line for the API's reference. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The one file part of a multipart route; its fields are `body`. `media` is large and read while it comes. */
  file?: 'avatar' | 'image' | 'media';
  reply: Reply;
  access: Access;
  limit: Limit;
  /** 200 unless said; creates answer 201. */
  status?: 200 | 201;
}

/** Declares one call of the API as data: gateway, clients and tests all read it. */
export const route = <
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodType,
>(
  definition: Route<Params, Query, Body, Reply>,
) => definition;

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type ParamsOf<R extends Route> = Parsed<NonNullable<R['params']>>;
export type QueryOf<R extends Route> = Parsed<NonNullable<R['query']>>;
export type BodyOf<R extends Route> = Parsed<NonNullable<R['body']>>;
export type ReplyOf<R extends Route> = z.output<R['reply']>;
/** What a caller hands over: the schemas' inputs, before defaults and transforms. */
export type SentParamsOf<R extends Route> = Sent<NonNullable<R['params']>>;
export type SentQueryOf<R extends Route> = Sent<NonNullable<R['query']>>;
export type SentBodyOf<R extends Route> = Sent<NonNullable<R['body']>>;

/** Reads are cheap and frequent, writes are a person's clicks, searches run per keystroke. */
export const limits = {
  read: { max: 600, seconds: 60 },
  write: { max: 240, seconds: 60 },
  search: { max: 60, seconds: 60 },
  upload: { max: 30, seconds: 1800 },
} as const satisfies Record<string, Limit>;
