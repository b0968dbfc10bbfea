import { pino, type DestinationStream, type Logger } from 'pino';
import { traceFields } from './tracing.js';

export type Log = Logger;

/** Of people and their keys; at the top of a line and one step below. */
const secrets = ['password', 'token', 'authorization', 'email', 'birthdate', 'zipcode'];

/** PostgreSQL quotes whole rows in these: what people are called, write and were born. */
const { err } = pino.stdSerializers;
const withoutRows = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { detail: _detail, where: _where, parameters: _parameters, cause, ...rest } = { ...err(error) };
  return { ...rest, ...(cause !== undefined && { cause: withoutRows(cause) }) };
};

/** Structured lines on stdout, or where an answer goes there elsewhere. Tokens, passwords and personal fields never reach them. */
export const createLog = (
  process: string,
  level: string,
  to: 'stdout' | 'stderr' | DestinationStream = 'stdout',
): Log =>
  pino(
    {
      level,
      base: { process },
      mixin: traceFields,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: withoutRows },
      redact: { paths: [...secrets, ...secrets.map((name) => `*.${name}`), 'req.headers'], remove: true },
    },
    typeof to === 'object' ? to : pino.destination({ dest: to === 'stdout' ? 1 : 2, sync: true }),
  );
