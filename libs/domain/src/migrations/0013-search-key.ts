import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Searches ignore accents: NFD separates them, and `translate` covers letters that Unicode does not decompose. */
export const searchKey: MigrationStep[] = [
  {
    change: `
create or replace function search_key(value text) returns text language sql immutable strict parallel safe
return replace(replace(replace(translate(
  regexp_replace(normalize(lower(value collate "und-x-icu"), NFD), '[\\u0300-\\u036f]', '', 'g'),
  'øłđðħıŧς', 'olddhitσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');`,
  },
  { index: 'player_search_key on player using gin (search_key(search) gin_trgm_ops)' },
  { index: 'organization_search_key on organization using gin (search_key(search) gin_trgm_ops)' },
  { change: `drop index if exists player_search; drop index if exists organization_search;` },
];
