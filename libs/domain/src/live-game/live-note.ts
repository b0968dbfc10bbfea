/**
 * SQL for the newest text about an event aliased `e` of a live game `l`, with its author: the event's own note, or that of an
 * edit. An event without a note has its kind.
 */
export const liveNoteSql = `(select case when c.by_link then c.scorer_id else l.player_id end as author_id,
    coalesce(c.action->>'text', c.action->'play'->>'text',
      replace(coalesce(c.action->>'note', c.action->>'kind'), '_', ' ')) as text
  from live_game_event c
  where c.live_game_id = e.live_game_id
    and (c.id = e.id or (c.action->>'kind' = 'edit' and c.action->>'target_id' = e.id::text))
  order by coalesce(c.action->>'text', c.action->'play'->>'text') is not null desc, c.position desc limit 1)`;
