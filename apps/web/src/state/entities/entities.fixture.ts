import type { FeedItem } from '@rinkside/contracts/feed';
import type { GameView } from '@rinkside/contracts/game';
import { gameCountNames, mapCounts } from '@rinkside/contracts/game.counts';
import type { HighlightView } from '@rinkside/contracts/highlight';
import type { CommentView } from '@rinkside/contracts/item';
import type { OrganizationCard } from '@rinkside/contracts/organization';
import { type Author, todayUtc } from '@rinkside/contracts/player';
import type { PostView } from '@rinkside/contracts/post';
import {
  emptySeasonSums,
  seasonOf,
  type SeasonStats,
  type SeasonSums,
  statsOf,
  type StatsView,
} from '@rinkside/contracts/season';

let idCount = 0;
const uuid = (kind: number) =>
  `0199${String(kind).padStart(4, '0')}-0000-7000-8000-${String(++idCount).padStart(12, '0')}`;

const person = (first_name: string, last_name: string, position: Author['position']): Author => ({
  id: uuid(1),
  first_name,
  last_name,
  avatar: null,
  position,
});

export const me = person('Noor', 'Haddad', 'skater');
export const otherPlayer = person('Sam', 'Okafor', 'goalie');

type Changes<Item> = Partial<Omit<Item, 'content_type'>>;

const common = ({ likes, likesCount = likes ?? 0 }: { likes?: number; likesCount?: number }) => ({
  id: uuid(2),
  created_at: '2026-11-20T18:00:00.000Z',
  feed_at: '2026-11-20T18:00:00.000Z',
  user: otherPlayer,
  organization_id: null,
  organization: null,
  userLiked: false,
  commentsCount: 0,
  comments: [],
  can: { edit: false, remove: false },
  comment_refusal: null,
  version: 1,
  likes: likesCount,
  likesCount,
});

/** Creates a post; by default by another player. */
export const item = (changes: Changes<PostView>): PostView => ({
  ...common(changes),
  content: 'First goal of the season!',
  ...changes,
  content_type: 'post',
});

export const club = (name: string, team_name: string | null = null): OrganizationCard => ({
  id: uuid(3),
  name,
  team_name,
  image_url: null,
});

/** Creates a game; by default another skater's 4–2 win. */
export const game = (changes: Changes<GameView>): GameView => {
  const opponent = changes.opponent ?? club('Ice Wolves');
  return {
    ...common(changes),
    date: '2026-11-20',
    counts_from: null,
    position: 'skater',
    our_score: 4,
    their_score: 2,
    ...mapCounts(gameCountNames, () => null),
    goals: 2,
    assists: 1,
    started_game: null,
    opponent,
    userOrganization: club('North Harbor Owls'),
    ...changes,
    organization_id: opponent.id,
    content_type: 'game',
  };
};

/** Creates a highlight; by default another player's processed video. */
export const highlight = (changes: Changes<HighlightView>): HighlightView => ({
  ...common(changes),
  type: 'highlight',
  title: 'Glove save',
  description: null,
  alt_text: null,
  is_public: true,
  visibility: 'public',
  media_type: 'video',
  status: 'ready',
  progress: 100,
  reason: null,
  retryable: false,
  duration: 12,
  width: 1920,
  height: 1080,
  media_url: '/media/clip/1/clip.mp4',
  playback_url: '/media/clip/1/index.m3u8',
  thumbnail_url: '/media/clip/1/poster.jpg',
  ...changes,
  content_type: 'highlight',
});

export const comment = (changes: Partial<CommentView> = {}): CommentView => ({
  id: uuid(4),
  content: 'What a save!',
  created_at: '2026-11-20T18:05:00.000Z',
  user: otherPlayer,
  version: 1,
  ...changes,
});

export const stats = (sums: Partial<SeasonSums>): SeasonStats => statsOf({ ...emptySeasonSums, ...sums });

/** Creates the REST view of the dashboard's current season. */
export const seasonView = (sums: Partial<SeasonSums>, version = 1): StatsView => ({
  ...stats(sums),
  reading: 'dashboard',
  season: seasonOf('dashboard', todayUtc()),
  starts_on: null,
  ends_on: null,
  version,
});

/** Returns the view as a live event carries it: without the viewer's own fields. */
export const liveOf = <Item extends FeedItem>(view: Item) => {
  const { userLiked: _, can: __, comments: ___, comment_refusal: ____, ...shared } = view;
  return shared;
};
