import { migrations } from '@rinkside/domain/migrations';
import { migrations as identityMigrations } from '@rinkside/identity/migrations';
import type { MigrationStep } from '@rinkside/platform/migration-steps';
import { describe, expect, it } from 'vitest';

/** Statements that block readers or writers for as long as they read or write the rows of a table. */
const blockingStatements: { pattern: RegExp; instead: string }[] = [
  { pattern: /^create (unique )?index (?!concurrently)/, instead: 'a step `index`' },
  {
    pattern: /\badd (constraint \S+ )?(check|foreign key)\b(?!.*\bnot valid\b)/,
    instead: '`not valid`, and a step `scan` with `validate constraint`',
  },
  { pattern: /\badd (?!constraint|foreign)(column )?(if not exists )?\S+ [^,]*\breferences\b/, instead: 'a constraint with `not valid`' },
  {
    pattern: /\badd (constraint \S+ )?(unique|primary key|exclude)\b(?! using index)/,
    instead: 'a step `index` with `unique`, and `unique using index`',
  },
  { pattern: /\balter (column )?\S+ (set data )?type\b/, instead: 'a new column and a backfill' },
  { pattern: /\balter (column )?\S+ set not null\b/, instead: 'a validated check `is not null` first' },
  {
    pattern: /\badd (column )?(if not exists )?\S+ (?!.*\bdefault\b).*\bnot null\b/,
    instead: 'a default',
  },
  {
    pattern: /\bdefault (gen_random_uuid|uuidv[47]|random|clock_timestamp|nextval)\b/,
    instead: 'a backfill: a volatile default rewrites the table',
  },
  { pattern: /\badd \S+ (small|big)?serial\b|\bgenerated always\b/, instead: 'a backfill' },
  { pattern: /^(update|delete from|merge into)\b/, instead: 'a step `backfill`' },
  { pattern: /^insert into \S+( \(.*\))? select\b/, instead: 'a step `backfill`' },
  { pattern: /^(vacuum full|cluster|lock table|truncate|reindex (?!.*concurrently))/, instead: 'nothing' },
  { pattern: /^alter table \S+ (rename|drop (column )?(?!constraint|if exists "?\S+_)\S)/, instead: 'a later version' },
]; // prettier-ignore

/** The statements of a change, in lower case, without comments, line breaks and quotes. */
const statementsOf = (sql: string): string[] =>
  sql
    .replace(/--.*$/gm, '')
    .replace(/\$\$.*?\$\$/gs, "''")
    .split(';')
    .map((statement) => statement.toLowerCase().replaceAll('"', '').replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Names the statements of a migration that block. Tables that it creates are empty and unused. */
const findBlocking = (steps: readonly MigrationStep[]): string[] => {
  const statements = steps.flatMap((step) => ('change' in step ? statementsOf(step.change) : []));
  const created = statements.flatMap(
    (text) => /^create table (?:if not exists )?(\S+)/.exec(text)?.[1] ?? [],
  );
  const isOnNewTable = (text: string) =>
    created.some((table) => new RegExp(`( on|^alter table|^insert into|^update) ${table} `).test(text));
  return statements
    .filter((text) => !text.startsWith('create table') && !isOnNewTable(text))
    .flatMap((text) =>
      blockingStatements
        .filter(({ pattern }) => pattern.test(text))
        .map(({ instead }) => `${text}: use ${instead}`),
    );
};

/** Statements that look like one of the above, with the reason why they are short. */
const exceptions = new Set([
  // Both read the index of the few games ahead.
  '0006-games-ahead: update season_stats',
  '0006-games-ahead: insert into outbox',
]);

describe.each([
  ['product', migrations],
  ['identity', identityMigrations],
])('the migrations of %s', (_program, plans) => {
  it('block no reader and no writer for long', () => {
    const blocking = plans.flatMap(({ name, steps }) =>
      findBlocking(steps)
        .map((finding) => `${name}: ${finding}`)
        .filter((finding) => ![...exceptions].some((exception) => finding.startsWith(exception))),
    );
    expect(blocking).toEqual([]);
  });

  it('can be repeated after an interruption', () => {
    const once =
      /\badd (?!(column )?if not exists|constraint)|\bcreate table (?!if not exists)|\bdrop (?!if exists|not null|constraint if exists|index if exists|table if exists)/;
    const unrepeatable = plans
      .filter(({ steps }) => steps.length > 1)
      .flatMap(({ name, steps }) =>
        steps
          .slice(0, -1)
          .flatMap((step) => ('change' in step ? statementsOf(step.change) : []))
          .filter((text, at, all) => once.test(text) && !all[at - 1]?.startsWith('drop table if exists'))
          .map((text) => `${name}: ${text}`),
      );
    expect(unrepeatable).toEqual([]);
  });
});

it.each([
  'create index a on item (id)',
  'alter table item add constraint c check (version > 0)',
  'alter table item add constraint f foreign key (author_id) references player',
  'alter table item add owner_id uuid references player',
  'alter table item add constraint u unique (feed_at)',
  'alter table item alter version type bigint',
  'alter table item alter column position set not null',
  'alter table item add column rank int not null',
  'alter table item add key uuid default gen_random_uuid()',
  'update item set version = 1',
  'delete from item',
  'lock table item',
  'alter table item rename column version to revision',
  'alter table item drop column version',
])('finds %s', (change) => {
  expect(findBlocking([{ change }])).toHaveLength(1);
});

it.each([
  'alter table item add constraint c check (version > 0) not valid',
  'alter table item add if not exists rank int not null default 0',
  'alter table item add constraint u unique using index u',
  'create table t (id uuid primary key); create index t_id on t (id)',
  'alter table item drop constraint if exists item_check',
  'drop index if exists a; alter index b rename to a',
])('accepts %s', (change) => {
  expect(findBlocking([{ change }])).toEqual([]);
});
