import type { HighlightShare } from '@rinkside/domain/share/highlight.share';
import { formatDate } from '../text.js';
import type { HighlightSocialCard } from './card.js';
import { toRenderableText } from './glyphs.js';

/** Returns the content of a highlight's social image. */
export const highlightCard = ({ highlight, poster }: HighlightShare): HighlightSocialCard => {
  const { title, user, organization, created_at: createdAt, media_type: type } = highlight;
  return {
    kind: 'highlight',
    title: toRenderableText(title ?? '', 100) || 'Hockey highlight',
    author: toRenderableText(`${user.first_name} ${user.last_name}`, 40) || 'A hockey player',
    team: toRenderableText(organization?.team_name || organization?.name || '', 40),
    date: formatDate(createdAt),
    video: type === 'video',
    poster,
  };
};
