import type { HighlightShare } from '@rinkside/domain/share/highlight.share';
import { formatDate } from '../text.js';
import type { HighlightSocialCard } from './card.js';
import { loadGlyphs, toRenderableText } from './glyphs.js';

/** Returns the content of a highlight's social image. Texts with letters that the fonts lack are left out. */
export const highlightCard = async ({ highlight, poster }: HighlightShare): Promise<HighlightSocialCard> => {
  const glyphs = await loadGlyphs();
  const { title, user, organization, created_at: createdAt, media_type: type } = highlight;
  return {
    kind: 'highlight',
    title: toRenderableText(title ?? '', 100, glyphs) || 'Hockey highlight',
    author: toRenderableText(`${user.first_name} ${user.last_name}`, 40, glyphs) || 'A hockey player',
    team: toRenderableText(organization?.team_name || organization?.name || '', 40, glyphs),
    date: formatDate(createdAt),
    video: type === 'video',
    poster,
  };
};
