import { jobNames } from '@rinkside/contracts/jobs';
import * as z from 'zod';
import { which } from './which.js';

const port = z.coerce.number().int().min(0).max(65535);
const flag = z.enum(['0', '1']).transform((value) => value === '1');
const url = z.url();
const placeholder = /^(changeme|change-me|secret|password|minioadmin|placeholder)$/i;

/** Every environment variable the product reads, with its default. No other file reads `process.env`. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PORT: port.default(4000),
  /** Public origin of the web app, API, sockets, media and share pages. */
  PUBLIC_ORIGIN: url.optional(),
  /** Port of `/metrics`; 0 takes any free port. */
  METRICS_PORT: port.default(0),
  RINKSIDE_HOME: z.string().min(1).default('.rinkside'),
  RINKSIDE_DEMO: flag.default(true),
  RINKSIDE_INSTALL: flag.default(false),
  DATABASE_URL: url,
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  /** Unset: gateway, relay and workers run in one process. */
  REDIS_URL: url.optional(),
  /** Unset: objects are stored on the local disk under RINKSIDE_HOME. */
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: z.string().default('rinkside'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().default(''),
  S3_SECRET_KEY: z.string().default(''),
  /** Unset: the embedded provider at `{PUBLIC_ORIGIN}/oidc`. */
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
  /** Comma-separated job names and `relay`: what this worker process runs. */
  WORKER_JOBS: z
    .string()
    .default([...jobNames, 'relay'].join(','))
    .transform((names) => names.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum([...jobNames, 'relay']))),
  /** Comma-separated addresses or networks of reverse proxies; X-Forwarded-For is trusted only from them. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .transform((list) => list.filter(Boolean)),
  /** ffmpeg and ffprobe for video processing. Unset: those on the PATH. */
  FFMPEG_PATH: z.string().min(1).optional(),
  FFPROBE_PATH: z.string().min(1).optional(),
  /** Upload limits in MB (1,048,576 bytes) and the video length limit in seconds. */
  MEDIA_VIDEO_MB: z.coerce.number().int().min(1).max(5000).default(500),
  MEDIA_IMAGE_MB: z.coerce.number().int().min(1).max(500).default(25),
  MEDIA_SECONDS: z.coerce.number().int().min(1).max(3600).default(180),
  /** Limit of highlights per player. */
  MEDIA_PER_PERSON: z.coerce.number().int().min(1).default(1000),
  /** OpenAI-compatible server. Setting the key or the base URL enables model replies for the coach. */
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: url.optional(),
  COACH_MODEL: z.string().min(1).default('gpt-4.1-mini'),
  /** Allows model replies to children with guardian consent. */
  COACH_MODEL_FOR_CHILDREN: flag.default(false),
  /** Daily token limits (input and output) per player and in total. Above them the built-in coach replies. */
  COACH_DAILY_TOKENS: z.coerce.number().int().min(0).default(60_000),
  COACH_DAILY_TOKENS_TOTAL: z.coerce.number().int().min(0).default(5_000_000),
  /** Model timeouts in seconds: first token, gap between tokens, whole reply. */
  COACH_FIRST_SECONDS: z.coerce.number().positive().max(300).default(15),
  COACH_GAP_SECONDS: z.coerce.number().positive().max(300).default(30),
  COACH_TOTAL_SECONDS: z.coerce.number().positive().max(900).default(120),
  /** OTLP/HTTP endpoint for traces (unset: tracing is off) and the sampling ratio, 0 to 1. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.05),
  APP_STORE_URL: url.optional(),
  /** Contact address of the operator, shown to families. */
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

/** Invalid configuration. Reported to the operator as one sentence without a stack. */
export class EnvError extends Error {
  override readonly name: string = 'EnvError';
}

/**
 * Parses the environment. Empty values count as unset.
 * @throws EnvError naming every invalid variable, without its value
 */
export const loadEnv = (source: NodeJS.ProcessEnv = process.env): Env => {
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(variables);
  if (error)
    throw new EnvError(
      `The environment is wrong: ${error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}.`,
    );
  if (data.OIDC_AUDIENCE === data.OIDC_CLIENT_ID)
    throw new EnvError('OIDC_AUDIENCE must not be OIDC_CLIENT_ID: id tokens would be accepted by the API.');
  if (data.NODE_ENV === 'production') checkProduction(data);
  const PUBLIC_ORIGIN = (data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`).replace(/\/$/, '');
  return { ...data, PUBLIC_ORIGIN, OIDC_ISSUER: data.OIDC_ISSUER ?? `${PUBLIC_ORIGIN}/oidc` };
};

const checkProduction = (env: Parsed) => {
  if (placeholder.test(env.S3_SECRET_KEY))
    throw new EnvError('S3_SECRET_KEY is a placeholder; production needs a real secret.');
  if (placeholder.test(new URL(env.DATABASE_URL).password))
    throw new EnvError('The password in DATABASE_URL is a placeholder; production needs a real secret.');
  if (env.RATE_LIMIT_FACTOR > 10) throw new EnvError('RATE_LIMIT_FACTOR must not be above 10 in production.');
};

/** Returns the path of a program on this process's PATH, or undefined. */
export const findOnPath = (program: string): string | undefined => which(program, process.env);

/** Returns a copy of this process's environment for child processes. */
export const childEnv = (): NodeJS.ProcessEnv => ({ ...process.env });
