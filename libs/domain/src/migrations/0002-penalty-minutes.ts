import { Migration } from '@mikro-orm/migrations';

/** Adds columns without a rewrite; the check scans `game` once. */
export class PenaltyMinutes extends Migration {
  override up() {
    this.addSql(`
alter table "game" add "penalty_minutes" int null;
alter table "game" add constraint "game_penalty_minutes_check" check (penalty_minutes >= 0 and penalty_minutes <= 99);

alter table "season_stats" add "penalty_minutes" int not null default 0;`);
  }
}
