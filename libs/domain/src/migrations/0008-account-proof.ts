import { Migration } from '@mikro-orm/migrations';

/** Adds columns without a rewrite. The emails of existing accounts count as unverified. */
export class AccountProof extends Migration {
  override up() {
    this.addSql(`
alter table "player" add "email_verified" boolean not null default false;

-- The owner's access token, for the embedded identity provider.
alter table "account_deletion" add "proof" text null;`);
  }
}
