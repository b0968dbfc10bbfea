import { jobNames } from '@rinkside/contracts/jobs';
import * as z from 'zod';
import { onPath } from './path.js';

const port = z.coerce.number().int().min(0).max(65535);
const flag = z.enum(['0', '1']).transform((value) => value === '1');
const url = z.url();
const placeholder = /^(changeme|change-me|secret|password|minioadmin|placeholder)$/i;

/** Every variable the product reads (decisions E13), with its default. Nothing else reads `process.env`. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The one origin for web, API, sockets, media and share pages. */
  PORT: port.default(4000),
  PUBLIC_ORIGIN: url.optional(),
  /** Where metrics are scraped; 0 takes any free port. */
  METRICS_PORT: port.default(0),
  RINKSIDE_HOME: z.string().min(1).default('.rinkside'),
  RINKSIDE_DEMO: flag.default(true),
  RINKSIDE_INSTALL: flag.default(false),
  DATABASE_URL: url,
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  /** Absent: gateway, relay and workers share one process and its memory. */
  REDIS_URL: url.optional(),
  /** Absent: objects lie on the local disk below RINKSIDE_HOME. */
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: z.string().default('rinkside'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().default(''),
  S3_SECRET_KEY: z.string().default(''),
  /** Absent: the embedded provider at `{PUBLIC_ORIGIN}/oidc`. */
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: z.string().default('rinkside-web'),
  OIDC_AUDIENCE: z.string().default('https://api.rinkside.app'),
  OIDC_CONNECTION: z.string().default('Username-Password-Authentication'),
  OIDC_LABEL: z.string().default('Rinkside ID'),
  OIDC_SIGNUP_ENDPOINT: url.optional(),
  /** Where the embedded provider listens; the gateway forwards `/oidc` there. */
  IDENTITY_URL: url.default('http://127.0.0.1:4001'),
  /** Lifetime of the embedded provider's access tokens, seconds. */
  ACCESS_TOKEN_TTL: z.coerce.number().int().min(1).default(900),
  /** Job names and `relay`, comma separated: what this worker process does. */
  WORKER_JOBS: z
    .string()
    .default([...jobNames, 'relay'].join(','))
    .transform((names) => names.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum([...jobNames, 'relay']))),
  /** Addresses or networks of the proxies in front, comma separated: only their X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .transform((list) => list.filter(Boolean)),
  /** The ffmpeg and ffprobe that prepare videos; absent: those on the PATH. */
  FFMPEG_PATH: z.string().min(1).optional(),
  FFPROBE_PATH: z.string().min(1).optional(),
  /** Largest uploads taken, MB of 1,048,576 bytes, and the longest video, s. */
  MEDIA_VIDEO_MB: z.coerce.number().int().min(1).max(5000).default(500),
  MEDIA_IMAGE_MB: z.coerce.number().int().min(1).max(500).default(25),
  MEDIA_SECONDS: z.coerce.number().int().min(1).max(3600).default(180),
  /** Most highlights of one person. */
  MEDIA_PER_PERSON: z.coerce.number().int().min(1).default(1000),
  /** A server that speaks the OpenAI protocol; a key, or an address alone, has it answer for the coach. */
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: url.optional(),
  COACH_MODEL: z.string().min(1).default('gpt-4.1-mini'),
  /** Whether a model may answer children whose guardian allowed it. */
  COACH_MODEL_FOR_CHILDREN: flag.default(false),
  /** Tokens a day, in and out: for one person, and for all. Beyond, the built-in coach answers. */
  COACH_DAILY_TOKENS: z.coerce.number().int().min(0).default(60_000),
  COACH_DAILY_TOKENS_TOTAL: z.coerce.number().int().min(0).default(5_000_000),
  /** How long a model may take, s: to its first word, between two, and for a whole answer. */
  COACH_FIRST_SECONDS: z.coerce.number().positive().max(300).default(15),
  COACH_GAP_SECONDS: z.coerce.number().positive().max(300).default(30),
  COACH_TOTAL_SECONDS: z.coerce.number().positive().max(900).default(120),
  /** Where traces are sent, by OTLP over HTTP; absent: there are none. And which share of clicks is traced, 0 to 1. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.05),
  APP_STORE_URL: url.optional(),
  /** Where families write to whoever runs this installation. */
  CONTACT_EMAIL: z.email().optional(),
  MEDIA_ORIGIN: url.optional(),
  /** Multiplies every rate limit. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
});

type Parsed = z.output<typeof schema>;
export type Env = Omit<Parsed, 'PUBLIC_ORIGIN' | 'OIDC_ISSUER'> & {
  PUBLIC_ORIGIN: string;
  OIDC_ISSUER: string;
};

/** The environment is wrong: one sentence a person can act on, no stack. */
export class EnvError extends Error {}

/**
 * Parses the environment once, typed. Blank counts as absent.
 * @throws EnvError naming every variable that is wrong, without its value.
 */
export const loadEnv = (source: NodeJS.ProcessEnv = process.env): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(given);
  if (error)
    throw new EnvError(
      `The environment is wrong: ${error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}.`,
    );
  if (data.OIDC_AUDIENCE === data.OIDC_CLIENT_ID)
    throw new EnvError(
      'OIDC_AUDIENCE must not be OIDC_CLIENT_ID: tokens that say who somebody is would open the API.',
    );
  if (data.NODE_ENV === 'production') refuseInProduction(data);
  const PUBLIC_ORIGIN = (data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`).replace(/\/$/, '');
  return { ...data, PUBLIC_ORIGIN, OIDC_ISSUER: data.OIDC_ISSUER ?? `${PUBLIC_ORIGIN}/oidc` };
};

const refuseInProduction = (env: Parsed) => {
  if (placeholder.test(env.S3_SECRET_KEY))
    throw new EnvError('S3_SECRET_KEY is a placeholder; production needs a real secret.');
  if (placeholder.test(new URL(env.DATABASE_URL).password))
    throw new EnvError('The password in DATABASE_URL is a placeholder; production needs a real secret.');
  if (env.RATE_LIMIT_FACTOR > 10) throw new EnvError('RATE_LIMIT_FACTOR above 10 is refused in production.');
};

/** Where a program lies on this process's PATH, or undefined. */
export const programOnPath = (program: string): string | undefined => onPath(program, process.env);

/** A copy of this process's environment, for the child processes it starts. */
export const inherited = (): NodeJS.ProcessEnv => ({ ...process.env });
