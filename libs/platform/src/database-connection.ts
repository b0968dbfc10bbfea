import { readFileSync } from 'node:fs';
import { rootCertificates, type ConnectionOptions } from 'node:tls';
import { EnvError } from './errors.js';

/** A connection URL that cannot be used, or a server that cannot be reached with it. The message contains no secret. */
class DatabaseUrlError extends EnvError {
  override readonly name = 'DatabaseUrlError';
}

/** What a connection URL says, in the terms of `pg`. */
export interface DatabaseConnection {
  /** A host name, an address, or a folder with a socket. */
  host: string;
  port?: number;
  user?: string;
  password?: string;
  database: string;
  application_name?: string;
  ssl: false | ConnectionOptions;
  /** From `connect_timeout`, ms. */
  connectTimeoutMs?: number;
}

const parameters = ['sslmode', 'sslrootcert', 'host', 'application_name', 'connect_timeout'] as const;
type Parameter = (typeof parameters)[number];
type Parameters = Partial<Record<Parameter, string>>;

const sslModes = ['disable', 'require', 'verify-ca', 'verify-full'];

const isParameter = (name: string): name is Parameter => parameters.some((parameter) => parameter === name);

const readParameters = (search: URLSearchParams): Parameters => {
  const values: Parameters = {};
  for (const [name, value] of search) {
    if (!isParameter(name))
      throw new DatabaseUrlError(
        `the parameter ${name} is not supported; supported are ${parameters.join(', ')}`,
      );
    if (values[name] !== undefined) throw new DatabaseUrlError(`the parameter ${name} is given twice`);
    if (value === '') throw new DatabaseUrlError(`the parameter ${name} is empty`);
    values[name] = value;
  }
  return values;
};

const readCertificates = (path: string): string => {
  if (path === 'system') return rootCertificates.join('\n');
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new DatabaseUrlError(`the file of sslrootcert cannot be read`);
  }
  if (!text.includes('-----BEGIN CERTIFICATE-----'))
    throw new DatabaseUrlError('the file of sslrootcert contains no PEM certificate');
  return text;
};

/** The modes have the meaning that libpq gives them. `allow` and `prefer` are refused: they fall back to clear text. */
const sslOf = ({ sslmode, sslrootcert }: Parameters, host: string): false | ConnectionOptions => {
  if (sslmode !== undefined && !sslModes.includes(sslmode))
    throw new DatabaseUrlError(`sslmode must be one of ${sslModes.join(', ')}`);
  if (sslmode === undefined && sslrootcert !== undefined)
    throw new DatabaseUrlError('sslrootcert needs sslmode=verify-full or verify-ca');
  if (sslmode === undefined || sslmode === 'disable') return false;
  const ca = sslrootcert === undefined ? {} : { ca: readCertificates(sslrootcert) };
  // `pg` passes on names only; Node would compare the certificate of an address with `localhost`.
  if (sslmode === 'verify-full') return { ...ca, host };
  if (sslmode === 'verify-ca' && !ca.ca) throw new DatabaseUrlError('sslmode=verify-ca needs sslrootcert');
  return ca.ca ? { ...ca, checkServerIdentity: () => undefined } : { rejectUnauthorized: false };
};

const connectTimeoutOf = ({ connect_timeout: seconds }: Parameters) => {
  if (seconds === undefined) return {};
  if (!/^[1-9]\d{0,2}$/.test(seconds))
    throw new DatabaseUrlError('connect_timeout must be a whole number of seconds from 1 to 999');
  return { connectTimeoutMs: Number(seconds) * 1000 };
};

/** libpq allows a user without a host, for sockets; a URL does not. */
const parseUrl = (url: string): URL => {
  const parsed = URL.parse(url.replace(/^(postgres(?:ql)?:\/\/[^/?#]*)@\//, '$1@localhost/'));
  if (!parsed || !['postgres:', 'postgresql:'].includes(parsed.protocol))
    throw new DatabaseUrlError('it must have the form postgres://user:password@host:5432/database');
  return parsed;
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new DatabaseUrlError('a percent sign in the user, password or database must be written as %25');
  }
};

/**
 * Parses a connection URL for every program of the product. Unlike in the parser of `pg`, modes of TLS mean what they mean
 * to libpq, and unknown parameters are errors.
 * @throws DatabaseUrlError
 */
export const parseDatabaseUrl = (url: string): DatabaseConnection => {
  const parsed = parseUrl(url);
  const database = decode(parsed.pathname.slice(1));
  if (!database) throw new DatabaseUrlError('it names no database');
  const values = readParameters(parsed.searchParams);
  const host = values.host ?? (decode(parsed.hostname).replace(/^\[(.+)\]$/, '$1') || 'localhost');
  const isSocket = host.startsWith('/');
  const ssl = sslOf(values, host);
  return {
    host,
    ...(parsed.port && { port: Number(parsed.port) }),
    ...(parsed.username && { user: decode(parsed.username) }),
    ...(parsed.password && { password: decode(parsed.password) }),
    database,
    ...(values.application_name !== undefined && { application_name: values.application_name }),
    ...connectTimeoutOf(values),
    // A socket stays on the machine; libpq ignores sslmode there.
    ssl: isSocket ? false : ssl,
  };
};

/** Returns the options of `pg` for a connection URL. @param defaultConnectTimeoutMs unless the URL has `connect_timeout` */
export const clientOptions = (url: string, defaultConnectTimeoutMs: number) => {
  const { connectTimeoutMs = defaultConnectTimeoutMs, ...options } = parseDatabaseUrl(url);
  return { ...options, connectionTimeoutMillis: connectTimeoutMs };
};

const untrustedCertificate = /^(DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|CERT_|ERR_TLS_CERT_)/;

/** Connection failures by SQLSTATE or code of Node, with the sentence for the operator. */
const reasons: Record<string, (connection: DatabaseConnection) => string> = {
  '28P01': () => 'the server rejects the user or the password',
  '3D000': ({ database }) => `the server has no database ${database}; create it first`,
  ECONNREFUSED: ({ host, port = 5432 }) => `nothing answers at ${host}, port ${port}`,
  ENOENT: ({ host }) => `there is no socket in ${host}`,
  ENOTFOUND: ({ host }) => `the host ${host} is unknown`,
  EAI_AGAIN: ({ host }) => `the host ${host} cannot be resolved`,
  '42P01': () =>
    'the database has no tables; run the migrations first: node libs/domain/dist/migrations/run.js',
};

const reasonOf = (error: Error, connection: DatabaseConnection): string | undefined => {
  const code = 'code' in error ? String(error.code) : '';
  if (/does not support SSL/i.test(error.message))
    return 'the server offers no TLS; set up TLS there, or use sslmode=disable on a private network';
  if (code === '28000')
    return connection.ssl
      ? 'the server rejects this user from this machine (pg_hba.conf)'
      : 'the server rejects this user from this machine, or requires TLS: try sslmode=verify-full';
  if (untrustedCertificate.test(code))
    return `the certificate of the server is not trusted (${code}); check sslrootcert and the host name`;
  return reasons[code]?.(connection);
};

/** Returns a sentence for the operator instead of a failure to connect, and any other error unchanged. */
export const explainDatabaseError = (url: string, error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const [cause = error] = error instanceof AggregateError ? (error.errors as Error[]) : [];
  const reason = reasonOf(cause, parseDatabaseUrl(url));
  return reason ? new DatabaseUrlError(`DATABASE_URL: ${reason}.`) : error;
};
