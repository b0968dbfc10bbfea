import { rawValue, unescapedString, toJson, type Variant } from '@rinkside/platform/sql-json';
import { signedQuerySql } from './media-signing.js';

/** URLs of non-public media carry a signature of their folder. */
const signature = `case when i.viewable then '' else ${signedQuerySql(`i.id || '/' || highlight.media_version`)} end`;
const mediaUrlOf = (file: string) =>
  `case when ${file} is null then null
     else '/media/' || i.id || '/' || highlight.media_version || '/' || ${file} || ${signature} end`;

/** Fields and source of the highlight-specific JSON; its item is aliased `i`. */
export const highlightVariant: Variant = {
  fields: {
    organization_id: unescapedString('i.organization_id'),
    type: unescapedString(`'highlight'`),
    title: toJson('highlight.title'),
    description: toJson('highlight.description'),
    alt_text: toJson('highlight.alt_text'),
    is_public: rawValue('highlight.is_public'),
    visibility: unescapedString(
      `case when highlight.is_public then 'public' when highlight.for_club then 'club' else 'private' end`,
    ),
    media_type: unescapedString('highlight.media_type'),
    status: unescapedString('highlight.status'),
    progress: rawValue('highlight.progress'),
    reason: toJson('highlight.reason'),
    retryable: rawValue(`highlight.status = 'failed' and highlight.original_key is not null`),
    duration: rawValue('highlight.duration'),
    width: rawValue('highlight.width'),
    height: rawValue('highlight.height'),
    media_url: toJson(mediaUrlOf('highlight.media_file')),
    playback_url: toJson(mediaUrlOf('highlight.playback_file')),
    thumbnail_url: toJson(mediaUrlOf('highlight.thumbnail_file')),
  },
  from: 'highlight where highlight.item_id = i.id',
};
