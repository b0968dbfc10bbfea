import { gameRoutes } from '@rinkside/contracts/game';
import { finalNumbers } from '@rinkside/contracts/live-game.final';
import { liveGameRoutes, type LiveGameEvent } from '@rinkside/contracts/live-game';
import { liveLinkRoutes } from '@rinkside/contracts/live-link';
import { reportRoutes } from '@rinkside/contracts/report';
import type { Route } from '@rinkside/contracts/route';
import { newId } from '@rinkside/platform/id';
import type { CallInput } from '@rinkside/testkit/api-client';
import { type MatrixSetup } from './matrix-setup.js';
import type { MatrixUsers } from './matrix-users.js';

/** People without another relation to the owner, a minor, who score or scored the owner's live game by link. */
export const scorerKinds = ['invited scorer', 'scorer whose link was revoked'] as const;
export type ScorerKind = (typeof scorerKinds)[number];

interface ScorerContext {
  setup: MatrixSetup;
  users: MatrixUsers;
  /** The running game of the owner. */
  gameId: string;
}

export interface ScorerRow {
  route: Route;
  target: string;
  /** The status of an invited scorer, and of one whose link was revoked. */
  statuses: readonly [number, number];
  buildInput: (context: ScorerContext) => Promise<CallInput<Route>> | CallInput<Route>;
}

const row = <R extends Route>(
  route: R,
  target: string,
  statuses: ScorerRow['statuses'],
  buildInput: (context: ScorerContext) => Promise<CallInput<R>> | CallInput<R> = () => ({}),
): ScorerRow => ({ route, target, statuses, buildInput: buildInput as ScorerRow['buildInput'] });

const game = ({ gameId }: ScorerContext) => ({ params: { id: gameId } });
const events = (action: LiveGameEvent['action']) => ({
  events: [
    {
      id: newId(),
      device_id: newId(),
      sequence: 1,
      term: 1,
      occurred_at: new Date().toISOString(),
      action,
    },
  ],
});
const append = (action: LiveGameEvent['action']) => (context: ScorerContext) => ({
  ...game(context),
  body: events(action),
});

/** Expected status per call on a running game of the owner, and on links. */
export const scorerRows: ScorerRow[] = [
  row(liveGameRoutes.list, 'self', [200, 200]),
  row(liveGameRoutes.one, 'a running game', [200, 404], game),
  row(liveGameRoutes.append, 'a play', [200, 404], append({ kind: 'shot' })),
  row(
    liveGameRoutes.append,
    'a note of the list',
    [200, 404],
    append({ kind: 'quick_note', note: 'time_out' }),
  ),
  row(liveGameRoutes.append, 'a free note', [403, 404], append({ kind: 'note', text: 'Early ice' })),
  row(
    liveGameRoutes.append,
    'an undo of another event',
    [403, 404],
    append({ kind: 'undo', target_id: newId() }),
  ),
  row(liveGameRoutes.takeOver, 'a running game', [200, 404], (context) => ({
    ...game(context),
    body: { device_id: newId() },
  })),
  row(liveGameRoutes.cheer, 'a running game', [200, 404], (context) => ({
    ...game(context),
    body: { heart: 1 },
  })),
  row(liveGameRoutes.discard, 'a running game', [403, 404], game),
  row(liveGameRoutes.finish, 'other numbers than the log', [403, 404], (context) => ({
    ...game(context),
    body: { ...context.setup.gameBody, date: new Date().toISOString().slice(0, 10) },
  })),
  row(liveGameRoutes.finish, 'the numbers of the log', [200, 404], async (context) => {
    const log = await context.users.owner.call(liveGameRoutes.one, game(context));
    const { organization_id } = context.setup.gameBody;
    const date = new Date().toISOString().slice(0, 10);
    return { ...game(context), body: { organization_id, date, ...finalNumbers(log, Date.now()) } };
  }),
  row(reportRoutes.create, 'a note of a running game', [201, 404], async ({ setup, users, gameId }) => ({
    body: {
      target_type: 'live_game_event',
      target_id: await setup.logNote(users, gameId),
      reason: 'spam',
    } as const,
  })),
  row(liveGameRoutes.timeline, 'a game', [200, 200], async ({ setup, users }) => ({
    params: { id: await setup.createGame(users) },
  })),
  row(gameRoutes.edit, 'a game', [403, 403], async ({ setup, users }) => ({
    params: { id: await setup.createGame(users) },
    body: { goals: 2 },
  })),
  row(liveLinkRoutes.list, 'self', [200, 200]),
  row(liveLinkRoutes.create, 'a link to the game of the owner', [400, 400], ({ gameId }) => ({
    body: { kind: 'game', live_game_id: gameId } as const,
  })),
  row(liveLinkRoutes.revoke, 'a link of the owner', [404, 404], async ({ setup, users }) => ({
    params: { id: (await setup.createLiveLink(users, 'season')).id },
  })),
];
