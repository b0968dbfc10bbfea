import { Migration } from '@mikro-orm/migrations';

/** Adds columns without a rewrite. Highlights and reservations from before do not count towards the quota. */
export class UploadQuota extends Migration {
  override up() {
    this.addSql(`
alter table "highlight" add "upload_bytes" bigint null;
alter table "highlight_processing" add "is_photo" boolean not null default false;

alter table "upload" add "owner_id" uuid null;
alter table "upload" add "bytes" bigint null;
create index "upload_owner" on "upload" ("owner_id");`);
  }
}
