import { type ReplyShape, replyShapes } from '@rinkside/contracts/reply-shapes';
import { isObject } from './parse-json';

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

/**
 * Whether a body has the fields that its reader needs, with their types. Other fields and values pass, so that builds of
 * different age understand each other.
 * @param name 'METHOD /path' of `replyShapes`
 */
export const hasReplyShape = (name: string, body: unknown): boolean => {
  const { list, ...shape }: ReplyShape = replyShapes[name] ?? {};
  const fields = Object.entries(shape).map(([type, names]) => ({ type, names: names.split(' ') }));
  const hasFields = (value: unknown) =>
    isObject(value) &&
    fields.every(({ type, names }) => names.every((field) => typeOf(value[field]) === type));
  return list ? Array.isArray(body) && body.every(hasFields) : hasFields(body);
};
