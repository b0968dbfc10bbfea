import { commentRoutes } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { playerRoutes, type PlayerView, type PublicPlayer } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { CallError, callRoute } from '@rinkside/testkit/api-client';
import type { TestApp } from '@rinkside/testkit/test-app';
import { childNames, type Child, type ChildViewer, type Viewer } from './child-viewers.js';

interface ProbeContext {
  app: TestApp;
  child: Child;
  viewer: ChildViewer;
  /** Undefined for `signed out`. */
  as: Viewer | undefined;
}
/** Returns the word that the cell of a viewer must have. */
type Probe = (context: ProbeContext) => Promise<string>;

/** Returns `no` for a refusal. */
const unlessRefused = async <Reply>(
  reply: Promise<Reply>,
  word: (reply: Reply) => string,
): Promise<string> => {
  try {
    return word(await reply);
  } catch (error) {
    if (error instanceof CallError && [401, 403, 404].includes(error.status)) return 'no';
    throw error;
  }
};

const yes = () => 'yes';

/** The child's page, the public one for signed-out visitors. */
const readPage = ({ app, child, as }: ProbeContext): Promise<PlayerView | PublicPlayer> => {
  const input = { params: { id: child.self.id } };
  return as
    ? as.call(playerRoutes.one, input)
    : callRoute(app.origin(), undefined, playerRoutes.public, input);
};

const onPage =
  (word: (page: PlayerView | PublicPlayer) => string): Probe =>
  (context) =>
    unlessRefused(readPage(context), word);

const organizationOf = ({ child }: ProbeContext) => ({ params: { id: child.self.organizationId } });

const nameWord = (lastName: string) => (lastName === childNames.last_name ? 'whole' : 'initial');

/** Whether the viewer's search, or suggestions without a text, contain the child. */
const finds = async ({ as, child }: ProbeContext, search: string): Promise<boolean> => {
  const rows = await as?.call(playerRoutes.search, { query: { search, limit: 100 } });
  return rows?.some(({ id }) => id === child.self.id) ?? false;
};

/** The parameters of a new post of the child. */
const childPost = async ({ self }: Child) => {
  const { id } = await self.call(postRoutes.create, { body: { content: 'My first shutout' } });
  return { params: { id } };
};

/** One row per surface, in the order of the page. */
export const probes: Record<string, Probe> = {
  'last name': onPage(({ last_name }) => nameWord(last_name)),
  photo: onPage(({ avatar }) => (avatar ? 'yes' : 'no')),
  'age level': onPage(({ age }) => (age === '12U' ? 'yes' : 'no')),
  club: onPage(({ organization }) => (organization ? 'yes' : 'no')),
  'member list': async (context) =>
    context.as
      ? unlessRefused(context.as.call(rosterRoutes.members, organizationOf(context)), ({ members }) =>
          members.some(({ id }) => id === context.child.self.id) ? 'yes' : 'no',
        )
      : 'no',
  'team table': async (context) =>
    context.as
      ? unlessRefused(context.as.call(rosterRoutes.team, organizationOf(context)), (rows) =>
          rows.some(({ id }) => id === context.child.self.id) ? 'yes' : 'no',
        )
      : 'no',
  follow: async ({ as, child, viewer }) => {
    // A player cannot follow themselves; `followed` would change the relation of other rows back and forth.
    if (!as || viewer === 'self') return 'no';
    const input = { params: { id: child.self.id } };
    const word = await unlessRefused(as.call(followRoutes.follow, input), ({ requested }) =>
      requested ? 'asks' : 'yes',
    );
    if (word !== 'no') await as.call(followRoutes.unfollow, input);
    return word;
  },
  search: async (context) => {
    if (await finds(context, 'quillfea')) return 'any part';
    return (await finds(context, 'lin')) ? 'first letters' : 'no';
  },
  suggestions: async (context) => ((await finds(context, '')) ? 'yes' : 'no'),
  'live events': async ({ as, child: { self } }) => {
    const client = await as?.liveClient();
    const watched = await client?.watch(`player:${self.id}`);
    if (!client || !watched?.ok) return 'no';
    const { id } = await self.call(postRoutes.create, { body: { content: 'On the ice' } });
    const { item } = await client.waitForEvent('feed.added', (event) => event.item.id === id);
    return nameWord(item.user.last_name);
  },
  'read comments': async ({ as, child }) =>
    as ? unlessRefused(as.call(commentRoutes.ofPost, await childPost(child)), yes) : 'no',
  comment: async ({ as, child }) => {
    if (!as) return 'no';
    const input = { ...(await childPost(child)), body: { content: 'What a save!' } };
    return unlessRefused(as.call(commentRoutes.onPost, input), yes);
  },
  'live game': async ({ as, child }) =>
    as
      ? unlessRefused(as.call(liveGameRoutes.one, { params: { id: child.liveGameId } }), ({ can }) =>
          can.score && !can.manage ? 'scores' : 'yes',
        )
      : 'no',
};
