import type * as z from 'zod';

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  date: 'a date',
};

const formatNames: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a web address',
  uuid: 'an id',
  date: 'a date such as 2026-11-20',
  datetime: 'a date with a time',
};

/** Names the field at the path: `['our_score']` is 'Our score', `['games', 2]` is 'Entry 3 of games'. */
const fieldName = (path: readonly PropertyKey[] = []): string => {
  const name = path.findLast((key) => typeof key === 'string');
  const index = path.at(-1);
  const words = name
    ?.replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  if (typeof index === 'number') return words ? `Entry ${index + 1} of ${words}` : `Entry ${index + 1}`;
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'The input';
};

const units = (origin: string, limit: number | bigint) => {
  if (origin === 'string') return limit === 1 ? ' character' : ' characters';
  if (origin === 'array' || origin === 'set') return limit === 1 ? ' entry' : ' entries';
  return '';
};

const list = (values: readonly unknown[]) => values.map(String).join(', ');

/** Describes an issue of a schema that has no message of its own, as a sentence for people. */
export const issueSentence: z.core.$ZodErrorMap = (issue) => {
  const field = fieldName(issue.path);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return `${field} is required.`;
      return `${field} must be ${typeNames[issue.expected] ?? 'something else'}.`;
    case 'too_big':
      if (issue.origin === 'string' || issue.origin === 'array' || issue.origin === 'set')
        return `${field} can have at most ${issue.maximum}${units(issue.origin, issue.maximum)}.`;
      return `${field} must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}.`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return `${field} is required.`;
      if (issue.origin === 'string' || issue.origin === 'array' || issue.origin === 'set')
        return `${field} needs at least ${issue.minimum}${units(issue.origin, issue.minimum)}.`;
      return `${field} must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}.`;
    case 'not_multiple_of':
      return `${field} must be a multiple of ${issue.divisor}.`;
    case 'invalid_format':
      return formatNames[issue.format]
        ? `${field} must be ${formatNames[issue.format]}.`
        : `${field} is not valid.`;
    case 'unrecognized_keys':
      return `Unknown ${issue.keys.length === 1 ? 'field' : 'fields'}: ${list(issue.keys)}.`;
    case 'invalid_value':
      return issue.input === undefined
        ? `${field} is required.`
        : `${field} must be ${issue.values.length === 1 ? '' : 'one of '}${list(issue.values)}.`;
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
    default:
      return `${field} is not valid.`;
  }
};
