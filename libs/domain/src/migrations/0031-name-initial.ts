import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** `initialOf` of the contracts. A mark is what is neither letter, digit, space, punctuation nor symbol. */
export const nameInitial: MigrationStep[] = [
  {
    change: `
create or replace function name_initial(value text) returns text language sql immutable strict parallel safe
return coalesce(
  substring(value collate "und-x-icu" from
    '(?![\\u02b0-\\u02ff])[[:alpha:]](?:[\\u094d\\u09cd\\u0acd\\u0b4d\\u0c4d\\u0d4d\\u1039\\u17d2]\\u200d?[[:alpha:]]|[\\u0e33\\u0eb3]|[^[:alnum:][:space:][:punct:]$+<=>^\`|~\\u00a2-\\u00b4\\u2190-\\u2bff\\U0001f000-\\U0001faff])*'),
  substring(value collate "und-x-icu" from '[[:alpha:]]'),
  left(value, 1));`,
  },
];
