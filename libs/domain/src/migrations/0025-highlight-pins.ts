import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Highlights pinned to events of live games. */
export const highlightPins: MigrationStep[] = [
  {
    change: `
create table if not exists highlight_pin (highlight_id uuid not null, event_id uuid not null, primary key (highlight_id));
create index if not exists highlight_pin_of_event on highlight_pin (event_id);
alter table "highlight_pin" add constraint "highlight_pin_highlight_id_fkey" foreign key ("highlight_id") references "highlight" ("item_id") on update no action on delete cascade;
alter table "highlight_pin" add constraint "highlight_pin_event_id_fkey" foreign key ("event_id") references "live_game_event" ("id") on update no action on delete cascade;`,
  },
];
