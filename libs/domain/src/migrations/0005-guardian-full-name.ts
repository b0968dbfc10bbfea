import { Migration } from '@mikro-orm/migrations';

/** Without a confirmation, players under 13 are shown by first name and initial, whatever they switched on before. */
export class GuardianFullName extends Migration {
  override up() {
    this.addSql(`alter table "player" add "guardian_full_name_confirmed_at" timestamptz null;`);
  }
}
