import { Migration } from '@mikro-orm/migrations';

/**
 * Keys accounts by provider id instead of issuer URL. Subjects of the embedded provider are in its schema, except those of
 * demo players. After a change of address a subject can have several rows: its own is the onboarded one with the most
 * items, else the oldest; the others keep their issuer as provider id. Rows that the version before still inserts have no
 * provider id until their owner's next request.
 */
export class IdentityProvider extends Migration {
  override up() {
    this.addSql(`
alter table "player" add "provider" text null;
do $$
begin
  if to_regclass('identity.account') is not null then
    update player set provider = 'embedded' where id in (
      select distinct on (subject) id from player
      where issuer ~ '^https?://[^/]+/oidc$'
        and (subject like 'demo|%' or exists (select from identity.account where account.subject::text = player.subject))
      order by subject, onboarding_complete desc,
        (select count(*) from item where author_id = player.id) desc, created_at, id);
  end if;
end $$;
update "player" set "provider" = "issuer" where "provider" is null and "closed_at" is null;
alter table "player" add constraint "player_provider_subject_key" unique ("provider", "subject");`);
  }
}
