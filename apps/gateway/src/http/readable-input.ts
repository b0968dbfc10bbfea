import { errorMessages } from '@rinkside/contracts/error';
import { AppError } from '@rinkside/platform/errors';
import { isStorableText } from '@rinkside/platform/storable-text';
import type { FastifyInstance } from 'fastify';

/** The contracts need 6 levels. Thousands would overflow the stack of code that validates or hashes a body. */
const maxDepth = 32;

const unreadable = (path: string[], message: string) =>
  new AppError('invalid', errorMessages.invalidInput, [{ path: path.join('.'), message }]);

/**
 * Checks everything that a client sends before any other code reads it: text, names of fields, and nesting.
 * @param path of the value, for the error
 * @throws invalid with a sentence
 */
export const assertReadable = (value: unknown, ...path: string[]): void => {
  if (typeof value === 'string') {
    if (!isStorableText(value)) throw unreadable(path, errorMessages.unreadableText);
  } else if (typeof value === 'object' && value !== null) {
    if (path.length >= maxDepth) throw unreadable([], errorMessages.nestedTooDeep);
    for (const [name, child] of Object.entries(value)) {
      if (!isStorableText(name)) throw unreadable(path, errorMessages.unreadableText);
      assertReadable(child, ...path, name);
    }
  }
};

/** Checks path and query. Bodies are checked by their parsers; Node.js refuses headers with NUL and decodes them as Latin-1. */
export const registerReadableInput = (fastify: FastifyInstance) =>
  fastify.addHook('onRequest', ({ params, query }, _reply, done) => {
    let unreadable: AppError | undefined;
    try {
      assertReadable(params);
      assertReadable(query);
    } catch (error) {
      unreadable = error as AppError;
    }
    done(unreadable);
  });
