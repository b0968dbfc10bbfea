import { coachRoutes } from '@rinkside/contracts/coach';
import { feedRoutes } from '@rinkside/contracts/feed';
import { gameRoutes } from '@rinkside/contracts/game';
import { playerRoutes, type ProfileView } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { reportRoutes } from '@rinkside/contracts/report';

import { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { share } from './films.js';
import { makeModerator } from './moderators.js';
import { join, type Session, signIn, signUp } from './people.js';
import type { ProductAddress } from './product.js';

/** Whose window a screen is looked at in. */
export type Part = 'visitor' | 'newcomer' | 'skater' | 'goalie' | 'coach' | 'moderator';

/** Everybody whose windows are looked at, and what those show. */
export interface Cast {
  sessions: Record<Part, Session | null>;
  game: string;
  post: string;
  highlight: string;
  /** The skater and somebody else of theirs. */
  player: string;
  friend: string;
  club: string;
  otherClub: string;
}

/** Somebody of the demo data, with their session and profile. */
const demo = async (product: ProductAddress, kind: string) => {
  const account = product.accounts.find((one) => one.kind === kind);
  if (!account) throw new Error(`The demo data has no ${kind}.`);
  const session = await signIn(product.origins[0] ?? '', account);
  const doors = { origin: (at = 0) => product.gateways[at] ?? '', closes: () => undefined };
  const person = new Person(doors, kind, session.accessToken);
  return { session, person, profile: await person.call(playerRoutes.me) };
};

const clubOf = ({ organization_id }: ProfileView) => organization_id ?? '';

/** What the demo skater asks the coach, so that there is a chat to look at. */
const question = 'How do I improve my shot accuracy?';

const chatOf = async (person: Person) => {
  await person.call(coachRoutes.ask, { body: { text: question } });
  await until('the coach has answered', async () => {
    const { messages } = await person.call(coachRoutes.messages);
    return messages.at(-1)?.role === 'assistant';
  });
};

/** A moderator with a report to settle. */
const moderatorOf = async (product: ProductAddress, post: string) => {
  const moderator = await join(product, 'Mo');
  await makeModerator(product, moderator);
  const body = { target_type: 'post', target_id: post, reason: 'spam', note: 'Again and again.' } as const;
  await moderator.person.call(reportRoutes.create, { body });
  return moderator.session;
};

const first = <Row>(rows: readonly Row[], what: string): Row => {
  const [row] = rows;
  if (!row) throw new Error(`The demo data has no ${what}.`);
  return row;
};

/** The people of the demo data, with a clip, a chat and a report besides. */
export const castOf = async (product: ProductAddress): Promise<Cast> => {
  const [skater, goalie, coach] = await Promise.all([
    demo(product, 'skater'),
    demo(product, 'goalie'),
    demo(product, 'coach'),
  ]);
  const { person, profile } = skater;
  const [games, posts, feed, clip, newcomer] = await Promise.all([
    person.call(gameRoutes.own),
    person.call(postRoutes.own),
    person.call(feedRoutes.following),
    share({ person }, 'Top shelf from the left dot', { size: '1280x720' }),
    signUp(product.origins[0] ?? '', 'Nia'),
    chatOf(person),
  ]);
  const game = first(games, 'game');
  const post = first(posts, 'post').id;
  return {
    sessions: {
      visitor: null,
      newcomer: newcomer.session,
      skater: skater.session,
      goalie: goalie.session,
      coach: coach.session,
      moderator: await moderatorOf(product, post),
    },
    game: game.id,
    post,
    highlight: clip.id,
    player: profile.id,
    friend: first(feed.items, 'feed').user.id,
    club: clubOf(profile),
    otherClub: game.opponent.id,
  };
};
