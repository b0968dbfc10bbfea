import type { MigrationStep } from '@rinkside/platform/migration-steps';

/** Highlights for the club, and feed indexes that contain them. The old indexes go last: feeds need one of the two. */
export const highlightVisibility: MigrationStep[] = [
  {
    change: `
alter table "highlight" add if not exists "for_club" boolean not null default false;
alter table "item" add if not exists "club_visible" boolean not null default false;`,
  },
  {
    index: `item_in_organization_feed on item (organization_id, feed_at desc, id desc)
  where (in_feeds or club_visible) and off_feed_at is null`,
  },
  {
    index: `item_in_organization_feed_kind on item (organization_id, content_type, feed_at desc, id desc)
  where (in_feeds or club_visible) and off_feed_at is null`,
  },
  {
    index: `item_in_author_feed on item (author_id, feed_at desc, id desc) include (in_feeds) where in_feeds or club_visible`,
  },
  {
    change: `drop index if exists item_of_organization; drop index if exists item_of_organization_kind;
drop index if exists item_of_author;`,
  },
];
