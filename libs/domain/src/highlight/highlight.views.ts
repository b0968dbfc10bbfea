const media = (file: string) =>
  `case when ${file} is null then null else '/media/' || i.id || '/' || highlight.media_version || '/' || ${file} end`;

/** What only a highlight has, and where it lies; its item is aliased `i`. */
export const highlightPairs = `'organization_id', i.organization_id, 'type', 'highlight', 'title', highlight.title,
  'description', highlight.description, 'alt_text', highlight.alt_text, 'is_public', highlight.is_public,
  'media_type', highlight.media_type, 'status', highlight.status, 'progress', highlight.progress,
  'duration', highlight.duration, 'width', highlight.width, 'height', highlight.height,
  'media_url', ${media('highlight.media_file')}, 'playback_url', ${media('highlight.playback_file')},
  'thumbnail_url', ${media('highlight.thumbnail_file')}`;
export const highlightJoins = `left join highlight on highlight.item_id = i.id`;

const key = (file: string) =>
  `'highlights/' || highlight.item_id || '/' || highlight.media_version || '/' || ${file}`;

/** SQL for the keys of a highlight's stored objects as far as its row knows them, an array; empty for other kinds. */
export const highlightKeysSql = `array_remove(array[highlight.original_key,
  ${key('highlight.media_file')}, ${key('highlight.playback_file')}, ${key('highlight.thumbnail_file')}], null)`;
