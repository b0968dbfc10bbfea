import { coachRoutes } from '@rinkside/contracts/coach';
import { feedRoutes } from '@rinkside/contracts/feed';
import { gameRoutes } from '@rinkside/contracts/game';
import { playerRoutes, type ProfileView } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { reportRoutes } from '@rinkside/contracts/report';
import { teamRoutes } from '@rinkside/contracts/team';
import { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { uploadHighlight } from './highlight-videos.js';
import { makeModerator } from './make-moderator.js';
import { signUpAndOnboard, type StoredSession, signIn, signUp } from './users.js';
import type { ProductAddress } from './product-fixture.js';

/** Who views a screen. */
export type ViewerKind = 'visitor' | 'newcomer' | 'skater' | 'goalie' | 'coach' | 'moderator';

/** Sessions by viewer, and the ids of the content their screens show. */
export interface ScreenFixtures {
  sessions: Record<ViewerKind, StoredSession | null>;
  game: string;
  post: string;
  highlight: string;
  /** Id of the skater, and of a player the skater follows. */
  player: string;
  friend: string;
  organization: string;
  otherOrganization: string;
  /** A team of the skater, which the coach runs. */
  team: string;
}

/** Signs in a demo account. */
const signInDemoAccount = async (product: ProductAddress, kind: string) => {
  const account = product.accounts.find((candidate) => candidate.kind === kind);
  if (!account) throw new Error(`the demo data has no ${kind}`);
  const session = await signIn(product.origins[0] ?? '', account);
  const endpoint = { origin: (at = 0) => product.gateways[at] ?? '', onClose: () => undefined };
  const person = new TestUser(endpoint, kind, session.accessToken);
  return { session, person, profile: await person.call(playerRoutes.me) };
};

const organizationIdOf = ({ organization_id }: ProfileView) => organization_id ?? '';

/** Asked by the demo skater, so that the chat has content. */
const question = 'How do I improve my shot accuracy?';

const askCoach = async (person: TestUser) => {
  // Another Playwright worker may have asked just now: 409 until the coach has answered.
  await person.call(coachRoutes.ask, { body: { text: question } }).catch((error: unknown) => {
    if (!(error instanceof Error && 'status' in error && error.status === 409)) throw error;
  });
  await waitFor('the coach has answered', async () => {
    const { messages } = await person.call(coachRoutes.messages);
    return messages.at(-1)?.role === 'assistant';
  });
};

/** Creates a moderator with an open report. */
const createModerator = async (product: ProductAddress, post: string) => {
  const moderator = await signUpAndOnboard(product, 'Mo');
  await makeModerator(product, moderator);
  const body = { target_type: 'post', target_id: post, reason: 'spam', note: 'Again and again.' } as const;
  await moderator.person.call(reportRoutes.create, { body });
  return moderator.session;
};

const firstOf = <Row>(rows: readonly Row[], what: string): Row => {
  const [row] = rows;
  if (!row) throw new Error(`the demo data has no ${what}`);
  return row;
};

/** Signs in the demo accounts and adds a highlight, a chat, a new account and a moderator with a report. */
export const createScreenFixtures = async (product: ProductAddress): Promise<ScreenFixtures> => {
  const [skater, goalie, coach] = await Promise.all([
    signInDemoAccount(product, 'skater'),
    signInDemoAccount(product, 'goalie'),
    signInDemoAccount(product, 'coach'),
  ]);
  const { person, profile } = skater;
  const organization = organizationIdOf(profile);
  const [games, posts, feed, teams, clip, newcomer] = await Promise.all([
    person.call(gameRoutes.own),
    person.call(postRoutes.own),
    person.call(feedRoutes.following),
    person.call(teamRoutes.list, { params: { id: organization } }),
    uploadHighlight({ person }, 'Top shelf from the left dot', { size: '1280x720' }),
    signUp(product.origins[0] ?? '', 'Nia'),
    askCoach(person),
  ]);
  const game = firstOf(games, 'game');
  const post = firstOf(posts, 'post').id;
  return {
    sessions: {
      visitor: null,
      newcomer: newcomer.session,
      skater: skater.session,
      goalie: goalie.session,
      coach: coach.session,
      moderator: await createModerator(product, post),
    },
    game: game.id,
    post,
    highlight: clip.id,
    player: profile.id,
    friend: firstOf(feed.items, 'feed').user.id,
    organization,
    otherOrganization: game.opponent.id,
    team: firstOf(
      teams.filter(({ relation }) => relation === 'member'),
      'team',
    ).id,
  };
};
