import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Structured lines on stdout. Tokens, passwords and personal fields never reach them. */
export const createLog = (process: string, level: string): Log =>
  pino({
    level,
    base: { process },
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
  });
