import { pino, type DestinationStream, type Logger } from 'pino';
import { traceFields } from './tracing.js';

export type Log = Logger;

/** Fields removed from log lines, at the top level and one level below. */
const redactedFields = ['password', 'token', 'authorization', 'email', 'birthdate', 'zipcode'];

/** Fields of errors that describe the fault and never carry input. */
const errorFields = ['code', 'errno', 'syscall', 'schema', 'table', 'column', 'constraint', 'routine'];

/** Errors of PostgreSQL about a value (SQLSTATE class 22) and of parsers quote the input. */
const quotesInput = (error: Error) =>
  error instanceof SyntaxError || ('code' in error && /^22...$/.test(String(error.code)));

const withoutEmails = (text: string) => text.replace(/[^\s"'<>()=,;:]+@[^\s"'<>()=,;:]+/g, '[e-mail]');
const messageOf = (error: Error) =>
  withoutEmails(quotesInput(error) ? error.message.replace(/["'].*["']/s, '…') : error.message);

/** Without the first lines, which repeat the message. */
const stackFrames = ({ stack = '' }: Error) =>
  stack.split('\n').filter((line) => /^ {4}at .*(:\d+:\d+|anonymous>|native)\)?$/.test(line));

/** Keeps only what cannot contain rows, bodies, e-mail addresses or texts of people. */
const describeError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutEmails(error) : typeof error;
  const message = messageOf(error);
  const fields = errorFields.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  return {
    type: error.name,
    message,
    stack: [`${error.name}: ${message}`, ...stackFrames(error)].join('\n'),
    ...Object.fromEntries(fields),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
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
      serializers: { err: describeError },
      redact: {
        paths: [...redactedFields, ...redactedFields.map((name) => `*.${name}`), 'req.headers'],
        remove: true,
      },
    },
    typeof to === 'object' ? to : pino.destination({ dest: to === 'stdout' ? 1 : 2, sync: true }),
  );
