import type { HighlightShare } from '@rinkside/domain/share/highlight.share';
import { dayText } from '../text.js';
import type { HighlightCard } from './card.js';
import { drawable } from './letters.js';

/** Returns the content of a highlight's social image. */
export const highlightCard = ({ highlight, poster }: HighlightShare): HighlightCard => {
  const { title, user, organization, created_at: createdAt, media_type: type } = highlight;
  return {
    kind: 'highlight',
    title: drawable(title ?? '', 100) || 'Hockey highlight',
    author: drawable(`${user.first_name} ${user.last_name}`, 40) || 'A hockey player',
    team: drawable(organization?.team_name || organization?.name || '', 40),
    date: dayText(createdAt),
    video: type === 'video',
    poster,
  };
};
