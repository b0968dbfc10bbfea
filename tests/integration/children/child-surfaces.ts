import { followRoutes } from '@rinkside/contracts/follow';
import { playerRoutes, type PlayerView, type PublicPlayer } from '@rinkside/contracts/player';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { CallError, callRoute } from '@rinkside/testkit/api-client';
import type { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import type { Child, ChildViewer } from './child-viewers.js';

export interface ProbeContext {
  app: TestApp;
  child: Child;
  viewer: ChildViewer;
  /** Undefined for `signed out`. */
  as: TestUser | undefined;
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

/** One row per surface, in the order of the page. */
export const probes: Record<string, Probe> = {
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
    const word = await unlessRefused(as.call(followRoutes.follow, input), yes);
    if (word === 'yes') await as.call(followRoutes.unfollow, input);
    return word;
  },
};
