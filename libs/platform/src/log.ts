import { pino, type Logger } from 'pino';
import { traceFields } from './tracing.js';

export type Log = Logger;

/** Structured lines on stdout, or on stderr where stdout carries an answer. Tokens, passwords and personal fields never reach them. */
export const createLog = (process: string, level: string, to: 'stdout' | 'stderr' = 'stdout'): Log =>
  pino(
    {
      level,
      base: { process },
      mixin: traceFields,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          '*.password',
          '*.token',
          '*.authorization',
          '*.email',
          '*.birthdate',
          '*.zipcode',
          'req.headers',
        ],
        remove: true,
      },
    },
    pino.destination({ dest: to === 'stdout' ? 1 : 2, sync: true }),
  );
