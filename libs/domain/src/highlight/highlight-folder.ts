/** Storage prefix of all files of a highlight; the delete-object job accepts it and deletes all of them. */
export const highlightFolder = (id: string) => `highlights/${id}/`;
/** SQL for an array of that prefix; empty for other kinds of items. */
export const highlightKeysSql = `case when highlight.item_id is null then '{}'::text[]
  else array['highlights/' || highlight.item_id || '/'] end`;
