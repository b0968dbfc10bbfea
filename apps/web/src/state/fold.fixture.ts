import type { FeedItem } from '@rinkside/contracts/feed';
import type { Author } from '@rinkside/contracts/player';

let made = 0;
const uuid = (kind: number) =>
  `0199${String(kind).padStart(4, '0')}-0000-7000-8000-${String(++made).padStart(12, '0')}`;

const person = (first_name: string, last_name: string, position: Author['position']): Author => ({
  id: uuid(1),
  first_name,
  last_name,
  avatar: null,
  position,
});

export const me = person('Noor', 'Haddad', 'skater');
export const somebody = person('Sam', 'Okafor', 'goalie');

/** A post by somebody else, unless said otherwise. */
export const item = (changes: Partial<FeedItem>): FeedItem => {
  const likes = changes.likesCount ?? changes.likes ?? 0;
  return {
    content_type: 'post',
    id: uuid(2),
    created_at: '2026-11-20T18:00:00.000Z',
    feed_at: '2026-11-20T18:00:00.000Z',
    user: somebody,
    organization_id: null,
    organization: null,
    content: 'First goal of the season!',
    userLiked: false,
    commentsCount: 0,
    comments: [],
    can: { edit: false, remove: false },
    version: 1,
    ...changes,
    likes,
    likesCount: likes,
  };
};
