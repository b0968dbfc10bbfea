import { plain, word, written, type Kind } from '@rinkside/platform/json-text';

/** The second an address ends with: an hour from now, the same for five minutes so that browsers keep what they have. */
const expires = `(floor((extract(epoch from now()) + 3600) / 300) * 300)::bigint`;
/** What not everybody may see is addressed with a signature of its folder. */
const signature = `case when i.open then '' else '?exp=' || ${expires} || '&sig='
  || media_signature(i.id || '/' || highlight.media_version, ${expires}) end`;
const media = (file: string) =>
  `case when ${file} is null then null
     else '/media/' || i.id || '/' || highlight.media_version || '/' || ${file} || ${signature} end`;

/** What only a highlight has, and where it lies; its item is aliased `i`. */
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
    media_url: written(media('highlight.media_file')),
    playback_url: written(media('highlight.playback_file')),
    thumbnail_url: written(media('highlight.thumbnail_file')),
  },
  from: 'highlight where highlight.item_id = i.id',
};

/** Everything stored of a highlight lies below this key: a job that is given it removes it all. */
export const highlightFolder = (id: string) => `highlights/${id}/`;
/** The same in SQL, an array; empty for other kinds of items. */
export const highlightKeysSql = `case when highlight.item_id is null then '{}'::text[]
  else array['highlights/' || highlight.item_id || '/'] end`;
