import { pino, type DestinationStream, type Logger } from 'pino';
import { traceFields } from './tracing.js';

export type Log = Logger;

/** Fields removed from log lines, at the top level and one level below. */
const redactedFields = ['password', 'token', 'authorization', 'email', 'birthdate', 'zipcode'];

const { err } = pino.stdSerializers;
/** Drops error fields in which PostgreSQL quotes row values: they can contain names, texts and birthdates. */
const withoutRows = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { detail: _detail, where: _where, parameters: _parameters, cause, ...fields } = { ...err(error) };
  return { ...fields, ...(cause !== undefined && { cause: withoutRows(cause) }) };
};

/**
 * Creates a JSON logger that redacts tokens, passwords and personal fields.
 * @param to stdout; stderr for commands that print their result to stdout
 */
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
      redact: {
        paths: [...redactedFields, ...redactedFields.map((name) => `*.${name}`), 'req.headers'],
        remove: true,
      },
    },
    typeof to === 'object' ? to : pino.destination({ dest: to === 'stdout' ? 1 : 2, sync: true }),
  );
