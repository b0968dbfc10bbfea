import { isIP } from 'node:net';
import { jobNames } from '@rinkside/contracts/jobs.schema';
import * as z from 'zod';
import { parseDatabaseUrl } from './database-connection.js';
import { assertNoMisspeltName, readSecretFiles } from './env-names.js';
import { EnvError } from './errors.js';
import { which } from './which.js';

export { EnvError };

const port = z.coerce.number().int().min(0).max(65535);
const flag = z.enum(['0', '1']).transform((value) => value === '1');
const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be a URL that starts with http:// or https://',
});
const isOrigin = (text: string) => {
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && !search && !hash && !username;
};
const origin = httpUrl.refine(isOrigin, {
  error: 'must be an origin such as https://rink.example, without a path',
});

/** The names are those of Fastify's `trustProxy`. */
const proxyRanges = ['loopback', 'linklocal', 'uniquelocal'];
const isNetwork = (entry: string) => {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  const maxBits = version === 4 ? 32 : 128;
  return (
    version > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits))
  );
};
const placeholder = /^(changeme|change-me|secret|password|minioadmin|placeholder)$/i;

/**
 * Every environment variable the product reads, with its default. No other file reads `process.env`.
 * `docs/reference/configuration.md` is generated from it.
 */
export const envSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('Runtime mode. `production` rejects placeholder secrets.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe level that is logged.'),
  PORT: port.default(4000).describe('Port of the gateway.'),
  BIND_ADDRESS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((address) => address.trim()))
    .transform((list) => list.filter(Boolean))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.literal('localhost')])))
    .describe(
      'Comma-separated addresses that the gateway and the metrics endpoints listen on. Unset: all addresses; `npm start` uses `127.0.0.1,::1`, so that other machines cannot reach it.',
    ),
  PUBLIC_ORIGIN: origin
    .optional()
    .describe(
      'Public origin of the web app, API, sockets, media and share pages. Unset: `http://localhost:{PORT}`.',
    ),
  METRICS_PORT: port
    .default(0)
    .describe('Port of `/metrics`, and in workers also of the health endpoints. 0 takes any free port.'),
  RINKSIDE_HOME: z
    .string()
    .min(1)
    .default('.rinkside')
    .describe('Data directory of `npm start`. Also holds stored objects if `S3_ENDPOINT` is unset.'),
  RINKSIDE_DEMO: flag
    .optional()
    .describe(
      'Creates demo accounts and content. Needs the embedded identity provider. Unset: `1`, but `0` if PUBLIC_ORIGIN is an https URL.',
    ),
  RINKSIDE_DEMO_GAME: flag
    .default(false)
    .describe(
      'Plays a live game of a demo player that never ends. `npm start` sets it together with the demo content.',
    ),
  RINKSIDE_INSTALL: flag.default(false).describe('Lets `npm start` install missing system packages.'),
  DATABASE_URL: z
    .string()
    .check(({ value, issues }) => {
      try {
        parseDatabaseUrl(value);
      } catch (error) {
        if (!(error instanceof EnvError)) throw error;
        issues.push({ code: 'custom', message: error.message, input: value });
      }
    })
    .meta({ format: 'uri' })
    .describe(
      'PostgreSQL connection URL: `postgres://user:password@host:5432/database`. Supported parameters: `sslmode` (`disable`, `require`, `verify-ca`, `verify-full`), `sslrootcert` (a PEM file, or `system`), `host` (a folder with a socket), `application_name` and `connect_timeout` (seconds). `npm start` starts its own PostgreSQL if it is unset.',
    ),
  DATABASE_PASSWORD: z
    .string()
    .min(1)
    .optional()
    .describe('Password for DATABASE_URL, with any characters. Unset: the password in DATABASE_URL.'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(100)
    .default(10)
    .describe('Maximum number of database connections per process.'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be a URL that starts with redis:// or rediss://' })
    .optional()
    .describe(
      'Redis connection URL, with TLS if it starts with `rediss://`: `rediss://user:password@host:6379/0`. Unset: gateway, relay and workers must run in one process.',
    ),
  REDIS_PASSWORD: z
    .string()
    .min(1)
    .optional()
    .describe('Password for REDIS_URL, with any characters. Unset: the password in REDIS_URL.'),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w.:-]{1,100}$/, { error: 'must consist of letters, digits and _ . : -' })
    .optional()
    .describe('Prefix of all keys, queues, streams and channels in Redis. Unset: `rinkside:{database}`.'),
  S3_ENDPOINT: origin
    .optional()
    .describe('S3 endpoint for stored objects. Unset: local disk, under `RINKSIDE_HOME`.'),
  S3_BUCKET: z.string().default('rinkside').describe('S3 bucket. Created if it does not exist.'),
  S3_REGION: z.string().default('us-east-1').describe('S3 region.'),
  S3_ACCESS_KEY: z.string().default('').describe('S3 access key. Empty: see `AWS_WEB_IDENTITY_TOKEN_FILE`.'),
  S3_SECRET_KEY: z.string().default('').describe('S3 secret key.'),
  AWS_WEB_IDENTITY_TOKEN_FILE: z
    .string()
    .optional()
    .describe(
      'Token file of a role on AWS, which EKS sets together with `AWS_ROLE_ARN` and `AWS_REGION`. Without `S3_ACCESS_KEY`, the storage keys come from that role.',
    ),
  OPERATOR_CONTACT: z
    .string()
    .max(200)
    .default('the operator of this site')
    .describe(
      'How people reach the operator, such as an email address. Sentences name it where a decision waits and no moderator exists.',
    ),
  OIDC_ISSUER: httpUrl
    .optional()
    .describe('Issuer URL of the identity provider. Unset: the embedded provider at `{PUBLIC_ORIGIN}/oidc`.'),
  OIDC_CLIENT_ID: z.string().default('rinkside-web').describe('Client id of the web app, a public client.'),
  OIDC_AUDIENCE: z
    .string()
    .default('https://api.rinkside.app')
    .describe('Audience of the access tokens. Must differ from the client id.'),
  OIDC_CONNECTION: z
    .string()
    .default('Username-Password-Authentication')
    .describe('Database connection of the provider for sign-up and password sign-in.'),
  OIDC_LABEL: z.string().default('Rinkside ID').describe('Name of the provider on the sign-in button.'),
  OIDC_SIGNUP_ENDPOINT: httpUrl
    .optional()
    .describe('Sign-up endpoint of a hosted provider. Unset: sign-up opens the page of that provider.'),
  OIDC_EMAILS_ARE_VERIFIED: flag
    .default(false)
    .describe(
      '`1` states that the identity provider confirms every email address, although it does not say so with `email_verified`. Only confirmed addresses can invite guardians and vouch for others.',
    ),
  OIDC_ACCOUNT_PAGE: httpUrl
    .optional()
    .describe('Page of a hosted provider where people manage their account; the settings link to it.'),
  IDENTITY_URL: httpUrl
    .default('http://127.0.0.1:4001')
    .describe(
      'Internal URL of the embedded identity provider. It listens on this port, and the gateway forwards `/oidc` there.',
    ),
  GATEWAY_URL: httpUrl
    .optional()
    .describe(
      'Internal URL of the gateways, where the embedded identity provider reports ended sessions. Unset: `http://127.0.0.1:{PORT}`.',
    ),
  ACCESS_TOKEN_TTL: z.coerce
    .number()
    .int()
    .min(1)
    .default(900)
    .describe('Lifetime of access tokens of the embedded provider, in seconds.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be a URL that starts with smtp:// or smtps://' })
    .optional()
    .describe(
      'Mail server of the embedded provider: `smtp://user:password@host:587`, or `smtps://` for TLS from the start. `?requireTLS=true` refuses a server without STARTTLS. Unset: mails are written as files to `{RINKSIDE_HOME}/mail`.',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^<>@\s]+@[^<>@\s]+>?$/, {
      error: 'must be an address such as Rinkside <mail@rink.example>',
    })
    .optional()
    .describe('Sender of mails. Unset: `Rinkside <no-reply@{host of PUBLIC_ORIGIN}>`.'),
  WORKER_JOBS: z
    .string()
    .default([...jobNames, 'relay'].join(','))
    .transform((names) => names.split(',').map((name) => name.trim()))
    .transform((names) => names.filter(Boolean))
    .pipe(
      z
        .array(z.enum([...jobNames, 'relay']))
        .min(1, { error: `must list at least one of ${[...jobNames, 'relay'].join(', ')}` }),
    )
    .describe(
      'Comma-separated job names and `relay`: what this worker process runs. An empty list is an error.',
    ),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .transform((list) => list.filter(Boolean))
    .refine((list) => list.every((entry) => proxyRanges.includes(entry) || isNetwork(entry)), {
      error: `must be addresses, networks such as 10.0.0.0/8, or ${proxyRanges.join(', ')}`,
    })
    .describe(
      'Comma-separated addresses or networks of reverse proxies. `X-Forwarded-For` is trusted only from them.',
    ),
  FFMPEG_PATH: z.string().min(1).optional().describe('Path of ffmpeg. Unset: ffmpeg on the PATH.'),
  FFPROBE_PATH: z.string().min(1).optional().describe('Path of ffprobe. Unset: ffprobe on the PATH.'),
  FFMPEG_MISSING: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Reason why videos cannot be processed. If set, video and GIF uploads are refused with it. `npm start` sets it on a machine without a complete ffmpeg 5.1 or newer.',
    ),
  MEDIA_VIDEO_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(5000)
    .default(500)
    .describe('Maximum size of a video, in MB of 1,048,576 bytes.'),
  MEDIA_IMAGE_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(500)
    .default(25)
    .describe('Maximum size of a highlight image, in MB of 1,048,576 bytes.'),
  MEDIA_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3600)
    .default(180)
    .describe('Maximum length of a video, in seconds.'),
  MEDIA_WAIT_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(7200)
    .default(1800)
    .describe(
      'How long preparing a video may take, in seconds, before it goes back to its queue. Most of it is waiting for a processor.',
    ),
  MEDIA_PER_PERSON: z.coerce
    .number()
    .int()
    .min(1)
    .default(1000)
    .describe('Maximum number of highlights per player.'),
  UPLOAD_QUOTA_GB: z.coerce
    .number()
    .positive()
    .default(10)
    .describe(
      'Maximum size of all uploaded files of the highlights of a player, in GB of 1,073,741,824 bytes. Deleting a highlight frees its size.',
    ),
  OPENAI_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe(
      'API key of the OpenAI-compatible server. A key or a base URL enables model replies of the coach.',
    ),
  OPENAI_BASE_URL: httpUrl.optional().describe('Base URL of the OpenAI-compatible server.'),
  COACH_MODEL: z.string().min(1).default('gpt-4.1-mini').describe('Model name on that server.'),
  COACH_MODEL_FOR_CHILDREN: flag
    .default(false)
    .describe('Allows model replies to children with the consent of a guardian.'),
  COACH_EMBEDDINGS_URL: httpUrl
    .optional()
    .describe(
      'Base URL of an OpenAI-compatible server that embeds the questions to the coach. Unset: the model of the workers.',
    ),
  COACH_EMBEDDINGS_MODEL: z
    .string()
    .min(1)
    .default('bge-small-en-v1.5')
    .describe('Embedding model on that server. It must be the one that the coach was trained with.'),
  COACH_DAILY_TOKENS: z.coerce
    .number()
    .int()
    .min(0)
    .default(60_000)
    .describe('Tokens per player and UTC day, input and output. Beyond them the built-in coach replies.'),
  COACH_DAILY_TOKENS_TOTAL: z.coerce
    .number()
    .int()
    .min(0)
    .default(5_000_000)
    .describe('Tokens of all players per UTC day. Beyond them the built-in coach replies.'),
  COACH_FIRST_SECONDS: z.coerce
    .number()
    .positive()
    .max(300)
    .default(15)
    .describe('Timeout for the first token of a reply, in seconds.'),
  COACH_GAP_SECONDS: z.coerce
    .number()
    .positive()
    .max(300)
    .default(30)
    .describe('Timeout between two tokens, in seconds.'),
  COACH_TOTAL_SECONDS: z.coerce
    .number()
    .positive()
    .max(900)
    .default(120)
    .describe('Timeout for a whole reply, in seconds.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl
    .optional()
    .describe('OTLP/HTTP endpoint for traces. Unset: tracing is off.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.05)
    .describe('Share of requests that are traced.'),
  APP_STORE_URL: httpUrl.optional().describe('Store page of the app, linked on the landing page.'),
  CONTACT_EMAIL: z
    .email()
    .optional()
    .describe('Contact address of the operator, shown to families on the landing page.'),
  MEDIA_ORIGIN: origin
    .optional()
    .describe('Separate origin for media files. Requests for media on other hosts are redirected to it.'),
  HSTS_MAX_AGE: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe(
      'How long browsers use https only, in seconds (HSTS), with an https PUBLIC_ORIGIN. 0: no header. Recommended once https works for good: 31536000.',
    ),
  HSTS_INCLUDE_SUBDOMAINS: flag
    .default(false)
    .describe(
      'Whether HSTS_MAX_AGE also applies to all subdomains of the host, also to those that other people run. 1 is for a host of its own.',
    ),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('Multiplies every rate limit. At most 10 in production.'),
});

type Parsed = z.output<typeof envSchema>;
export type Env = Omit<Parsed, 'PUBLIC_ORIGIN' | 'OIDC_ISSUER' | 'GATEWAY_URL' | 'RINKSIDE_DEMO'> & {
  GATEWAY_URL: string;
  RINKSIDE_DEMO: boolean;
  PUBLIC_ORIGIN: string;
  OIDC_ISSUER: string;
};

/**
 * Parses the environment. Empty values count as unset, except that of WORKER_JOBS.
 * @throws EnvError naming every invalid variable, without its value
 */
export const loadEnv = (source: NodeJS.ProcessEnv = process.env): Env => {
  assertNoMisspeltName(source, Object.keys(envSchema.shape));
  // Unset means all jobs; an empty list is more likely a mistake than that wish.
  if (source.WORKER_JOBS?.trim() === '')
    throw new EnvError(
      'WORKER_JOBS is empty: list job names or relay, or leave it out, so that this process runs everything.',
    );
  const withSecrets = readSecretFiles(source);
  const variables = Object.fromEntries(Object.entries(withSecrets).filter(([, value]) => value !== ''));
  const { data, error } = envSchema.safeParse(variables);
  if (error)
    throw new EnvError(
      `The environment is wrong: ${error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}.`,
    );
  if (data.OIDC_AUDIENCE === data.OIDC_CLIENT_ID)
    throw new EnvError('OIDC_AUDIENCE must not be OIDC_CLIENT_ID: id tokens would be accepted by the API.');
  const PUBLIC_ORIGIN = (data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`).replace(/\/$/, '');
  const DATABASE_URL =
    data.DATABASE_PASSWORD === undefined
      ? data.DATABASE_URL
      : withPassword(data.DATABASE_URL, data.DATABASE_PASSWORD);
  const env: Env = {
    ...data,
    DATABASE_URL,
    REDIS_URL: redisUrlOf(data),
    PUBLIC_ORIGIN,
    GATEWAY_URL: (data.GATEWAY_URL ?? `http://127.0.0.1:${data.PORT}`).replace(/\/$/, ''),
    OIDC_ISSUER: data.OIDC_ISSUER ?? `${PUBLIC_ORIGIN}/oidc`,
    RINKSIDE_DEMO: data.RINKSIDE_DEMO ?? !PUBLIC_ORIGIN.startsWith('https:'),
  };
  if (data.NODE_ENV === 'production') checkProduction(env);
  return env;
};

/** @throws EnvError for a URL without a user */
const withPassword = (databaseUrl: string, password: string): string => {
  const url = URL.parse(databaseUrl);
  if (!url?.username) throw new EnvError('DATABASE_PASSWORD needs a user in DATABASE_URL.');
  url.password = encodeURIComponent(password);
  return url.href;
};

/** @throws EnvError for a password without a URL */
const redisUrlOf = ({ REDIS_URL, REDIS_PASSWORD }: Pick<Env, 'REDIS_URL' | 'REDIS_PASSWORD'>) => {
  if (REDIS_PASSWORD === undefined) return REDIS_URL;
  const url = URL.parse(REDIS_URL ?? '');
  if (!url) throw new EnvError('REDIS_PASSWORD needs a REDIS_URL.');
  url.password = encodeURIComponent(REDIS_PASSWORD);
  return url.href;
};

/** The default of docker-compose.yml. */
const localPassword = 'only-on-this-machine';

const checkProduction = (env: Env) => {
  const { password } = parseDatabaseUrl(env.DATABASE_URL);
  const passwords = [password, URL.parse(env.REDIS_URL ?? '')?.password, env.S3_SECRET_KEY];
  if (env.PUBLIC_ORIGIN.startsWith('https:') && passwords.includes(localPassword))
    throw new EnvError(
      `The password ${localPassword} is the default of Docker Compose; with an https PUBLIC_ORIGIN choose POSTGRES_PASSWORD, REDIS_PASSWORD and STORAGE_PASSWORD.`,
    );
  if (placeholder.test(env.S3_SECRET_KEY))
    throw new EnvError('S3_SECRET_KEY is a placeholder; production needs a real secret.');
  if (placeholder.test(password ?? ''))
    throw new EnvError('The password in DATABASE_URL is a placeholder; production needs a real secret.');
  if (env.RATE_LIMIT_FACTOR > 10) throw new EnvError('RATE_LIMIT_FACTOR must not be above 10 in production.');
};

/** Returns the path of a program on this process's PATH, or undefined. */
export const findOnPath = (program: string): string | undefined => which(program, process.env);

/** Returns a copy of this process's environment for child processes. */
export const childEnv = (): NodeJS.ProcessEnv => ({ ...process.env });
