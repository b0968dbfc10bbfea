import type { MigrationStep } from '@rinkside/platform/migration-steps';

/**
 * Keys accounts by provider id instead of issuer URL. Subjects of the embedded provider are in its schema, except those of
 * demo players. After a change of address a subject can have several rows: its own is the onboarded one with the most
 * items, else the oldest; the others keep their issuer as provider id. Rows that the version before still inserts have no
 * provider id until their owner's next request.
 */
export const identityProvider: MigrationStep[] = [
  { change: `alter table "player" add if not exists "provider" text null;` },
  {
    change: `
drop table if exists embedded_player;
create table embedded_player (id uuid primary key);
do $$
begin
  if to_regclass('identity.account') is not null then
    insert into embedded_player
      select distinct on (subject) id from player
      where issuer ~ '^https?://[^/]+/oidc$'
        and (subject like 'demo|%' or exists (select from identity.account where account.subject::text = player.subject))
      order by subject, onboarding_complete desc,
        (select count(*) from item where author_id = player.id) desc, created_at, id;
  end if;
end $$;`,
  },
  {
    backfill: {
      table: 'player',
      key: ['id'],
      set: `provider = 'embedded'`,
      from: 'embedded_player e',
      where: 'e.id = target.id and target.provider is null',
    },
  },
  {
    backfill: {
      table: 'player',
      key: ['id'],
      set: 'provider = target.issuer',
      where: 'target.provider is null and target.closed_at is null',
    },
  },
  { index: '"player_provider_subject_key" on "player" ("provider", "subject")', unique: true },
  {
    change: `
alter table "player" add constraint "player_provider_subject_key" unique using index "player_provider_subject_key";
drop table embedded_player;`,
  },
];
