import { plain, word, written, type Kind } from '@rinkside/platform/json-text';

/** Expiry of a media URL in s since 1970: an hour from now, rounded to five minutes so that browsers can cache. */
const expiresAt = `(floor((extract(epoch from now()) + 3600) / 300) * 300)::bigint`;
/** URLs of non-public media carry a signature of their folder. */
const signature = `case when i.open then '' else '?exp=' || ${expiresAt} || '&sig='
  || media_signature(i.id || '/' || highlight.media_version, ${expiresAt}) end`;
const mediaUrlOf = (file: string) =>
  `case when ${file} is null then null
     else '/media/' || i.id || '/' || highlight.media_version || '/' || ${file} || ${signature} end`;

/** Fields and source of the highlight-specific JSON; its item is aliased `i`. */
export const highlightKind: Kind = {
  fields: {
    organization_id: word('i.organization_id'),
    type: word(`'highlight'`),
    title: written('highlight.title'),
    description: written('highlight.description'),
    alt_text: written('highlight.alt_text'),
    is_public: plain('highlight.is_public'),
    media_type: word('highlight.media_type'),
    status: word('highlight.status'),
    progress: plain('highlight.progress'),
    reason: written(`case when highlight.status = 'failed' then highlight.reason end`),
    retryable: plain(`highlight.status = 'failed' and highlight.original_key is not null`),
    duration: plain('highlight.duration'),
    width: plain('highlight.width'),
    height: plain('highlight.height'),
    media_url: written(mediaUrlOf('highlight.media_file')),
    playback_url: written(mediaUrlOf('highlight.playback_file')),
    thumbnail_url: written(mediaUrlOf('highlight.thumbnail_file')),
  },
  from: 'highlight where highlight.item_id = i.id',
};

/** Storage prefix of all files of a highlight; the delete-object job accepts it and deletes all of them. */
export const highlightFolder = (id: string) => `highlights/${id}/`;
/** SQL for an array of that prefix; empty for other kinds of items. */
export const highlightKeysSql = `case when highlight.item_id is null then '{}'::text[]
  else array['highlights/' || highlight.item_id || '/'] end`;
